import { basename, dirname, resolve } from 'node:path';
import { child } from '../../model/pointer.js';
import { readText } from '../../model/text/read-text.js';
import { type Source, SyntaxFault } from '../../model/text/source.js';
import { isObject, type JsonObject } from '../../model/value.js';
import type { Place } from '../fetched.js';
import { isSecretName, secretsInUrl, shownUrl } from './redact.js';
import type { Secret, ServerSource } from './source.js';
import { type Values, Variables } from './variables.js';

/** What one entry of a configuration leads to. */
export type Configured =
  | ServerSource
  | { readonly name: string; readonly problem: string; readonly place: Place | undefined }
  | { readonly name: string; readonly note: string };

/** A configuration that could not be read. */
export interface NoConfig {
  /** The rest of a sentence that begins with the name of the file. */
  readonly problem: string;
  readonly line?: number;
  readonly column?: number;
}

/** A server with its key and pointer. */
interface Entry {
  readonly key: string;
  readonly pointer: string;
  readonly value: unknown;
}

/** Where clients keep servers, as paths of members; `*` is any. */
const PLACES: readonly (readonly string[])[] = [
  // Claude, Cursor, Windsurf, Gemini CLI and most others
  ['mcpServers'],
  // VS Code: .vscode/mcp.json, and the settings
  ['servers'],
  ['mcp', 'servers'],
  // Claude Code keeps those of a project under the path of its folder.
  ['projects', '*', 'mcpServers'],
  // Zed
  ['context_servers'],
  // opencode
  ['mcp'],
];

/** Folders in which a client keeps the configuration of the project around it. */
const CLIENT_FOLDERS = [
  '.vscode',
  '.cursor',
  '.claude',
  '.gemini',
  '.roo',
  '.kiro',
  '.amazonq',
  '.continue',
  '.zed',
];

/**
 * The servers of a client's configuration, in the order of the file. JSON with comments and trailing commas is read, as the
 * clients do.
 * @param path of the file @param text what is in it
 */
export async function readClientConfig(
  path: string,
  text: string,
  values: Omit<Values, 'folder'>,
): Promise<Configured[] | NoConfig> {
  let source: Source;
  try {
    ({ source } = await readText(text, path));
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    const { line, column } = error.position;
    return {
      problem: `is not valid ${error.syntax}: ${error.message}\n${pointAt(text, line, column)}`,
      line,
      column,
    };
  }
  const entries = entriesOf(source.value);
  if (entries.length === 0)
    return { problem: 'names no servers: there is no "mcpServers" and no "servers" in it' };
  const folder = projectOf(path);
  return entries.map((entry) => {
    const { line, column } = source.locate(entry.pointer);
    return readEntry(entry, { path, line, column }, { ...values, folder });
  });
}

function entriesOf(document: unknown): Entry[] {
  return PLACES.flatMap((place) => follow(place, document, '')).filter(
    ({ value }) => isObject(value) && LEADS.some((member) => Object.hasOwn(value, member)),
  );
}

/** Members that lead to a server. */
const LEADS = ['command', 'url', 'serverUrl', 'httpUrl', 'disabled'];

function follow([first, ...rest]: readonly string[], value: unknown, pointer: string): Entry[] {
  if (!isObject(value)) return [];
  if (first === undefined)
    return Object.keys(value).map((key) => ({ key, pointer: child(pointer, key), value: value[key] }));
  const keys = first === '*' ? Object.keys(value) : Object.hasOwn(value, first) ? [first] : [];
  return keys.flatMap((key) => follow(rest, value[key], child(pointer, key)));
}

function projectOf(path: string): string {
  const folder = dirname(resolve(path));
  return CLIENT_FOLDERS.includes(basename(folder)) ? dirname(folder) : folder;
}

function readEntry({ key, value }: Entry, place: Place, values: Values): Configured {
  const name = `${place.path}#${key}`;
  const entry = value as JsonObject;
  if (entry['disabled'] === true || entry['enabled'] === false)
    return { name, note: 'is switched off in the configuration, and was not started' };
  const variables = new Variables(values);
  const source = endpointOf(entry, variables) ?? programOf(entry, variables, values);
  if (!source) return { name, problem: 'names neither a command nor a url', place };
  if (variables.missing.size > 0) return { name, problem: missingText([...variables.missing]), place };
  const secrets = [...source.secrets, ...variables.secrets, ...secretsOf(entry, variables)];
  return { ...source, name, secrets, place };
}

