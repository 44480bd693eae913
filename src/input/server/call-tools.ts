import { ProtocolError } from '@modelcontextprotocol/client';
import type { CallAnswer } from '../../model/call-answer.js';
import { type Deadline, deadlineBeforeEnd, seconds, TimeUp } from '../deadline.js';
import type { Patience } from './discover.js';
import { isAborted } from './error-text.js';
import { callFault, explainFailure } from './explain-failure.js';
import type { HttpWatch } from './http-watch.js';
import { lastWord } from './last-words.js';
import type { Programs } from './program.js';
import { closeWire, NoSession, openSession, request, type Session } from './session.js';
import type { ServerSource } from './source.js';

/** A server that was lost or did not answer so often is not started again. */
const MOST_LOSSES = 10;

/**
 * Calls tools of one server. After a call that had no answer the next one has a connection, and for a program a process,
 * of its own: what hangs must not take the others with it.
 */
export class ToolCalls {
  readonly #deadline: Deadline;
  #session: Session | undefined;
  #losses = 0;
  #gaveUp: string | undefined;
  #sent = 0;

  constructor(
    private readonly source: ServerSource,
    private readonly programs: Programs,
    private readonly version: string,
    private readonly patience: Patience,
  ) {
    this.#deadline = deadlineBeforeEnd(patience.whole);
  }

  /** How many calls were sent. */
  get sent(): number {
    return this.#sent;
  }

  /** Calls a tool once. What goes wrong is an answer, too. */
  async call(name: string, given: Readonly<Record<string, unknown>>): Promise<CallAnswer> {
    const session = await this.#open();
    if (typeof session === 'string') return { kind: 'unsent', reason: session };
    this.#sent++;
    const limit = Math.min(this.patience.request, this.#deadline.left);
    // The SDK passes over what is no message of the protocol; an answer that is none never comes.
    let isGarbled = false;
    session.client.onerror = ({ message }) => {
      isGarbled ||= message.startsWith('Unknown message type');
    };
    try {
      const params = { name, arguments: given };
      return {
        kind: 'result',
        result: await request(session, 'tools/call', params, this.#deadline, limit),
      };
    } catch (error) {
      if (error instanceof ProtocolError)
        return { kind: 'error', code: error.code, message: textOf(error), data: error.data };
      const refused = errorInRefusal(session.wire.http);
      if (refused) return refused;
      // Asked before the connection is closed: how it ended by itself is what counts.
      const how = callFault(session.wire, error, this.source.secrets);
      await this.#lose(session);
      const isLate = error instanceof TimeUp || isAborted(error);
      if (isLate && isGarbled) return { kind: 'garbled' };
      if (isLate) return { kind: 'timed-out', milliseconds: limit };
      const said = lastWord(session.wire.program?.errors ?? '', this.source.secrets);
      const status = session.wire.http?.lastStatus;
      return { kind: 'lost', how, said, ...(status !== undefined && status >= 300 && { status }) };
    }
  }

  /** Ends the connection and, for a program, all that it has started. */
  async close(): Promise<void> {
    if (this.#session) await closeWire(this.#session.wire, this.#session.client);
    this.#session = undefined;
    this.#deadline.stop();
  }

  /** @returns why there is no connection, the rest of a sentence */
  async #open(): Promise<Session | string> {
    if (this.#deadline.left === 0)
      this.#gaveUp ??= `the ${seconds(this.patience.whole)} of --timeout were over`;
    if (this.#gaveUp !== undefined) return this.#gaveUp;
    if (this.#session) return this.#session;
    const began = performance.now();
    try {
      const { programs, version } = this;
      this.#session = await openSession(this.source, { programs, deadline: this.#deadline, version });
      return this.#session;
    } catch (error) {
      if (!(error instanceof NoSession)) throw error;
      const { source } = this;
      const after = performance.now() - began;
      const reason = explainFailure({
        source,
        phase: 'initialize',
        wire: error.wire,
        error,
        exit: error.exit,
        after,
      });
      this.#gaveUp = `the server ${reason}`;
      return this.#gaveUp;
    }
  }

  async #lose(session: Session): Promise<void> {
    this.#session = undefined;
    await closeWire(session.wire, session.client);
    this.#losses++;
    if (this.#losses === MOST_LOSSES)
      this.#gaveUp = `${MOST_LOSSES} calls before it had no answer, and the server is not started again`;
  }
}

/** An error of the protocol that came with the status of a failed HTTP request, as the revision of July 2026 has it. */
function errorInRefusal(http: HttpWatch | undefined): CallAnswer | undefined {
  if (http?.refusal === undefined || (http.lastStatus ?? 0) < 400) return undefined;
  try {
    const { error } = JSON.parse(http.refusal) as {
      error?: { code?: unknown; message?: unknown; data?: unknown };
    };
    if (typeof error?.code !== 'number') return undefined;
    return { kind: 'error', code: error.code, message: String(error.message ?? ''), data: error.data };
  } catch {
    return undefined;
  }
}

function textOf({ code, message }: ProtocolError): string {
  return message.replace(`MCP error ${code}: `, '');
}
