/** Which API is asked, and as whom. */
export interface Access {
  /** Without a slash at its end. */
  readonly base: string;
  readonly token: Token | undefined;
  /** The host of the pages that belong to this API; undefined when nothing tells it. */
  readonly host: string | undefined;
}

interface Token {
  /** The variable that holds it. */
  readonly variable: string;
  readonly value: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

export const PUBLIC_HOST = 'github.com';
const PUBLIC_API = 'https://api.github.com';

/** What the environment says of GitHub, or what is wrong with that, as a whole sentence. */
export function accessFrom(environment: Environment): Access | { readonly problem: string } {
  const token = tokenOf(environment);
  if (token && 'problem' in token) return token;
  const given = environment['GITHUB_API_URL']?.trim() || undefined;
  const api = urlOf(given ?? PUBLIC_API);
  if (!api) return { problem: 'GITHUB_API_URL holds no address that begins with http:// or https://.' };
  const base = `${api.origin}${api.pathname.replace(/\/+$/, '')}`;
  if (token && api.protocol === 'http:' && !isLocal(base))
    return {
      problem: `GITHUB_API_URL begins with http://, where the token in ${token.variable} could be read on the way: write https://, or unset ${token.variable}.`,
    };
  return {
    base,
    token,
    host: urlOf(environment['GITHUB_SERVER_URL'])?.host ?? hostBehind(api),
  };
}

/**
 * The API for the pages of a host. A token belongs to the API that the environment names; to the public one beside an
 * Enterprise server nothing of it is sent.
 * @param host undefined: the one of the environment
 */
export function accessFor(own: Access, host: string | undefined): Access {
  if (host === undefined || own.host === host || own.host === undefined || isLocal(own.base)) return own;
  return { base: PUBLIC_API, token: undefined, host: PUBLIC_HOST };
}

/** The host of the pages, where the address of the API tells it: `HOST/api/v3` or `api.HOST`. */
function hostBehind({ host, pathname }: URL): string | undefined {
  if (/^\/api\/v3\/*$/.test(pathname)) return host;
  return /^api\.(.+)$/.exec(host)?.[1];
}

/** A stand-in on this machine stands in for everything. */
function isLocal(base: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(base).hostname);
}

function urlOf(text: string | undefined): URL | undefined {
  try {
    const url = new URL(text ?? '');
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** The same order as that of GitHub's own command line. */
function tokenOf(environment: Environment): Token | { readonly problem: string } | undefined {
  for (const variable of ['GH_TOKEN', 'GITHUB_TOKEN']) {
    const value = environment[variable]?.trim();
    if (!value) continue;
    if (!/^[\x21-\x7e]+$/.test(value))
      return { problem: `${variable} holds no token: there are characters in it that no token has.` };
    return { variable, value };
  }
  return undefined;
}
