/**
 * A phrase to look for. The stem is a piece of text that every match contains, in lower case: most texts have none of
 * the stems, and a search for plain text is many times faster than a regular expression.
 */
export interface Phrase {
  readonly stem: string;
  readonly pattern: RegExp;
}

/** Phrases that mean the same. */
export class Phrases {
  constructor(private readonly phrases: readonly Phrase[]) {}

  /**
   * True when one of the phrases stands in `text`.
   * @param lower the same text in lower case
   */
  test(text: string, lower = text.toLowerCase()): boolean {
    for (const { stem, pattern } of this.phrases) if (lower.includes(stem) && pattern.test(text)) return true;
    return false;
  }
}

/** Phrases from pairs of a stem and the source of a pattern, which is matched without regard to case. */
export function phrases(...pairs: readonly (readonly [stem: string, pattern: string])[]): Phrases {
  return new Phrases(pairs.map(([stem, pattern]) => ({ stem, pattern: new RegExp(pattern, 'i') })));
}

/** Letters, digits and `_` of the Latin scripts, for a class in a pattern without regard to case. */
export const LETTER = 'a-z0-9_\\u00df-\\u024f';

/** A pattern with accents, which people leave out, and with apostrophes, which they set in two ways. No classes in it. */
export function loose(source: string): string {
  return source
    .replace(/[\u00e0-\u00ff]/g, (letter) => `[${letter}${letter.normalize('NFD')[0]}]`)
    .replaceAll("'", "['’]");
}

/** The same between the ends of words: `\b` takes an accented letter for the end of one. */
export function wholeWords(source: string): string {
  return `(?<![${LETTER}])(?:${loose(source)})(?![${LETTER}])`;
}
