import { existsSync } from 'node:fs';
import { seconds, TimeUp } from '../deadline.js';
import { networkFault } from '../network-fault.js';
import { NoList } from './list-tools.js';
import type { Exit } from './program.js';
import { NoSession, type Wire } from './session.js';
import type { ServerSource } from './source.js';

/** How far the operation had come. */
export type Phase = 'start' | 'initialize' | 'tools/list';

/** Lines of standard error that are shown. */
const SHOWN_LINES = 6;

/** What a failure is told by. */
interface Failed {
  readonly source: ServerSource;
  readonly phase: Phase;
  readonly wire: Wire | undefined;
  readonly error: unknown;
  /** How the program had ended by then. */
  readonly exit: Exit | undefined;
  /** Milliseconds since the start. */
  readonly after: number;
}

/**
 * Why a server could not be judged, as the rest of a sentence that begins with its name: the phase, how long it took, what
 * the server said last, and what would help when that can be told.
 */
export function explainFailure(failed: Failed): string {
  const { wire } = failed;
  const said = lastLines(wire?.program?.errors ?? '');
  const advice = adviceFor(failed);
  return [
    whatHappened(failed),
    ...(advice === undefined ? [] : [advice]),
    ...(said === '' ? [] : [`It last wrote to standard error:\n${said}`]),
  ].join('. ');
}

function whatHappened({ source, phase, wire, error, exit, after }: Failed): string {
  const cause = rootOf(error);
  const program = wire?.program;
  if (program?.isOverflown) return `wrote a message of more than 256 MB in ${phase}, and was ended`;
  const fault = program?.startFault ?? (isStartFault(cause) ? cause : undefined);
  if (fault) return couldNotStart(source, fault);
  if (exit && !(cause instanceof TimeUp))
    return `${exitText(exit)} ${seconds(after)} after its start, ${beforeAnswer(phase)}`;
  if (cause instanceof TimeUp || isAborted(cause)) return timeText(phase, cause, after);
  const http = wire?.http;
  const network = networkFault(http?.fault) ?? networkFault(cause);
  if (network !== undefined) return `could not be reached: ${network}`;
  if (http?.lastStatus !== undefined && http.lastStatus >= 300)
    return `answered ${phase} with HTTP ${http.lastStatus}`;
  if (http?.lastType !== undefined && !/json|event-stream/.test(http.lastType))
    return `answered ${phase} with ${http.lastType.split(';')[0]}, not with JSON or an event stream`;
  return `${phase} failed: ${errorText(cause)}`;
}

/** How a connection ended in the middle of a call, as the rest of a sentence that begins with the server. */
export function callFault(wire: Wire, error: unknown): string {
  if (wire.program?.isOverflown) return 'wrote a message of more than 256 MB, and was ended';
  const exit = wire.program?.exit;
  if (exit) return exitText(exit);
  const network = networkFault(wire.http?.fault) ?? networkFault(error);
  if (network !== undefined) return `was lost: ${network}`;
  const status = wire.http?.lastStatus;
  return status !== undefined && status >= 300
    ? `answered with HTTP ${status}`
    : `was lost: ${errorText(error)}`;
}

/** A failure of one request, in words. */
export function errorText(error: unknown, wire?: Wire): string {
  const cause = rootOf(error);
  const exit = wire?.program?.exit;
  if (exit && (cause as { code?: unknown }).code === 'CONNECTION_CLOSED')
    return `the server ${exitText(exit)}${lastWord(wire?.program?.errors ?? '')}`;
  if (cause instanceof TimeUp) return cause.message;
  if (cause instanceof NoList) return cause.message;
  const { code, message } = innermost(cause) as { code?: unknown; message?: unknown };
  const text = typeof message === 'string' ? message : String(cause);
  return typeof code === 'number'
    ? `the server answered with error ${code}: ${text.replace(/^MCP error -?\d+: /, '')}`
    : text;
}

/** What `fetch` says of a failure stands in its cause. */
function innermost(error: unknown): unknown {
  return error instanceof TypeError && error.cause instanceof Error ? error.cause : error;
}

function rootOf(error: unknown): unknown {
  return error instanceof NoSession || (error instanceof NoList && error.cause !== undefined)
    ? rootOf(error.cause)
    : error;
}

function isStartFault(cause: unknown): cause is NodeJS.ErrnoException {
  return String((cause as NodeJS.ErrnoException | undefined)?.syscall).startsWith('spawn');
}

