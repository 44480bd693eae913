import { SCORED_CATEGORIES } from '../score/rubric.js';
import type { Entry } from './baseline.js';

/**
 * Where a tool stands against its record. `unknown`: it has none, so it must reach the threshold as any new one;
 * `replaced`: so must this, since it is another tool under a recorded name. `fallen` fails; the others hold.
 */
export type Standing =
  | { readonly kind: 'unknown' | 'replaced' }
  | { readonly kind: 'fallen' | 'held' | 'risen'; readonly recorded: Entry };

/** Holds a tool against its record. @param isNameKnown there is a record of another tool by its name */
export function standingOf(now: Entry, recorded: Entry | undefined, isNameKnown: boolean): Standing {
  if (!recorded) return { kind: isNameKnown ? 'replaced' : 'unknown' };
  if (isLower(now, recorded)) return { kind: 'fallen', recorded };
  return { kind: isLower(recorded, now) ? 'risen' : 'held', recorded };
}

/** True when a record would be worse than another in some way. */
export function isLower(entry: Entry, than: Entry): boolean {
  return (
    entry.score < than.score ||
    (entry.errors ?? 0) > (than.errors ?? 0) ||
    (entry.warnings ?? 0) > (than.warnings ?? 0) ||
    lowerCategories(entry, than).length > 0
  );
}

/** The categories in which a tool scores too little, and did not do so before or not by so much. */
export function lowerCategories({ categories = {} }: Entry, { categories: before = {} }: Entry) {
  return SCORED_CATEGORIES.filter((name) => {
    const own = categories[name];
    return own !== undefined && own < (before[name] ?? 101);
  });
}
