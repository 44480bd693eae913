import type { NotFetched } from '../fetched.js';
import { isLfsPointer, LFS_PROBLEM } from '../lfs.js';
import { decode, UnreadableInput } from '../text-file.js';

/** The text of a file that was fetched, or what is wrong with the file. */
export function textOf(bytes: Buffer): { readonly text: string } | NotFetched {
  if (isLfsPointer(bytes)) return atFault(LFS_PROBLEM);
  try {
    return { text: decode(bytes) };
  } catch (error) {
    if (error instanceof UnreadableInput) return atFault(error.message);
    throw error;
  }
}

/** A file that is there but cannot be read: in a search it is passed over as one on this machine is. */
export function atFault(problem: string): NotFetched {
  return { problem, isOfFile: true, server: undefined, place: undefined };
}

/** A file that nobody has seen, so that it may be a spec. */
export function unseen(problem: string): NotFetched {
  return { problem, isOfFile: false, server: undefined, place: undefined };
}
