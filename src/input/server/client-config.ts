import { basename, dirname, resolve } from 'node:path';
import { child } from '../../model/pointer.js';
import { readText } from '../../model/text/read-text.js';
import { type Source, SyntaxFault } from '../../model/text/source.js';
import { isObject } from '../../model/value.js';
import { type Configured, leadsSomewhere, readEntry } from './configured-server.js';
import type { Values } from './variables.js';

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
const PLACES: readonly { readonly path: readonly string[]; readonly isMixed?: boolean }[] = [
  // Claude, Cursor, Windsurf, Gemini CLI and most others
  { path: ['mcpServers'] },
  // VS Code: .vscode/mcp.json, and the settings
  { path: ['servers'] },
  { path: ['mcp', 'servers'] },
  // Claude Code keeps those of a project under the path of its folder.
  { path: ['projects', '*', 'mcpServers'] },
  // Zed
  { path: ['context_servers'] },
  // opencode
  { path: ['mcp'], isMixed: true },
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
  if (entries.length === 0) return { problem: problemWithout(source.value) };
  const folder = projectOf(path);
  const servers = entries.map(({ key, pointer, value }) => {
    const { line, column } = source.locate(pointer);
    return readEntry(`${path}#${key}`, value, { path, line, column }, { ...values, folder });
  });
  const pointers = new Set(entries.map(({ pointer }) => pointer));
  const twice = source.duplicateKeys().filter(({ pointer }) => pointers.has(pointer));
  const notes = twice.map(({ key }) => ({
    name: `${path}#${key}`,
    note: 'stands there twice; the last of them is asked',
  }));
  return [...servers, ...notes];
}

/** A place that may hold other things than servers gives only what leads to one; in the others everything is meant as one. */
function entriesOf(document: unknown): Entry[] {
  return PLACES.flatMap(({ path, isMixed }) =>
    follow(path, document, '').filter(({ value }) => !isMixed || leadsSomewhere(value)),
  );
}

function follow([first, ...rest]: readonly string[], value: unknown, pointer: string): Entry[] {
  if (!isObject(value)) return [];
  if (first === undefined)
    return Object.keys(value).map((key) => ({ key, pointer: child(pointer, key), value: value[key] }));
  const keys = first === '*' ? Object.keys(value) : Object.hasOwn(value, first) ? [first] : [];
  return keys.flatMap((key) => follow(rest, value[key], child(pointer, key)));
}

function problemWithout(document: unknown): string {
  const isThere = isObject(document) && ['mcpServers', 'servers'].some((key) => Object.hasOwn(document, key));
  return isThere
    ? 'names no servers: the place for them is empty'
    : 'names no servers: there is no "mcpServers" and no "servers" in it';
}

function projectOf(path: string): string {
  const folder = dirname(resolve(path));
  return CLIENT_FOLDERS.includes(basename(folder)) ? dirname(folder) : folder;
}

/** The line of a fault, with a mark below its place. */
function pointAt(text: string, line: number, column: number): string {
  const shown = (text.split(/\r?\n/)[line - 1] ?? '').slice(0, 200);
  const before = shown.slice(0, column - 1).replace(/[^\t]/g, ' ');
  return `    | ${shown}\n    | ${before}^`;
}
