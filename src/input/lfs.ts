/** What git-lfs leaves in place of a file that it keeps elsewhere. */
const BEGINNING = 'version https://git-lfs.github.com/spec/';

/** Said of such a file, as the rest of a sentence that begins with its name. */
export const LFS_PROBLEM = 'is a pointer of git-lfs: its content is not in the repository';

/** True for the bytes of a pointer in place of the file itself. */
export function isLfsPointer(bytes: Buffer): boolean {
  return bytes.subarray(0, BEGINNING.length).toString('latin1') === BEGINNING;
}
