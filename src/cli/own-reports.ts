import { resolve } from 'node:path';
import type { Search } from '../input/find-inputs.js';
import { readTextFile } from '../input/text-file.js';
import { readSpec } from '../model/read-spec.js';
import { readText } from '../model/text/read-text.js';
import type { Options } from './options.js';

/**
 * A search without the reports that a run before has left in a folder, so that the same command can be run again: files
 * that this run writes, that nobody named, and that hold no spec.
 */
export async function withoutOwnReports(
  search: Search,
  { format, output }: Pick<Options, 'format' | 'output'>,
): Promise<Search> {
  const written = new Set(
    [output, ...format.map(({ file }) => file)].flatMap((path) => (path ? [resolve(path)] : [])),
  );
  const own = new Set<string>();
  for (const { path, isNamed } of search.inputs)
    if (!isNamed && path !== '' && written.has(resolve(path)) && (await holdsNoSpec(path))) own.add(path);
  if (own.size === 0) return search;
  return {
    ...search,
    inputs: search.inputs.filter(({ path }) => !own.has(path)),
    groups: search.groups.map((group) => ({
      ...group,
      members: group.members.filter((member) => !own.has(member)),
    })),
  };
}

/** False for what cannot be read: it may be a spec with a fault. */
async function holdsNoSpec(path: string): Promise<boolean> {
  try {
    const { source } = await readText(readTextFile(path), path);
    return 'reason' in readSpec(source.value);
  } catch {
    return false;
  }
}
