import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What lies at a path: text, bytes, or something that is no file of this repository. */
export type Content =
  | string
  | Buffer
  | { readonly link: string }
  | { readonly submodule: true }
  /** A file that is only said to be so long. */
  | { readonly bytes: number };

export interface FakeRepository {
  readonly branch?: string;
  /** Branch or tag → path → content. */
  readonly refs: Readonly<Record<string, Readonly<Record<string, Content>>>>;
  /** The list of its files is cut behind so many entries. */
  readonly cutAt?: number;
}

export interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly userAgent: string | undefined;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => boolean | undefined;

export interface FakeGitHub {
  readonly url: string;
  readonly port: number;
  readonly asked: Asked[];
  /** How many connections were opened so far. */
  readonly connections: () => number;
  /** The environment that leads to it, without the tokens of whoever runs the tests. */
  readonly env: Readonly<Record<string, string>>;
}

const MOST_INLINE = 1_048_576;

/** A server on this machine that answers as GitHub's REST API does. @param before answers first, when it returns true */
export async function fakeGitHub(
  repositories: Readonly<Record<string, FakeRepository>>,
  before: Handler = () => false,
): Promise<FakeGitHub> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const { authorization, 'user-agent': userAgent } = request.headers;
    asked.push({ path, authorization, userAgent });
    if (!before(request, response)) answer(repositories, request, response);
  });
  let connections = 0;
  server.on('connection', () => connections++);
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    asked,
    connections: () => connections,
    env: { GITHUB_API_URL: url, GITHUB_TOKEN: '', GH_TOKEN: '', GITHUB_SERVER_URL: '' },
  };
}

export function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): true {
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'x-ratelimit-limit': '60',
      'x-ratelimit-remaining': '50',
      'x-github-media-type': 'github.v3; format=json',
      ...headers,
    })
    .end(typeof body === 'string' ? body : JSON.stringify(body));
  return true;
}

/** As GitHub says it. */
export function refuse(response: ServerResponse, status: number, message: string, headers = {}): true {
  return send(
    response,
    status,
    { message, documentation_url: 'https://docs.github.com/rest', status: String(status) },
    headers,
  );
}

function answer(
  repositories: Readonly<Record<string, FakeRepository>>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const url = new URL(request.url ?? '', 'http://fake');
  const [, name = '', rest = ''] = /^\/repos\/([^/]+\/[^/]+)(.*)$/.exec(url.pathname) ?? [];
  const repository = Object.hasOwn(repositories, name) ? repositories[name] : undefined;
  if (!repository) return void refuse(response, 404, 'Not Found');
  const branch = repository.branch ?? 'main';
  if (rest === '') return void send(response, 200, { id: 1, full_name: name, default_branch: branch });
  const tree = /^\/git\/trees\/([^/]+)$/.exec(rest)?.[1];
  if (tree !== undefined)
    return void sendTree(repository, decodeURIComponent(tree), url.searchParams.has('recursive'), response);
  const blob = /^\/git\/blobs\/([^/]+)$/.exec(rest)?.[1];
  if (blob !== undefined) return void sendBlob(repository, blob, response);
  const refs = /^\/git\/matching-refs\/(heads|tags)\/(.*)$/.exec(rest);
  if (refs) return void sendRefs(repository, refs[1]!, decodeURIComponent(refs[2]!), response);
  const path = /^\/contents\/(.*)$/.exec(rest)?.[1];
  if (path !== undefined)
    return void sendContents(
      repository,
      name,
      decodeURIComponent(path),
      url.searchParams.get('ref') ?? branch,
      request,
      response,
    );
  refuse(response, 404, 'Not Found');
}

/** The id of a file or folder tells where it is. */
const idOf = (ref: string, path: string) => Buffer.from(`${ref}\n${path}`).toString('hex');
const placeOf = (id: string) => Buffer.from(id, 'hex').toString().split('\n') as [string, string];

function sizeOf(content: Content): number | undefined {
  if (typeof content === 'string') return Buffer.byteLength(content);
  if (Buffer.isBuffer(content)) return content.length;
  return 'bytes' in content ? content.bytes : undefined;
}

