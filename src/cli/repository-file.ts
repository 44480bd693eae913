import { realpathSync } from 'node:fs';
import * as system from 'node:path';
import { repositoryOf } from '../input/find-config.js';
import type { Search } from '../input/find-inputs.js';
import type { FileOf } from '../report/file-of.js';

/** Where the files of a run lie in the repository; without one, from the folder that the command is run in. */
export function repositoryFiles({ inputs }: Pick<Search, 'inputs'>): FileOf {
  const root = realPath(repositoryOf('.') ?? '.');
  const paths = new Map(inputs.map(({ name, path }) => [name, path]));
  const files = new Map<string, string | undefined>();
  return ({ name, shownIn }) => {
    if (!files.has(name)) {
      const path = shownIn?.path ?? paths.get(name);
      const isFile = path !== undefined && path !== '-' && path !== '';
      files.set(name, isFile ? pathFrom(root, realPath(path)) : undefined);
    }
    return files.get(name);
  };
}

/**
 * The way from a folder to a file below it, with `/`; undefined for a file elsewhere, be it on another drive.
 * @param path the paths of a system; both must be absolute paths of it
 */
export function pathFrom(root: string, file: string, path: system.PlatformPath = system): string | undefined {
  const way = path.relative(root, file);
  const parts = way.split(path.sep);
  return way === '' || path.isAbsolute(way) || parts[0] === '..' ? undefined : parts.join('/');
}

/** With links resolved, as far as it is there. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return system.resolve(path);
  }
}
