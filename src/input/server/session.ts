import { setTimeout as sleep } from 'node:timers/promises';
import {
  Client,
  SSEClientTransport,
  type StandardSchemaV1,
  StreamableHTTPClientTransport,
  type Transport,
} from '@modelcontextprotocol/client';
import { type Deadline, TimeUp } from '../deadline.js';
import { HttpWatch } from './http-watch.js';
import type { Exit, Programs } from './program.js';
import { ProgramTransport } from './program-transport.js';
import type { EndpointSource, ProgramSource, ServerSource } from './source.js';

/** The revision without a handshake. A server that speaks only this one refuses `initialize`. */
const MODERN = '2026-07-28';

/** How long a server may take to end a session. */
const GOODBYE_MS = 500;

/** A second try has so long: a server of today may hold a stream open for ever that never says where to post. */
const OLD_SERVER_MS = 5000;

/** A connection that is open. */
export interface Session {
  readonly client: Client;
  readonly wire: Wire;
  /** The revision of the protocol that both sides speak. */
  readonly protocol: string | undefined;
}

/** What a connection runs over, and what was seen on it. */
export interface Wire {
  readonly transport: Transport;
  /** For a program. */
  readonly program: ProgramTransport | undefined;
  /** For an endpoint. */
  readonly http: HttpWatch | undefined;
  readonly kind: 'stdio' | 'http' | 'sse';
  /** What the SDK last could not make sense of. */
  readonly odd: { last: string | undefined };
}

/** Who opens connections, and until when. */
export interface Caller {
  readonly programs: Programs;
  readonly deadline: Deadline;
  /** The version that a server is told. */
  readonly version: string;
}

/** A connection that did not come about. */
export class NoSession extends Error {
  override readonly name = 'NoSession';

  /** How the program had ended by itself, before it was ended here. */
  readonly exit: Exit | undefined;

  constructor(
    readonly wire: Wire,
    override readonly cause: unknown,
  ) {
    super('no session');
    this.exit = wire.program?.exit;
  }
}

/**
 * Opens a connection: with the handshake of last year's revisions, and for a server that knows none, without it, as the
 * revision of July 2026 has it. An endpoint that does not speak Streamable HTTP is tried again with SSE. Each try has
 * a connection of its own.
 * @throws {NoSession}
 */
export async function openSession(source: ServerSource, caller: Caller): Promise<Session> {
  const { deadline } = caller;
  if (source.kind === 'program') return openEither(() => programWire(source, caller), caller);
  const openOld = (most?: number) => open(sseWire(source, deadline), 'legacy', caller, most);
  if (source.transport === 'sse') return openOld();
  try {
    return await openEither(() => httpWire(source, deadline), caller);
  } catch (error) {
    // The specification of March 2025 names these as the signs of a server of before it.
    if (source.transport === 'http' || !(error instanceof NoSession) || !isOldServer(error.wire)) throw error;
    return orElse(openOld(OLD_SERVER_MS), error);
  }
}

async function openEither(newWire: () => Wire, caller: Caller): Promise<Session> {
  try {
    return await open(newWire(), 'legacy', caller);
  } catch (error) {
    if (!(error instanceof NoSession) || !refusesHandshake(error)) throw error;
    return orElse(open(newWire(), { pin: MODERN }, caller), error);
  }
}

/** When the second way does not lead there either, the first failure tells more. */
async function orElse<T>(second: Promise<T>, first: unknown): Promise<T> {
  return second.catch(() => {
    throw first;
  });
}

/** @throws {NoSession} */
async function open(
  wire: Wire,
  mode: 'legacy' | { readonly pin: string },
  { deadline, version }: Caller,
  most = Number.POSITIVE_INFINITY,
): Promise<Session> {
  const client = new Client({ name: 'tool-score', version }, { versionNegotiation: { mode } });
  client.onerror = ({ message }) => {
    wire.odd.last = message;
  };
  const options = { timeout: deadline.left + 1000, signal: deadline.signal };
  try {
    await deadline.wait(client.connect(wire.transport, options), most);
    return { client, wire, protocol: client.getNegotiatedProtocolVersion() };
  } catch (error) {
    const failure = new NoSession(wire, error);
    await closeWire(wire, client);
    throw failure;
  }
}

