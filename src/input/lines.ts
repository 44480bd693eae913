import { isUtf8 } from 'node:buffer';
import {
  closeSync,
  createReadStream,
  createWriteStream,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';

/** A line of a file that is not blank. */
export interface Line {
  /** Undefined when its bytes are no UTF-8. */
  readonly text: string | undefined;
  /** Its place among the lines that are not blank, from 0. */
  readonly index: number;
  /** Its number in the file, from 1. */
  readonly number: number;
}

/**
 * The lines of a file, one at a time. A byte order mark before the first is left out. The bytes of a line are decoded
 * one by one: in text, readline also ends a line at U+2028, which a string of JSON may hold as it is.
 */
export async function* readLines(path: string): AsyncGenerator<Line> {
  const lines = createInterface({
    input: createReadStream(path, 'latin1'),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  let number = 0;
  let index = 0;
  for await (const line of lines) {
    number++;
    const bytes = Buffer.from(line, 'latin1');
    const decoded = isUtf8(bytes) ? bytes.toString() : undefined;
    const text = number === 1 ? decoded?.replace(/^\ufeff/, '') : decoded;
    if (text?.trim() !== '') yield { text, index: index++, number };
  }
}

const SAMPLE_BYTES = 1_048_576;

/**
 * True for a file of JSON Lines in UTF-8: its name says so, or its first line is a JSON object and another one follows. One
 * document over many lines is none, whatever its name, nor is an empty file.
 */
export function holdsLines(path: string, name: string): boolean {
  const sample = sampleOf(path);
  if (sample === undefined) return false;
  const [first = '', second = ''] = sample
    .replace(/^\ufeff/, '')
    .trimStart()
    .split(/\r?\n(?=\s*\S)/, 2);
  if (/\.(?:jsonl|ndjson)$/i.test(name)) return first.trim().length > 1;
  return first.startsWith('{') && second.trimStart().startsWith('{') && isJson(first);
}

/** The beginning of a file, or undefined when it is in UTF-16: its lines cannot be cut byte by byte. */
function sampleOf(path: string): string | undefined {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(SAMPLE_BYTES);
    const sample = bytes.subarray(0, readSync(file, bytes));
    const isUtf16 = (sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff);
    return isUtf16 ? undefined : sample.toString('utf8');
  } finally {
    closeSync(file);
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Puts standard input into a file, since it must be read twice. The caller calls `remove` when it is done. */
export async function spoolStdin(): Promise<{ readonly path: string; readonly remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'tool-score-'));
  const path = join(folder, 'stdin');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // A signal ends the process without running what comes after; it must not leave somebody's tools behind.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      remove();
      process.kill(process.pid, signal);
    });
  try {
    await pipeline(process.stdin, createWriteStream(path));
    return { path, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
