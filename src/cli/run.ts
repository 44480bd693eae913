import { fstatSync, writeSync } from 'node:fs';
import { harmlessLine, visible } from '../report/escape.js';
import { main } from './main.js';
import { UsageError } from './usage-error.js';

/**
 * Runs the command line on this process. The exit code is set, never forced: what was written to a pipe still gets
 * there. A reader that closes the pipe early ends the output in silence.
 */
export async function run(): Promise<void> {
  const out = new StandardOutput();
  process.exitCode = await main(process.argv.slice(2), {
    write: (text) => out.write(text),
    warn: (text) => {
      process.stderr.write(
        `${text
          .split('\n')
          .map((line) => harmlessLine(visible(line)))
          .join('\n')}\n`,
      );
    },
    writeAside: (text) => {
      process.stderr.write(text);
    },
    environment: process.env,
    isTerminal: out.isTerminal,
    columns: (out.isTerminal ? process.stdout.columns : 0) || Number(process.env['COLUMNS']) || undefined,
    today: new Date().toISOString().slice(0, 10),
  });
}

/**
 * Writes to the file descriptor itself: most runs write to a file or a pipe, and the stream of `process.stdout` with
 * the network modules below it is loaded only for a terminal, or for a pipe that takes no more at once.
 */
class StandardOutput {
  readonly isTerminal = fstatSync(1).isCharacterDevice() && process.stdout.isTTY === true;
  #isClosed = false;
  #isStreaming = false;

  async write(text: string | Uint8Array): Promise<void> {
    let rest: Uint8Array = typeof text === 'string' ? Buffer.from(text) : text;
    while (rest.length > 0 && !this.#isClosed && !this.#isStreaming) {
      try {
        rest = rest.subarray(writeSync(1, rest));
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code === 'EPIPE') this.#isClosed = true;
        else if (code === 'EAGAIN') this.#startStreaming();
        else throw new UsageError(`The report was not written to standard output: ${code ?? String(error)}.`);
      }
    }
    if (rest.length > 0 && !this.#isClosed) await this.#stream(rest);
  }

  #startStreaming(): void {
    this.#isStreaming = true;
    process.stdout.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      this.#isClosed = true;
    });
  }

  #stream(bytes: Uint8Array): Promise<void> {
    return new Promise((resolve) => {
      process.stdout.write(bytes, () => resolve());
    });
  }
}
