import type { ServerState } from '../../model/server-state.js';
import { deadlineBeforeEnd, seconds } from '../deadline.js';
import { errorText } from './error-text.js';
import { explainFailure, type Phase } from './explain-failure.js';
import { listTools, NoList, type ToolList } from './list-tools.js';
import type { Programs } from './program.js';
import { quoted, redactList } from './redact.js';
import { closeWire, NoSession, openSession, type Session } from './session.js';
import type { ServerSource } from './source.js';

/** How long the parts of an operation may take. */
export interface Patience {
  /** The whole of it, from the start to the end of what was started, in milliseconds. */
  readonly whole: number;
  /** One answer after the handshake, in milliseconds. */
  readonly request: number;
}

export interface Discovery {
  readonly server: ServerState;
  /** Its tools as a JSON document, the answer to `tools/list`; undefined when it is unreachable. */
  readonly text: string | undefined;
}

/** Who discovers, and who is told that it takes long. */
export interface Discoverer {
  readonly programs: Programs;
  readonly version: string;
  readonly patience: Patience;
  /** @param waited milliseconds */
  readonly onWait: (source: ServerSource, phase: Phase, waited: number) => void;
}

/** After this long the user is told what is waited for, and again each time it has doubled. */
const FIRST_WORD_MS = 5000;

/**
 * Finds out what tools a running server has: it is started or called, asked for its list, and let go. Tools are never
 * called. A server that cannot be asked is an answer, too.
 */
export async function discover(source: ServerSource, discoverer: Discoverer): Promise<Discovery> {
  const { patience, programs, version } = discoverer;
  const began = performance.now();
  const deadline = deadlineBeforeEnd(patience.whole);
  const progress: { phase: Phase } = { phase: 'initialize' };
  const stopTelling = tellWaiting(() => discoverer.onWait(source, progress.phase, performance.now() - began));
  let session: Session | undefined;
  try {
    session = await openSession(source, { programs, deadline, version });
    const { wire } = session;
    progress.phase = 'tools/list';
    const list = await listTools(session, deadline, patience.request, (error) =>
      errorText(error, source.secrets, wire),
    );
    const discovery = found(source, session, list);
    stopTelling();
    await closeWire(session.wire, session.client);
    return discovery;
  } catch (error) {
    const after = performance.now() - began;
    const { wire, exit } =
      error instanceof NoSession ? error : { wire: session?.wire, exit: session?.wire.program?.exit };
    stopTelling();
    if (session) await closeWire(session.wire, session.client);
    if (!(error instanceof NoSession || error instanceof NoList)) throw error;
    const reason = explainFailure({ source, phase: progress.phase, wire, error, exit, after });
    return {
      server: {
        state: 'unreachable',
        transport: wire?.kind ?? (source.kind === 'program' ? 'stdio' : 'http'),
        protocol: session?.protocol ?? null,
        title: session ? titleOf(session, source) : null,
        reasons: [reason],
      },
      text: undefined,
    };
  } finally {
    deadline.stop();
  }
}

function found(source: ServerSource, session: Session, list: ToolList): Discovery {
  const { tools, nextCursor } = list;
  // A list that is cut says so itself, wherever it is kept.
  const document = nextCursor === undefined ? { tools } : { tools, nextCursor };
  const written = writeList(document);
  const { list: shown, found: leaked } = redactList(document, written, source.secrets);
  const text = leaked.size === 0 ? written : writeList(shown);
  const noise = session.wire.program?.noise;
  const reasons = [
    ...(list.gap === undefined ? [] : [`the list is not whole: ${list.gap}`]),
    ...list.reasons,
    ...(noise
      ? [
          `it writes text that is no message to standard output (${noise.lines === 1 ? '1 line' : `${noise.lines} lines`}, the first: "${quoted(noise.first, source.secrets, 80)}"); clients show errors for it`,
        ]
      : []),
    ...(session.client.getServerCapabilities()?.tools === undefined && tools.length > 0
      ? ['it does not declare the capability "tools", so clients do not ask for its list']
      : []),
    ...[...leaked].map((label) => `its tools show the value of ${label}; here it is taken out`),
  ];
  return {
    server: {
      state: reasons.length > 0 ? 'degraded' : 'ok',
      transport: session.wire.kind,
      protocol: session.protocol ?? null,
      title: titleOf(session, source),
      reasons,
    },
    text,
  };
}

function writeList(document: unknown): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

function titleOf({ client }: Session, { secrets }: ServerSource): string | null {
  const { name, version } = client.getServerVersion() ?? {};
  if (name === undefined) return null;
  return quoted([name, version].filter((part) => part !== undefined).join(' '), secrets, 100);
}

/** Calls back when a wait grows long. @returns what stops it */
export function tellWaiting(tell: () => void): () => void {
  let next = FIRST_WORD_MS;
  let timer = setTimeout(function onTime() {
    tell();
    timer = setTimeout(onTime, next);
    next *= 2;
  }, next);
  return () => clearTimeout(timer);
}

/** What is being waited for, in words. */
export function waitingText(phase: Phase, waited: number): string {
  return `waiting for its answer to ${phase}, ${seconds(waited)} so far`;
}
