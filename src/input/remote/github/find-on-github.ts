import type { Fetched } from '../../fetched.js';
import type { FoundInput, Search } from '../../find-inputs.js';
import type { NotGiven } from './api.js';
import { candidates, plausibility } from './candidates.js';
import { chooseFiles } from './choose-files.js';
import type { FileEntry, FileList } from './entries.js';
import { fileText, isTooLarge, type Repository } from './repository.js';
import type { GitHubTarget, Reading } from './target.js';

/** What was found for one argument, with notes, a sentence without a stop each. */
export interface RemoteSearch extends Search {
  readonly notes: readonly string[];
}

/** So many files of a folder that was named are looked into: each costs a request. */
const MOST_OF_FOLDER = 60;

/** A ref in an address is sought in so many of its parts, where the API cannot list the refs. */
const MOST_PARTS_OF_REF = 4;

/** Finds what may hold tools: the file that was named, or files of the folder or the repository. */
export async function findOnGitHub(target: GitHubTarget, repository: Repository): Promise<RemoteSearch> {
  const search = await new Finder(target, repository).find();
  const { movedTo } = repository;
  const note = movedTo === undefined ? [] : [`github:${repository.name} has moved to github:${movedTo}`];
  return { ...search, notes: [...note, ...search.notes] };
}

class Finder {
  readonly #base: string;

  constructor(
    private readonly target: GitHubTarget,
    private readonly repository: Repository,
  ) {
    this.#base = `github:${repository.name}`;
  }

  async find(): Promise<RemoteSearch> {
    let last: { reading: Reading; refusal: NotGiven } | undefined;
    for await (const reading of this.#readings()) {
      const found = await (reading.path === '' ? this.#whole(reading) : this.#place(reading));
      if (!('problem' in found)) return found;
      last ??= { reading, refusal: found };
      // Only what is not there may be there under another reading.
      if (found.status !== 404) return this.#nothing(reading, found.problem);
    }
    const { reading, refusal } = last!;
    return this.#nothing(reading, await this.#whyMissing(reading, refusal));
  }

  /** The readings of the target, and those that the names of branches and tags allow. */
  async *#readings(): AsyncGenerator<Reading> {
    yield* this.target.readings;
    const { joined } = this.target;
    if (joined === undefined || joined.length < 2) return;
    const whole = joined.join('/');
    const start = joined.slice(0, 2).join('/');
    let isListed = false;
    for (const kind of ['heads', 'tags'] as const) {
      const refs = await this.repository.refs(kind, start);
      isListed ||= refs !== undefined;
      for (const ref of refs ?? [])
        if (whole === ref || whole.startsWith(`${ref}/`)) yield { ref, path: whole.slice(ref.length + 1) };
    }
    if (isListed) return;
    for (let parts = 2; parts <= Math.min(joined.length, MOST_PARTS_OF_REF); parts++)
      yield { ref: joined.slice(0, parts).join('/'), path: joined.slice(parts).join('/') };
  }

