import { rules } from '../../rules/index.js';
import { Assessor } from '../assess/assess.js';
import type { Choice } from '../fix/choice.js';
import { matchedPath } from '../input/find-inputs.js';
import { buildReport } from '../report/build.js';
import type { InputReport } from '../report/report.js';
import type { ToolReport } from '../report/tool-report.js';
import { assessInputs, openWhole } from './assess-inputs.js';
import { checkFormats } from './check-formats.js';
import { type Ending, endRun, reportedConfig } from './end-run.js';
import { findSpecs } from './find-specs.js';
import { ALL_FIXES, fixChoice, wantsFixes } from './fix-choice.js';
import { surroundingsOf } from './fix-diffs.js';
import { promiseOf } from './fix-promise.js';
import { formatSpec } from './formats.js';
import { type ExitCode, type Gate, verdict, worst } from './gate.js';
import type { Io } from './io.js';
import { DEFAULT_WIDTH, type Options, wantsFormat } from './options.js';
import { withoutOwnReports } from './own-reports.js';
import { repositoryFiles } from './repository-file.js';
import { type SentList, saveLists } from './save-lists.js';
import { setUp } from './setup.js';
import { aside, choiceOf, startFixing, takesOutput } from './start-fixing.js';
import { checkTargets } from './targets.js';
import { noSuchTool } from './usage-error.js';
import { writeReports } from './write-reports.js';

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
  checkFormats(options);
  const search = await withoutOwnReports(await findSpecs(given, options, io), options);
  if (wantsFormat(options, 'ndjson') && !wantsFixes(options))
    return (await import('./ndjson-command.js')).ndjsonCommand(search, setup, io, commands);
  // The text report says what all repairs bring together, and finds that out by making them.
  const assessor = new Assessor({
    ...workshop,
    looksForFixes: options.format.some(({ id }) => formatSpec(id).needsFixes),
  });
  const choice = fixChoice(options, rules, search);
  checkTargets(options, search, configured?.path);
  const choiceFor = (all: Choice) => choiceOf(all, setup);
  const fixing = choice && (await startFixing(assessor, choiceFor(choice), setup, io));
  const isAside = fixing !== undefined && takesOutput(search, options);
  const inputs: InputReport[] = [];
  const texts = new Map<InputReport, string>();
  const lists: SentList[] = [];
  const remote = new Set(search.inputs.filter(({ fetch }) => fetch).map(({ name }) => name));
  let hasProblem = false;
  const open = fixing?.open ?? openWhole(assessor);
  for await (const { input, text, isProblem } of assessInputs(search, open, options, io, commands)) {
    inputs.push(input);
    if (remote.has(input.name) && text !== '')
      lists.push({ name: input.name, text, isServer: input.server !== undefined });
    baseline?.add(input);
    if (wantsFormat(options, 'text') || wantsFormat(options, 'html')) texts.set(input, text);
    hasProblem ||= isProblem;
    if (isProblem || input.status === 'incomplete') configured?.miss(input.name);
  }
  await fixing?.finish();
  if (options.save !== undefined) await saveLists(options.save, lists);
  const shown = select(inputs, options);
  for (const input of shown) gate.add(input);
  const read = search.inputs.map(matchedPath);
  const ending = await endRun(setup, read, hasProblem, io);
  const report = { ...buildReport(rubric, shown, reportedConfig(configured)), baseline: ending.baseline };
  // Trying the repairs judges what comes out, too: it stands behind everything that counts.
  const promise =
    fixing || !wantsFormat(options, 'text') || remote.size > 0
      ? undefined
      : await promiseOf(inputs, texts, assessor, workshop, choiceFor(ALL_FIXES));
  const unsaid = verdict(unsaidFailures(options, gate, ending));
  if (unsaid !== undefined) io.warn(unsaid);
  await writeReports(
    {
      report,
      // What --quiet leaves out is not listed, but the summary still speaks of all.
      isListed: (tool, input) => !options.quiet || gate.fails(tool, input.name),
      sort: options.sort,
      fileOf: repositoryFiles(search),
      fails: (tool, input) => gate.fails(tool, input.name),
      failsOn: ({ rule }) => options.gates && gate.isAtOrAbove(rule.severity),
      failures: ending.failures,
      verdict: verdict(ending.failures),
      remarks: ending.remarks,
      promise,
      surroundings: fixing ? undefined : async () => surroundingsOf(texts, assessor, workshop, choiceFor),
      width: io.columns ?? DEFAULT_WIDTH,
      details: options.details,
      advice: options.advice,
    },
    options,
    { io: isAside ? aside(io) : io, isAside },
  );
  const isBroken = hasProblem || (fixing?.hasProblem ?? false);
  return worst([isBroken ? 2 : 0, gate.code, ending.failures.length > 0 ? 1 : 0]);
}

/** What failed and stands in no report of the run. */
function unsaidFailures({ format }: Options, gate: Gate, { failures }: Ending): readonly string[] {
  const said = format.map(({ id }) => formatSpec(id).saysFailures);
  if (said.includes('all')) return [];
  return said.includes('of tools') ? gate.summedFailures : failures;
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