/** -32022 says it; servers of before that code had a meaning know no such method. */
function refusesHandshake({ cause, wire }: NoSession): boolean {
  const code = (cause as { code?: unknown }).code;
  return code === -32022 || code === -32601 || wire.http?.refusedVersion === true;
}

function isOldServer({ http }: Wire): boolean {
  return http !== undefined && [400, 404, 405].includes(http.lastStatus ?? 0);
}

/** Ends a connection and, for a program, all that it has started. */
export async function closeWire(wire: Wire, client: Client): Promise<void> {
  if (wire.transport instanceof StreamableHTTPClientTransport && wire.transport.sessionId !== undefined) {
    // A server keeps a session until it is told, or for long.
    const goodbye = wire.transport.terminateSession().catch(() => {});
    await Promise.race([goodbye, sleep(GOODBYE_MS, undefined, { ref: false })]);
  }
  await client.close().catch(() => {});
  await wire.transport.close().catch(() => {});
}

function programWire(source: ProgramSource, { programs, deadline }: Caller): Wire {
  const transport = new ProgramTransport(source, programs, () => deadline.leftOfWhole);
  return { transport, program: transport, http: undefined, kind: 'stdio', odd: { last: undefined } };
}

function httpWire(source: EndpointSource, deadline: Deadline): Wire {
  const http = new HttpWatch(deadline.signal);
  const { url, headers } = addressOf(source);
  const transport = new StreamableHTTPClientTransport(url, { fetch: http.fetch, requestInit: { headers } });
  return { transport, program: undefined, http, kind: 'http', odd: { last: undefined } };
}

function sseWire(source: EndpointSource, deadline: Deadline): Wire {
  const http = new HttpWatch(deadline.signal);
  const { url, headers } = addressOf(source);
  const transport = new SSEClientTransport(url, { fetch: http.fetch, requestInit: { headers } });
  return { transport, program: undefined, http, kind: 'sse', odd: { last: undefined } };
}

/** `fetch` takes no name and password in an address: they become the header that they stand for. */
function addressOf(source: EndpointSource): { url: URL; headers: Record<string, string> } {
  const url = new URL(source.url);
  const { username, password } = url;
  if (username === '' && password === '') return { url, headers: { ...source.headers } };
  url.username = '';
  url.password = '';
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    url,
    headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}`, ...source.headers },
  };
}

/** Takes a result as it is: the schemas of the SDK drop fields that they do not know, and one bad tool makes them refuse all. */
const AS_IT_IS: StandardSchemaV1<unknown, Record<string, unknown>> = {
  '~standard': {
    version: 1,
    vendor: 'tool-score',
    validate: (value) => ({ value: value as Record<string, unknown> }),
  },
};

/**
 * Sends one request. When its time is up the server is told that nobody waits any longer.
 * @param most milliseconds that its answer may take @throws what the SDK throws, or TimeUp
 */
export async function request(
  { client }: Session,
  method: string,
  params: Readonly<Record<string, unknown>>,
  deadline: Deadline,
  most: number,
): Promise<Record<string, unknown>> {
  const limit = Math.min(most, deadline.left);
  const impatience = new AbortController();
  const signal = AbortSignal.any([deadline.signal, impatience.signal]);
  const options = { timeout: limit + 1000, signal, allowInputRequired: true };
  try {
    return await deadline.wait(client.request({ method, params } as never, AS_IT_IS, options), limit);
  } catch (error) {
    if (error instanceof TimeUp) impatience.abort(error);
    throw error;
  }
}
