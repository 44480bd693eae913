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

  /** @param syntax what the text should have been */
  constructor(
    message: string,
    readonly position: Position,
    readonly syntax: SyntaxName = 'JSON',
  ) {
    super(message);
  }

  /** By name: a parser that loads on demand is built into a file of its own, with a copy of this class in it. */
  static override [Symbol.hasInstance](error: unknown): error is SyntaxFault {
    return error instanceof Error && error.name === 'SyntaxFault';
  }
}

/** A syntax as sentences call it. */
export type SyntaxName = 'JSON' | 'JSON Lines' | 'YAML';
