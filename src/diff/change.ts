import type { ChangeClass, ChangeKind, Part } from './kinds.js';

/** One difference between two versions of a set of tools. */
export interface Change {
  readonly kind: ChangeKind;
  readonly class: ChangeClass;
  readonly part: Part;
  /** False: whether every call still fits cannot be told from the schemas. It counts as breaking. */
  readonly isDecided: boolean;
  /** The name in the new version, or the old one of a tool that is gone; null for what belongs to the whole set. */
  readonly tool: string | null;
  /** The name in the old version; null for a tool that is new. */
  readonly toolBefore: string | null;
  /** One sentence, lower-case start, text of the spec in double quotes, no final stop. */
  readonly message: string;
  /** Pointer into the old document: the place itself, or the nearest one; null when the tool is not in it. */
  readonly base: string | null;
  /** Likewise into the new one. */
  readonly head: string | null;
}
