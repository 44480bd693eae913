import { fstatSync } from 'node:fs';
import { decode } from './text-file.js';

/** What standard input is: a file or a pipe may hold a spec; a terminal or nothing at all does not. */
export function stdinKind(): 'file' | 'pipe' | 'none' {
  try {
    const stat = fstatSync(0);
    if (stat.isFile()) return stat.size > 0 ? 'file' : 'none';
    return stat.isFIFO() || stat.isSocket() ? 'pipe' : 'none';
  } catch {
    return 'none';
  }
}

/** All of standard input as text. @throws {UnreadableInput} */
export async function readStdin(): Promise<string> {
  return decode(await readStdinBytes());
}

/** All of standard input. */
export async function readStdinBytes(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Waits a moment for a first byte on a pipe that nobody has announced with `-`: a CI job may hold one open for ever.
 * @param milliseconds how long
 */
export async function stdinHasData(milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const done = (answer: boolean) => {
      clearTimeout(timer);
      process.stdin.off('readable', onReadable);
      process.stdin.off('end', onEnd);
      if (!answer) process.stdin.destroy();
      resolve(answer);
    };
    const onReadable = () => {
      if (process.stdin.readableLength > 0) done(true);
    };
    const onEnd = () => done(false);
    const timer = setTimeout(() => done(false), milliseconds);
    process.stdin.on('readable', onReadable);
    process.stdin.on('end', onEnd);
  });
}
