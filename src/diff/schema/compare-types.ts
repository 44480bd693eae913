import type { Alternative } from './alternative.js';
import { type At, type Difference, difference, type Spot } from './difference.js';
import { ALL_TYPES, type JsonType } from './types.js';

/** Compares the types that two versions take. @param only the types that can stand at this place at all */
export function compareTypes(
  a: readonly Alternative[],
  b: readonly Alternative[],
  only: readonly JsonType[],
  at: At,
  spot: Spot,
): Difference[] {
  const before = only.filter((type) => a.some(({ types }) => types.has(type)));
  const after = only.filter((type) => b.some(({ types }) => types.has(type)));
  const gone = before.filter((type) => !after.includes(type));
  const came = after.filter((type) => !before.includes(type));
  const [was, now] = [inWords(before, a), inWords(after, b)];
  if (gone.length > 0 && came.length > 0)
    return [difference('type-changed', at, spot, (x) => `${x} takes ${now} instead of ${was}`)];
  if (gone.length > 0) {
    const lost = before.length === ALL_TYPES.length ? 'anything' : inWords(gone, a);
    const say = (x: string) =>
      after.length === 0 ? `${x} takes no value any more` : `${x} takes only ${now}, no longer ${lost}`;
    return [difference('type-narrowed', at, spot, say)];
  }
  if (came.length === 0) return [];
  const say = (x: string) =>
    after.length === ALL_TYPES.length ? `${x} takes anything now` : `${x} also takes ${inWords(came, b)}`;
  return [difference('type-widened', at, spot, say)];
}

/** `string or integer`. */
function inWords(types: readonly JsonType[], forms: readonly Alternative[]): string {
  const numbers = forms.filter((form) => form.types.has('number'));
  const isWhole = numbers.every((form) => form.isWhole);
  return types.map((type) => (type === 'number' && isWhole ? 'integer' : type)).join(' or ');
}
