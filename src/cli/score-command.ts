import { writeFileSync } from 'node:fs';
import { rules } from '../../rules/index.js';
import { findNamespaces } from '../../rules/shared/namespaces.js';
import { Assessor, failure } from '../assess/assess.js';
import { type FoundInput, findInputs, type Search, WELL_KNOWN } from '../input/find-inputs.js';
import { readStdin, stdinHasData, stdinKind } from '../input/stdin.js';
import { readTextFile, UnreadableInput } from '../input/text-file.js';
import { buildReport } from '../report/build.js';
import { visible } from '../report/escape.js';
import { formatJson } from '../report/json.js';
import type { InputReport, Report } from '../report/report.js';
import { formatText } from '../report/text/format.js';
import { PLAIN, type Style } from '../report/text/style.js';
import type { ToolReport } from '../report/tool-report.js';
import { rubricOf } from '../score/rubric.js';
import { type ExitCode, exitCodeOf, fails, verdict } from './gate.js';
import { type Io, wantsColor } from './io.js';
import { DEFAULT_WIDTH, type Options } from './options.js';
import { didYouMean } from './suggest.js';
import { UsageError } from './usage-error.js';

/** How long a pipe that was not announced with `-` may take to show that it holds something. */
const PIPE_PATIENCE_MS = 1000;

/** Scores what `specs` lead to and writes the report. */
export async function scoreCommand(
  specs: readonly string[],
  options: Options,
  io: Io,
  commands: readonly string[],
): Promise<ExitCode> {
  const search = await findInputs(specs.length > 0 ? specs : await defaultSpecs());
  const { inputs, hasProblem } = await assessAll(search, io, commands);
  const shown = select(inputs, options);
  const report = buildReport(rubricOf(rules), shown);
  const code = exitCodeOf(report, options, hasProblem);
  const pieces = format(report, options, await styleFor(options, io), io);
  await deliver(pieces, options, io);
  return code;
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

async function assessAll(
  search: Search,
  io: Io,
  commands: readonly string[],
): Promise<{ inputs: InputReport[]; hasProblem: boolean }> {
  const assessor = new Assessor({
    rules,
    findNamespaces,
    loadValidator: async () => (await import('../validate/validator.js')).validator,
  });
  const inputs: InputReport[] = [];
  const passedOver = new Map<string, string>();
  let hasProblem = false;
  const complain = (input: InputReport) => {
    hasProblem = true;
    const place = input.at ? `:${input.at.line}:${input.at.column}` : '';
    io.warn(`${visible(input.name)}${place}: ${visible(input.problem ?? '')}`);
    inputs.push(input);
  };
  for (const { name, problem } of search.missing) {
    const hint = problem === 'does not exist' ? didYouMean(name, commands) : '';
    complain(failure(name, 'unreadable', `${problem}.${hint}`));
  }
  for (const found of search.inputs) {
    const text = await readInput(found);
    const input = typeof text === 'string' ? await assessor.assess(found.name, text) : text;
    if (input.tools.length > 0) inputs.push(input);
    else if (
      found.isNamed ||
      (input.status === 'unreadable' && typeof text === 'string' && looksLikeSpec(text))
    )
      complain(input);
    else passedOver.set(found.path, input.problem ?? '');
  }
  for (const group of search.groups) {
    if (group.paths.length === 0 || group.paths.some((path) => !passedOver.has(path))) continue;
    const first = group.paths[0]!;
    const looked = group.paths.length === 1 ? '1 file' : `${group.paths.length} files`;
    complain(
      failure(
        group.name,
        'no-tools',
        `holds no tool spec: looked at ${looked}, for one ${first} ${passedOver.get(first)}.`,
      ),
    );
  }
  return { inputs, hasProblem };
}

/** A broken file that a pattern brought up is reported when it was meant as a spec; other broken JSON is not ours. */
function looksLikeSpec(text: string): boolean {
  return text.includes('inputSchema') || text.includes('"tools"');
}

async function readInput(input: FoundInput): Promise<string | InputReport> {
  try {
    return input.path === '-' ? await readStdin() : readTextFile(input.path);
  } catch (error) {
    if (!(error instanceof UnreadableInput)) throw error;
    return failure(input.name, 'unreadable', error.message);
  }
}

/** Only the tools of `--tool`; a name that no tool has is an error, never an empty success. */
function select(inputs: readonly InputReport[], options: Options): InputReport[] {
  if (options.tool.length === 0) return [...inputs];
  const names = new Set(inputs.flatMap((input) => input.tools.map((tool) => tool.name)));
  for (const wanted of options.tool)
    if (!names.has(wanted) && names.size > 0)
      throw new UsageError(`No tool is called "${wanted}".${didYouMean(wanted, [...names])}`);
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

async function deliver(pieces: Iterable<string>, options: Options, io: Io): Promise<void> {
  if (options.output === undefined) {
    let waiting = '';
    for (const piece of pieces) {
      waiting += piece;
      if (waiting.length < 65_536) continue;
      await io.write(waiting);
      waiting = '';
    }
    await io.write(waiting);
    return;
  }
  try {
    writeFileSync(options.output, [...pieces].join(''));
  } catch (error) {
    throw new UsageError(`The report was not written to ${options.output}: ${writeProblem(error)}.`);
  }
}

function writeProblem(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'ENOENT') return 'its folder does not exist';
  if (code === 'EISDIR') return 'it is a folder';
  return code === 'EACCES' || code === 'EPERM' ? 'permission denied' : (message ?? String(error));
}
