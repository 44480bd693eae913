import type { IncomingHttpHeaders } from 'node:http';
import type { Deadline } from '../deadline.js';
import type { Fetched } from '../fetched.js';
import { type Answer, exchange, type Judge, NoAnswer } from './exchange.js';
import { textOf, unseen } from './remote-text.js';
import type { TimeBudget } from './time-budget.js';

/** How files of the web are fetched. */
export interface WebRules {
  /** What is wrong with connecting to an address, the first or one on the way. */
  readonly judge: Judge;
  /** What this program calls itself. */
  readonly userAgent: string;
}

const MOST_BYTES = 50 * 1_048_576;
const MOST_REDIRECTS = 5;

/** Fetches the one file at an address. */
export async function fetchWebFile(start: URL, rules: WebRules, budget: TimeBudget): Promise<Fetched> {
  try {
    const { answer, url } = await budget.spend((deadline) => follow(start, rules, deadline));
    return read(answer, url, [start, url]);
  } catch (error) {
    if (error instanceof NoAnswer) return unseen(error.message);
    throw error;
  }
}

/** Asks, and follows redirects; each address on the way is looked at like the first. @throws {NoAnswer} */
async function follow(
  start: URL,
  { judge, userAgent }: WebRules,
  deadline: Deadline,
): Promise<{ answer: Answer; url: URL }> {
  let url = start;
  for (let redirects = 0; ; redirects++) {
    const headers = { 'user-agent': userAgent, accept: '*/*', ...credentials(url, start) };
    const answer = await exchange({ url: bare(url), headers, most: MOST_BYTES, judge }, deadline).catch(
      (error: unknown) => {
        if (!(error instanceof NoAnswer) || redirects === 0) throw error;
        throw new NoAnswer(`redirects to ${url.host}, which ${error.message}`);
      },
    );
    const target = answer.headers.location;
    if (![301, 302, 303, 307, 308].includes(answer.status) || target === undefined) return { answer, url };
    if (redirects === MOST_REDIRECTS) throw new NoAnswer(`redirects more than ${MOST_REDIRECTS} times`);
    url = nextAddress(target, url);
  }
}

/** Where a redirect leads. @throws {NoAnswer} when it is not followed */
export function nextAddress(target: string, from: URL): URL {
  let url: URL;
  try {
    url = new URL(target, from);
  } catch {
    throw new NoAnswer('redirects to something that is no address');
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new NoAnswer(`redirects to a "${url.protocol}" address, which is not fetched`);
  if (from.protocol === 'https:' && url.protocol === 'http:')
    throw new NoAnswer(`redirects from https to plain http at ${url.host}, which is not followed`);
  return url;
}

/** Without what is sent as a header. */
function bare(url: URL): URL {
  const own = new URL(url);
  own.username = '';
  own.password = '';
  return own;
}

/** A name and a password in the address are for its own host only. */
function credentials(url: URL, start: URL): { authorization?: string } {
  if (url.origin !== start.origin || (start.username === '' && start.password === '')) return {};
  const pair = [start.username, start.password].map(unescaped).join(':');
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}

/** Broken escapes stay as they are. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function read({ status, headers, body }: Answer, url: URL, way: readonly URL[]): Fetched {
  if (status !== 200) return unseen(statusProblem(status, headers));
  const read = textOf(body);
  if ('problem' in read) return read;
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (isPage(type, read.text))
    return unseen(
      'is a web page, not a spec: give the address of the file itself, such as that behind "raw" or "download", or github:owner/repository/path',
    );
  const isOpen = way.some(({ protocol }) => protocol === 'http:');
  return {
    text: read.text,
    syntaxName: syntaxName(url, type),
    notes: isOpen ? ['it came over plain http, where anybody on the way could have changed it'] : [],
    server: undefined,
    place: undefined,
  };
}

function statusProblem(status: number, headers: IncomingHttpHeaders): string {
  const answered = `was not fetched: the host answered with HTTP ${status}`;
  const wait = headers['retry-after'];
  if (status === 404 || status === 410) return `does not exist: the host answered with HTTP ${status}`;
  if (status === 401 || status === 403)
    return `${answered}, it wants to know who asks; fetch the file with a program that can say it, and hand it over with -`;
  if (status === 429 || status === 503)
    return `${answered}, it is busy; try again ${wait !== undefined && /^\d+$/.test(wait) ? `in ${wait} s` : 'later'}`;
  return status >= 500 ? `${answered}; try again later` : answered;
}

function isPage(type: string, text: string): boolean {
  const start = text
    .slice(0, 500)
    .replace(/^\ufeff/, '')
    .trimStart();
  return /^<(?:!doctype html|html)\b/i.test(start) || (/html/.test(type) && start.startsWith('<'));
}

const EXTENSION_BY_TYPE: readonly (readonly [RegExp, string])[] = [
  [/ya?ml/, 'yaml'],
  [/ndjson|jsonl|json-?lines|json-seq/, 'jsonl'],
];

/** What tells the syntax: the extension in the address, else what the host says. */
function syntaxName({ pathname }: URL, type: string): string {
  const name = pathname.split('/').at(-1) ?? '';
  if (/\.[a-z0-9]+$/i.test(name)) return name;
  return `${name}.${EXTENSION_BY_TYPE.find(([pattern]) => pattern.test(type))?.[1] ?? 'txt'}`;
}
