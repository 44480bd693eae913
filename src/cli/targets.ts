import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Search } from '../input/find-inputs.js';
import type { Options } from './options.js';
import { UsageError } from './usage-error.js';

type Naming = Partial<Pick<Options, 'output' | 'format' | 'fixOutput' | 'renameMap'>>;

/** The options that name a file to be written, each with its file. */
function targetsOf({ output, format = [], fixOutput, renameMap }: Naming): [string, string | undefined][] {
  return [
    ['--output', output],
    ...format.map(({ id, file }): [string, string | undefined] => [`--format ${id}`, file]),
    ['--fix-output', fixOutput],
    ['--rename-map', renameMap],
  ];
}

/**
 * Looks at every file that a run will write before anything is written: none may be a spec, or that of another option,
 * and each must be in a folder that takes it.
 * @throws {UsageError}
 */
export function checkTargets(options: Naming, { inputs }: Pick<Search, 'inputs'>): void {
  const taken = new Map<string, string>();
  for (const { path } of inputs) if (path !== '-') taken.set(identityOf(path), 'which is a spec of this run');
  for (const [flag, path] of targetsOf(options)) {
    if (path === undefined) continue;
    if (path === '' || path === '-') throw new UsageError(`${flag} takes the name of a file.`);
    const identity = identityOf(path);
    const owner = taken.get(identity);
    if (owner !== undefined) throw new UsageError(`${flag} would overwrite "${path}", ${owner}.`);
    taken.set(identity, `which ${flag} writes, too`);
    const problem = problemOf(path);
    if (problem !== undefined) throw new UsageError(`${flag} cannot write "${path}": ${problem}.`);
  }
}

/** The same for two names of one file, be it through links. */
function identityOf(path: string): string {
  try {
    const { dev, ino, nlink } = statSync(path);
    return nlink > 1 ? `${dev}:${ino}` : realpathSync(path);
  } catch {
    return resolve(path);
  }
}

function problemOf(path: string): string | undefined {
  try {
    if (statSync(path).isDirectory()) return 'it is a folder';
  } catch {
    // It is not there yet.
  }
  const folder = dirname(resolve(path));
  try {
    if (!statSync(folder).isDirectory()) return 'what its path calls a folder is a file';
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code === 'EACCES' ? 'permission denied' : 'its folder does not exist';
  }
}
