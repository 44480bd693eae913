import type { SchemaNode } from '../../src/model/schema/node.js';
import { isObject, member } from '../../src/model/value.js';
import { ADDRESS_WORDS, AMOUNTS, ANSWER_FLAGS, ANY_ADDRESS } from '../lexicon/neutral-words.js';
import { nameWords } from './name-words.js';

const ADDRESS = 'https://example.com/';

/**
 * Values that mean nobody and nothing, by the formats of JSON Schema 2020-12 (validation, 7.3). Names and addresses are
 * those that are kept free for documentation: RFC 2606 (example.com), RFC 5737 (192.0.2.0/24), RFC 3849 (2001:db8::/32).
 */
const BY_FORMAT: ReadonlyMap<string, string> = new Map([
  ['date', '2026-01-31'],
  ['date-time', '2026-01-31T09:00:00Z'],
  ['time', '09:00:00Z'],
  ['duration', 'P1D'],
  ['email', 'user@example.com'],
  ['idn-email', 'user@example.com'],
  ['hostname', 'example.com'],
  ['idn-hostname', 'example.com'],
  ['ipv4', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
  ['uri', ADDRESS],
  ['uri-reference', ADDRESS],
  ['iri', ADDRESS],
  ['iri-reference', ADDRESS],
  ['url', ADDRESS],
  ['uuid', '00000000-0000-4000-8000-000000000000'],
]);

/** The text says which day it is: any other would mislead. */
const SAYS_WHICH_DAY =
  /\b(?:must|should|future|past|within|before|after|earli|later|least|most|today|tomorrow|first|last|week|business)/i;

/**
 * Values to try for a schema, the most natural first: by its format; within its bounds, where it is an amount of which any
 * small one will do; `false` for a flag that only says what comes back besides. Any other number, flag or address would
 * say something that nobody meant.
 * @param applied the schemas that apply together
 * @param text what the spec says of the parameter
 */
export function neutralValues(
  name: string,
  text: string,
  applied: readonly SchemaNode[],
  types: ReadonlySet<unknown>,
): readonly unknown[] {
  const words = nameWords(name);
  if (types.has('string')) return byFormat(words.join('_'), text, String(keyword(applied, 'format')));
  if (types.has('boolean')) return ANSWER_FLAGS.has(words[0] ?? '') ? [false] : [];
  const isNumber = types.has('integer') || types.has('number');
  return isNumber && AMOUNTS.has(words.at(-1) ?? '') ? withinBounds(applied) : [];
}

function byFormat(name: string, text: string, format: string): readonly string[] {
  const value = BY_FORMAT.get(format);
  if (value === undefined) return [];
  if (value === ADDRESS) return isAnyAddress(name, text) ? [value] : [];
  return format.startsWith('date') && SAYS_WHICH_DAY.test(text) ? [] : [value];
}

/** A text with any word of its own says what the address leads to. */
function isAnyAddress(name: string, text: string): boolean {
  return ANY_ADDRESS.has(name) && nameWords(text).every((word) => ADDRESS_WORDS.has(word));
}

function keyword(applied: readonly SchemaNode[], key: string): unknown {
  for (const { raw } of applied) {
    const value = isObject(raw) ? member(raw, key) : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Before 2019-09 an exclusive bound was a boolean beside the bound; values next to the bound serve for both. */
function withinBounds(applied: readonly SchemaNode[]): readonly number[] {
  const bound = (...keys: string[]) =>
    keys.map((key) => keyword(applied, key)).find((value) => typeof value === 'number');
  const low = bound('minimum', 'exclusiveMinimum') as number | undefined;
  const high = bound('maximum', 'exclusiveMaximum') as number | undefined;
  if (low === undefined && high === undefined) return [];
  const step = bound('multipleOf') as number | undefined;
  return [
    1,
    ...(low === undefined ? [] : around(low, step, Math.ceil, 1)),
    ...(high === undefined ? [] : around(high, step, Math.floor, -1)),
    ...(low === undefined || high === undefined ? [] : [(low + high) / 2]),
  ];
}

/** The values at a bound: the whole numbers next to it, or the multiples. */
function around(
  bound: number,
  step: number | undefined,
  round: (value: number) => number,
  inward: 1 | -1,
): number[] {
  if (step !== undefined) return [round(bound / step) * step, (round(bound / step) + inward) * step];
  return [round(bound), round(bound) + inward, bound];
}
