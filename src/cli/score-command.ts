import { rules } from '../../rules/index.js';
import { Assessor } from '../assess/assess.js';
import type { Choice } from '../fix/choice.js';
import { buildReport } from '../report/build.js';
import { formatJson } from '../report/json.js';
import type { InputReport, Report } from '../report/report.js';
import { type FixPromise, formatText } from '../report/text/format.js';
import { PLAIN, type Style } from '../report/text/style.js';
import type { ToolReport } from '../report/tool-report.js';
import { assessInputs, openWhole } from './assess-inputs.js';
import { type Ending, endRun, reportedConfig } from './end-run.js';
import { findSpecs } from './find-specs.js';
import { ALL_FIXES, fixChoice, wantsFixes } from './fix-choice.js';
import { promiseOf } from './fix-promise.js';
import { type ExitCode, verdict, worst } from './gate.js';
import { type Io, wantsColor } from './io.js';
import { DEFAULT_WIDTH, type Options } from './options.js';
import { Output } from './output.js';
import { type Setup, setUp } from './setup.js';
import { aside, choiceOf, startFixing, takesOutput } from './start-fixing.js';
import { checkTargets } from './targets.js';
import { noSuchTool } from './usage-error.js';

/** Scores what `specs` lead to and writes the report. @param given the options of the command line */
export async function scoreCommand(
  given: readonly string[],
  givenOptions: Partial<Options>,
  io: Io,
  commands: readonly string[],
): Promise<ExitCode> {
  const setup = await setUp(givenOptions, io);
  const { options, workshop, gate, configured, baseline, rubric } = setup;
  if (options.printConfig) {
    await io.write((await import('./print-config.js')).printConfig(setup, givenOptions));
    return 0;
  }
  const search = await findSpecs(given, options, io);
  if (options.format === 'ndjson' && !wantsFixes(options))
    return (await import('./ndjson-command.js')).ndjsonCommand(search, setup, io, commands);
  // The text report says what all repairs bring together, and finds that out by making them.
  const assessor = new Assessor({ ...workshop, looksForFixes: options.format === 'json' });
  const choice = fixChoice(options, rules, search.inputs.length);
  checkTargets(options, search, configured?.path);
  const choiceFor = (all: Choice) => choiceOf(all, setup);
  const fixing = choice && (await startFixing(assessor, choiceFor(choice), setup, io));
  const isAside = fixing !== undefined && takesOutput(search, options);
  const output = new Output(options.output, isAside ? aside(io) : io);
  const inputs: InputReport[] = [];
  const texts = new Map<InputReport, string>();
  let hasProblem = false;
  const open = fixing?.open ?? openWhole(assessor);
  for await (const { input, text, isProblem } of assessInputs(search, open, options, io, commands)) {
    inputs.push(input);
    baseline?.add(input);
    if (options.format === 'text') texts.set(input, text);
    hasProblem ||= isProblem;
    if (isProblem || input.status === 'incomplete') configured?.miss(input.name);
  }
  await fixing?.finish();
  const shown = select(inputs, options);
  for (const input of shown) gate.add(input);
  const read = search.inputs.map(({ path }) => path);
  const ending = await endRun(setup, read, hasProblem, io);
  const report = { ...buildReport(rubric, shown, reportedConfig(configured)), baseline: ending.baseline };
  // Trying the repairs judges what comes out, too: it stands behind everything that counts.
  const promise =
    fixing || options.format !== 'text'
      ? undefined
      : await promiseOf(inputs, texts, assessor, workshop, choiceFor(ALL_FIXES));
  await output.write(format(report, setup, ending, promise, await styleFor(options, isAside, io), io));
  await output.close();
  const isBroken = hasProblem || (fixing?.hasProblem ?? false);
  return worst([isBroken ? 2 : 0, gate.code, ending.failures.length > 0 ? 1 : 0]);
}

/** Only the tools of `--tool`; a name that no tool has is an error, never an empty success. */
function select(inputs: readonly InputReport[], options: Options): InputReport[] {
  if (options.tool.length === 0) return [...inputs];
  // After repairs a tool is still asked for by the name it had.
  const nameOf = (input: InputReport, tool: ToolReport) =>
    input.fixed?.before.tools[tool.index]?.name ?? tool.name;
  const names = new Set(inputs.flatMap((input) => input.tools.map((tool) => nameOf(input, tool))));
  for (const wanted of options.tool)
    if (!names.has(wanted) && names.size > 0) throw noSuchTool(wanted, names);
  return inputs.map((input) => ({
    ...input,
    tools: input.tools.filter((tool) => options.tool.includes(nameOf(input, tool))),
  }));
}

async function styleFor(options: Options, isAside: boolean, io: Io): Promise<Style> {
  const isElsewhere = isAside || options.output !== undefined;
  const isColored = options.format === 'text' && wantsColor(options.color, isElsewhere, io);
  return isColored ? (await import('./color.js')).coloredStyle() : PLAIN;
}

/** The report in the asked format. What `--quiet` leaves out is not listed, but the summary still speaks of all. */
function format(
  report: Report,
  { options, gate }: Setup,
  { remarks, failures }: Ending,
  promise: FixPromise | undefined,
  style: Style,
  io: Io,
): Iterable<string> {
  const isListed = (tool: ToolReport, input: InputReport) => !options.quiet || gate.fails(tool, input.name);
  if (options.format === 'json') {
    const summed = verdict(gate.summedFailures);
    if (summed !== undefined) io.warn(summed);
    return formatJson(report, { isListed, sort: options.sort ?? 'source' });
  }
  return formatText(report, {
    style,
    isListed,
    sort: options.sort ?? 'score',
    width: io.columns ?? DEFAULT_WIDTH,
    details: options.details,
    promise,
    remarks,
    verdict: verdict(failures),
  });
}
