import type { ChangeKind } from '../kinds.js';
import { quoted, rewording, shown } from '../wording.js';
import { type At, type Difference, difference, undecided } from './difference.js';
import { isInside, type Path, parentOf, ROOT } from './path.js';
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
 * What a model reads otherwise in two versions of a schema. What came or went with a member is a change of another kind.
 * @param renamed what is called otherwise now
 * @param replaced what only one version has, or has as something else in the other
 */
export function compareReadings(
  base: Readings,
  head: Readings,
  renamed: readonly At[],
  replaced: readonly At[],
): Difference[] {
  const found: Difference[] = [];
  if (base.isCut || head.isCut) found.push(notRead(base, head));
  const isAlone = (path: Path, side: keyof At, { turns, isCut }: Readings) =>
    !isCut &&
    !replaced.some((at) => isInside(path, at[side])) &&
    ![...turns].some((turn) => isInside(path, turn));
  const seen = new Set<Path>();
  for (const [path, before] of base.places) {
    const at: At = { base: path, head: renamedPath(path, renamed) };
    const after = head.places.get(at.head);
    seen.add(at.head);
    if (after) found.push(...compareWords(before, after, at), ...compareOrder(before, after, at));
    else if (isAlone(path, 'base', head)) found.push(...compareWords(before, unread(head, at.head), at));
  }
  const back = renamed.map((at): At => ({ base: at.head, head: at.base }));
  for (const [path, after] of head.places) {
    if (seen.has(path) || !isAlone(path, 'head', base)) continue;
    const at: At = { base: renamedPath(path, back), head: path };
    found.push(...compareWords(unread(base, at.base), after, at));
  }
  return found;
}

/** A place without words, where one would be. */
function unread({ places }: Readings, path: Path): Reading {
  let near = path;
  while (near !== ROOT && !places.has(near)) near = parentOf(near);
  const pointer = places.get(near)?.pointer ?? '';
  return { words: new Map(), byBranch: new Map(), names: new Set(), values: new Map(), pointer };
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
    if (gone.length + came.length === 0 && areExchanged(before, after, word)) {
      const spot = { base: before.pointer, head: after.pointer };
      return [
        difference(kindOf(word), at, spot, (x) => `the forms of ${x} have each other's ${quoted(word)}`),
      ];
    }
    return Array.from({ length: Math.max(gone.length, came.length) }, (_, index): Difference => {
      const old = gone[index];
      const now = came[index];
      const kind = kindOf(word);
      const spot = { base: old?.pointer ?? before.pointer, head: now?.pointer ?? after.pointer };
      return difference(kind, at, spot, (x) => sayWord(word, x, old, now));
    });
  });
}

function kindOf(word: string): ChangeKind {
  return Object.hasOwn(KIND_OF_WORD, word) ? KIND_OF_WORD[word]! : 'keyword-changed';
}

/** True when a branch that both versions have says something else there, although all of them together say the same. */
function areExchanged(before: Reading, after: Reading, word: string): boolean {
  return [...before.byBranch].some(([branch, words]) => {
    const others = after.byBranch.get(branch);
    if (!others) return false;
    const [old, now] = [words.get(word) ?? new Set(), others.get(word) ?? new Set()];
    return old.size !== now.size || [...old].some((text) => !now.has(text));
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
