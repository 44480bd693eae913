import { type Dirent, lstatSync, readdir, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Fetched } from './fetched.js';
import { fileProblem } from './text-file.js';

/** Something to read. */
export interface FoundInput {
  /** What reports call it: the path as it was written, with `/`. */
  readonly name: string;
  /** A path, or `-` for standard input; empty for what is fetched. */
  readonly path: string;
  /** The user named it; otherwise a folder or pattern brought it up, and what is no spec is passed over in silence. */
  readonly isNamed: boolean;
  /** Brings what is in no file: the list of a running server, or what lies behind an address. */
  readonly fetch?: () => Promise<Fetched>;
}

/** What patterns of a configuration are held against: the path, or the name of what is in no file. */
export function matchedPath({ path, name }: FoundInput): string {
  return path === '' ? name : path;
}

/** Something the user named that leads to nothing. */
export interface MissingInput {
  readonly name: string;
  readonly problem: string;
}

/** What the arguments of the command line lead to. */
export interface Search {
  readonly inputs: readonly FoundInput[];
  readonly missing: readonly MissingInput[];
  readonly groups: readonly SearchGroup[];
}

/** A folder or a pattern with what it brought up: when nothing of that is a spec, that is said. */
export interface SearchGroup {
  readonly name: string;
  /** As {@link matchedPath} has them. */
  readonly members: readonly string[];
  /** How many more files there are that were not looked into. */
  readonly unseen?: number;
}

/** Looked for when the command line names nothing. */
export const WELL_KNOWN = ['tools.json', 'mcp-tools.json'];

const HAS_MAGIC = /[*?[\]{}]|[!+@]\(/;
/** Lock files are long, and no tools stand in them. */
const SKIPPED = ['**/node_modules/**', '**/.git/**', '**/pnpm-lock.yaml', '**/package-lock.json'];
/** Files that may hold tools. */
const SPEC_EXTENSIONS = ['json', 'jsonc', 'jsonl', 'ndjson', 'snap', 'yaml', 'yml'];
const SPEC_FILES = `**/*.{${SPEC_EXTENSIONS.join()}}`;

/** Finds the files behind paths, folders and globs. A file that two arguments lead to is read once. */
export async function findInputs(specs: readonly string[]): Promise<Search> {
  const inputs = new Map<string, FoundInput>();
  const missing: MissingInput[] = [];
  const groups: SearchGroup[] = [];
  const add = (input: FoundInput) => {
    const key = input.path === '-' ? '-' : resolve(input.path);
    const known = inputs.get(key);
    if (!known) inputs.set(key, input);
    else if (input.isNamed && !known.isNamed) inputs.set(key, { ...known, isNamed: true });
  };
  for (const spec of specs) {
    const kind = kindOfPath(spec);
    if (spec === '') missing.push({ name: '""', problem: 'names no file' });
    else if (spec === '-') add({ name: 'stdin', path: '-', isNamed: true });
    else if (kind === 'file') add({ name: slashed(spec), path: spec, isNamed: true });
    else if (kind === 'folder' || HAS_MAGIC.test(spec)) {
      const pattern = kind === 'folder' ? { cwd: spec, glob: SPEC_FILES } : { cwd: '.', glob: slashed(spec) };
      const { paths, denied } = await expand(pattern.glob, pattern.cwd, kind === 'folder' ? spec : undefined);
      missing.push(...denied);
      if (paths.length === 0 && denied.length === 0)
        missing.push({
          name: spec,
          problem: kind === 'folder' ? 'has no .json, .jsonl or .yaml files in it' : 'matches no file',
        });
      groups.push({ name: spec, members: paths });
      for (const path of paths) add({ name: slashed(path), path, isNamed: false });
    } else missing.push({ name: spec, problem: typeof kind === 'object' ? kind.problem : absence(spec) });
  }
  return { inputs: [...inputs.values()], missing, groups };
}

/** Said of a path that leads nowhere. */
function absence(path: string): string {
  return /^(?:www\.)?github\.com\//i.test(path)
    ? 'does not exist; what is on GitHub has https:// before it'
    : 'does not exist';
}

/** True for a file that a search of its folder would look into. */
export function mayHoldTools(path: string): boolean {
  return SPEC_EXTENSIONS.some((extension) => path.endsWith(`.${extension}`));
}

/** A Windows path with its separators as a URL or a glob has them; names on other systems may hold a backslash. */
function slashed(path: string): string {
  if (!path.includes('\\')) return path;
  return kindOfPath(path) === 'file' && process.platform !== 'win32' ? path : path.replaceAll('\\', '/');
}

type PathKind = 'file' | 'folder' | 'none' | { readonly problem: string };

function kindOfPath(path: string): PathKind {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') return { problem: fileProblem(error) };
    return isDeadLink(path) ? { problem: 'is a symbolic link to something that does not exist' } : 'none';
  }
}

function isDeadLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/**
 * Files that match, in the order of their names, and the folders that could not be opened: what lies in them was not
 * judged, and that must be said. Links are not followed, so a loop of links has no second turn.
 */
async function expand(
  glob: string,
  cwd: string,
  prefix: string | undefined,
): Promise<{ paths: string[]; denied: MissingInput[] }> {
  const { default: fastGlob } = await import('fast-glob');
  const denied: MissingInput[] = [];
  const paths = await fastGlob(glob, {
    cwd,
    ignore: SKIPPED,
    onlyFiles: true,
    caseSensitiveMatch: prefix === undefined,
    followSymbolicLinks: false,
    // The walk goes on behind a folder that it may not open; the errors are noted on the way.
    suppressErrors: true,
    unique: true,
    fs: {
      readdir: ((
        path: string,
        options: { withFileTypes: true },
        done: (error: Error | null, entries: Dirent[]) => void,
      ) =>
        readdir(path, options, (error, entries) => {
          if (error && (error as NodeJS.ErrnoException).code !== 'ENOENT')
            denied.push({ name: slashed(relative('.', path)), problem: fileProblem(error) });
          done(error, entries);
        })) as typeof readdir,
    },
  });
  const sorted = paths.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const named = prefix === undefined || prefix === '.' ? sorted : sorted.map((path) => join(prefix, path));
  return { paths: named, denied };
}
