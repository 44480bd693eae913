/** What something says, apart from its name: what two versions of it are recognised by. */
export interface Content {
  /** Equal for equal content. */
  readonly exact: string;
  /** The words and parts of it, each with how often it occurs. */
  readonly tokens: ReadonlyMap<string, number>;
  /** How many tokens there are. */
  readonly size: number;
}

/** Something with a name that has no counterpart of that name. */
export interface Nameless<T> {
  readonly name: string;
  readonly item: T;
  readonly content: Content;
}

/** Two of equal content say too little to be one thing below this many tokens: every `{"type": "string"}` is alike. */
const LEAST_EVIDENCE = 3;
/** How alike two must be to count as one thing under two names, from 0 to 1; and less when the names are alike, too. */
const ALIKE = 0.75;
const ALIKE_BY_NAME = 0.4;
/** By how much the best must be ahead of the second best. */
const LEAD = 0.1;
/** More pairs than these are only searched for equal content. */
const MOST_PAIRS = 250_000;

/** Words of a text and single ideographs, kana and Hangul. */
const WORD =
  /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]|(?:(?![\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3])[\p{L}\p{N}])+/gu;

/** The words of a text, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** @param exact equal for equal content @param tokens its words and parts */
export function contentOf(exact: string, tokens: readonly string[]): Content {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return { exact, tokens: counts, size: tokens.length };
}

/**
 * Finds what was renamed: pairs of one that is gone and one that has come whose content is equal or nearly so. Where
 * more than one would do, none does.
 */
export function pairUp<T>(gone: readonly Nameless<T>[], came: readonly Nameless<T>[]): [T, T][] {
  const pairs = exactPairs(gone, came);
  const taken = new Set(pairs.flat());
  const left = gone.filter(({ item }) => !taken.has(item));
  const right = came.filter(({ item }) => !taken.has(item));
  if (left.length * right.length <= MOST_PAIRS) pairs.push(...nearPairs(left, right));
  return pairs;
}

function exactPairs<T>(gone: readonly Nameless<T>[], came: readonly Nameless<T>[]): [T, T][] {
  const group = (all: readonly Nameless<T>[]) => {
    const groups = new Map<string, Nameless<T>[]>();
    for (const each of all) groups.set(each.content.exact, [...(groups.get(each.content.exact) ?? []), each]);
    return groups;
  };
  const others = group(came);
  return [...group(gone)].flatMap(([exact, ones]): [T, T][] => {
    const [one] = ones;
    const [other, more] = others.get(exact) ?? [];
    if (!one || !other || more || ones.length > 1 || one.content.size < LEAST_EVIDENCE) return [];
    return [[one.item, other.item]];
  });
}

function nearPairs<T>(gone: readonly Nameless<T>[], came: readonly Nameless<T>[]): [T, T][] {
  const scores = gone.map((one) => came.map((other) => likenessOf(one, other)));
  const column = (at: number) => scores.map((row) => row[at]!);
  return gone.flatMap((one, row): [T, T][] => {
    const at = standingOut(scores[row]!);
    if (at === undefined || standingOut(column(at)) !== row) return [];
    return [[one.item, came[at]!.item]];
  });
}

/** The index of the score that is above 0 and well ahead of all others. */
function standingOut(scores: readonly number[]): number | undefined {
  const best = Math.max(0, ...scores);
  if (best === 0) return undefined;
  const near = scores.filter((score) => score > best - LEAD).length;
  return near === 1 ? scores.indexOf(best) : undefined;
}

/** How alike two are, from 0 to 1, and more for names that differ only in how they are written; 0: not enough. */
function likenessOf<T>(one: Nameless<T>, other: Nameless<T>): number {
  const share = overlap(one.content, other.content);
  if (bareName(one.name) === bareName(other.name)) return share >= ALIKE_BY_NAME ? 1 + share : 0;
  const isTelling = Math.min(one.content.size, other.content.size) >= LEAST_EVIDENCE;
  return isTelling && share >= ALIKE ? share : 0;
}

/** `getUser`, `get_user` and `get-user` alike. */
function bareName(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** The share of tokens that two have in common (Dice's coefficient). */
function overlap(a: Content, b: Content): number {
  if (a.size + b.size === 0) return 1;
  const most = (2 * Math.min(a.size, b.size)) / (a.size + b.size);
  if (most < ALIKE_BY_NAME) return 0;
  let common = 0;
  for (const [token, count] of a.tokens) common += Math.min(count, b.tokens.get(token) ?? 0);
  return (2 * common) / (a.size + b.size);
}
