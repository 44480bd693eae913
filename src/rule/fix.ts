/**
 * How far a repair can be trusted. `safe`: every call that was accepted is accepted, and the other way round, and no
 * claim is added. `guess`: the author's evident meaning, for review. `contract`: callers must follow.
 */
export type Fixability = 'safe' | 'guess' | 'contract';

/** The classes, the one that asks least of a reader first. */
export const FIXABILITIES: readonly Fixability[] = ['safe', 'guess', 'contract'];

/**
 * One change of a document. Pointers are those of findings, and those of the document before any edit: edits that are
 * made together do not move each other's places.
 */
export type Edit =
  /** Writes a value: over the one that is there, or as a new member of an object. */
  | {
      readonly kind: 'set';
      readonly at: string;
      readonly value: unknown;
      /** A new member comes first in its object; without it, last. */
      readonly first?: true;
    }
  /** Puts a value at the end of the list at `at`. */
  | { readonly kind: 'append'; readonly at: string; readonly value: unknown }
  /** Takes out a member of an object or an entry of a list. */
  | { readonly kind: 'remove'; readonly at: string }
  /** Gives the member at `at` another key, in its place; what it holds is left as it is written. */
  | {
      readonly kind: 'rekey';
      readonly at: string;
      readonly key: string;
      /** What it holds becomes the only entry of a list. */
      readonly asList?: true;
    }
  /** Replaces parts of the string at `at`. Parts are in order and do not overlap. */
  | { readonly kind: 'reword'; readonly at: string; readonly parts: readonly TextPart[] };

/** From `start` to `end` of a string's value (not of how it is written) there shall stand `text`. */
export interface TextPart {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A repair: a list of edits, made whole or not at all. */
export interface Fix {
  readonly fixability: Fixability;
  /** Where the finding is that it cures. */
  readonly at: string;
  /** What it does, a phrase without a subject: `adds "type": "integer"`. */
  readonly does: string;
  /** None for a rename: what it takes to give a tool another name depends on the document. */
  readonly edits: readonly Edit[];
  /** It holds only as long as nothing changes here: an example that was proved by a schema waits for the schema's repairs. */
  readonly reads?: string;
  /** The tool gets this name; callers, and the texts that mention the old one, must follow. */
  readonly renames?: string;
  /** It prepares the cure only; a person must finish it. */
  readonly leavesFinding?: true;
}

/** Why a finding is not repaired although its rule has repairs, as a sentence without its final stop. */
export interface NoFix {
  readonly at: string;
  readonly because: string;
}
