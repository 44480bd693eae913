import type { Fetched } from '../fetched.js';
import type { FoundInput, MissingInput, SearchGroup } from '../find-inputs.js';
import { shownUrl } from '../server/redact.js';
import { notPublic } from './address.js';
import { type Access, accessFor, accessFrom } from './github/access.js';
import { GitHubApi } from './github/api.js';
import { findOnGitHub, type RemoteSearch } from './github/find-on-github.js';
import { Repository } from './github/repository.js';
import { type GitHubTarget, readTarget } from './github/target.js';
import { TimeBudget } from './time-budget.js';
import { fetchWebFile } from './web-file.js';

/** What the command line says of things that are elsewhere. */
export interface RemoteRequest {
  /** Arguments that `isRemote` is true for. */
  readonly given: readonly string[];
  readonly allowPrivate: boolean;
  /** Milliseconds for each argument. */
  readonly timeout: number;
  readonly userAgent: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Called before anything is asked. @param name what reports call it */
  readonly onStart: (name: string) => void;
}

/** Finds what is to be fetched. GitHub is asked for its lists here; texts are fetched with the inputs. */
export async function findRemote(request: RemoteRequest): Promise<RemoteSearch> {
  const access = accessFrom(request.environment);
  const finder = new RemoteFinder(request, access);
  const inputs = new Map<string, FoundInput>();
  const missing: MissingInput[] = [];
  const groups: SearchGroup[] = [];
  const notes: string[] = [];
  for (const given of request.given) {
    const found = await finder.find(given);
    for (const { key, input } of found.inputs) {
      const known = inputs.get(key);
      inputs.set(key, known && !known.isNamed ? { ...known, isNamed: input.isNamed } : (known ?? input));
    }
    missing.push(...found.missing.map((each) => ({ ...each, problem: oneLine(each.problem) })));
    groups.push(...found.groups);
    notes.push(...found.notes.map(oneLine));
  }
  return { inputs: [...inputs.values()], missing, groups, notes };
}

/** What one argument leads to; inputs with what tells whether two of them are the same. */
interface Found extends Omit<RemoteSearch, 'inputs'> {
  readonly inputs: readonly { readonly key: string; readonly input: FoundInput }[];
}

const NOTHING: Found = { inputs: [], missing: [], groups: [], notes: [] };

class RemoteFinder {
  /** One for each API, so that a limit that is reached is known to all that ask it. */
  readonly #apis = new Map<string, GitHubApi>();

  constructor(
    private readonly request: RemoteRequest,
    private readonly access: Access | { readonly problem: string },
  ) {}

  async find(given: string): Promise<Found> {
    const { access } = this;
    const target = readTarget(given, 'problem' in access ? undefined : access.host);
    if (target.kind === 'none') return this.#missing(given, target.problem);
    if (target.kind === 'web') return this.#web(target.url);
    if ('problem' in access) return this.#missing(given, access.problem);
    return this.#gitHub(target, accessFor(access, target.host));
  }

  #missing(given: string, problem: string): Found {
    return { ...NOTHING, missing: [{ name: shownAddress(given), problem }] };
  }

  #web(url: URL): Found {
    const { allowPrivate, timeout, userAgent, onStart } = this.request;
    const name = shownAddress(url.href);
    const fetch = () => {
      onStart(name);
      return fetchWebFile(
        url,
        { judge: allowPrivate ? () => undefined : notPublic, userAgent },
        new TimeBudget(timeout),
      );
    };
    return { ...NOTHING, inputs: [{ key: url.href, input: { name, path: '', isNamed: true, fetch } }] };
  }

  async #gitHub(target: GitHubTarget, access: Access): Promise<Found> {
    const { userAgent, clock, timeout, onStart } = this.request;
    const api = this.#apis.get(access.base) ?? new GitHubApi(access, userAgent, clock);
    this.#apis.set(access.base, api);
    const name = `${target.owner}/${target.repository}`;
    onStart(`github:${name}`);
    const search = await findOnGitHub(target, new Repository(api, name, new TimeBudget(timeout)));
    const inputs = search.inputs.map((input) => ({
      key: `${access.base} ${input.name}`,
      input: { ...input, ...(input.fetch && { fetch: async () => inOneLine(await input.fetch!()) }) },
    }));
    return { ...search, inputs };
  }
}

/** A problem may hold names and words of others: they must not begin a line of their own. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** What came, with what is wrong with it in one line. */
function inOneLine(fetched: Fetched): Fetched {
  return 'problem' in fetched ? { ...fetched, problem: oneLine(fetched.problem) } : fetched;
}

/** An address without what may be secret in it. */
function shownAddress(given: string): string {
  if (!URL.canParse(given)) return given.replace(/\/\/[^/]*@/, '//');
  const url = new URL(given);
  if (url.host === '') return given;
  url.username = '';
  url.password = '';
  return shownUrl(url.href);
}
