import { member } from '../../model/value.js';
import type { Alternative } from './alternative.js';
import { below } from './place.js';
import type { JsonType } from './types.js';

/** A bound that a form of a value has, the tightest of all schemas that apply. */
export interface Bound {
  readonly value: number;
  /** The value itself is out. */
  readonly isExclusive: boolean;
  readonly pointer: string;
}

/** A bound that values of a type may have. */
export interface BoundKind {
  /** As a sentence calls it. */
  readonly title: string;
  readonly type: JsonType;
  /** `least`: a larger value refuses more; `most`: a smaller one. */
  readonly side: 'least' | 'most';
  readonly read: (alternative: Alternative) => Bound | undefined;
}

/** A count that is at least 0 anyway. */
function count(keyword: string, title: string, type: JsonType, side: 'least' | 'most'): BoundKind {
  const read = (alternative: Alternative) => {
    const bound = tightest(alternative, side, [[keyword, false]]);
    return side === 'least' && bound && bound.value <= 0 ? undefined : bound;
  };
  return { title, type, side, read };
}

/** Source: JSON Schema 2020-12, Validation, sections 6.2 to 6.5. */
export const BOUNDS: readonly BoundKind[] = [
  {
    title: 'minimum',
    type: 'number',
    side: 'least',
    read: (alternative) =>
      tightest(alternative, 'least', [
        ['minimum', false],
        ['exclusiveMinimum', true],
      ]),
  },
  {
    title: 'maximum',
    type: 'number',
    side: 'most',
    read: (alternative) =>
      tightest(alternative, 'most', [
        ['maximum', false],
        ['exclusiveMaximum', true],
      ]),
  },
  count('minLength', 'least length', 'string', 'least'),
  count('maxLength', 'greatest length', 'string', 'most'),
  count('minItems', 'least number of entries', 'array', 'least'),
  count('maxItems', 'greatest number of entries', 'array', 'most'),
  count('minProperties', 'least number of members', 'object', 'least'),
  count('maxProperties', 'greatest number of members', 'object', 'most'),
];

/** The tightest bound among keywords. @param keywords each with whether it excludes its value */
function tightest(
  { parts, isWhole }: Alternative,
  side: 'least' | 'most',
  keywords: readonly (readonly [string, boolean])[],
): Bound | undefined {
  let best: Bound | undefined;
  for (const part of parts)
    for (const [keyword, excludes] of keywords) {
      const value = member(part.raw, keyword);
      if (typeof value !== 'number') continue;
      // Draft-04 says it with a flag beside the bound.
      const isFlagged = member(part.raw, side === 'least' ? 'exclusiveMinimum' : 'exclusiveMaximum') === true;
      const { pointer } = below(part, value, keyword);
      const written: Bound = { value, isExclusive: excludes || isFlagged, pointer };
      const bound = isWhole ? wholeBound(written, side) : written;
      if (!best || isTighter(bound, best, side)) best = bound;
    }
  return best;
}

/** True when a value of the type that a bound is for lies within it. */
export function isWithin(
  { value: limit, isExclusive }: Bound,
  side: 'least' | 'most',
  value: unknown,
): boolean {
  const measure = measureOf(value);
  if (measure === limit) return !isExclusive;
  return side === 'least' ? measure > limit : measure < limit;
}

/** What bounds are about: the number itself, the characters of a text, the entries of a list, the members of an object. */
function measureOf(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return [...value].length;
  return Array.isArray(value) ? value.length : Object.keys(value as object).length;
}

/** Above 4 is at least 5 for a whole number. */
function wholeBound({ value, isExclusive, pointer }: Bound, side: 'least' | 'most'): Bound {
  const rounded = side === 'least' ? Math.ceil(value) : Math.floor(value);
  const step = isExclusive && rounded === value ? (side === 'least' ? 1 : -1) : 0;
  return { value: rounded + step, isExclusive: false, pointer };
}

/** True when `bound` lets through less than `other`. */
export function isTighter(bound: Bound, other: Bound, side: 'least' | 'most'): boolean {
  if (bound.value === other.value) return bound.isExclusive && !other.isExclusive;
  return side === 'least' ? bound.value > other.value : bound.value < other.value;
}