function couldNotStart(source: ServerSource, { code, message }: NodeJS.ErrnoException): string {
  const command = source.kind === 'program' ? source.command : '';
  if (code === 'ENOENT')
    return source.kind === 'program' && source.folder !== undefined && !existsSync(source.folder)
      ? `could not be started: there is no folder "${source.folder}"`
      : `could not be started: there is no program "${command}" on the PATH`;
  if (code === 'EACCES') return `could not be started: "${command}" is not a program that may be run`;
  return `could not be started: ${message}`;
}

function exitText({ code, signal }: Exit): string {
  return signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`;
}

function beforeAnswer(phase: Phase): string {
  return phase === 'tools/list' ? 'before it had answered tools/list' : 'before it had answered initialize';
}

function timeText(phase: Phase, cause: unknown, after: number): string {
  const waited = cause instanceof TimeUp ? cause.milliseconds : after;
  return phase === 'tools/list'
    ? `answered initialize, but not tools/list within ${seconds(waited)}`
    : `did not answer initialize within ${seconds(waited)}`;
}

function isAborted(cause: unknown): boolean {
  const { name, code } = cause as { name?: string; code?: unknown };
  return name === 'AbortError' || name === 'TimeoutError' || code === 'REQUEST_TIMEOUT';
}

/** What its owner can do, when that can be told. */
function adviceFor({ source, phase, wire, error }: Failed): string | undefined {
  const status = wire?.http?.lastStatus;
  if (status === 401 || status === 403) {
    const scheme = /^\w+/.exec(wire?.http?.challenge ?? '')?.[0] ?? 'Bearer';
    return status === 401
      ? `It needs authorization: give it with --header "Authorization: ${scheme} …"`
      : 'It denies access: the authorization that was given does not suffice';
  }
  if (status === 404 || status === 405)
    return 'The address is used exactly as it was given: many servers answer at /mcp only';
  const said = wire?.program?.errors ?? '';
  const variable = missingVariable(said);
  if (variable !== undefined)
    return `It asks for the variable ${variable}: give it with --env ${variable}=…; to list tools, any value may do`;
  if (
    /requires? node|unsupported engine|engine "node"|ERR_REQUIRE_ESM|node(?:\.js)? (?:version )?(?:>=|\d+ or)/i.test(
      said,
    )
  )
    return `It seems to need another version of Node than ${process.version}, the one it was started with`;
  if (/Cannot find (?:module|package)|ERR_MODULE_NOT_FOUND|ModuleNotFoundError|No module named/.test(said))
    return 'Something that it needs is not there: install its dependencies, or build it, and try again';
  if (
    /\b(?:401|403|unauthori[sz]ed|forbidden|authentication (?:failed|required)|invalid (?:api )?(?:key|token))\b/i.test(
      said,
    )
  )
    return 'It seems to want an account: give what it asks for with --env';
  const isLate = rootOf(error) instanceof TimeUp || isAborted(rootOf(error));
  if (isLate && phase !== 'tools/list' && source.kind === 'program')
    return /\b(?:npx|uvx|pipx|bunx|dlx|docker)\b/.test(`${source.command} ${source.args.join(' ')}`)
      ? 'A first start has to fetch its packages: start it once by hand, or give it more time with --timeout'
      : 'Give it more time with --timeout, if it is only slow; a server that speaks HTTP is reached with --url';
  if (isLate) return 'Give it more time with --request-timeout, if it is only slow';
  return undefined;
}

/** A variable that a server says it misses. */
function missingVariable(said: string): string | undefined {
  for (const line of said.split('\n')) {
    const isAsking =
      /\b(?:not (?:set|defined|found|provided|configured)|un(?:set|defined)|missing|required?|must (?:be|set|provide|have)|please (?:set|provide|define)|no value|environment variable|is empty)\b/i;
    if (!isAsking.test(line)) continue;
    const name = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/.exec(line.replaceAll(/\bERR_[A-Z_]+\b/g, ''))?.[0];
    if (name !== undefined) return name;
  }
  return undefined;
}

/** The last line that says something, for a place inside a sentence. */
function lastWord(text: string): string {
  const line = lastLines(text).split('\n').at(-1)?.trim() ?? '';
  return line === '' ? '' : ` and wrote "${line}"`;
}

/** Where a program was when it failed, which is for its author only. */
const STACK = /^\s+at |^\s*[{}[\](),]*$|^Node\.js v\d|^\s*(?:code|requireStack): /;

/** The end of what a program wrote to standard error, without its stack traces. */
export function lastLines(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '' && !STACK.test(line));
  return lines
    .slice(-SHOWN_LINES)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n');
}
