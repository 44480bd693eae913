import { member } from '../../model/value.js';
import type { Alternative } from './alternative.js';
import { below } from './place.js';

/** The regular expressions that a form of a string must match, and where they stand. */
export function patternsOf(form: Alternative): ReadonlyMap<string, string> {
  return textsOf(form, 'pattern', () => true);
}

/**
 * The formats that validators check, and where they stand. Any other, such as `int64`, is a word to a reader.
 * Source: JSON Schema 2020-12, Validation, section 7.3.
 */
export function assertedFormats(form: Alternative): ReadonlyMap<string, string> {
  return textsOf(form, 'format', isAssertedFormat);
}

const FORMATS: ReadonlySet<string> = new Set(
  [
    'date-time date time duration email idn-email hostname idn-hostname ipv4 ipv6 uri uri-reference iri',
    'iri-reference uuid uri-template json-pointer relative-json-pointer regex',
  ]
    .join(' ')
    .split(' '),
);

/** True for a format that validators check. */
export function isAssertedFormat(format: unknown): boolean {
  return typeof format === 'string' && FORMATS.has(format);
}

function textsOf(
  { parts }: Alternative,
  keyword: string,
  isMeant: (text: string) => boolean,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const part of parts) {
    const text = member(part.raw, keyword);
    if (typeof text === 'string' && isMeant(text) && !found.has(text))
      found.set(text, below(part, text, keyword).pointer);
  }
  return found;
}

/** What a form of a number must be a multiple of. Every whole number is one of 1. */
export function divisorsOf({ parts, isWhole }: Alternative): readonly number[] {
  const found = parts
    .map(({ raw }) => member(raw, 'multipleOf'))
    .filter((value): value is number => typeof value === 'number' && value > 0);
  return [...new Set(found)].filter((value) => !(isWhole && isMultiple(1, value)));
}

/** True when a number is a whole multiple of another, whatever the last digits of their quotient are. */
export function isMultiple(value: number, divisor: number): boolean {
  const quotient = value / divisor;
  return Math.abs(quotient - Math.round(quotient)) <= Math.abs(quotient) * 1e-12;
}

/** The entries of a form of a list must differ. */
export function wantsUnique({ parts }: Alternative): boolean {
  return parts.some(({ raw }) => member(raw, 'uniqueItems') === true);
}
