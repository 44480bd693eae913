import type { ChangeKind } from '../kinds.js';
import { quoted, rewording, shown } from '../wording.js';
import { type At, type Difference, difference, undecided } from './difference.js';
import { isInside, type Path, ROOT } from './path.js';
import type { Located } from './place.js';
import type { Reading, Readings } from './readings.js';

const KIND_OF_WORD: Readonly<Record<string, ChangeKind>> = {
  description: 'description-changed',
  title: 'title-changed',
  default: 'default-changed',
  examples: 'examples-changed',
  example: 'examples-changed',
};

/**
 * What a model reads otherwise in two versions of a schema, at the places that both have. What came or went with its
 * place is a change of another kind.
 * @param renamed what is called otherwise now
 */
export function compareReadings(base: Readings, head: Readings, renamed: readonly At[]): Difference[] {
  const found: Difference[] = [];
  for (const [path, before] of base.places) {
    const now = renamedPath(path, renamed);
    const after = head.places.get(now);
    if (!after) continue;
    const at: At = { base: path, head: now };
    found.push(...compareWords(before, after, at), ...compareOrder(before, after, at));
  }
  if (base.isCut || head.isCut) found.push(notRead(base, head));
  return found;
}

function notRead(base: Readings, head: Readings): Difference {
  const pointer = ({ places }: Readings) => places.get(ROOT)?.pointer ?? '';
  const spot = { base: pointer(base), head: pointer(head) };
  const say = (x: string) => `${x} is too large to compare all its texts`;
  return undecided('keyword-changed', { base: ROOT, head: ROOT }, spot, say);
}

/** Where a place of the old version is in the new one. The longest renamed way counts. */
function renamedPath(path: Path, renamed: readonly At[]): Path {
  let best: At | undefined;
  for (const each of renamed)
    if (isInside(path, each.base) && (!best || each.base.length > best.base.length)) best = each;
  return best ? best.head + path.slice(best.base.length) : path;
}

function compareWords(before: Reading, after: Reading, at: At): Difference[] {
  const words = new Set([...before.words.keys(), ...after.words.keys()]);
  return [...words].flatMap((word) => {
    const gone = without(before.words.get(word), after.words.get(word));
    const came = without(after.words.get(word), before.words.get(word));
    return Array.from({ length: Math.max(gone.length, came.length) }, (_, index): Difference => {
      const old = gone[index];
      const now = came[index];
      const kind = Object.hasOwn(KIND_OF_WORD, word) ? KIND_OF_WORD[word]! : 'keyword-changed';
      const spot = { base: old?.pointer ?? before.pointer, head: now?.pointer ?? after.pointer };
      return difference(kind, at, spot, (x) => sayWord(word, x, old, now));
    });
  });
}

function without(
  values: ReadonlyMap<string, Located> | undefined,
  others: ReadonlyMap<string, Located> | undefined,
): Located[] {
  return [...(values ?? [])].filter(([text]) => !others?.has(text)).map(([, located]) => located);
}

function sayWord(word: string, x: string, before: Located | undefined, after: Located | undefined): string {
  const what = Object.hasOwn(KIND_OF_WORD, word) ? `the ${word} of ${x}` : `${quoted(word)} of ${x}`;
  if (!before) return `${what} is new: ${shown(after?.raw)}`;
  if (!after) return `${what} is gone; it was ${shown(before.raw)}`;
  return `${what} changed: ${changeOf(before.raw, after.raw)}`;
}

/** How a value became another. */
export function changeOf(before: unknown, after: unknown): string {
  if (typeof before === 'string' && typeof after === 'string') return rewording(before, after);
  return `${shown(before)} → ${shown(after)}`;
}

function compareOrder(before: Reading, after: Reading, at: At): Difference[] {
  const spot = { base: before.pointer, head: after.pointer };
  const found: Difference[] = [];
  if (isReordered([...before.names], [...after.names]))
    found.push(difference('order-changed', at, spot, (x) => `the members of ${x} stand in another order`));
  if (isReordered([...before.values.keys()], [...after.values.keys()]))
    found.push(difference('order-changed', at, spot, (x) => `the values of ${x} stand in another order`));
  return found;
}

/** True when what both lists have stands in another order. */
export function isReordered(before: readonly string[], after: readonly string[]): boolean {
  const old = new Set(before);
  const now = new Set(after);
  const kept = before.filter((each) => now.has(each));
  return after.filter((each) => old.has(each)).some((each, index) => each !== kept[index]);
}
