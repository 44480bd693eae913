import { TimeUp } from '../deadline.js';
import { lastWord } from './last-words.js';
import { NoList } from './list-tools.js';
import type { Exit } from './program.js';
import { quoted } from './redact.js';
import { NoSession, type Wire } from './session.js';
import type { Secret } from './source.js';

/** A failure of one request, in words. What a server says itself is one line, and holds nothing secret. */
export function errorText(error: unknown, secrets: readonly Secret[], wire?: Wire): string {
  const cause = rootOf(error);
  const exit = wire?.program?.exit;
  if (exit && codeOf(cause) === 'CONNECTION_CLOSED') {
    const said = lastWord(wire?.program?.errors ?? '', secrets);
    return `the server ${exitText(exit)}${said === '' ? '' : ` and wrote "${said}"`}`;
  }
  if (cause instanceof TimeUp || cause instanceof NoList) return cause.message;
  const status = statusOf(cause);
  if (status !== undefined) return `the server answered with HTTP ${status}${refusalText(wire, secrets)}`;
  const { code, message, name } = innermost(cause) as { code?: unknown; message?: unknown; name?: unknown };
  const text = typeof message === 'string' && message !== '' ? message : String(code ?? name ?? cause);
  const said = quoted(text.replace(/^MCP error -?\d+: /, ''), secrets);
  return typeof code === 'number' ? `the server answered with error ${code}: ${said}` : said;
}

/** What a refused HTTP request says of itself: `: session required`; '' when it says nothing a person could read. */
export function refusalText(wire: Wire | undefined, secrets: readonly Secret[]): string {
  const refusal = wire?.http?.refusal?.trim() ?? '';
  const text = messageIn(refusal) ?? (/^[<{[]/.test(refusal) ? '' : refusal);
  return text === '' ? '' : `: ${quoted(text, secrets, 200)}`;
}

function messageIn(json: string): string | undefined {
  try {
    const { error, message, detail } = JSON.parse(json) as Record<string, unknown>;
    const inner = (error as { message?: unknown } | undefined)?.message;
    return [inner, message, detail, error].find((text): text is string => typeof text === 'string');
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | undefined)?.code;
}

function statusOf(error: unknown): number | undefined {
  const { data } = error as { data?: { status?: unknown } };
  return typeof data?.status === 'number' && data.status >= 300 ? data.status : undefined;
}

/** What `fetch` says of a failure stands in its cause. */
function innermost(error: unknown): unknown {
  return error instanceof TypeError && error.cause instanceof Error ? error.cause : error;
}

/** The error behind those that say where it happened. */
export function rootOf(error: unknown): unknown {
  const isOuter = error instanceof NoSession || (error instanceof NoList && error.cause !== undefined);
  return isOuter ? rootOf(error.cause) : error;
}

export function isAborted(cause: unknown): boolean {
  const { name, code } = (cause ?? {}) as { name?: string; code?: unknown };
  return name === 'AbortError' || name === 'TimeoutError' || code === 'REQUEST_TIMEOUT';
}

export function exitText({ code, signal }: Exit): string {
  return signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`;
}
