import { canonical } from '../canonical.js';
import { named } from '../wording.js';
import type { Alternative } from './alternative.js';
import { type At, type Difference, difference, type Spot } from './difference.js';
import { assertedFormats, patternsOf } from './facets.js';
import { type JsonType, typeOf } from './types.js';

/**
 * Compares forms that list all their values, `null` among them, as what they are: one list. A type that is gone with
 * its last value is then a value that is gone.
 * @returns undefined when one of them takes values that it does not list or asks for more than bounds, or the two have
 *   no type in common
 */
export function compareListsOfValues(
  a: readonly Alternative[],
  b: readonly Alternative[],
  at: At,
): Difference[] | undefined {
  const before = listedIn(a);
  const after = listedIn(b);
  if (!before || !after || !shareType(a, b)) return undefined;
  if (![...a, ...b].some(({ values }) => values)) return undefined;
  return compareValues(before, after, at, { base: placeOfValues(a), head: placeOfValues(b) });
}

function listedIn(forms: readonly Alternative[]): unknown[] | undefined {
  if (forms.length === 0) return undefined;
  const found: unknown[] = [];
  for (const form of forms) {
    const { values, types, conditions } = form;
    if (conditions.length > 0 || patternsOf(form).size + assertedFormats(form).size > 0) return undefined;
    if (types.has('array') || types.has('object')) return undefined;
    if (values) found.push(...values);
    else if (types.size === 1 && types.has('null')) found.push(null);
    else return undefined;
  }
  return found;
}

function shareType(a: readonly Alternative[], b: readonly Alternative[]): boolean {
  return a.some((one) => b.some((other) => [...one.types].some((type) => other.types.has(type))));
}

/** Compares the values of one type that two forms list. Without a list, `true` and `false` are all booleans there are. */
export function compareListed(type: JsonType, a: Alternative, b: Alternative, at: At): Difference[] {
  const before = listedOf(type, a);
  const after = listedOf(type, b);
  const spot: Spot = { base: placeOfValues([a]), head: placeOfValues([b]) };
  if (before && after) return compareValues(before, after, at, spot);
  if (after) return [difference('enum-narrowed', at, spot, (x) => `${x} takes only ${named(after)}`)];
  if (!before) return [];
  return [difference('enum-widened', at, spot, (x) => `${x} takes any ${type}, not only ${named(before)}`)];
}

const ALL_VALUES: { readonly [T in JsonType]?: readonly unknown[] } = {
  boolean: [false, true],
  null: [null],
};

function listedOf(type: JsonType, { values }: Alternative): readonly unknown[] | undefined {
  return values?.filter((value) => typeOf(value) === type) ?? ALL_VALUES[type];
}

function compareValues(
  before: readonly unknown[],
  after: readonly unknown[],
  at: At,
  spot: Spot,
): Difference[] {
  const gone = without(before, after);
  const came = without(after, before);
  return [
    ...(gone.length > 0
      ? [difference('enum-narrowed', at, spot, (x) => `${x} no longer takes ${named(gone)}`)]
      : []),
    ...(came.length > 0
      ? [difference('enum-widened', at, spot, (x) => `${x} also takes ${named(came)}`)]
      : []),
  ];
}

function without(values: readonly unknown[], others: readonly unknown[]): unknown[] {
  const known = new Set(others.map((value) => canonical(value)));
  return values.filter((value) => !known.has(canonical(value)));
}

/** Where the values of forms are listed. */
function placeOfValues(forms: readonly Alternative[]): string {
  for (const { parts } of forms)
    for (const { raw, pointer } of parts)
      for (const keyword of ['enum', 'const'])
        if (Object.hasOwn(raw, keyword)) return `${pointer}/${keyword}`;
  return forms[0]!.pointer;
}
