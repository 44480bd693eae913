import { type Assessor, failure } from '../assess/assess.js';
import type { Fetched } from '../input/fetched.js';
import { type FoundInput, matchedPath, type Search, type SearchGroup } from '../input/find-inputs.js';
import { readStdin } from '../input/stdin.js';
import { readTextFile, UnreadableInput } from '../input/text-file.js';
import type { ServerState } from '../model/server-state.js';
import { visible } from '../report/escape.js';
import type { InputReport } from '../report/report.js';
import type { Io } from './io.js';
import type { Options } from './options.js';
import { didYouMean } from './suggest.js';

/** The report of one input, or of one of its lines. */
export interface Assessed {
  readonly input: InputReport;
  /** The text it was read from; '' when it is known no more. */
  readonly text: string;
  /** It could not be read or judged, and that was said on standard error. */
  readonly isProblem: boolean;
}

/** An input, or one of its lines, as it was read. */
interface Opened {
  readonly input: InputReport;
  readonly text: string;
  /** Nobody has seen what is in it, so that it may be a spec whatever brought it up. */
  readonly isUnseen?: boolean;
}

/** How an input is read: whole, or line by line. */
export type Open = (found: FoundInput) => AsyncIterable<Opened>;

/** Reads an input as a whole. */
export function openWhole(assessor: Assessor): Open {
  return async function* (found) {
    if (found.fetch) {
      yield await assessFetched(found.name, await found.fetch(), assessor);
      return;
    }
    let text = '';
    try {
      text = found.path === '-' ? await readStdin() : readTextFile(found.path);
    } catch (error) {
      if (!(error instanceof UnreadableInput)) throw error;
      yield { input: failure(found.name, 'unreadable', error.message), text };
      return;
    }
    yield { input: await assessor.assess(found.name, text), text };
  };
}

/** The report on what was fetched, with what was found out on the way. */
async function assessFetched(name: string, fetched: Fetched, assessor: Assessor): Promise<Opened> {
  const { server, place } = fetched;
  const input =
    'problem' in fetched
      ? failure(name, 'unreadable', fetched.problem)
      : await assessor.assess(name, fetched.text, fetched.syntaxName);
  const ways = {
    ...(server ? { server, title: serverTitle(server) } : {}),
    ...(place ? { shownIn: place } : {}),
  };
  if ('problem' in fetched)
    return { input: { ...input, ...ways }, text: '', isUnseen: fetched.isOfFile !== true };
  // Of a list without tools only the problem is said.
  if (input.problem !== null && fetched.notes.length > 0) {
    const problem = [input.problem, ...fetched.notes].join('; ');
    return { input: { ...input, ...ways, problem }, text: fetched.text };
  }
  return { input: { ...input, ...ways, notes: [...fetched.notes, ...input.notes] }, text: fetched.text };
}

function serverTitle({ title, protocol, transport }: ServerState): string {
  const spoken =
    protocol === null || transport === null
      ? ''
      : `, MCP ${protocol} over ${transport === 'stdio' ? 'stdio' : transport.toUpperCase()}`;
  return visible(`${title ?? 'server'}${spoken}`);
}

/**
 * Assesses what a search has found, input by input. What the user named and is no spec is a problem; what a folder or
 * pattern brought up is passed over in silence, unless it was meant as a spec or the whole group holds none. With
 * `ignoreUnrecognised` that is so for named files, too, and a run that recognises nothing says that in one line.
 * @param commands names that a missing file may be a misspelling of
 */
export async function* assessInputs(
  search: Search,
  open: Open,
  { ignoreUnrecognised }: Pick<Options, 'ignoreUnrecognised'>,
  io: Io,
  commands: readonly string[],
): AsyncGenerator<Assessed> {
  const passedOver = new Map<string, string>();
  for (const { name, problem } of search.missing) {
    const hint = problem === 'does not exist' ? didYouMean(name, commands) : '';
    yield complain(failure(name, 'unreadable', hint === '' ? problem : `${problem}.${hint}`), io);
  }
  for (const found of search.inputs) {
    let holdsTools = false;
    const broken: InputReport[] = [];
    for await (const { input, text, isUnseen } of open(found)) {
      if (input.problem === null) {
        holdsTools = true;
        // Now it is a spec, and what was broken before belongs to it.
        for (const line of broken.splice(0)) yield complain(line, io);
        yield { input, text, isProblem: isPartOfServer(input, io) };
      } else if (
        holdsTools ||
        isUnseen ||
        mustBeSpec(found, ignoreUnrecognised) ||
        (input.status === 'unreadable' && looksLikeSpec(found.name, text))
      )
        yield complain(input, io);
      else {
        passedOver.set(matchedPath(found), input.problem);
        if (input.status === 'unreadable') broken.push(input);
      }
    }
    if (holdsTools) passedOver.delete(matchedPath(found));
  }
  if (ignoreUnrecognised) {
    if (passedOver.size > 0 && passedOver.size === search.inputs.length)
      io.warn(
        `nothing was judged: no tools in ${passedOver.size === 1 ? 'the file' : `any of ${passedOver.size} files`}`,
      );
    return;
  }
  for (const group of search.groups) {
    const { members } = group;
    if (members.length === 0 || members.some((member) => !passedOver.has(member))) continue;
    const problem = `holds no tool spec: none of the ${looked(group)} is one; the first, ${members[0]}, ${passedOver.get(members[0]!)}`;
    yield complain(failure(group.name, 'no-tools', problem), io);
  }
}

function looked({ members, unseen = 0 }: SearchGroup): string {
  if (unseen > 0)
    return `${members.length} files that were looked into, of ${members.length + unseen} in it,`;
  return members.length === 1 ? '1 file in it' : `${members.length} files in it`;
}

/** What a running server did not tell was not judged; a saved list that is cut may be all that there is. */
function isPartOfServer({ name, server, status }: InputReport, io: Io): boolean {
  const isPart = server !== undefined && status === 'incomplete';
  if (isPart) io.warn(`${visible(name)}: not all of its tools were judged`);
  return isPart;
}

/** Standard input and servers are not among the many files that a hook hands over: who names them means them as a spec. */
function mustBeSpec({ isNamed, path, fetch }: FoundInput, ignoreUnrecognised: boolean): boolean {
  return isNamed && !(ignoreUnrecognised && path !== '-' && fetch === undefined);
}

function complain(input: InputReport, io: Io): Assessed {
  const place = input.at ? `:${input.at.line}:${input.at.column}` : '';
  const [first = '', ...rest] = (input.problem ?? '').split('\n').map(visible);
  io.warn([`${visible(input.name)}${place}: ${first}`, ...rest].join('\n'));
  return { input, text: '', isProblem: true };
}

/**
 * A broken or empty file that a pattern brought up is reported when it was meant as a spec, by its name or by what is
 * in it; other broken files are not ours.
 */
export function looksLikeSpec(name: string, text: string): boolean {
  return /(?:tool|mcp)[^/]*$/i.test(name) || text.includes('inputSchema') || text.includes('"tools"');
}
