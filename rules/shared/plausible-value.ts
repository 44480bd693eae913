/** Stand for a value that somebody else fills in: `<id>`, `{id}`, `sk-...`, `XXXX`, `YYYY-MM`, `your-key`. */
const TEMPLATES: readonly RegExp[] = [
  /<[^>]*>/,
  /\{[^}]*\}/,
  /^\[[a-z_ -]+\]$/i,
  /\.{3}|…/,
  /x{3}/i,
  /Y{2,}|(?<![A-Za-z])(?:yyyy|MM|DD|HH)(?![A-Za-z])|hh:mm/,
  /(?<![a-z])your(?![a-z])/i,
  /^city, (?:state|country)$/i,
];

/** Names of standards, numerals, ranges of numbers, abbreviations. */
const NO_VALUES: readonly RegExp[] = [
  /^(?:ISO|RFC|IEEE|DIN)[-_ ]?\d/i,
  /^\d+(?:st|nd|rd|th)$/i,
  /^(?:\d{1,3}[-–~]\d+|\d+[–~]\d+)$/,
  /^(?:i\.e|e\.g|a\.m|p\.m)$/i,
  /^(?:\p{Lu}\.)+\p{Lu}?$/u,
];

const HAS_SIGN = /[\p{L}\p{N}]/u;
/** Letters, and at most hyphens or slashes between them: a word, two words, an abbreviation. */
const WORDS = /^[\p{L}\p{M}]+(?:[-/&][\p{L}\p{M}]+)*$/u;
/** `en-US`, `Europe/Vienna`: tags and time zones, which are no two words. Source of the areas: the IANA tz database. */
const CODES: readonly RegExp[] = [
  /^[a-z]{2,3}-[A-Z]{2}$/,
  /^(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z]/,
];

/** False for a text in quotes that is a template, or nothing that can be read. */
export function isPlausibleQuote(text: string): boolean {
  return HAS_SIGN.test(text) && text.trim() === text && !TEMPLATES.some((template) => template.test(text));
}

/**
 * False for an unquoted word that may be a word of the sentence. One with a digit, an underscore or the signs of a
 * path, an address or an option is none.
 */
export function isPlausibleWord(text: string): boolean {
  if (!isPlausibleQuote(text) || NO_VALUES.some((noValue) => noValue.test(text))) return false;
  return !WORDS.test(text) || CODES.some((code) => code.test(text));
}
