import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import type { Exit, Program, Programs } from './program.js';
import type { ProgramSource } from './source.js';

/** Longest message that is taken, in bytes: a program that writes without end must not fill the memory. */
const MOST_BYTES = 256 * 1024 * 1024;

/** As much of standard error is kept, from its end. */
const MOST_ERROR_CHARACTERS = 4000;

/** How long what a program has written may take to arrive after its end. */
const LAST_WORDS_MS = 300;

/** What a program wrote to standard output that is no message of the protocol. */
export interface Noise {
  readonly lines: number;
  readonly first: string;
}

/**
 * Speaks with a program over its standard input and output. The transport of the SDK drops in silence what is no message, and
 * ends only the program itself; this one counts the first and ends all that the program has started.
 */
export class ProgramTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  #program: Program | undefined;
  #pending: Buffer[] = [];
  #pendingBytes = 0;
  #noise: { lines: number; first: string } | undefined;
  #errors = '';
  #overflow = false;
  #isClosed = false;

  constructor(
    private readonly source: ProgramSource,
    private readonly programs: Programs,
  ) {}

  get noise(): Noise | undefined {
    return this.#noise;
  }

  /** The end of what was written to standard error. */
  get errors(): string {
    return this.#errors;
  }

  /** How it ended; undefined while it runs. */
  get exit(): Exit | undefined {
    return this.#program?.exit;
  }

  /** Why it could not be started at all. */
  get startFault(): NodeJS.ErrnoException | undefined {
    return this.#program?.startFault;
  }

  /** True when a message was longer than any that is taken. */
  get isOverflown(): boolean {
    return this.#overflow;
  }

  async start(): Promise<void> {
    const program = this.programs.start(this.source);
    this.#program = program;
    const { stdin, stdout, stderr } = program.child;
    // A program that has ended takes no more; that it has ended is told by its exit.
    stdin.on('error', () => {});
    stdout.on('data', (chunk: Buffer) => this.#take(chunk));
    stderr.setEncoding('utf8');
    stderr.on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-MOST_ERROR_CHARACTERS);
    });
    // What is still in the pipes comes after the exit, and before `close`.
    program.child.once('close', () => this.#end());
    // A grandchild that holds the pipes open keeps `close` away.
    void program.ended.then(() => setTimeout(() => this.#end(), program.startFault ? 0 : LAST_WORDS_MS));
    await new Promise<void>((resolve, reject) => {
      program.child.once('spawn', resolve);
      program.child.once('error', reject);
    });
  }

  async send(message: JSONRPCMessage): Promise<void> {
    this.#program?.child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  async close(): Promise<void> {
    if (this.#program) await this.programs.end(this.#program);
    this.#end();
  }

  #end(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.onclose?.();
  }

  /** Each byte is looked at once, however many pieces a long line comes in. */
  #take(chunk: Buffer): void {
    let rest = chunk;
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      const line = Buffer.concat([...this.#pending, rest.subarray(0, end)]).toString('utf8');
      this.#pending = [];
      this.#pendingBytes = 0;
      rest = rest.subarray(end + 1);
      this.#read(line.trim());
    }
    if (rest.length > 0) this.#pending.push(rest);
    this.#pendingBytes += rest.length;
    if (this.#pendingBytes > MOST_BYTES) {
      this.#overflow = true;
      this.#pending = [];
      this.#pendingBytes = 0;
      this.#program?.kill();
    }
  }

  #read(line: string): void {
    if (line === '') return;
    const messages = messagesIn(line);
    if (messages) for (const message of messages) this.onmessage?.(message);
    else if (this.#noise) this.#noise.lines++;
    else this.#noise = { lines: 1, first: line };
  }
}

/** The messages of a line: one, or several in a list, as the revision of March 2025 had it; undefined for other text. */
function messagesIn(line: string): JSONRPCMessage[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  const messages = Array.isArray(value) && value.length > 0 ? value : [value];
  return messages.every(isMessage) ? messages : undefined;
}

function isMessage(value: unknown): value is JSONRPCMessage {
  return typeof value === 'object' && value !== null && 'jsonrpc' in value && value.jsonrpc === '2.0';
}
