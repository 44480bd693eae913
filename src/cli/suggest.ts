import { closest, distance } from 'fastest-levenshtein';

/** ` Did you mean "…"?` when one of the known words is close to what was written; '' otherwise. */
export function didYouMean(written: string, known: readonly string[]): string {
  const lower = written.toLowerCase();
  if (known.length === 0 || lower === '' || known.includes(written)) return '';
  const part = known.find(
    (word) => word.endsWith(`/${lower}`) || (lower.length > 2 && word.startsWith(lower)),
  );
  if (part !== undefined) return ` Did you mean "${part}"?`;
  const best = closest(lower, [...known]);
  return distance(lower, best) <= Math.max(2, Math.floor(best.length / 3)) ? ` Did you mean "${best}"?` : '';
}
