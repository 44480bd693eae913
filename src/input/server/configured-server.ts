import { resolve } from 'node:path';
import * as util from 'node:util';
import { isObject, type JsonObject, kindOf } from '../../model/value.js';
import type { Place } from '../fetched.js';
import { readTextFile, UnreadableInput } from '../text-file.js';
import { addressProblem } from './endpoint-address.js';
import { secretsInUrl, shownUrl } from './redact.js';
import { secretInVariable, secretsInHeaders } from './secrets.js';
import { hiddenWords, shownWords } from './shown-words.js';
import type { EndpointSource, ProgramSource, Secret, ServerSource } from './source.js';
import { type Values, Variables } from './variables.js';

/** What one entry of a configuration leads to. */
export type Configured =
  | ServerSource
  | { readonly name: string; readonly problem: string; readonly place: Place | undefined }
  | { readonly name: string; readonly note: string };

/** An entry that cannot be followed, and why. */
class BadEntry extends Error {
  override readonly name = 'BadEntry';
}

const ADDRESSES = ['url', 'serverUrl', 'httpUrl'] as const;

/** True for what has a member that leads to a server. */
export function leadsSomewhere(value: unknown): boolean {
  return isObject(value) && ['command', ...ADDRESSES].some((member) => Object.hasOwn(value, member));
}

/** Follows one entry of a configuration. @param name what reports call it */
export function readEntry(name: string, value: unknown, place: Place, values: Values): Configured {
  const variables = new Variables(values);
  try {
    if (!isObject(value))
      throw new BadEntry(`is ${articleOf(kindOf(value))}, not an object with a command or a url`);
    if (value['disabled'] === true || value['enabled'] === false)
      return { name, note: 'is switched off in the configuration, and was not started' };
    const source = sourceOf(flat(value), variables, values);
    if (variables.missing.size > 0) throw new BadEntry(missingText([...variables.missing]));
    const fault = source.kind === 'endpoint' ? addressProblem(source.url) : undefined;
    if (fault !== undefined) throw new BadEntry(`has a url that ${fault}`);
    return { ...source, name, place, secrets: [...source.secrets, ...variables.secrets] };
  } catch (error) {
    if (!(error instanceof BadEntry)) throw error;
    return { name, problem: error.message, place };
  }
}

/** Zed keeps program and arguments together, below `command`. */
function flat(entry: JsonObject): JsonObject {
  const { command } = entry;
  if (!isObject(command)) return entry;
  const { path, ...rest } = command;
  return { ...entry, ...rest, command: path };
}

type Found = (Omit<ProgramSource, 'name'> | Omit<EndpointSource, 'name'>) & {
  readonly secrets: readonly Secret[];
};

function sourceOf(entry: JsonObject, variables: Variables, values: Values): Found {
  const member = ADDRESSES.find((key) => entry[key] !== undefined);
  if (member !== undefined) return endpointOf(entry, member, variables);
  if (entry['command'] !== undefined) return programOf(entry, variables, values);
  const [near] = Object.keys(entry);
  throw new BadEntry(
    `names neither a command nor a url${near === undefined ? ': it is empty' : `, but ${JSON.stringify(near)}`}`,
  );
}

function endpointOf(entry: JsonObject, member: string, variables: Variables): Found {
  const written = textIn(entry, member);
  const url = variables.fill(written);
  const headers = texts(entry, 'headers', variables);
  const type = entry['type'] ?? entry['transport'] ?? (member === 'httpUrl' ? 'http' : undefined);
  return {
    kind: 'endpoint',
    url,
    headers,
    transport:
      type === 'sse' ? 'sse' : typeof type === 'string' && type.includes('http') ? 'http' : undefined,
    shown: shownUrl(written),
    secrets: [...secretsInUrl(url), ...secretsInHeaders(headers)],
  };
}

function programOf(entry: JsonObject, variables: Variables, { folder, given }: Values): Found {
  const { command, args = [], cwd } = entry;
  if (!Array.isArray(args))
    throw new BadEntry(`has "args" that are ${articleOf(kindOf(args))}, not a list of words`);
  // opencode has the whole command as a list.
  const words = [...(Array.isArray(command) ? command : [command]), ...args].map((word) => {
    if (typeof word === 'string' || typeof word === 'number') return String(word);
    throw new BadEntry(`has ${articleOf(kindOf(word))} among the words of its command`);
  });
  const [program = '', ...rest] = words.map((word) => variables.fill(word));
  if (program === '') throw new BadEntry('has an empty command');
  const env = {
    ...(entry['envFile'] === undefined
      ? {}
      : fileOfVariables(resolve(folder, variables.fill(textIn(entry, 'envFile'))))),
    ...texts(entry, 'env', variables),
    ...texts(entry, 'environment', variables),
  };
  return {
    kind: 'program',
    command: program,
    args: rest,
    env: { ...env, ...given },
    folder: cwd === undefined ? folder : resolve(folder, variables.fill(textIn(entry, 'cwd'))),
    shown: shownWords(words),
    secrets: [
      ...Object.entries(env).map(([label, value]) => secretInVariable(label, value)),
      ...hiddenWords([program, ...rest]).map((value) => ({ label: 'a key', value, isCertain: true })),
    ],
  };
}

/** The variables of a `.env` file, as VS Code takes them. */
function fileOfVariables(path: string): Record<string, string> {
  // Node has the reader since 20.12.
  const { parseEnv } = util as { parseEnv?: (text: string) => Record<string, string> };
  if (!parseEnv)
    throw new BadEntry(`takes its variables from a file, which Node ${process.version} cannot read`);
  try {
    return { ...parseEnv(readTextFile(path)) };
  } catch (error) {
    if (!(error instanceof UnreadableInput)) throw error;
    throw new BadEntry(`takes its variables from "${path}", which ${error.message}`);
  }
}

function textIn(entry: JsonObject, member: string): string {
  const value = entry[member];
  if (typeof value === 'string') return value;
  throw new BadEntry(`has a ${JSON.stringify(member)} that is ${articleOf(kindOf(value))}, not a text`);
}

function texts(entry: JsonObject, member: string, variables: Variables): Record<string, string> {
  const members = entry[member] ?? {};
  if (!isObject(members))
    throw new BadEntry(`has ${JSON.stringify(member)} as ${articleOf(kindOf(members))}, not as an object`);
  const filled = Object.entries(members).map(([name, value]): [string, string] => {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return [name, variables.fill(String(value))];
    throw new BadEntry(
      `has ${articleOf(kindOf(value))} as the value of ${JSON.stringify(name)} under ${JSON.stringify(member)}`,
    );
  });
  return Object.fromEntries(filled);
}

function articleOf(kind: string): string {
  if (kind === 'null') return 'null';
  return /^[aeio]/.test(kind) ? `an ${kind}` : `a ${kind}`;
}

function missingText(missing: readonly string[]): string {
  const [first = ''] = missing;
  const name = /^\$?\{(?:env:|input:)?(\w+)/.exec(first)?.[1];
  const asked = missing.length === 1 ? first : `${missing.slice(0, -1).join(', ')} and ${missing.at(-1)}`;
  const advice = name === undefined ? '' : `: give it with --env ${name}=…`;
  return `needs a value for ${asked}, and was not started${advice}`;
}
