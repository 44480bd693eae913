import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { posix, relative, resolve, sep } from 'node:path';
import { isLfsPointer, LFS_PROBLEM } from './lfs.js';
import { decode } from './text-file.js';

/** Why git could not give what was asked for, as a whole sentence. */
export class GitProblem extends Error {
  override readonly name = 'GitProblem';
}

/** A repository, seen from the folder that the program runs in. */
export interface Repository {
  /** The top folder of the working tree. */
  readonly top: string;
  /** The way from the top to the folder that the program runs in: '' or `packages/api/`. */
  readonly prefix: string;
  readonly isShallow: boolean;
}

/** A version that a name leads to. */
export interface Revision {
  /** As it was written. */
  readonly ref: string;
  /** Its commit. */
  readonly commit: string;
}

/** Longest output that is taken: that of the largest file. */
const MOST_BYTES = 500 * 1024 * 1024;

/** Nothing asks for a password, and messages are in English whatever the locale, since some of them are read. */
const ENVIRONMENT = { LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' };

interface Answer {
  readonly code: number;
  readonly output: Buffer;
  readonly message: string;
}

/** Runs git, without a shell. @param cwd absent: the folder that the program runs in @param stdin what it reads */
function git(args: readonly string[], cwd?: string, stdin = ''): Promise<Answer> {
  return new Promise((done, fail) => {
    const options = {
      cwd,
      encoding: 'buffer',
      maxBuffer: MOST_BYTES,
      windowsHide: true,
      env: { ...process.env, ...ENVIRONMENT },
    } as const;
    const child = execFile('git', args, options, (error, output, message) => {
      if (error?.code === 'ENOENT')
        fail(
          new GitProblem('git is not installed, or not on the PATH: versions of a file are read with it.'),
        );
      else if (error && typeof error.code !== 'number')
        fail(new GitProblem(`git did not answer: ${error.message}.`));
      else done({ code: Number(error?.code ?? 0), output, message: message.toString().trim() });
    });
    // A git that has failed already does not read what it is sent.
    child.stdin?.on('error', () => {});
    child.stdin?.end(stdin);
  });
}

/** The repository around this folder. @throws {GitProblem} */
export async function openRepository(): Promise<Repository> {
  const asked = ['rev-parse', '--is-shallow-repository', '--show-prefix', '--show-toplevel'];
  const { code, output, message } = await git(asked);
  const [shallow, prefix, top] = output.toString().split('\n');
  if (code === 0 && top) return { top, prefix: prefix ?? '', isShallow: shallow === 'true' };
  if (message.includes('dubious ownership'))
    throw new GitProblem(
      'git does not trust this repository, since it belongs to another user: see `git help config`, "safe.directory".',
    );
  if (message.includes('work tree'))
    throw new GitProblem('This is a bare repository, or the inside of .git: run this in a working tree.');
  throw new GitProblem('This folder is in no git repository.');
}

/** Finds a version by its name: a branch, a tag, a commit. @throws {GitProblem} */
export async function findRevision(repository: Repository, ref: string): Promise<Revision> {
  if (ref === '')
    throw new GitProblem('No version is named: write git:REF:path, such as git:main:tools.json.');
  if (ref.startsWith('-')) throw new GitProblem(`"${ref}" is no name of a version: it begins with "-".`);
  const commit = await commitOf(ref);
  if (commit !== undefined) return { ref, commit };
  const remote = `origin/${ref}`;
  if ((await commitOf(`refs/remotes/${remote}`)) !== undefined)
    throw new GitProblem(`There is no version "${ref}" here, but there is "${remote}".`);
  if (repository.isShallow)
    throw new GitProblem(
      `There is no version "${ref}" here. This clone is shallow: \`git fetch --unshallow\`, or \`git fetch --depth=1 origin REF\`, brings it.`,
    );
  throw new GitProblem(`There is no version "${ref}" here: no branch, tag or commit has that name.`);
}

async function commitOf(ref: string): Promise<string | undefined> {
  const { code, output } = await git(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
  const commit = output.toString().trim();
  return code === 0 && /^[0-9a-f]{40,64}$/.test(commit) ? commit : undefined;
}

/** Where `path` lies, from the top of the repository, with `/`. @throws {GitProblem} when it lies outside */
export function placeInRepository({ top, prefix }: Repository, path: string): string {
  const slashed = sep === '\\' ? path.replaceAll('\\', '/') : path;
  const isAbsolute = resolve(path) === path || /^[a-z]:\//i.test(slashed);
  const place = isAbsolute
    ? relative(top, path).replaceAll(sep, '/')
    : posix.normalize(posix.join(prefix, slashed));
  if (place === '..' || place.startsWith('../') || posix.isAbsolute(place) || /^[a-z]:/i.test(place))
    throw new GitProblem(`"${path}" lies outside of the repository ${top}.`);
  return place.replace(/\/$/, '');
}

/** The text of a file as a version has it. @param path from the folder that the program runs in @throws {GitProblem} */
export async function readAtRevision(
  repository: Repository,
  { ref, commit }: Revision,
  path: string,
): Promise<string> {
  const place = placeInRepository(repository, path);
  const entry = await entryAt(repository, commit, place);
  if (entry?.mode === FOLDER || place === '.' || place === '')
    throw new GitProblem(`"${path}" is a folder in "${ref}": name a file.`);
  if (entry?.mode === LINK)
    throw new GitProblem(`"${path}" is a symbolic link in "${ref}": name the file that it leads to.`);
  if (entry?.mode === SUBMODULE) throw submoduleProblem(path, place);
  if (entry) return blobText(entry.id, `"${path}" in "${ref}"`);
  await refuseSubmodules(repository, commit, place, path);
  throw new GitProblem(`"${path}" is not in "${ref}".`);
}

/** Makes sure that there is something at `path`, now or in a version. @throws {GitProblem} */
export async function findPlace(
  repository: Repository,
  { ref, commit }: Revision,
  path: string,
): Promise<string> {
  const place = placeInRepository(repository, path);
  const entry = place === '' || place === '.' ? undefined : await entryAt(repository, commit, place);
  if (entry?.mode === SUBMODULE) throw submoduleProblem(path, place);
  if (!entry && !existsSync(path)) throw new GitProblem(`"${path}" is neither here nor in "${ref}".`);
  if (!entry) await refuseSubmodules(repository, commit, place, path);
  return place === '.' ? '' : place;
}

async function refuseSubmodules(
  repository: Repository,
  commit: string,
  place: string,
  path: string,
): Promise<void> {
  for (let above = posix.dirname(place); above !== '.'; above = posix.dirname(above))
    if ((await entryAt(repository, commit, above))?.mode === SUBMODULE) throw submoduleProblem(path, above);
}

function submoduleProblem(path: string, submodule: string): GitProblem {
  const what = posix.basename(path) === posix.basename(submodule) ? 'is' : 'lies in';
  return new GitProblem(
    `"${path}" ${what} the submodule ${submodule}, a repository of its own: run this in there.`,
  );
}

const FOLDER = '040000';
const LINK = '120000';
const SUBMODULE = '160000';

async function entryAt(
  { top }: Repository,
  commit: string,
  place: string,
): Promise<{ readonly mode: string; readonly id: string } | undefined> {
  const { code, output, message } = await git(['ls-tree', '-z', '--full-tree', commit, '--', place], top);
  if (code !== 0) throw new GitProblem(`git cannot list ${commit}: ${message}.`);
  const [, mode, id] = /^(\d+) \w+ ([0-9a-f]+)\t/.exec(output.toString()) ?? [];
  return mode && id ? { mode, id } : undefined;
}

/** The text of a blob. @param what a sentence calls it @throws {GitProblem} */
export async function blobText(id: string, what: string): Promise<string> {
  const { code, output, message } = await git(['cat-file', 'blob', id]);
  if (code !== 0) throw new GitProblem(`${what} cannot be read: ${message}.`);
  if (isLfsPointer(output)) throw new GitProblem(`${what} ${LFS_PROBLEM}.`);
  try {
    return decode(output);
  } catch (error) {
    throw new GitProblem(`${what} ${(error as Error).message}.`);
  }
}

/** Which of some paths git ignores; none where there is no git. @param paths from `folder` */
export async function ignoredBy(folder: string, paths: readonly string[]): Promise<ReadonlySet<string>> {
  try {
    const { code, output } = await git(['check-ignore', '-z', '--stdin'], folder, paths.join('\0'));
    return new Set(code === 0 ? output.toString().split('\0') : []);
  } catch (error) {
    if (error instanceof GitProblem) return new Set();
    throw error;
  }
}

/** A file that differs between a version and the working tree. */
export interface ChangedFile {
  /** Where it was, from the top; undefined when it is new. */
  readonly before: string | undefined;
  /** Its content then. */
  readonly blob: string | undefined;
  /** Where it is, from the top; undefined when it is gone. */
  readonly after: string | undefined;
  readonly isSubmodule: boolean;
}

/**
 * The files that differ between a version and the working tree, renamed ones as one, files that git does not know yet
 * among them; sorted by their places.
 * @param places files and folders to look at, from the top; all when there are none
 * @throws {GitProblem}
 */
export async function changedSince(
  { top }: Repository,
  { commit }: Revision,
  places: readonly string[],
): Promise<ChangedFile[]> {
  const only = places.map((place) => `:(top,literal)${place}`);
  const settings = ['-c', 'diff.relative=false', '-c', 'core.quotePath=false'];
  const diff = ['diff', '--raw', '-z', '-M', '--no-abbrev', '--no-ext-diff', '--no-color'];
  const [tracked, untracked] = await Promise.all([
    git([...settings, ...diff, '--ignore-submodules=dirty', commit, '--', ...only], top),
    git(['ls-files', '--others', '--exclude-standard', '-z', '--full-name', '--', ...only], top),
  ]);
  for (const { code, message } of [tracked, untracked])
    if (code !== 0) throw new GitProblem(`git cannot compare with the working tree: ${message}.`);
  const unknown = untracked.output.toString().split('\0').filter(Boolean);
  const files = new Map<string, ChangedFile>();
  for (const file of [...parseRaw(tracked.output.toString()), ...unknown.map(newFile)]) {
    const key = file.after ?? file.before ?? '';
    if (!files.has(key)) files.set(key, file);
  }
  return [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, file]) => file);
}

function newFile(after: string): ChangedFile {
  return { before: undefined, blob: undefined, after, isSubmodule: false };
}

/** The output of `git diff --raw -z`: `:mode mode id id status`, then one path, or two for a renamed file. */
function parseRaw(output: string): ChangedFile[] {
  const fields = output.split('\0');
  const files: ChangedFile[] = [];
  for (let at = 0; fields[at]?.startsWith(':'); ) {
    const [modeBefore, modeAfter, blob, , status = ''] = fields[at]!.slice(1).split(' ');
    const isMoved = /^[RC]/.test(status);
    const path = fields[at + 1]!;
    const target = isMoved ? fields[at + 2]! : path;
    at += isMoved ? 3 : 2;
    const isNew = status.startsWith('A') || status.startsWith('C');
    files.push({
      before: isNew ? undefined : path,
      blob: isNew ? undefined : blob,
      after: status.startsWith('D') ? undefined : target,
      isSubmodule: modeBefore === SUBMODULE || modeAfter === SUBMODULE,
    });
  }
  return files;
}
