import { closest, distance } from 'fastest-levenshtein';

/** ` Did you mean "…"?` when one of the known words is close to what was written; '' otherwise. */
export function didYouMean(written: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const lower = written.toLowerCase();
  const best = closest(lower, [...known]);
  const isPart = known.find((word) => word.endsWith(`/${lower}`));
  if (isPart) return ` Did you mean "${isPart}"?`;
  return distance(lower, best) <= Math.max(2, Math.floor(best.length / 3)) ? ` Did you mean "${best}"?` : '';
}
