import { sameValue } from '../canonical.js';
import type { Condition } from './conditions.js';
import { type At, type Difference, difference, type Spot, undecided } from './difference.js';
import type { Place } from './place.js';

/** True when two places accept the same. */
type IsSame = (base: Place, head: Place, near: Spot) => boolean;

/** What forms ask for that is not taken apart. */
export interface Asking {
  /** Where the form stands, or the schema that has several. */
  readonly pointer: string;
  readonly conditions: readonly Condition[];
}

/** Compares what two forms ask for that is not taken apart: a condition is the same as before, or nobody can tell. */
export function compareConditions(a: Asking, b: Asking, at: At, isSame: IsSame): Difference[] {
  const left = new Set(a.conditions);
  const right = new Set(b.conditions);
  for (const condition of left) {
    const twin = [...right].find((other) => areSame(condition, other, isSame));
    if (!twin) continue;
    left.delete(condition);
    right.delete(twin);
  }
  const gone = [...left].map((condition) => {
    const { keyword, pointer } = condition;
    const other = [...right].find((each) => each.keyword === keyword);
    if (other) {
      right.delete(other);
      const spot = { base: pointer, head: other.pointer };
      return undecided('condition-changed', at, spot, (x) => `"${keyword}" of ${x} is another`);
    }
    const spot = { base: pointer, head: b.pointer };
    return difference('condition-removed', at, spot, (x) => `${x} has no "${keyword}" any more`);
  });
  const came = [...right].map(({ keyword, pointer }) =>
    undecided(
      'condition-added',
      at,
      { base: a.pointer, head: pointer },
      (x) => `${x} has a new "${keyword}"`,
    ),
  );
  return [...gone, ...came];
}

function areSame(one: Condition, other: Condition, isSame: IsSame): boolean {
  if (one.keyword !== other.keyword || one.schemas.size !== other.schemas.size) return false;
  if (!sameValue(one.rest, other.rest)) return false;
  const near: Spot = { base: one.pointer, head: other.pointer };
  const left = [...other.schemas];
  return [...one.schemas].every(([name, place]) => {
    const found = left.findIndex(([key, each]) => (one.isSet || key === name) && isSame(place, each, near));
    if (found !== -1) left.splice(found, 1);
    return found !== -1;
  });
}
