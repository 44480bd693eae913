import type { Fixability } from '../rule/fix.js';
import type { ToolRule } from '../rule/rule.js';

/** A repair that was made. */
export interface Change {
  readonly rule: ToolRule;
  readonly fixability: Fixability;
  /** Index of the tool. */
  readonly tool: number;
  /** The name that the tool had in the beginning. */
  readonly name: string;
  /** What was done, a phrase without a subject: `adds "type": "integer"`. */
  readonly does: string;
  /** It prepares the cure only; a person must finish it. */
  readonly isUnfinished: boolean;
  /** It gave the tool another name; {@link Fixed.renames} has them, from the first name to the last. */
  readonly isRename: boolean;
}

/** A tool that has another name now. */
export interface Rename {
  readonly tool: number;
  readonly from: string;
  readonly to: string;
  /** How many mentions of the old name follow, in the texts of the spec. */
  readonly mentions: number;
}

/** A finding that is left although its rule has repairs, and why. */
export interface Refusal {
  readonly rule: ToolRule;
  readonly tool: number;
  readonly name: string;
  /** Where the finding is, in the text as it is now. */
  readonly at: string;
  readonly because: string;
}

/** What became of a text. */
export interface Fixed {
  /** The text after all repairs; the very text that was given when there were none, or when they did not settle. */
  readonly text: string;
  readonly changes: readonly Change[];
  readonly renames: readonly Rename[];
  readonly refusals: readonly Refusal[];
  /** How many repairs of the classes that were not asked for could still be made. */
  readonly left: Readonly<Record<Fixability, number>>;
  /** False: there was something to repair after the last pass still, and the text was left as it is. */
  readonly isSettled: boolean;
  /** A server has written the text: its source is what must change. */
  readonly isSaved: boolean;
}
