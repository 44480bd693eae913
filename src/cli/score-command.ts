import { rules } from '../../rules/index.js';
import { findNamespaces } from '../../rules/shared/namespaces.js';
import { Assessor } from '../assess/assess.js';
import { findInputs, WELL_KNOWN } from '../input/find-inputs.js';
import { stdinHasData, stdinKind } from '../input/stdin.js';
import { buildReport } from '../report/build.js';
import { formatJson } from '../report/json.js';
import type { InputReport, Report } from '../report/report.js';
import { formatText } from '../report/text/format.js';
import { PLAIN, type Style } from '../report/text/style.js';
import type { ToolReport } from '../report/tool-report.js';
import { rubricOf } from '../score/rubric.js';
import { assessInputs, openWhole } from './assess-inputs.js';
import { type ExitCode, exitCodeOf, fails, verdict } from './gate.js';
import { type Io, wantsColor } from './io.js';
import { DEFAULT_WIDTH, type Options } from './options.js';
import { Output } from './output.js';
import { noSuchTool, UsageError } from './usage-error.js';

/** How long a pipe that was not announced with `-` may take to show that it holds something. */
const PIPE_PATIENCE_MS = 1000;

/** Scores what `specs` lead to and writes the report. */
export async function scoreCommand(
  given: readonly string[],
  options: Options,
  io: Io,
  commands: readonly string[],
): Promise<ExitCode> {
  const specs = given.length > 0 ? given : await defaultSpecs();
  if (options.format === 'ndjson')
    return (await import('./ndjson-command.js')).ndjsonCommand(specs, options, io, commands);
  const assessor = new Assessor({
    rules,
    findNamespaces,
    loadValidator: async () => (await import('../validate/validator.js')).validator,
  });
  const search = await findInputs(specs);
  const output = new Output(options.output, io, search);
  const inputs: InputReport[] = [];
  let hasProblem = false;
  for await (const { input, isProblem } of assessInputs(search, openWhole(assessor), options, io, commands)) {
    inputs.push(input);
    hasProblem ||= isProblem;
  }
  const report = buildReport(rubricOf(rules), select(inputs, options));
  const pieces = format(report, options, await styleFor(options, io), io);
  await output.write(pieces);
  await output.close();
  return exitCodeOf(report, options, hasProblem);
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
  const names = new Set(inputs.flatMap((input) => input.tools.map((tool) => tool.name)));
  for (const wanted of options.tool)
    if (!names.has(wanted) && names.size > 0) throw noSuchTool(wanted, names);
  return inputs.map((input) => ({
    ...input,
    tools: input.tools.filter((tool) => options.tool.includes(tool.name)),
  }));
}

async function styleFor(options: Options, io: Io): Promise<Style> {
  const isColored = options.format === 'text' && wantsColor(options.color, options.output !== undefined, io);
  return isColored ? (await import('./color.js')).coloredStyle() : PLAIN;
}

/** The report in the asked format. What `--quiet` leaves out is not listed, but the summary still speaks of all. */
function format(report: Report, options: Options, style: Style, io: Io): Iterable<string> {
  const isListed = (tool: ToolReport) => !options.quiet || fails(tool, options);
  if (options.format === 'json') return formatJson(report, { isListed, sort: options.sort ?? 'source' });
  return formatText(report, {
    style,
    isListed,
    sort: options.sort ?? 'score',
    width: io.columns ?? DEFAULT_WIDTH,
    details: options.details,
    verdict: verdict(report, options),
  });
}
