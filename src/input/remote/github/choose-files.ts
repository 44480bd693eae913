import { readSpec } from '../../../model/read-spec.js';
import { readText } from '../../../model/text/read-text.js';
import { plausibility } from './candidates.js';
import type { FileEntry } from './entries.js';
import type { Repository } from './repository.js';

/** Where there are no more than this all are looked into. */
const FEW = 6;
/** The most that are looked into: each costs a request. */
const MOST = 12;

/**
 * The files of a repository that are looked into, the first of `all`. Those whose names speak of tools come first; the
 * others have their turn only when there is no spec among these.
 */
export async function chooseFiles(
  all: readonly FileEntry[],
  repository: Repository,
): Promise<readonly FileEntry[]> {
  const likely = all.filter(({ path }) => plausibility(path) < 3).slice(0, MOST);
  if (all.length <= FEW || likely.length === 0 || likely.length === MOST) return all.slice(0, MOST);
  for (const entry of likely) if (await holdsSpec(entry, repository)) return likely;
  return all.slice(0, MOST);
}

async function holdsSpec(entry: FileEntry, repository: Repository): Promise<boolean> {
  const fetched = await repository.text(entry);
  // What could not be fetched may be a spec, and asking for more would not help.
  if ('problem' in fetched) return fetched.isOfFile !== true;
  try {
    const { source } = await readText(fetched.text, fetched.syntaxName);
    return !('reason' in readSpec(source.value));
  } catch {
    return false;
  }
}
