import { rules } from '../../rules/index.js';
import { findNamespaces } from '../../rules/shared/namespaces.js';
import { Assessor, type Workshop } from '../assess/assess.js';
import { LineAssessor } from '../assess/line-assessor.js';
import { type FoundInput, findInputs } from '../input/find-inputs.js';
import { holdsLines, readLines, spoolStdin } from '../input/lines.js';
import { formatNdjson } from '../report/ndjson.js';
import { assessInputs, type Open, openWhole } from './assess-inputs.js';
import { type ExitCode, fails } from './gate.js';
import type { Io } from './io.js';
import type { Options } from './options.js';
import { Output } from './output.js';

/**
 * `--format ndjson`: every tool is written as soon as it is judged, and a file of JSON Lines is read line by line, so
 * that a registry of any length passes through constant memory.
 */
export async function ndjsonCommand(
  specs: readonly string[],
  options: Options,
  io: Io,
  commands: readonly string[],
): Promise<ExitCode> {
  const workshop: Workshop = {
    rules,
    findNamespaces,
    loadValidator: async () => (await import('../validate/validator.js')).validator,
  };
  const search = await findInputs(specs);
  const output = new Output(options.output, io, search);
  const isShown = (name: string) => options.tool.length === 0 || options.tool.includes(name);
  let code: ExitCode = 0;
  for await (const { input, isProblem } of assessInputs(search, openStreaming(workshop), io, commands)) {
    const tools = input.tools.filter(({ name }) => isShown(name));
    if (isProblem || tools.some(({ score }) => score === null)) code = 2;
    else if (code === 0 && tools.some((tool) => fails(tool, options))) code = 1;
    for (const note of input.notes) io.warn(`${input.name}: ${note}`);
    const listing = {
      isListed: (tool: (typeof tools)[number]) =>
        isShown(tool.name) && (!options.quiet || fails(tool, options)),
      sort: options.sort ?? ('source' as const),
    };
    await output.write(formatNdjson(input, listing));
  }
  await output.close();
  return code;
}

function openStreaming(workshop: Workshop): Open {
  const whole = openWhole(new Assessor(workshop));
  return async function* (found) {
    if (found.path !== '-') {
      yield* isLines(found) ? assessLines(workshop, found) : whole(found);
      return;
    }
    const { path, remove } = await spoolStdin();
    try {
      const spooled = { ...found, path };
      yield* isLines(spooled) ? assessLines(workshop, spooled) : whole(spooled);
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
  for await (const { text, index } of readLines(path)) assessor.survey(text, index);
  for await (const { text, index, number } of readLines(path))
    yield { input: await assessor.assess(name, text, index, number), text };
}
