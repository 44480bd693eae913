import { accessSync, constants, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Search } from '../input/find-inputs.js';
import type { Options } from './options.js';
import { UsageError } from './usage-error.js';

type Naming = Partial<Pick<Options, 'output' | 'format' | 'fixOutput' | 'renameMap' | 'baseline' | 'save'>>;

/** The options that name a file to be written, each with its file. */
function targetsOf({
  output,
  format = [],
  fixOutput,
  renameMap,
  save,
}: Naming): [string, string | undefined][] {
  return [
    ['--output', output],
    ...format.map(({ id, file }): [string, string | undefined] => [`--format ${id}`, file]),
    ['--fix-output', fixOutput],
    ['--rename-map', renameMap],
    ['--save', save],
  ];
}

/** Links to links are followed this far, as systems do. */
const MOST_LINKS = 40;

/**
 * Looks at every file that a run will write before anything is written: none may be a spec, the configuration, the
 * baseline, or the file of another option, and each must be in a folder that takes it.
 * @param config path of the configuration in force
 * @throws {UsageError}
 */
export function checkTargets(options: Naming, { inputs }: Pick<Search, 'inputs'>, config?: string): void {
  const taken = new Map<string, string>();
  const { baseline } = options;
  if (baseline !== undefined) taken.set(identityOf(baseline), 'which is the baseline');
  if (config !== undefined) taken.set(identityOf(config), 'which is the configuration of this run');
  for (const { path } of inputs)
    if (path !== '-' && path !== '') taken.set(identityOf(path), 'which is a spec of this run');
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

/** The same for two names of one file, be it through links, and be the file not there yet. */
function identityOf(path: string, links = 0): string {
  try {
    const { dev, ino, nlink } = statSync(path);
    return nlink > 1 ? `${dev}:${ino}` : realpathSync(path);
  } catch {
    const full = join(realFolder(dirname(resolve(path))), basename(path));
    const target = links < MOST_LINKS ? targetOf(full) : undefined;
    return target === undefined ? full : identityOf(resolve(dirname(full), target), links + 1);
  }
}

/** What a symbolic link that leads to nothing says; undefined for what is no link. */
function targetOf(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

function realFolder(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
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
