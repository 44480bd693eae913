import { Assessor, failure, type Workshop } from '../assess/assess.js';
import { LineAssessor } from '../assess/line-assessor.js';
import { type FoundInput, matchedPath, type Search } from '../input/find-inputs.js';
import { holdsLines, readLines, spoolStdin } from '../input/lines.js';
import { NOT_UTF8 } from '../input/text-file.js';
import { visible } from '../report/escape.js';
import { formatNdjson } from '../report/ndjson.js';
import type { ToolReport } from '../report/tool-report.js';
import { assessInputs, type Open, openWhole } from './assess-inputs.js';
import { endRun } from './end-run.js';
import { type ExitCode, verdict, worst } from './gate.js';
import type { Io } from './io.js';
import type { Options } from './options.js';
import { Output } from './output.js';
import type { Setup } from './setup.js';
import { checkTargets } from './targets.js';
import { noSuchTool } from './usage-error.js';

/**
 * `--format ndjson`: every tool is written as soon as it is judged, and a file of JSON Lines is read line by line, so
 * that of a registry of any length only the names are held.
 */
export async function ndjsonCommand(
  search: Search,
  setup: Setup,
  io: Io,
  commands: readonly string[],
): Promise<ExitCode> {
  const { options, gate, baseline, configured } = setup;
  const workshop: Workshop = { ...setup.workshop, looksForFixes: true };
  checkTargets(options, search, configured?.path);
  const output = new Output(options.format[0]?.file ?? options.output, io);
  const isShown = (name: string) => options.tool.length === 0 || options.tool.includes(name);
  const missing = new Set(options.tool);
  const names = new Set<string>();
  let hasProblem = false;
  for await (const { input, isProblem } of assessInputs(
    search,
    openStreaming(workshop, options, io),
    options,
    io,
    commands,
  )) {
    baseline?.add(input);
    gate.add({ ...input, tools: input.tools.filter(({ name }) => isShown(name)) });
    hasProblem ||= isProblem;
    if (isProblem || input.status === 'incomplete') configured?.miss(input.name);
    if (missing.size > 0)
      for (const { name } of input.tools) {
        missing.delete(name);
        names.add(name);
      }
    for (const note of input.notes) io.warn(`${visible(input.name)}: ${visible(note)}`);
    for (const { rule, finding } of input.findings) {
      const { line, column } = input.locate(finding.at);
      io.warn(`${visible(input.name)}:${line}:${column}: ${visible(finding.message)} (${rule.id})`);
    }
    const listing = {
      isListed: (tool: ToolReport) => isShown(tool.name) && (!options.quiet || gate.fails(tool, input.name)),
      sort: options.sort ?? ('source' as const),
    };
    await output.write(formatNdjson(input, listing));
  }
  await output.close();
  const [wanted] = missing;
  if (wanted !== undefined && names.size > 0) throw noSuchTool(wanted, names);
  const read = search.inputs.map(matchedPath);
  const { failures } = await endRun(setup, read, hasProblem, io);
  const summed = verdict(gate.summedFailures);
  if (summed !== undefined) io.warn(summed);
  return worst([hasProblem ? 2 : 0, gate.code, failures.length > 0 ? 1 : 0]);
}

function openStreaming(workshop: Workshop, options: Options, io: Io): Open {
  const lines = (found: FoundInput) => {
    if (options.sort !== undefined && options.sort !== 'source')
      io.warn(
        `${visible(found.name)}: --sort ${options.sort} has no effect: each line is written as soon as it is judged`,
      );
    return assessLines(workshop, found);
  };
  const whole = openWhole(new Assessor(workshop));
  return async function* (found) {
    if (found.fetch) {
      yield* whole(found);
      return;
    }
    if (found.path !== '-') {
      yield* isLines(found) ? lines(found) : whole(found);
      return;
    }
    const { path, remove } = await spoolStdin();
    try {
      const spooled = { ...found, path };
      yield* isLines(spooled) ? lines(spooled) : whole(spooled);
    } finally {
      remove();
    }
  };
}

/** What cannot be opened is left to the reader of whole files, which says why. */
function isLines({ path, name }: FoundInput): boolean {
  try {
    return holdsLines(path, name);
  } catch {
    return false;
  }
}

async function* assessLines(workshop: Workshop, { path, name }: FoundInput): ReturnType<Open> {
  const assessor = new LineAssessor(workshop);
  for await (const { text, index } of readLines(path)) if (text !== undefined) assessor.survey(text, index);
  for await (const { text, index, number } of readLines(path)) {
    const at = { line: number, column: 1 };
    const input =
      text === undefined
        ? { ...failure(name, 'unreadable', NOT_UTF8), at }
        : await assessor.assess(name, text, index, number);
    yield { input, text: text ?? '' };
  }
}
