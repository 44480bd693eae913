import { rules } from '../../rules/index.js';
import { findNamespaces } from '../../rules/shared/namespaces.js';
import { Assessor, MOST_WITH_FIXES, type Workshop } from '../assess/assess.js';
import type { Choice } from '../fix/choice.js';
import type { Fixer } from '../fix/fixer.js';
import { findInputs, WELL_KNOWN } from '../input/find-inputs.js';
import { stdinHasData, stdinKind } from '../input/stdin.js';
import { buildReport, meanOf } from '../report/build.js';
import { formatJson } from '../report/json.js';
import type { InputReport, Report } from '../report/report.js';
import { type FixPromise, formatText } from '../report/text/format.js';
import { PLAIN, type Style } from '../report/text/style.js';
import type { ToolReport } from '../report/tool-report.js';
import { rubricOf } from '../score/rubric.js';
import { assessInputs, openWhole } from './assess-inputs.js';
import { ALL_FIXES, fixChoice, wantsFixes } from './fix-choice.js';
import type { Fixing } from './fixing.js';
import { type ExitCode, exitCodeOf, fails, verdict } from './gate.js';
import { type Io, wantsColor } from './io.js';
import { DEFAULT_WIDTH, type Options } from './options.js';
import { Output } from './output.js';
import { checkTargets } from './targets.js';
import { noSuchTool, UsageError } from './usage-error.js';

/** How long a pipe that was not announced with `-` may take to show that it holds something. */
const PIPE_PATIENCE_MS = 1000;

const WORKSHOP: Workshop = {
  rules,
  findNamespaces,
  loadValidator: async () => (await import('../validate/validator.js')).validator,
};

/** Scores what `specs` lead to and writes the report. */
export async function scoreCommand(
  given: readonly string[],
  options: Options,
  io: Io,
  commands: readonly string[],
): Promise<ExitCode> {
  const specs = given.length > 0 ? given : await defaultSpecs();
  if (options.format === 'ndjson' && !wantsFixes(options))
    return (await import('./ndjson-command.js')).ndjsonCommand(specs, options, io, commands);
  // The text report says what all repairs bring together, and finds that out by making them.
  const assessor = new Assessor({ ...WORKSHOP, looksForFixes: options.format === 'json' });
  const search = await findInputs(specs);
  const choice = fixChoice(options, rules, search.inputs.length);
  checkTargets(options, search);
  const fixing = choice && (await startFixing(assessor, choice, options, io));
  const isAside = fixing !== undefined && takesOutput(specs, options);
  const output = new Output(options.output, isAside ? aside(io) : io);
  const inputs: InputReport[] = [];
  const texts = new Map<InputReport, string>();
  let hasProblem = false;
  const open = fixing?.open ?? openWhole(assessor);
  for await (const { input, text, isProblem } of assessInputs(search, open, options, io, commands)) {
    inputs.push(input);
    if (options.format === 'text') texts.set(input, text);
    hasProblem ||= isProblem;
  }
  await fixing?.finish();
  const report = buildReport(rubricOf(rules), select(inputs, options));
  const promise = fixing || options.format !== 'text' ? undefined : await promiseOf(inputs, texts, assessor);
  const pieces = format(report, options, promise, await styleFor(options, isAside, io), io);
  await output.write(pieces);
  await output.close();
  return exitCodeOf(report, options, hasProblem || (fixing?.hasProblem ?? false));
}

async function startFixing(assessor: Assessor, choice: Choice, options: Options, io: Io): Promise<Fixing> {
  const { Fixing } = await import('./fixing.js');
  return new Fixing({ assessor, fixer: await loadFixer(), choice, options, io });
}

async function loadFixer(): Promise<Fixer> {
  const { Fixer } = await import('../fix/fixer.js');
  return new Fixer(WORKSHOP);
}

/** Standard output carries the repaired spec, or the diff; the report makes way. */
function takesOutput(specs: readonly string[], { fixDryRun, fixOutput }: Options): boolean {
  return fixDryRun || (specs.includes('-') && fixOutput === undefined);
}

/** The report goes to standard error. */
function aside(io: Io): Io {
  return { ...io, write: async (text) => io.writeAside(String(text)) };
}

/** What every repair together would bring; undefined for nothing, and for sets too large to try. */
async function promiseOf(
  inputs: readonly InputReport[],
  texts: ReadonlyMap<InputReport, string>,
  assessor: Assessor,
): Promise<FixPromise | undefined> {
  const tools = inputs.reduce((sum, input) => sum + input.tools.length, 0);
  if (tools === 0) return undefined;
  if (tools > MOST_WITH_FIXES) return 'not worked out';
  const fixer = await loadFixer();
  const after: ToolReport[] = [];
  for (const input of inputs) {
    const text = texts.get(input) ?? '';
    const fixed = await fixer.fix(text, input.name, ALL_FIXES).catch(() => undefined);
    const isBetter = fixed?.isSettled && fixed.text !== text;
    after.push(...(isBetter ? await assessor.assess(input.name, fixed.text) : input).tools);
  }
  const found = (reports: readonly ToolReport[]) =>
    reports.reduce((sum, { findingCount }) => sum + findingCount, 0);
  const before = found(inputs.flatMap((input) => input.tools));
  return { findings: before, fixable: before - found(after), mean: meanOf(after) };
}

/** What to score when the command line names nothing. */
async function defaultSpecs(): Promise<string[]> {
  if (stdinKind() === 'file') return ['-'];
  const { inputs } = await findInputs(WELL_KNOWN);
  if (inputs.length > 0) return inputs.map((input) => input.path);
  if (stdinKind() === 'pipe' && (await stdinHasData(PIPE_PATIENCE_MS))) return ['-'];
  throw new UsageError(
    `Nothing to score: there is no ${WELL_KNOWN.join(' and no ')} here. Name a file, a folder, a pattern, or - for standard input.`,
  );
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
  options: Options,
  promise: FixPromise | undefined,
  style: Style,
  io: Io,
): Iterable<string> {
  const isListed = (tool: ToolReport) => !options.quiet || fails(tool, options);
  if (options.format === 'json') return formatJson(report, { isListed, sort: options.sort ?? 'source' });
  return formatText(report, {
    style,
    isListed,
    sort: options.sort ?? 'score',
    width: io.columns ?? DEFAULT_WIDTH,
    details: options.details,
    promise,
    verdict: verdict(report, options),
  });
}
