import { english } from './english.js';
import type { Lexicon } from './lexicon.js';

/** The languages whose descriptions can be judged. */
export const LEXICONS: readonly Lexicon[] = [english];

/** The language of tool names: they are identifiers, and identifiers are written in English. */
export const NAMES = english;

/** The lexicon for a BCP 47 tag, or undefined when the language has none. */
export function lexiconFor(tag: string): Lexicon | undefined {
  return LEXICONS.find((lexicon) => lexicon.tag === tag);
}
