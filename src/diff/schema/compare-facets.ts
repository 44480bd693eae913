import { quoted } from '../wording.js';
import type { Alternative } from './alternative.js';
import { BOUNDS, type Bound, isTighter, isWithin } from './bounds.js';
import { type At, type Difference, difference, type Spot, undecided } from './difference.js';
import { assertedFormats, divisorsOf, isMultiple, patternsOf, wantsUnique } from './facets.js';
import { type JsonType, typeOf } from './types.js';

/** Compares what two forms of a type say about a value itself: bounds, whole numbers, patterns, formats. */
export function compareFacets(type: JsonType, a: Alternative, b: Alternative, at: At): Difference[] {
  const found = BOUNDS.filter((bound) => bound.type === type).flatMap((bound) =>
    compareBound(bound, a, b, at),
  );
  if (type === 'number') found.push(...compareWhole(a, b, at), ...compareDivisors(a, b, at));
  else if (type === 'string')
    found.push(
      ...compareTexts('pattern', patternsOf, a, b, at),
      ...compareTexts('format', assertedFormats, a, b, at),
    );
  else if (type === 'array') found.push(...compareUnique(a, b, at));
  return found;
}

function spotOf(a: Alternative, b: Alternative): Spot {
  return { base: a.pointer, head: b.pointer };
}

function compareBound(
  { title, type, side, read }: (typeof BOUNDS)[number],
  a: Alternative,
  b: Alternative,
  at: At,
): Difference[] {
  const [before, after] = [read(a), read(b)];
  const spot: Spot = { base: before?.pointer ?? a.pointer, head: after?.pointer ?? b.pointer };
  // Of listed values only those are left that fit their bounds: they may fit the others' as well.
  const fits = (form: Alternative, bound: Bound) =>
    form.values?.every((value) => typeOf(value) !== type || isWithin(bound, side, value)) === true;
  if (after && (!before || isTighter(after, before, side))) {
    if (fits(a, after)) return [];
    const say = (x: string) =>
      before
        ? `the ${title} of ${x} went from ${boundText(before)} to ${boundText(after)}`
        : `${x} has a ${title} now: ${boundText(after)}`;
    return [difference('bound-tightened', at, spot, say)];
  }
  if (!before || (after && !isTighter(before, after, side)) || fits(b, before)) return [];
  const say = (x: string) =>
    after
      ? `the ${title} of ${x} went from ${boundText(before)} to ${boundText(after)}`
      : `${x} has no ${title} any more; it was ${boundText(before)}`;
  return [difference('bound-loosened', at, spot, say)];
}

function boundText({ value, isExclusive }: Bound): string {
  return isExclusive ? `${value} (itself excluded)` : String(value);
}

/** Listed values may be whole without a word about it. */
function compareWhole(a: Alternative, b: Alternative, at: At): Difference[] {
  const areWhole = ({ values }: Alternative) =>
    values?.every((value) => typeOf(value) !== 'number' || Number.isInteger(value)) === true;
  if (!a.isWhole && b.isWhole && !areWhole(a))
    return [
      difference('type-narrowed', at, spotOf(a, b), (x) => `${x} takes only integer, no longer number`),
    ];
  if (a.isWhole && !b.isWhole && !areWhole(b))
    return [difference('type-widened', at, spotOf(a, b), (x) => `${x} takes any number, not only integer`)];
  return [];
}

function compareDivisors(a: Alternative, b: Alternative, at: At): Difference[] {
  const [before, after] = [divisorsOf(a), divisorsOf(b)];
  const text = (divisors: readonly number[]) => divisors.join(' and ') || 'nothing';
  const say = (x: string) => `what ${x} is a multiple of went from ${text(before)} to ${text(after)}`;
  const spot = spotOf(a, b);
  const fits = ({ values }: Alternative, divisors: readonly number[]) =>
    values?.every(
      (value) => typeof value !== 'number' || divisors.every((divisor) => isMultiple(value, divisor)),
    ) === true;
  return [
    ...(covers(before, after) || fits(a, after) ? [] : [difference('bound-tightened', at, spot, say)]),
    ...(covers(after, before) || fits(b, before) ? [] : [difference('bound-loosened', at, spot, say)]),
  ];
}

/** True when a multiple of all `divisors` is a multiple of all `others`. */
function covers(divisors: readonly number[], others: readonly number[]): boolean {
  return others.every((other) => divisors.some((divisor) => isMultiple(divisor, other)));
}

function compareTexts(
  noun: 'pattern' | 'format',
  read: (form: Alternative) => ReadonlyMap<string, string>,
  a: Alternative,
  b: Alternative,
  at: At,
): Difference[] {
  const [before, after] = [read(a), read(b)];
  const gone = [...before.keys()].filter((text) => !after.has(text));
  const came = [...after.keys()].filter((text) => !before.has(text));
  if (gone.length === 0 && came.length === 0) return [];
  const [was, now] = [gone, came].map((texts) => texts.map((text) => quoted(text)).join(', '));
  const spot: Spot = {
    base: before.get(gone[0] ?? '') ?? a.pointer,
    head: after.get(came[0] ?? '') ?? b.pointer,
  };
  if (gone.length === 0)
    return [difference(`${noun}-added`, at, spot, (x) => `${x} must now have the ${noun} ${now}`)];
  if (came.length === 0)
    return [difference(`${noun}-removed`, at, spot, (x) => `${x} need not have the ${noun} ${was} any more`)];
  return [undecided(`${noun}-changed`, at, spot, (x) => `the ${noun} of ${x} went from ${was} to ${now}`)];
}

function compareUnique(a: Alternative, b: Alternative, at: At): Difference[] {
  const [before, after] = [wantsUnique(a), wantsUnique(b)];
  if (before === after) return [];
  if (after)
    return [difference('bound-tightened', at, spotOf(a, b), (x) => `the entries of ${x} must now differ`)];
  return [
    difference('bound-loosened', at, spotOf(a, b), (x) => `the entries of ${x} need not differ any more`),
  ];
}
