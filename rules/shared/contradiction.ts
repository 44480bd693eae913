import { isObject, type JsonObject } from '../../src/model/value.js';
import { COORDINATES, ENDS, RANGES } from '../lexicon/range-words.js';
import { nameWords } from './name-words.js';
import { quote } from './quote.js';

/**
 * Whether values that were shown one by one contradict each other: the same at both ends ("from", "to"), or an end before
 * its start. Objects below are looked at, too.
 * @returns what does not go together, a clause; undefined when nothing is known against it
 */
export function contradiction(call: JsonObject): string | undefined {
  const open: unknown[] = [call];
  for (let at = 0; at < open.length; at++) {
    const node = open[at];
    if (Array.isArray(node)) open.push(...node);
    else if (isObject(node)) {
      const pair = contradictoryPair(Object.entries(node));
      if (pair) return `the values of ${quote(pair[0])} and ${quote(pair[1])} do not go together`;
      open.push(...Object.values(node));
    }
  }
  return undefined;
}

interface Part {
  readonly name: string;
  readonly words: readonly string[];
  readonly value: unknown;
}

/** Members of one object that are compared with each other. */
const MOST_COMPARED = 64;

function contradictoryPair(entries: readonly (readonly [string, unknown])[]): [string, string] | undefined {
  const parts = entries
    .slice(0, MOST_COMPARED)
    .map(([name, value]): Part => ({ name, words: wordsOf(name), value }));
  for (const [at, one] of parts.entries())
    for (const other of parts.slice(at + 1))
      if (isSameAtBothEnds(one, other) || endsBefore(one, other) || endsBefore(other, one))
        return [one.name, other.name];
  return undefined;
}

/** `address1` is `address_1`. A plural means the same thing. */
function wordsOf(name: string): string[] {
  return nameWords(name)
    .flatMap((word) => (/^\p{L}+\d$/u.test(word) ? [word.slice(0, -1), word.slice(-1)] : [word]))
    .map((word) => (/[^s]s$/.test(word) && !ENDS.has(word) ? word.slice(0, -1) : word));
}

function isSameAtBothEnds(one: Part, other: Part): boolean {
  if (typeof one.value === 'boolean' || JSON.stringify(one.value) !== JSON.stringify(other.value))
    return false;
  const rest = ({ words }: Part) => words.filter((word) => !ENDS.has(word)).join('_');
  return rest(one) === rest(other);
}

/** True when `low` is the start and `high` the end of one range, and the end comes first. */
function endsBefore(low: Part, high: Part): boolean {
  const isRange = RANGES.some(([lows, highs]) => {
    const without = (words: readonly string[], ends: ReadonlySet<string>) =>
      words.filter((word) => !ends.has(word));
    const [start, end] = [without(low.words, lows), without(high.words, highs)];
    if (start.length === low.words.length || end.length === high.words.length) return false;
    return start.join('_') === end.join('_');
  });
  if (!isRange || low.words.some((word) => COORDINATES.has(word))) return false;
  const [first, last] = [comparable(low.value), comparable(high.value)];
  if (!first || !last || first.shape !== last.shape) return false;
  return compare(first.keys, last.keys) > 0;
}

interface Comparable {
  readonly shape: string;
  readonly keys: readonly number[];
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** A day or a time, the largest unit first; and days that begin with the smallest. */
const LARGEST_FIRST =
  /^\d{4}(?:[-/.]\d{1,2}){1,2}(?:[T ]\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;
const TIME = /^\d{1,2}:\d\d(?::\d\d)?$/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;

/** What tells which of two values is the larger; values of two shapes cannot be compared. */
function comparable(value: unknown): Comparable | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  if (NUMBER.test(text)) return { shape: '9', keys: [Number(text)] };
  const shape = text.replace(/\d+/g, '9');
  if (LARGEST_FIRST.test(text) || TIME.test(text)) return { shape, keys: numbersIn(text) };
  const [, day, sign, month, year] = YEAR_LAST.exec(text) ?? [];
  // Where the month stands first this may find a contradiction too many: that loses an example and writes no wrong one.
  return sign === undefined ? undefined : { shape, keys: [Number(year), Number(month), Number(day)] };
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((key, index) => key !== other[index]);
  return at === -1 ? 0 : one[at]! - (other[at] ?? 0);
}
