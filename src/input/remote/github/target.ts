/** A way to understand what comes behind the name of a repository. */
export interface Reading {
  /** From the root of the repository, with `/`; '' for the whole of it. */
  readonly path: string;
  /** A branch, a tag or a commit; undefined for the default branch. */
  readonly ref: string | undefined;
}

/** Something in a repository on GitHub. */
export interface GitHubTarget {
  readonly kind: 'github';
  readonly owner: string;
  readonly repository: string;
  /** The readings, the likeliest first. */
  readonly readings: readonly Reading[];
  /** Behind `blob/` or `tree/` in an address: a ref and a path, and nothing says where the first ends. */
  readonly joined: readonly string[] | undefined;
  /** The host that the address names; undefined for `github:`. */
  readonly host: string | undefined;
}

/** What an argument names. */
export type Target =
  | GitHubTarget
  | { readonly kind: 'web'; readonly url: URL }
  /** Nothing that can be fetched, and why, as the rest of a sentence that begins with the argument. */
  | { readonly kind: 'none'; readonly problem: string };

const GITHUB = 'github.com';
const NAME = /^[\w.-]+$/;
const FORM =
  'write github:owner/repository, github:owner/repository/path or github:owner/repository/path@ref';

/** Tells what an argument names. @param enterprise the host of the pages of an Enterprise server, if there is one */
export function readTarget(given: string, enterprise: string | undefined): Target {
  const short = /^github:(?!https?:\/\/)(.*)$/is.exec(given)?.[1];
  if (short !== undefined) return fromShort(short);
  const ssh = /^(?:(?:git\+)?ssh:\/\/(?:[^/@]*@)?|git@)([^/:]+)(?::(?:\d+\/)?|\/)(.*)$/is.exec(given);
  if (ssh) return fromSsh(ssh[1]!, ssh[2]!, enterprise);
  let url: URL;
  try {
    url = new URL(
      given
        .replace(/^github:/i, '')
        .replace(/^git\+/i, '')
        .replace(/^git:\/\//i, 'https://'),
    );
  } catch {
    return none('is no address that can be understood');
  }
  if (!/^https?:$/.test(url.protocol)) return none('is at no GitHub that is known here');
  return fromUrl(url, enterprise);
}

function none(problem: string): Target {
  return { kind: 'none', problem };
}

function found(
  owner: string,
  repository: string,
  rest: Pick<GitHubTarget, 'readings' | 'host'> & Partial<Pick<GitHubTarget, 'joined'>>,
): Target {
  const name = repository.replace(/\.git$/i, '');
  for (const part of [owner, name])
    if (!NAME.test(part) || /^\.+$/.test(part)) return none(`names no repository on GitHub: ${FORM}`);
  if (rest.readings.some(({ path }) => path.split('/').includes('..')))
    return none('leads out of the repository: a path in it has no ".."');
  return { kind: 'github', owner, repository: name, joined: undefined, ...rest };
}

function fromShort(text: string): Target {
  const [owner = '', behind = ''] = split(text.replace(/^\/+/, ''), '/');
  const [, name = '', rest = ''] = /^([^/@]*)(.*)$/s.exec(behind) ?? [];
  if (name.includes('#')) return none(`names no repository on GitHub: a version is written @ref; ${FORM}`);
  if (rest.endsWith('@')) return none('names no version behind its "@"');
  const readings = rest.startsWith('@')
    ? [{ path: '', ref: rest.slice(1) }]
    : readingsOf(cleanPath(rest), rest);
  return found(owner, name, { readings, host: undefined });
}

/**
 * `path@ref`. An `@` may belong to the path: at the beginning of a folder's name (`packages/@scope/a`) it always does, and
 * where a file's name follows it (`tools@2.json`) most probably.
 */
function readingsOf(path: string, rest: string): Reading[] {
  const whole: Reading = { path, ref: undefined };
  const parts = /^(.*[^/])@([^@]+)$/s.exec(rest);
  if (!parts) return [whole];
  const versioned: Reading = { path: cleanPath(parts[1]!), ref: parts[2]! };
  return /\.(?:jsonc?|jsonl|ndjson|snap|ya?ml)$/i.test(parts[2]!) ? [whole, versioned] : [versioned, whole];
}

function cleanPath(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}

/** The text before the first `mark`, and behind it. */
function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
}

