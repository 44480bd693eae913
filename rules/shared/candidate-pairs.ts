/** A key that more items share tells nothing, and would make the cost grow with the square of the set. */
const MOST_SHARING = 30;

/**
 * Pairs of items that share one of their keys: what need not be compared is not, so that the cost grows with the number
 * of items. Each pair comes once, the earlier item first.
 */
export function candidatePairs<T>(
  items: readonly T[],
  keysOf: (item: T) => Iterable<string>,
): readonly (readonly [T, T])[] {
  const sharing = new Map<string, number[]>();
  for (const [at, item] of items.entries())
    for (const key of keysOf(item)) {
      const known = sharing.get(key);
      if (!known) sharing.set(key, [at]);
      else if (known.length <= MOST_SHARING && known.at(-1) !== at) known.push(at);
    }
  const seen = new Set<number>();
  const pairs: (readonly [T, T])[] = [];
  for (const places of sharing.values()) {
    if (places.length > MOST_SHARING) continue;
    for (const [index, second] of places.entries())
      for (const first of places.slice(0, index)) {
        const pair = first * items.length + second;
        if (seen.has(pair)) continue;
        seen.add(pair);
        pairs.push([items[first]!, items[second]!]);
      }
  }
  return pairs;
}
