import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';

/** Why a file could not be read, as the rest of a sentence that begins with its name. */
export class UnreadableInput extends Error {
  override readonly name = 'UnreadableInput';
}

/** Said of bytes that are no text, as the rest of a sentence that begins with the name of what holds them. */
export const NOT_UTF8 = 'is not UTF-8 text; save it as UTF-8';

/** Longest string of the engine, less some air: what is longer cannot be one text. */
const MOST_BYTES = 500 * 1024 * 1024;

/** The text of a file. @throws {UnreadableInput} */
export function readTextFile(path: string): string {
  try {
    const size = statSync(path).size;
    if (size > MOST_BYTES)
      throw new UnreadableInput(
        `is ${Math.round(size / 1048576)} MB; the most is ${MOST_BYTES / 1048576} MB`,
      );
    // The bytes of a large file are not held beside its text, unless something in the text asks for a closer look.
    const text = readFileSync(path, 'utf8');
    return isDoubtful(text) ? decode(readFileSync(path)) : text;
  } catch (error) {
    if (error instanceof UnreadableInput) throw error;
    throw new UnreadableInput(fileProblem(error));
  }
}

/** What UTF-8 text does not hold: a replacement for a broken character, a zero; or nothing at all. */
function isDoubtful(text: string): boolean {
  return text.includes('\ufffd') || text.includes('\0') || text.trim() === '';
}

/** The text in `bytes`: UTF-8, or UTF-16 with a byte order mark. @throws {UnreadableInput} when it is no text */
export function decode(bytes: Buffer): string {
  const text = decodeUtf16(bytes) ?? decodeUtf8(bytes);
  if (text.trim() === '' || text === '\ufeff') throw new UnreadableInput('is empty');
  return text;
}

/** A text that is going to be written again, as it was found. */
export interface OriginalText {
  readonly text: string;
  readonly bytes: Buffer;
}

/** A file's text with its bytes. @throws {UnreadableInput} */
export function readOriginal(path: string): OriginalText {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new UnreadableInput(fileProblem(error));
  }
  return { text: decode(bytes), bytes };
}

/** True for UTF-16 with a byte order mark. */
export function bytesAreWide(bytes: Buffer): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

/** The bytes of a text in the encoding of `original`. */
export function encodeLike(original: Buffer, text: string): Buffer {
  if (!bytesAreWide(original)) return Buffer.from(text);
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return original[0] === 0xfe ? bytes.swap16() : bytes;
}

function decodeUtf16(bytes: Buffer): string | undefined {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (!isLittle && !(bytes[0] === 0xfe && bytes[1] === 0xff)) return undefined;
  if (bytes.length % 2 === 1) throw new UnreadableInput('is UTF-16 text that ends inside a character');
  const body = Buffer.from(bytes.subarray(2));
  return (isLittle ? body : body.swap16()).toString('utf16le');
}

function decodeUtf8(bytes: Buffer): string {
  if (bytes.includes(0)) throw new UnreadableInput('is a binary file, not text');
  if (!isUtf8(bytes)) throw new UnreadableInput(NOT_UTF8);
  return bytes.toString('utf8');
}

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'cannot be read: permission denied',
  EPERM: 'cannot be read: permission denied',
  EISDIR: 'is a folder',
  ENOTDIR: 'does not exist: what it calls a folder is a file',
  ELOOP: 'is a symbolic link that leads back to itself',
  ENAMETOOLONG: 'has a name that is too long',
  EMFILE: 'cannot be read: too many files are open',
};

/** An error of the file system in words. */
export function fileProblem(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return (code !== undefined ? PROBLEMS[code] : undefined) ?? `cannot be read: ${message ?? String(error)}`;
}
