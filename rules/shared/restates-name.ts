import { nameWords } from './name-words.js';
import { sentencesOf } from './words.js';

/** Words that add nothing to a name. */
const EMPTY: ReadonlySet<string> = new Set(
  'a an and at by for from given in into it its new of on one or single specific specified that the this to with your'.split(
    ' ',
  ),
);
/** A sentence with fewer words of its own only says the name again. */
const LEAST_OWN_WORDS = 2;
/** Forms of one word begin alike: "creates" and `create`, "messages" and `message`. */
const STEM = 5;
const WORD = /[\p{L}\p{N}]+/gu;

/** The first sentence of a text only says the name of the tool again: `create_comment`, "Create a comment". */
export function restatesName(text: string, name: string): boolean {
  const stems = new Set(nameWords(name).map(stemOf));
  const words = (sentencesOf(text)[0] ?? '').toLowerCase().match(WORD) ?? [];
  const own = new Set(words.filter((word) => !EMPTY.has(word) && !stems.has(stemOf(word))));
  return own.size < LEAST_OWN_WORDS;
}

function stemOf(word: string): string {
  return word.replace(/(?:es|s)$/, '').slice(0, STEM);
}
