import type { Alternative } from './alternative.js';
import type { At } from './difference.js';
import { entriesOf } from './entries.js';
import { entryOf } from './path.js';
import type { Walk } from './walk.js';

/** Compares the entries of two forms of a list: those that have a schema of their own one by one, then all others. */
export function compareEntries(a: Alternative, b: Alternative, at: At, walk: Walk): void {
  const before = entriesOf(a);
  const after = entriesOf(b);
  const near = { base: a.pointer, head: b.pointer };
  const own = Math.max(before.first.length, after.first.length);
  for (let index = 0; index < own; index++) {
    const here = { base: entryOf(at.base, index), head: entryOf(at.head, index) };
    walk.descend(before.first[index] ?? before.others, after.first[index] ?? after.others, here, near);
  }
  walk.descend(before.others, after.others, { base: entryOf(at.base), head: entryOf(at.head) }, near);
}
