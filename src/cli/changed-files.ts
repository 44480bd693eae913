import { posix } from 'node:path';
import type { Search } from '../input/find-inputs.js';
import {
  type ChangedFile,
  changedSince,
  findPlace,
  findRevision,
  GitProblem,
  openRepository,
  type Repository,
} from '../input/git.js';
import { UsageError } from './usage-error.js';

/** Files whose extension a spec may have. */
const MAY_BE_SPEC = /\.(?:jsonc?|jsonl|ndjson|snap|ya?ml)$/i;
const NEVER_SPEC = /(?:^|\/)(?:node_modules\/|package-lock\.json$|pnpm-lock\.yaml$)/;

/** True for a file that may be a spec, by its place alone. */
export function mayBeSpec(place: string): boolean {
  return MAY_BE_SPEC.test(place) && !NEVER_SPEC.test(place);
}

/** What differs between a version and the working tree. */
export interface Changed {
  readonly repository: Repository;
  readonly files: readonly ChangedFile[];
}

/** @param paths files and folders to look at; the whole repository without any @throws {UsageError} */
export async function changedFiles(ref: string, paths: readonly string[]): Promise<Changed> {
  try {
    const repository = await openRepository();
    const revision = await findRevision(repository, ref);
    const places: string[] = [];
    for (const path of paths) places.push(await findPlace(repository, revision, path));
    return { repository, files: await changedSince(repository, revision, places) };
  } catch (error) {
    throw error instanceof GitProblem ? new UsageError(error.message) : error;
  }
}

/** The files that may be specs, are there, and differ from a version. @throws {UsageError} */
export async function changedSpecs(ref: string, paths: readonly string[]): Promise<Search> {
  const { repository, files } = await changedFiles(ref, paths);
  const inputs = files.flatMap(({ after, isSubmodule }) => {
    if (after === undefined || isSubmodule || !mayBeSpec(after)) return [];
    const path = fromHere(after, repository);
    return [{ name: path, path, isNamed: false }];
  });
  return { inputs, missing: [], groups: [] };
}

/** The way to a place from the folder that the program runs in. */
export function fromHere(place: string, { prefix }: Repository): string {
  return posix.relative(`/${prefix}`, `/${place}`);
}
