import {
  blobText,
  type ChangedFile,
  findRevision,
  GitProblem,
  openRepository,
  type Repository,
  readAtRevision,
} from '../input/git.js';
import { isRemote } from '../input/remote/is-remote.js';
import { readStdin } from '../input/stdin.js';
import { readTextFile, UnreadableInput } from '../input/text-file.js';
import { changedFiles, fromHere, mayBeSpec } from './changed-files.js';
import type { Io } from './io.js';
import type { VersionText } from './read-version.js';
import type { RemoteChoice } from './remote-inputs.js';
import { UsageError } from './usage-error.js';

/** Two texts to compare; undefined for a file that is new, or gone. */
export interface TextPair {
  readonly base: VersionText | undefined;
  readonly head: VersionText | undefined;
}

/** What `--since` found, a file that could not be read, or something that the reader must know. */
export type Found =
  | TextPair
  | { readonly name: string; readonly problem: string }
  | { readonly note: string };

/** Reads the two versions that the command line names. @throws {UsageError} */
export async function readPair(base: string, head: string, options: RemoteChoice, io: Io): Promise<TextPair> {
  if (base === '-' && head === '-') throw new UsageError('Only one of the two can be standard input.');
  return { base: await readGiven(base, options, io), head: await readGiven(head, options, io) };
}

/** A file, `-` for standard input, `git:REF:path`, or something elsewhere. */
async function readGiven(given: string, options: RemoteChoice, io: Io): Promise<VersionText> {
  if (isRemote(given)) return (await import('./remote-inputs.js')).readElsewhere(given, options, io);
  try {
    if (given === '-') return { name: 'stdin', path: '', text: await readStdin() };
    if (given.startsWith('git:')) return await readFromGit(given);
    return { name: given, path: given, text: readTextFile(given) };
  } catch (error) {
    if (error instanceof UnreadableInput) throw new UsageError(`"${given}" ${error.message}.`);
    throw error instanceof GitProblem ? new UsageError(error.message) : error;
  }
}

async function readFromGit(given: string): Promise<VersionText> {
  const [, ref = '', path = ''] = /^git:([^:]*):(.+)$/s.exec(given) ?? [];
  if (path === '')
    throw new UsageError(`"${given}" names no file: write git:REF:path, such as git:main:tools.json.`);
  const repository = await openRepository();
  const revision = await findRevision(repository, ref);
  return { name: given, path, text: await readAtRevision(repository, revision, path) };
}

/**
 * The files that differ between a version and the working tree and may be specs, both texts of each.
 * @param paths files and folders to look at; the whole repository without any
 * @throws {UsageError}
 */
export async function* readSince(ref: string, paths: readonly string[]): AsyncGenerator<Found> {
  const { repository, files } = await changedFiles(ref, paths);
  for (const file of files) {
    const place = file.after ?? file.before ?? '';
    const name = fromHere(place, repository);
    if (file.isSubmodule)
      yield { note: `${name} is a submodule, a repository of its own: its specs were not compared` };
    else if (mayBeSpec(place)) {
      try {
        yield await readChanged(file, ref, repository);
      } catch (error) {
        if (error instanceof UnreadableInput) yield { name, problem: error.message };
        else if (error instanceof GitProblem) yield { name, problem: `was not compared: ${error.message}` };
        else throw error;
      }
    }
  }
}

async function readChanged(file: ChangedFile, ref: string, repository: Repository): Promise<TextPair> {
  const { before, blob, after } = file;
  const base =
    before === undefined ? undefined : { path: before, name: `git:${ref}:${fromHere(before, repository)}` };
  const path = after === undefined ? undefined : fromHere(after, repository);
  return {
    base: base && blob !== undefined ? { ...base, text: await blobText(blob, 'its old version') } : undefined,
    head: path === undefined ? undefined : { name: path, path, text: readTextFile(path) },
  };
}
