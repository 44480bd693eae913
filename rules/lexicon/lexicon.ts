import type { Phrases } from './phrases.js';

/** How a description begins, after its lead-ins; in a language that puts the verb last, how its first sentence ends. */
export interface Opening {
  /** The word that was judged, for a message; '' when the text has none. */
  readonly word: string;
  /** The base form of the action verb that stands there; undefined when something else does. */
  readonly verb: string | undefined;
}

/** What the rules know about one language. A language is one file of this folder. */
export interface Lexicon {
  /** BCP 47 tag. */
  readonly tag: string;
  readonly name: string;
  /** Finds the verb that says what a call does, where the language puts it. @param text prose without JSON */
  readonly opening: (text: string) => Opening;
  /** Base forms, as {@link opening} gives them, of the verbs that take away for good. */
  readonly destroys: ReadonlySet<string>;
  /** Says what comes back. */
  readonly returns: Phrases;
  /** Says how it fails. */
  readonly errors: Phrases;
  /** A word of failing, which makes a capital code in the same sentence an error code. */
  readonly failing: RegExp;
  /** Calls the parameter it describes optional, or required, without a condition. */
  readonly optional: Phrases;
  readonly required: Phrases;
}
