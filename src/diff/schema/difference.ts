import type { ChangeKind } from '../kinds.js';
import type { Path } from './path.js';

/** The same value in two versions of a schema. */
export interface At {
  readonly base: Path;
  readonly head: Path;
}

/** Where something stands in the two documents. */
export interface Spot {
  readonly base: string;
  readonly head: string;
}

/** A sentence about a value. @param x what the report calls it */
type Say = (x: string) => string;

/** One difference between two schemas. */
export interface Difference extends Spot {
  readonly kind: ChangeKind;
  readonly at: At;
  readonly say: Say;
  /** False when nobody can tell which values are concerned. */
  readonly isDecided: boolean;
  /** Some values come and some go, although the kind speaks of one of both only. */
  readonly isMixed?: boolean;
}

/** A difference that the schemas decide. */
export function difference(kind: ChangeKind, at: At, { base, head }: Spot, say: Say): Difference {
  return { kind, at, base, head, say, isDecided: true };
}

/** A difference of which nobody can tell what it lets through. */
export function undecided(kind: ChangeKind, at: At, { base, head }: Spot, say: Say): Difference {
  return { kind, at, base, head, say, isDecided: false };
}
