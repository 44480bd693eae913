import { isObject } from '../../src/model/value.js';
import {
  ABOUT_FIELDS,
  ANY_THING,
  FIELD_NAME,
  PLACEHOLDER_WORDS,
  PLACEHOLDERS,
  TAKES_TYPE,
  TYPE_NAMES,
} from '../lexicon/placeholder-words.js';
import { nameWords } from './name-words.js';

/** In a text, where nobody quotes an element or a message without saying so, these are places to fill in, too. */
const TEMPLATES: readonly RegExp[] = [/<[^>]*>/, /\{[^}]*\}/, /\.{3}|…/, /(?<![a-z])your(?![a-z])/i];

/** Names of standards, numerals, ranges of numbers, abbreviations, entries of a legend, alternatives. */
const NO_VALUES: readonly RegExp[] = [
  /^(?:ISO|RFC|IEEE|DIN)[-_ ]?\d/i,
  /^\d+(?:st|nd|rd|th)$/i,
  /^(?:\d{1,3}[-–~]\d+|\d+[–~]\d+)$/,
  /^(?:i\.e|e\.g|a\.m|p\.m)$/i,
  /^(?:\p{Lu}\.)+\p{Lu}?$/u,
  /^\d+[:=]\p{L}/u,
  /^(?:_{2}|~{2}|`)/,
];

const HAS_SIGN = /[\p{L}\p{N}]/u;
/** Letters, and at most hyphens or slashes between them: a word, two words, an abbreviation. */
const WORDS = /^[\p{L}\p{M}]+(?:[-/&][\p{L}\p{M}]+)*$/u;
/** `en-US`, `Europe/Vienna`: tags and time zones, which are no two words. Source of the areas: the IANA tz database. */
const CODES: readonly RegExp[] = [
  /^[a-z]{2,3}-[A-Z]{2}$/,
  /^(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z]/,
];
/** `asc|desc`. */
const ALTERNATIVES = /^[\w-]+(?:\|[\w-]+)+$/;

/** False for a text in quotes that is a template, or nothing that can be read. */
export function isPlausibleQuote(text: string): boolean {
  return (
    HAS_SIGN.test(text) &&
    text.trim() === text &&
    !ALTERNATIVES.test(text) &&
    ![...TEMPLATES, ...PLACEHOLDERS].some((template) => template.test(text))
  );
}

/**
 * False for an unquoted word that may be a word of the sentence. One with a digit, an underscore or the signs of a
 * path, an address or an option is none.
 */
export function isPlausibleWord(text: string): boolean {
  if (!isPlausibleQuote(text) || NO_VALUES.some((noValue) => noValue.test(text))) return false;
  if (isRow(text)) return false;
  return !WORDS.test(text) || CODES.some((code) => code.test(text));
}

/** `5m/1h/1d`: alternatives of one shape. Numbers alone may be a day. */
function isRow(text: string): boolean {
  const shapes = new Set(text.split('/').map((part) => part.replace(/\d+/g, '9').replace(/[A-Za-z]+/g, 'a')));
  const [shape = ''] = shapes;
  return text.includes('/') && shapes.size === 1 && /9/.test(shape) && /a/.test(shape);
}

/** True for the entry of a list of choices that stands for no choice. */
export function isUnspecified(value: unknown): boolean {
  return typeof value === 'string' && /unspecified$/i.test(value);
}

/**
 * True when a value, or something in it, only stands in the place of one.
 * @param name of its parameter, which is none of its values
 * @param about what the text says of the parameter
 */
export function holdsPlaceholder(value: unknown, name: string, about: string): boolean {
  const open: unknown[] = [value];
  for (let at = 0; at < open.length; at++) {
    const node = open[at];
    if (typeof node === 'string' && isPlaceholder(node, name, about)) return true;
    if (Array.isArray(node)) open.push(...node);
    else if (isObject(node)) open.push(...Object.values(node));
  }
  return false;
}

/** A longer text is no example that anybody reads. */
const LONGEST_VALUE = 10_000;

function isPlaceholder(text: string, name: string, about: string): boolean {
  if (text.length > LONGEST_VALUE) return true;
  if (PLACEHOLDERS.some((placeholder) => placeholder.test(text)) || ANY_THING.test(text)) return true;
  const words = nameWords(text).join('_');
  if (PLACEHOLDER_WORDS.has(words) || PLACEHOLDER_WORDS.has(words.replaceAll('_', ''))) return true;
  if (TYPE_NAMES.has(words) && !TAKES_TYPE.test(name)) return true;
  const isWords = /^[\p{L}_ -]+$/u.test(text);
  if (isWords && words === nameWords(name).join('_')) return true;
  return FIELD_NAME.test(text) && !ABOUT_FIELDS.test(`${about} ${nameWords(name).join(' ')}`);
}
