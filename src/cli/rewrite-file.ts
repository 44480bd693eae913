import { accessSync, constants, readFileSync, statSync, writeFileSync } from 'node:fs';
import { sync as writeFileAtomic } from 'write-file-atomic';

/**
 * Puts new bytes in the place of a file, whole or not at all. Its mode and owner stay, and a symbolic link still leads
 * to it.
 * @param before what was read; a file that holds something else by now is left alone
 * @throws {Error} with a sentence without its final stop
 */
export function rewriteFile(path: string, before: Buffer, after: Buffer): void {
  try {
    // A rename would also replace a file that must not be written.
    accessSync(path, constants.W_OK);
    if (!readFileSync(path).equals(before)) throw new Error('it was changed by somebody else meanwhile');
    writeFileAtomic(path, after);
  } catch (error) {
    const isGone = (error as { code?: string }).code === 'ENOENT';
    throw new Error(isGone ? 'it is not there any more' : wording(error));
  }
}

/** Writes a file that may not be there yet, whole or not at all. @throws {Error} like {@link rewriteFile} */
export function writeWhole(path: string, bytes: Buffer | string): void {
  try {
    if (isNoFile(path)) writeFileSync(path, bytes);
    else writeFileAtomic(path, bytes);
  } catch (error) {
    throw new Error(wording(error));
  }
}

/** A device or a pipe takes what is written to it; a rename would put a file in its place. */
function isNoFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === false;
}

const CAUSES: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'its file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOENT: 'its folder does not exist',
  EISDIR: 'it is a folder',
  ENOTDIR: 'what its path calls a folder is a file',
};

function wording(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return (code === undefined ? undefined : CAUSES[code]) ?? message ?? String(error);
}