  /** A file or a folder. */
  async #place(reading: Reading): Promise<RemoteSearch | NotGiven> {
    const { path, ref } = reading;
    const contents = await this.repository.contents(path, ref);
    if ('problem' in contents) {
      if (!isTooLarge(contents)) return contents;
      const entry = await this.#listed(reading);
      return entry ? this.#file(reading, () => this.repository.text(entry)) : contents;
    }
    if (contents.kind === 'link')
      return this.#nothing(reading, `is a symbolic link to "${contents.target}": name that`);
    if (contents.kind === 'submodule')
      return this.#nothing(reading, 'is a submodule, a repository of its own: name that');
    if (contents.kind === 'folder') return this.#folder(reading, contents.sha, contents.list);
    const { bytes, entry } = contents;
    return this.#file(reading, async () =>
      bytes ? fileText(bytes, entry.path) : this.repository.text(entry),
    );
  }

  /** A file in the list of its folder, for an API that does not tell of it otherwise. */
  async #listed({ path, ref }: Reading): Promise<FileEntry | undefined> {
    const folder = path.split('/').slice(0, -1).join('/');
    const contents = await this.repository.contents(folder, ref);
    if ('problem' in contents || contents.kind !== 'folder') return undefined;
    return contents.list?.files.find((entry) => entry.path === path);
  }

  async #whole({ ref }: Reading): Promise<RemoteSearch | NotGiven> {
    const reading = { path: '', ref };
    const id = ref ?? (await this.#branch());
    if (typeof id !== 'string') return id;
    const list = await this.repository.tree(id, '', true);
    if ('problem' in list) return list;
    const whole = await this.#withTop(list, id);
    const all = candidates(whole.files, '');
    const taken = await chooseFiles(all, this.repository);
    return this.#search(reading, all, taken, whole.isCut);
  }

  /** A list that is cut may lack files at the top, where specs mostly lie; those are few. */
  async #withTop(list: FileList, id: string): Promise<FileList> {
    if (!list.isCut) return list;
    const top = await this.repository.tree(id, '', false);
    if ('problem' in top) return list;
    const known = new Set(list.files.map(({ path }) => path));
    return { ...list, files: [...list.files, ...top.files.filter(({ path }) => !known.has(path))] };
  }

  async #folder(
    reading: Reading,
    sha: string | undefined,
    list: FileList | undefined,
  ): Promise<RemoteSearch | NotGiven> {
    const { path, ref } = reading;
    if (list) return this.#below(reading, list);
    if (sha !== undefined) {
      const own = await this.repository.tree(sha, path, true);
      return 'problem' in own ? own : this.#below(reading, own);
    }
    const id = ref ?? (await this.#branch());
    if (typeof id !== 'string') return id;
    const whole = await this.repository.tree(id, '', true);
    if ('problem' in whole) return whole;
    const files = whole.files.filter((entry) => entry.path.startsWith(`${path}/`));
    return this.#below(reading, { ...whole, files });
  }

  #below(reading: Reading, { files, isCut }: FileList): RemoteSearch {
    const all = candidates(files, reading.path);
    return this.#search(reading, all, all.slice(0, MOST_OF_FOLDER), isCut);
  }

  async #branch(): Promise<string | NotGiven> {
    const about = await this.repository.about();
    return 'problem' in about ? about : about.branch;
  }

  #name({ path, ref }: Reading): string {
    return `${this.#base}${path === '' ? '' : `/${path}`}${ref === undefined ? '' : `@${ref}`}`;
  }

  #file(reading: Reading, fetch: () => Promise<Fetched>): RemoteSearch {
    const inputs = [{ ...this.#input(reading, fetch), isNamed: true }];
    return { inputs, missing: [], groups: [], notes: [] };
  }

  #input(reading: Reading, fetch: () => Promise<Fetched>): FoundInput {
    return { name: this.#name(reading), path: '', isNamed: false, fetch };
  }

  #nothing(reading: Reading, problem: string): RemoteSearch {
    return { inputs: [], missing: [{ name: this.#name(reading), problem }], groups: [], notes: [] };
  }

  /** @param taken the first of all @param isCut there are more than all of them */
  #search(
    reading: Reading,
    all: readonly FileEntry[],
    taken: readonly FileEntry[],
    isCut: boolean,
  ): RemoteSearch {
    const left = all.slice(taken.length);
    const name = this.#name(reading);
    const problems = [...this.#cut(isCut, all.length, reading), ...leftOut(left, taken.length, reading)];
    if (all.length === 0 && !isCut) problems.push('has no .json, .jsonl or .yaml files in it');
    const inputs = taken.map((entry) => {
      const { path } = entry;
      return this.#input({ ...reading, path }, () => this.repository.text(entry));
    });
    return {
      inputs,
      missing: problems.map((problem) => ({ name, problem })),
      groups: [{ name, members: inputs.map((input) => input.name), unseen: left.length }],
      notes: problems.length > 0 || left.length === 0 ? [] : [`${name}: ${unlikely(left, taken.length)}`],
    };
  }

  #cut(isCut: boolean, found: number, reading: Reading): string[] {
    if (!isCut) return [];
    const what = `GitHub's list of its files is incomplete, since there are too many of them`;
    const advice = `name a folder, such as ${this.#base}/FOLDER${reading.ref === undefined ? '' : `@${reading.ref}`}`;
    return [
      found === 0
        ? `was not searched to its end: ${what}, and the part that came has no file that may hold tools; ${advice}`
        : `was not searched to its end: ${what}; ${advice}`,
    ];
  }

  /** Why nothing is there, which a missing repository and a missing file do not tell apart. */
  async #whyMissing(reading: Reading, refusal: NotGiven): Promise<string> {
    const about = await this.repository.about();
    if ('problem' in about) return about.problem;
    if (/is empty/i.test(refusal.message)) return 'is an empty repository: there is no commit in it yet';
    const { path, ref } = reading;
    const noRef = `has no branch, tag or commit "${ref}"; its default branch is "${about.branch}"`;
    if (ref !== undefined && (path === '' || /no commit found/i.test(refusal.message))) return noRef;
    const branch = ref === undefined ? `its default branch, "${about.branch}"` : `"${ref}"`;
    return `does not exist: there is no "${path}" on ${branch}`;
  }
}

/** Files that were left out although they were meant, or their names promise tools: what lies in them is not known. */
function leftOut(left: readonly FileEntry[], taken: number, { path: folder }: Reading): string[] {
  const likely = left.filter(({ path }) => folder !== '' || plausibility(path) < 3);
  if (likely.length === 0) return [];
  return [
    `was not searched to its end: ${taken} files were looked into, and ${likely.length} more that may hold tools were not, such as "${likely[0]!.path}"; name a folder or a file`,
  ];
}

function unlikely(left: readonly FileEntry[], taken: number): string {
  return `the ${taken} likeliest files were looked into, ${left.length} more were not; name a folder or a file to have those judged`;
}
