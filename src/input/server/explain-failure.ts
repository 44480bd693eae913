import { existsSync } from 'node:fs';
import { seconds, TimeUp } from '../deadline.js';
import { networkFault } from '../network-fault.js';
import { adviceFor } from './advice.js';
import { errorText, exitText, isAborted, refusalText, rootOf } from './error-text.js';
import { lastLines } from './last-words.js';
import type { Exit } from './program.js';
import { quoted, shownUrl } from './redact.js';
import type { Wire } from './session.js';
import type { Secret, ServerSource } from './source.js';

/** How far the operation had come. */
export type Phase = 'start' | 'initialize' | 'tools/list';

/** What a failure is told by. */
export interface Failed {
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
 * would help when that can be told, and what the server said last. Nothing in it is secret.
 */
export function explainFailure(failed: Failed): string {
  const { wire, source } = failed;
  const advice = adviceFor(failed);
  const errors = lastLines(wire?.program?.errors ?? '', source.secrets);
  const noise = lastLines(wire?.program?.noiseEnd ?? '', source.secrets);
  return [
    whatHappened(failed),
    ...(advice === undefined ? [] : [advice]),
    ...(errors === '' ? [] : [`It last wrote to standard error:\n${errors}`]),
    ...(noise === '' ? [] : [`It last wrote to standard output, and it is no message:\n${noise}`]),
  ].join('. ');
}

function whatHappened({ source, phase, wire, error, exit, after }: Failed): string {
  const cause = rootOf(error);
  const program = wire?.program;
  if (program?.stopped !== undefined) return program.stopped;
  const fault = program?.startFault ?? (isStartFault(cause) ? cause : undefined);
  if (fault) return couldNotStart(source, fault);
  if (exit && !(cause instanceof TimeUp))
    return `${exitText(exit)}, ${seconds(after)} after its start and before it had answered ${phase}`;
  if (cause instanceof TimeUp || isAborted(cause))
    return timeText(phase, cause, after) + oddAnswer(wire, source.secrets);
  return (
    httpFault(phase, wire, cause, source.secrets) ?? `${phase} failed: ${errorText(cause, source.secrets)}`
  );
}

function httpFault(
  phase: Phase,
  wire: Wire | undefined,
  cause: unknown,
  secrets: readonly Secret[],
): string | undefined {
  const http = wire?.http;
  if (!http) return undefined;
  const network = networkFault(http.fault) ?? networkFault(cause);
  if (network !== undefined) return `could not be reached: ${network}`;
  const { lastStatus, lastType, lastMethod = phase, location } = http;
  if (lastStatus !== undefined && lastStatus >= 300) {
    const target = location === undefined ? '' : `, which leads to ${quoted(shownUrl(location), secrets)}`;
    return `answered ${lastMethod} with HTTP ${lastStatus}${target}${refusalText(wire, secrets)}`;
  }
  if (lastType !== undefined && !/json|event-stream/.test(lastType))
    return `answered ${lastMethod} with ${quoted(lastType.split(';')[0] ?? '', secrets)}, not with JSON or an event stream`;
  return undefined;
}

/** How a connection ended in the middle of a call, as the rest of a sentence that begins with the server. */
export function callFault(wire: Wire, error: unknown, secrets: readonly Secret[]): string {
  if (wire.program?.stopped !== undefined) return wire.program.stopped;
  const exit = wire.program?.exit;
  if (exit) return exitText(exit);
  const network = networkFault(wire.http?.fault) ?? networkFault(error);
  if (network !== undefined) return `was lost: ${network}`;
  const status = wire.http?.lastStatus;
  return status !== undefined && status >= 300
    ? `answered with HTTP ${status}${refusalText(wire, secrets)}`
    : `was lost: ${errorText(error, secrets)}`;
}

function isStartFault(cause: unknown): cause is NodeJS.ErrnoException {
  return String((cause as NodeJS.ErrnoException | undefined)?.syscall).startsWith('spawn');
}

function couldNotStart(source: ServerSource, { code, message }: NodeJS.ErrnoException): string {
  const { command = '', folder = undefined } = source.kind === 'program' ? source : {};
  if (code === 'ENOENT') {
    if (folder !== undefined && !existsSync(folder))
      return `could not be started: there is no folder "${folder}"`;
    if (/^https?:/.test(command)) return 'could not be started: this is an address; name it with --url';
    return existsSync(command)
      ? `could not be started: the program that the first line of "${command}" names is not there`
      : `could not be started: there is no program "${command}"${/[\\/]/.test(command) ? '' : ' on the PATH'}`;
  }
  if (code === 'EACCES') return `could not be started: "${command}" is not a program that may be run`;
  return `could not be started: ${quoted(message, source.secrets)}`;
}

function timeText(phase: Phase, cause: unknown, after: number): string {
  const isOfWhole = cause instanceof TimeUp && cause.isOfWhole;
  const time = seconds(cause instanceof TimeUp ? cause.milliseconds : after);
  const within = isOfWhole ? `within the ${time} of --timeout` : `within ${time}`;
  return phase === 'tools/list'
    ? `answered initialize, but not tools/list ${within}`
    : `did not answer initialize ${within}`;
}

/** Something came, and it was no valid answer. */
function oddAnswer(wire: Wire | undefined, secrets: readonly Secret[]): string {
  return wire?.odd.last === undefined
    ? ''
    : `; what it sent is no valid answer (${quoted(wire.odd.last, secrets, 160)})`;
}
