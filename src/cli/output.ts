import { closeSync, openSync, writeSync } from 'node:fs';
import type { Io } from './io.js';
import { UsageError } from './usage-error.js';

/** Pieces are gathered to this many characters before they are written: a report has many small ones. */
const ENOUGH = 65_536;

/** Where a report goes: a file, or standard output. What cannot be written is a {@link UsageError}. */
export class Output {
  #file: number | undefined;
  #waiting = '';

  /**
   * @param path of a file that may be written; undefined for standard output
   */
  constructor(
    private readonly path: string | undefined,
    private readonly io: Io,
  ) {}

  async write(pieces: Iterable<string>): Promise<void> {
    for (const piece of pieces) {
      this.#waiting += piece;
      if (this.#waiting.length >= ENOUGH) await this.#flush();
    }
  }

  async close(): Promise<void> {
    await this.#flush();
    if (this.#file !== undefined) closeSync(this.#file);
  }

  async #flush(): Promise<void> {
    const { path } = this;
    const text = this.#waiting;
    this.#waiting = '';
    if (path === undefined) return this.io.write(text);
    this.#file ??= attempt(path, () => openSync(path, 'w'));
    let rest: Uint8Array = Buffer.from(text);
    while (rest.length > 0) rest = rest.subarray(attempt(path, () => writeSync(this.#file!, rest)));
  }
}

function attempt<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new UsageError(`The report was not written to "${path}": ${problemOf(error)}.`);
  }
}

function problemOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'ENOENT') return 'its folder does not exist';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'ENOSPC') return 'the disk is full';
  return code === 'EACCES' || code === 'EPERM' ? 'permission denied' : (message ?? String(error));
}
