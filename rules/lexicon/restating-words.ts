/** English words that add nothing to the name of a tool. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'a all an and any api at by endpoint existing for from function given in into it its method new of on one or single specific specified that the these this to tool with your'.split(
    ' ',
  ),
);

const ENDING = /(?:ings?|ies|ied|es|ed|s|e|y)$/;
/** What is left of a word is at least this long, so that "used" and "user" stay two. */
const SHORTEST = 3;

/** What the forms of an English word begin with: "creates" and `create`, "categories" and `category`. */
export function wordStem(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length < SHORTEST ? word : stem;
}