function sendTree(
  { refs, cutAt }: FakeRepository,
  id: string,
  isDeep: boolean,
  response: ServerResponse,
): void {
  const [ref = '', folder = ''] = Object.hasOwn(refs, id) ? [id] : placeOf(id);
  const files = Object.hasOwn(refs, ref) ? refs[ref] : undefined;
  if (!files) return void refuse(response, 404, 'Not Found');
  const start = folder === '' ? '' : `${folder}/`;
  const all = Object.entries(files).filter(([path]) => path.startsWith(start));
  const shown = isDeep ? all : all.filter(([path]) => !path.slice(start.length).includes('/'));
  const tree = shown.map(([path, content]) => ({
    path: path.slice(start.length),
    mode: isKind(content, 'link') ? '120000' : isKind(content, 'submodule') ? '160000' : '100644',
    type: isKind(content, 'submodule') ? 'commit' : 'blob',
    sha: idOf(ref, path),
    size: sizeOf(content),
  }));
  const isCut = isDeep && cutAt !== undefined && tree.length > cutAt;
  send(response, 200, { sha: id, tree: isCut ? tree.slice(0, cutAt) : tree, truncated: isCut });
}

function isKind(content: Content, kind: 'link' | 'submodule'): boolean {
  return typeof content === 'object' && kind in content;
}

function sendBlob({ refs }: FakeRepository, id: string, response: ServerResponse): void {
  const [ref, path] = placeOf(id);
  const content = refs[ref]?.[path];
  if (typeof content !== 'string' && !Buffer.isBuffer(content))
    return void refuse(response, 422, 'The requested blob is too large to fetch');
  send(response, 200, { sha: id, size: sizeOf(content), encoding: 'base64', content: base64(content) });
}

/** In lines, as GitHub writes it. */
function base64(content: string | Buffer): string {
  return Buffer.from(content as string)
    .toString('base64')
    .replace(/.{60}/g, '$&\n');
}

function sendRefs({ refs }: FakeRepository, kind: string, start: string, response: ServerResponse): void {
  const isTag = (name: string) => /^v\d/.test(name);
  const found = Object.keys(refs).filter(
    (name) => name.startsWith(start) && isTag(name) === (kind === 'tags'),
  );
  send(
    response,
    200,
    found.map((name) => ({ ref: `refs/${kind}/${name}`, object: { type: 'commit', sha: '0' } })),
  );
}

function sendContents(
  { refs }: FakeRepository,
  repository: string,
  path: string,
  ref: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const files = Object.hasOwn(refs, ref) ? refs[ref]! : undefined;
  if (!files) return void refuse(response, 404, `No commit found for the ref ${ref}`);
  const page = `https://github.com/${repository}/blob/${ref}/${path}`;
  const file = Object.hasOwn(files, path) ? files[path] : undefined;
  if (file !== undefined) return void sendFile(file, path, idOf(ref, path), page, response);
  const entries = entriesOf(files, path, ref);
  if (entries.length === 0) return void refuse(response, 404, 'Not Found');
  const isObject = request.headers.accept?.includes('object') ?? false;
  send(response, 200, isObject ? { type: 'dir', path, sha: idOf(ref, path), entries } : entries);
}

function sendFile(content: Content, path: string, sha: string, page: string, response: ServerResponse): void {
  const common = { name: path.split('/').at(-1), path, sha, html_url: page, size: sizeOf(content) ?? 0 };
  if (typeof content === 'object' && 'link' in content)
    return void send(response, 200, { ...common, type: 'symlink', target: content.link });
  if (isKind(content, 'submodule')) return void send(response, 200, { ...common, type: 'submodule' });
  if (typeof content === 'string' || Buffer.isBuffer(content)) {
    const isInline = common.size <= MOST_INLINE;
    const body = isInline
      ? { encoding: 'base64', content: base64(content) }
      : { encoding: 'none', content: '' };
    return void send(response, 200, { ...common, type: 'file', ...body });
  }
  refuse(
    response,
    403,
    'This API returns blobs up to 100 MB in size. The requested blob is too large to fetch via the API.',
  );
}

function entriesOf(files: Readonly<Record<string, Content>>, folder: string, ref: string) {
  const start = folder === '' ? '' : `${folder}/`;
  const names = new Map<string, 'dir' | 'file'>();
  for (const path of Object.keys(files))
    if (path.startsWith(start)) {
      const [first = '', ...rest] = path.slice(start.length).split('/');
      names.set(first, rest.length > 0 ? 'dir' : 'file');
    }
  return [...names].map(([name, type]) => {
    const path = `${start}${name}`;
    return { name, path, type, sha: idOf(ref, path), size: type === 'dir' ? 0 : sizeOf(files[path]!) };
  });
}