function endpointOf(entry: JsonObject, variables: Variables) {
  const member = (['url', 'serverUrl', 'httpUrl'] as const).find((key) => typeof entry[key] === 'string');
  if (member === undefined) return undefined;
  const written = entry[member] as string;
  const type = entry['type'] ?? entry['transport'] ?? (member === 'httpUrl' ? 'http' : undefined);
  return {
    kind: 'endpoint' as const,
    url: variables.fill(written),
    secrets: secretsInUrl(variables.fill(written)),
    headers: texts(entry['headers'], variables),
    transport:
      type === 'sse'
        ? ('sse' as const)
        : typeof type === 'string' && type.includes('http')
          ? ('http' as const)
          : undefined,
    shown: shownUrl(written),
  };
}

function programOf(entry: JsonObject, variables: Variables, { folder, given }: Values) {
  const { command, args, cwd } = entry;
  // opencode has the whole command as a list.
  const words = [...(Array.isArray(command) ? command : [command]), ...(Array.isArray(args) ? args : [])];
  const written = words.filter((word): word is string => typeof word === 'string');
  if (written.length === 0) return undefined;
  const [program = '', ...rest] = written.map((word) => variables.fill(word));
  return {
    kind: 'program' as const,
    command: program,
    args: rest,
    env: { ...texts(entry['env'] ?? entry['environment'], variables), ...given },
    secrets: [],
    folder: typeof cwd === 'string' ? resolve(folder, variables.fill(cwd)) : folder,
    shown: shownWords(written),
  };
}

function texts(members: unknown, variables: Variables): Record<string, string> {
  if (!isObject(members)) return {};
  const filled = Object.entries(members).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [[name, variables.fill(String(value))]]
      : [],
  );
  return Object.fromEntries(filled);
}

/** What the file itself says and nobody else may see. */
function secretsOf(entry: JsonObject, variables: Variables): Secret[] {
  const named = ['env', 'environment', 'headers'].flatMap((member) =>
    Object.entries(texts(entry[member], variables)).filter(
      ([name]) => member === 'headers' || isSecretName(name),
    ),
  );
  return named.flatMap(([label, value]) => secretParts(label, value));
}

/** A header such as `Bearer abc` is secret as a whole, and so is its key alone. */
export function secretParts(label: string, value: string): Secret[] {
  const [, key] = /^\w+ +(\S+)$/.exec(value) ?? [];
  return [{ label, value }, ...(key === undefined ? [] : [{ label, value: key }])];
}

/** A command as it was written, without the values behind flags that ask for a key. */
export function shownWords(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const previous = words[index - 1] ?? '';
      const [, flag] = /^(--?[\w-]+=)./s.exec(word) ?? [];
      if (flag !== undefined && isSecretName(flag)) return `${flag}…`;
      if (
        /^--?\w/.test(previous) &&
        !previous.includes('=') &&
        isSecretName(previous) &&
        !word.startsWith('$')
      )
        return '…';
      return /[\s"'\\]/.test(word) || word === '' ? JSON.stringify(word) : word;
    })
    .join(' ');
}

function missingText(missing: readonly string[]): string {
  const [first = ''] = missing;
  const name = /^\$\{(?:env:|input:)?([^:}]+)/.exec(first)?.[1] ?? '';
  const asked = missing.length === 1 ? first : `${missing.slice(0, -1).join(', ')} and ${missing.at(-1)}`;
  return `needs a value for ${asked}, and was not started: give it with --env ${name}=…`;
}

/** The line of a fault, with a mark below its place. */
function pointAt(text: string, line: number, column: number): string {
  const shown = (text.split(/\r?\n/)[line - 1] ?? '').slice(0, 200);
  const before = shown.slice(0, column - 1).replace(/[^\t]/g, ' ');
  return `    ${shown}\n    ${before}^`;
}
