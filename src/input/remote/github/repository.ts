import { isObject } from '../../../model/value.js';
import type { Fetched } from '../../fetched.js';
import { atFault, textOf, unseen } from '../remote-text.js';
import type { TimeBudget } from '../time-budget.js';
import type { GitHubApi, NotGiven } from './api.js';
import { bytesOf, type Contents, type FileEntry, type FileList, readContents, readTree } from './entries.js';

const MB = 1_048_576;
/** The largest file that the API gives out. */
const MOST_BYTES = 100 * MB;
/** The same, written in base64 with its line ends and the rest of the answer. */
const MOST_ANSWER = 142 * MB;
const MOST_LIST = 64 * MB;

/** What a repository says of itself. */
export interface About {
  /** `owner/name` as it is called today. */
  readonly name: string;
  readonly branch: string;
}

/** One repository, seen through the API. */
export class Repository {
  readonly #prefix: string;
  #about: Promise<About | NotGiven> | undefined;
  #seenAs: string | undefined;
  readonly #texts = new Map<string, Promise<Fetched>>();

  constructor(
    private readonly api: GitHubApi,
    /** `owner/name` as it was given. */
    readonly name: string,
    readonly budget: TimeBudget,
  ) {
    this.#prefix = `repos/${name}`;
  }

  /** What it is called today, when an answer has shown that it is another name. */
  get movedTo(): string | undefined {
    const seen = this.#seenAs;
    return seen !== undefined && seen.toLowerCase() !== this.name.toLowerCase() ? seen : undefined;
  }

  about(): Promise<About | NotGiven> {
    this.#about ??= this.#ask('').then((given) => {
      if ('problem' in given) return given;
      const { full_name: name, default_branch: branch } = isObject(given.value) ? given.value : {};
      if (typeof name === 'string') this.#seenAs = name;
      return { name: this.#seenAs ?? this.name, branch: typeof branch === 'string' ? branch : 'HEAD' };
    });
    return this.#about;
  }

  /** The files of a branch, a tag, a commit or a folder's id. @param folder where the tree hangs */
  async tree(id: string, folder: string, isDeep: boolean): Promise<FileList | NotGiven> {
    const depth = isDeep ? '?recursive=1' : '';
    const given = await this.#ask(`/git/trees/${encodeURIComponent(id)}${depth}`);
    if ('problem' in given) return given;
    return readTree(given.value, folder) ?? strange('a list of files');
  }

  async contents(path: string, ref: string | undefined): Promise<Contents | NotGiven> {
    const place = path.split('/').map(encodeURIComponent).join('/');
    const version = ref === undefined ? '' : `?ref=${encodeURIComponent(ref)}`;
    const given = await this.#ask(`/contents/${place}${version}`);
    if ('problem' in given) return given;
    this.#notePage(given.value);
    return readContents(given.value, path) ?? strange('a file');
  }

  /** Names of branches or tags that begin like `start`; undefined when they cannot be had. */
  async refs(kind: 'heads' | 'tags', start: string): Promise<string[] | undefined> {
    const way = start.split('/').map(encodeURIComponent).join('/');
    const given = await this.#ask(`/git/matching-refs/${kind}/${way}`);
    if ('problem' in given || !Array.isArray(given.value)) return undefined;
    return given.value.flatMap((entry: unknown) => {
      const ref = isObject(entry) ? entry['ref'] : undefined;
      return typeof ref === 'string' ? [ref.replace(`refs/${kind}/`, '')] : [];
    });
  }

  /** The text of a file; it is fetched once. */
  text(entry: FileEntry): Promise<Fetched> {
    const text = this.#texts.get(entry.path) ?? this.#fetch(entry);
    this.#texts.set(entry.path, text);
    return text;
  }

  async #fetch({ sha, size, path }: FileEntry): Promise<Fetched> {
    if (size !== undefined && size > MOST_BYTES) return atFault(tooLarge(size));
    const given = await this.#ask(`/git/blobs/${encodeURIComponent(sha)}`, MOST_ANSWER);
    if ('problem' in given) return isTooLarge(given) ? atFault(tooLarge(undefined)) : unseen(given.problem);
    const bytes = bytesOf(given.value);
    return bytes === undefined ? unseen(strange('a file').problem) : fileText(bytes, path);
  }

  #ask(path: string, most = MOST_LIST) {
    return this.api.get(this.#prefix, path, most, this.budget);
  }

  /** The addresses in an answer have the name of today in them. */
  #notePage(value: unknown): void {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    const page = isObject(first) ? first['html_url'] : undefined;
    const [, name] = /^https?:\/\/[^/]+\/([^/]+\/[^/]+)\/(?:blob|tree)\//.exec(String(page)) ?? [];
    if (name !== undefined) this.#seenAs ??= name;
  }
}

/** The text in the bytes of a file. */
export function fileText(bytes: Buffer, path: string): Fetched {
  const read = textOf(bytes);
  if ('problem' in read) return read;
  return { text: read.text, syntaxName: path, notes: [], server: undefined, place: undefined };
}

/** The API says so of a file that it does not give out. */
export function isTooLarge({ status, message }: NotGiven): boolean {
  return (status === 403 || status === 422) && /too large/i.test(message);
}

function tooLarge(size: number | undefined): string {
  const own = size === undefined ? 'is too large' : `has ${Math.round(size / MB)} MB`;
  return `${own}: GitHub's API gives out files of at most ${MOST_BYTES / MB} MB`;
}

function strange(what: string): NotGiven {
  return {
    status: 200,
    message: '',
    problem: `was not given out: GitHub sent something else than ${what}`,
  };
}
