import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import type { Exit, Program, Programs } from './program.js';
import type { ProgramSource } from './source.js';

/** Longest message that is taken, in bytes: a program that writes without end must not fill the memory. */
const MOST_BYTES = 256 * 1024 * 1024;

/** After so many lines that are no messages a program is ended: it speaks something else. */
const MOST_NOISE = 10_000;

/** As much of what a program says is kept, from its end. */
const MOST_KEPT_CHARACTERS = 64 * 1024;

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
  #noiseLines = 0;
  #firstNoise = '';
  readonly #noiseEnd = new Tail();
  readonly #errors = new Tail();
  #stopped: string | undefined;
  #isClosed = false;

  constructor(
    private readonly source: ProgramSource,
    private readonly programs: Programs,
    /** Milliseconds that ending it may take. */
    private readonly timeToClose: () => number,
  ) {}

  get noise(): Noise | undefined {
    if (this.#noiseLines === 0) return undefined;
    return { lines: this.#noiseLines, first: this.#firstNoise };
  }

  /** The end of that, with a line that has no end yet, such as a question: it may be the last that is heard. */
  get noiseEnd(): string {
    const rest = Buffer.concat(this.#pending).subarray(0, MOST_KEPT_CHARACTERS).toString('utf8').trim();
    return rest === '' ? this.#noiseEnd.text : `${this.#noiseEnd.text}${rest}\n`;
  }

  /** The end of what was written to standard error. */
  get errors(): string {
    return this.#errors.text;
  }

  /** How it ended; undefined while it runs. */
  get exit(): Exit | undefined {
    return this.#program?.exit;
  }

  /** Why it could not be started at all. */
  get startFault(): NodeJS.ErrnoException | undefined {
    return this.#program?.startFault;
  }

  /** Why it was ended before its time, as the rest of a sentence about the server. */
  get stopped(): string | undefined {
    return this.#stopped;
  }

  async start(): Promise<void> {
    const program = this.programs.start(this.source);
    this.#program = program;
    const { stdin, stdout, stderr } = program.child;
    // A program that has ended takes no more; that it has ended is told by its exit.
    stdin.on('error', () => {});
    stdout.on('data', (chunk: Buffer) => this.#take(chunk));
    stderr.setEncoding('utf8');
    stderr.on('data', (text: string) => this.#errors.add(text));
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
    if (this.#program) await this.programs.end(this.#program, this.timeToClose());
    this.#end();
  }

  #end(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.onclose?.();
  }

  /** Each byte is looked at once, however many pieces a long line comes in. */
  #take(chunk: Buffer): void {
    if (this.#stopped !== undefined) return;
    let rest = chunk;
    for (let end = rest.indexOf(10); end >= 0 && this.#stopped === undefined; end = rest.indexOf(10)) {
      const line = Buffer.concat([...this.#pending, rest.subarray(0, end)]).toString('utf8');
      this.#pending = [];
      this.#pendingBytes = 0;
      rest = rest.subarray(end + 1);
      this.#read(line.trim());
    }
    if (rest.length > 0) this.#pending.push(rest);
    this.#pendingBytes += rest.length;
    if (this.#pendingBytes > MOST_BYTES) this.#stop('wrote a message of more than 256 MB, and was ended');
  }

  #stop(reason: string): void {
    this.#stopped = reason;
    this.#pending = [];
    this.#program?.kill();
  }

  #read(line: string): void {
    if (line === '') return;
    const messages = messagesIn(line);
    if (messages) {
      for (const message of messages) this.onmessage?.(message);
      return;
    }
    if (this.#noiseLines === 0) this.#firstNoise = line.slice(0, MOST_KEPT_CHARACTERS);
    this.#noiseLines++;
    this.#noiseEnd.add(`${line}\n`);
    if (this.#noiseLines >= MOST_NOISE)
      this.#stop(`wrote ${MOST_NOISE} lines that are no messages to standard output, and was ended`);
  }
}

/** The end of a text that may be long. */
class Tail {
  #text = '';

  get text(): string {
    if (this.#text.length <= MOST_KEPT_CHARACTERS) return this.#text;
    // A line that is cut may begin inside of what must not be shown.
    const end = this.#text.slice(-MOST_KEPT_CHARACTERS);
    return end.slice(end.indexOf('\n') + 1);
  }

  add(text: string): void {
    this.#text += text;
    if (this.#text.length > 2 * MOST_KEPT_CHARACTERS)
      this.#text = this.#text.slice(-MOST_KEPT_CHARACTERS - 1);
  }
}

/** The messages of a line: one, or several in a list, as the revision of March 2025 had it; undefined for other text. */
function messagesIn(line: string): JSONRPCMessage[] | undefined {
  // Trying to parse costs much more than one look, and a program may write without end.
  if (line[0] !== '{' && line[0] !== '[') return undefined;
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