function fromSsh(host: string, path: string, enterprise: string | undefined): Target {
  const plain = host.toLowerCase().replace(/^ssh\.(?=github\.com$)/, '');
  if (plain !== GITHUB && plain !== enterprise?.replace(/:\d+$/, ''))
    return none(
      `is at ${host}, no GitHub that is known here; GITHUB_API_URL and GITHUB_SERVER_URL name an Enterprise server`,
    );
  const [owner = '', name = '', ...rest] = path.split('/').filter((part) => part !== '');
  if (rest.length > 0) return none(`names no repository on GitHub: ${FORM}`);
  return found(owner, name, {
    readings: [{ path: '', ref: undefined }],
    host: plain === GITHUB ? GITHUB : enterprise,
  });
}

function fromUrl(url: URL, enterprise: string | undefined): Target {
  const host = url.host.replace(/^www\.(?=github\.com$)/, '');
  const servers = enterprise === undefined ? [GITHUB] : [GITHUB, enterprise];
  const parts = partsOf(url);
  if (parts === undefined) return none('is no address that can be understood: its escapes (%) are broken');
  if (servers.some((server) => host === `gist.${server}`))
    return none('is a gist, not a repository: give the address behind its button "Raw"');
  if (host === 'raw.githubusercontent.com' || servers.some((server) => host === `raw.${server}`)) {
    const [owner = '', name = '', ...joined] = parts;
    const server = enterprise !== undefined && host === `raw.${enterprise}` ? enterprise : GITHUB;
    if (joined.length < 2) return none('names no file in a repository');
    return fromJoined(owner, name, joined, server);
  }
  const server = servers.find((each) => each === host);
  return server === undefined ? { kind: 'web', url } : fromPage(parts, server, url);
}

/** The parts of the path, without their escapes; undefined when one cannot be read. */
function partsOf({ pathname }: URL): string[] | undefined {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** A page of GitHub. */
function fromPage(parts: readonly string[], host: string, url: URL): Target {
  const [owner = '', name = '', kind, ...rest] = parts;
  const ofRef = (ref: string | undefined) => found(owner, name, { readings: [{ path: '', ref }], host });
  if (name === '') return none('is a page of GitHub that names no repository');
  if (kind === undefined) return ofRef(undefined);
  if (['blob', 'tree', 'raw', 'blame', 'edit', 'commits'].includes(kind) && rest.length > 0)
    return fromJoined(owner, name, rest, host);
  if (kind === 'tree' || kind === 'commits') return ofRef(undefined);
  if (kind === 'commit' && rest[0] !== undefined) return ofRef(rest[0]);
  if (kind === 'releases' && rest[0] === 'tag' && rest.length > 1) return ofRef(rest.slice(1).join('/'));
  if (kind === 'releases' && rest.includes('download')) return { kind: 'web', url };
  if (kind === 'pull')
    return none(`is a pull request: name its branch, such as github:${owner}/${name}@BRANCH`);
  return none(
    `is a page of GitHub without files: name the repository, github:${owner}/${name}, or a file of it`,
  );
}

function fromJoined(owner: string, name: string, parts: readonly string[], host: string): Target {
  const isFull = parts[0] === 'refs' && (parts[1] === 'heads' || parts[1] === 'tags');
  const joined = isFull ? parts.slice(2) : parts;
  const [ref, ...path] = joined;
  return found(owner, name, { readings: [{ path: path.join('/'), ref }], joined, host });
}
