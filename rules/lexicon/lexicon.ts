import type { Phrases } from './phrases.js';

/** What the rules know about one language. A language is one file of this folder. */
export interface Lexicon {
  /** BCP 47 tag. */
  readonly tag: string;
  readonly name: string;
  /** The base form of an action verb that may open a description, in any form that may; undefined for another word. */
  readonly baseOf: (word: string) => string | undefined;
  /** Forms that are nouns in most places, and open a description as verbs when a determiner follows. */
  readonly openingBeforeDeterminer: ReadonlySet<string>;
  readonly determiner: RegExp;
  /** Base forms, which is what a tool name starts with. */
  readonly verbs: ReadonlySet<string>;
  /** Base forms of the verbs that take away for good. */
  readonly destroys: ReadonlySet<string>;
  /** Verbs that may carry another one ("use this tool to …") or guidance ("use when …"). */
  readonly carriers: ReadonlySet<string>;
  /** "Use this tool to …": passed over although it starts with a verb. Anchored at the start, like all that follow. */
  readonly usePhrase: RegExp;
  /** What may stand before the verb and is passed over. */
  readonly leadIns: readonly RegExp[];
  /** An opening that tells when to use the tool, not what it does. */
  readonly guidance: RegExp;
  /** Says what comes back. */
  readonly returns: Phrases;
  /** Says how it fails. */
  readonly errors: Phrases;
  /** A word of failing, which makes a capital code in the same sentence an error code. */
  readonly failing: RegExp;
  /** Any word of the two phrases below: most texts have none, and need no closer look. */
  readonly obligation: RegExp;
  /** Calls the parameter it describes optional, or required, without a condition. */
  readonly optional: Phrases;
  readonly required: Phrases;
}
