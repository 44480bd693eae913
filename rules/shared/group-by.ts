/** Items by what `keyOf` gives; an item without a key is in no group. Groups stand in the order of their first items. */
export function groupBy<T>(
  items: Iterable<T>,
  keyOf: (item: T) => string | undefined,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
