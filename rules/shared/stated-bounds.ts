import { BOTH_BOUNDS, LONGEST, LOOSE_BOUND, LOWER_BOUND, UPPER_BOUND } from '../lexicon/bound-words.js';
import { type OwnSchema, said } from './own-schema.js';

/** The keywords that a text states in words, each with its number. */
type StatedBounds = ReadonlyMap<'minimum' | 'maximum' | 'maxLength', number>;

const NONE: StatedBounds = new Map();
/** Longer texts explain more than a value. */
const LONGEST_TEXT = 2000;

/** @returns the bounds that a text states without a condition; none of those which it states twice, differently */
export function statedBounds(text: string, type: unknown): StatedBounds {
  if (type !== 'string' && type !== 'integer' && type !== 'number') return NONE;
  if (text.length > LONGEST_TEXT || !/\d/.test(text) || LOOSE_BOUND.test(text)) return NONE;
  if (type === 'string') return settled([['maxLength', numbers(text, LONGEST, 1)]]);
  const pairs = BOTH_BOUNDS.flatMap((pattern) => [...text.matchAll(pattern)]);
  const lower = [...pairs.map(([, low]) => value(low!)), ...numbers(text, LOWER_BOUND, 1, 2)];
  const upper = [...pairs.map(([, , high]) => value(high!)), ...numbers(text, UPPER_BOUND, 1, 2)];
  const bounds = settled([
    ['minimum', lower],
    ['maximum', upper],
  ]);
  const [low, high] = [bounds.get('minimum'), bounds.get('maximum')];
  return low !== undefined && high !== undefined && low >= high ? NONE : bounds;
}

function settled(found: readonly (readonly ['minimum' | 'maximum' | 'maxLength', readonly number[]])[]) {
  return new Map(
    found.flatMap(([keyword, values]) =>
      values.length > 0 && new Set(values).size === 1 ? [[keyword, values[0]!] as const] : [],
    ),
  );
}

function numbers(text: string, pattern: RegExp, ...groups: readonly number[]): number[] {
  return [...text.matchAll(pattern)].flatMap((match) =>
    groups.flatMap((group) => (match[group] === undefined ? [] : [value(match[group])])),
  );
}

function value(written: string): number {
  return Number(written.replaceAll(',', ''));
}

/** The keywords that say such a bound; the last ones are those of forms (`min`, `max`). */
const SAYING = {
  minimum: ['minimum', 'exclusiveMinimum', 'min'],
  maximum: ['maximum', 'exclusiveMaximum', 'max'],
  maxLength: ['maxLength'],
} as const;

/** The bound that a schema says, whichever keyword does; the largest safe integers, which generators write, bound nothing. */
export function boundIn(own: OwnSchema, bound: keyof typeof SAYING): unknown {
  for (const keyword of SAYING[bound]) {
    const found = said(own, keyword);
    if (found !== undefined && !(typeof found === 'number' && Math.abs(found) >= Number.MAX_SAFE_INTEGER))
      return found;
  }
  return undefined;
}
