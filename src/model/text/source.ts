import type { Position } from './position.js';

/** A key that stands twice in one object: the parser keeps the last, the model sees only that one. */
export interface DuplicateKey {
  /** Pointer of the object's member. */
  readonly pointer: string;
  readonly key: string;
}

/** A document that was read: its value, and where in the text each part of it stands. */
export interface Source {
  readonly value: unknown;
  /** The text it was read from, without a byte order mark. */
  readonly text: string;
  /**
   * Where `pointer` stands: a member at its key, a list entry at its value, something that is not there at the
   * nearest place above it. Asking in document order costs one pass over the text.
   */
  readonly locate: (pointer: string) => Position;
  /** In the order of the text; a key that stands three times is named once. */
  duplicateKeys(): DuplicateKey[];
}

/** The text is not in the syntax of its format. The message is a sentence for the person who wrote it. */
export class SyntaxFault extends Error {
  override readonly name = 'SyntaxFault';

  constructor(
    message: string,
    readonly position: Position,
  ) {
    super(message);
  }
}
