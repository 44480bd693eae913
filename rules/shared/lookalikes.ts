import type { ToolSet } from '../../src/model/tool.js';
import type { SetContext } from '../../src/rule/context.js';
import { ENGLISH } from '../lexicon/languages.js';
import { candidatePairs } from './candidate-pairs.js';
import { prose } from './description.js';
import { type Outline, outlinesOf } from './outline.js';
import { plainText } from './plain-text.js';
import { type SetMember, setMembers } from './set-members.js';
import { wordStem } from './word-stem.js';

/** How many of its rarest words find a tool its neighbours. */
const RAREST = 6;
/** Texts of fewer words are alike by chance. */
const LEAST_WORDS = 4;
/** How near two texts must be, from 0 to 1, when the names act on the same … */
const NEAR_FOR_ONE_OBJECT = 0.5;
/** … and when they do not. */
const NEAR = 0.85;
/** Which share of the parameters two tools must have in common, in the same two cases. */
const SHARED_FOR_ONE_OBJECT = 0.5;
const SHARED = 0.75;

/** Fact: tools that do the same by name, text and parameters, in groups; names in their order. */
export function lookalikes(_set: ToolSet, context: SetContext): readonly (readonly SetMember[])[] {
  const outlines = outlinesOf(context.fact(setMembers));
  const weights = weightsOf(outlines);
  const pairs = candidatePairs(outlines, (outline) => keysOf(outline, weights)).filter(
    ([a, b]) => areAlike(a, b, weights) && isEnglish(a, context) && isEnglish(b, context),
  );
  return groupsOf(pairs);
}

/** Rare words weigh more. */
function weightsOf(outlines: readonly Outline[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of outlines) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, Math.log(1 + outlines.length / count) ** 2]));
}

/** The object of the name, each of the rarest words, and all of these together: they find twins among common words. */
function keysOf({ scope, object, words }: Outline, weights: ReadonlyMap<string, number>): readonly string[] {
  const rarest = rarestOf(words, weights);
  return [`object ${object.join(' ')}`, `words ${rarest.join(' ')}`, ...rarest].map(
    (key) => `${scope}\n${key}`,
  );
}

function rarestOf(words: ReadonlySet<string>, weights: ReadonlyMap<string, number>): readonly string[] {
  const rarest: { readonly word: string; readonly weight: number }[] = [];
  for (const word of words) {
    const weight = weights.get(word)!;
    if (rarest.length === RAREST && weight < rarest.at(-1)!.weight) continue;
    const at = rarest.findIndex(
      (other) => weight > other.weight || (weight === other.weight && word < other.word),
    );
    rarest.splice(at === -1 ? rarest.length : at, 0, { word, weight });
    if (rarest.length > RAREST) rarest.pop();
  }
  return rarest.map(({ word }) => word);
}

function areAlike(a: Outline, b: Outline, weights: ReadonlyMap<string, number>): boolean {
  const [one, other] = [a.member.tool, b.member.tool];
  if (one.name === other.name || mentions(a, b) || mentions(b, a)) return false;
  // Texts that are the same are another finding.
  if (a.words.size > 0 && plainText(one.description) === plainText(other.description)) return false;
  const isOneObject = a.object.join(' ') === b.object.join(' ');
  const shared = share(a.parameters, b.parameters);
  if (isOneObject && shared >= SHARED_FOR_ONE_OBJECT)
    return a.words.size + b.words.size === 0 || nearness(a, b, weights) >= NEAR_FOR_ONE_OBJECT;
  if (isOneObject || shared < SHARED) return false;
  if (Math.min(a.words.size, b.words.size) < LEAST_WORDS || isToldApart(a, b)) return false;
  return nearness(a, b, weights) >= NEAR;
}

function mentions({ member }: Outline, other: Outline): boolean {
  return member.tool.description.includes(other.member.tool.name);
}

/** The names differ in a word that one text opens with and the other does not, in number, or in the order of words. */
function isToldApart(a: Outline, b: Outline): boolean {
  const objects = [a, b].map(({ object }) => object.map(wordStem)) as [string[], string[]];
  if ([...objects[0]].sort().join(' ') === [...objects[1]].sort().join(' ')) return true;
  const states = (one: Outline, own: string[], other: Outline, others: string[]) =>
    own.some((word) => !others.includes(word) && one.first.has(word) && !other.first.has(word));
  if (states(a, objects[0], b, objects[1]) || states(b, objects[1], a, objects[0])) return true;
  // Each text says something that the other does not.
  return hasOwn(a.words, b.words) && hasOwn(b.words, a.words);
}

function hasOwn(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...words].some((word) => !others.has(word));
}

/** The cosine of two texts: 1 when they have the same words. */
function nearness(
  { words: a }: Outline,
  { words: b }: Outline,
  weights: ReadonlyMap<string, number>,
): number {
  const sum = (words: Iterable<string>) => {
    let total = 0;
    for (const word of words) total += weights.get(word) ?? 0;
    return total;
  };
  return sum([...a].filter((word) => b.has(word))) / Math.sqrt(sum(a) * sum(b));
}

function share(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((name) => b.has(name)).length;
  const all = a.size + b.size - common;
  return all === 0 ? 1 : common / all;
}

/** The words of names are English, and are looked for in the text. */
function isEnglish({ member }: Outline, context: SetContext): boolean {
  return context.of(member.tool).fact(prose).language === ENGLISH;
}

/** What hangs together by pairs, each in the order of the names. */
function groupsOf(pairs: readonly (readonly [Outline, Outline])[]): readonly (readonly SetMember[])[] {
  const groups = new Map<SetMember, Set<SetMember>>();
  for (const [{ member: a }, { member: b }] of pairs) {
    const joined = new Set([...(groups.get(a) ?? [a]), ...(groups.get(b) ?? [b])]);
    for (const member of joined) groups.set(member, joined);
  }
  return [...new Set(groups.values())]
    .map((group) => [...group].sort(byName))
    .sort(([a], [b]) => byName(a!, b!));
}

function byName({ tool: a }: SetMember, { tool: b }: SetMember): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : a.index - b.index;
}
