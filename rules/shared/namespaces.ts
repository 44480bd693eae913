import { type Namespaces, NO_NAMESPACES } from '../../src/model/namespaces.js';
import { nameVerbs } from '../lexicon/english.js';
import { nameWords } from './name-words.js';

/** A prefix needs this many different names … */
const LEAST_TOOLS = 3;
/** … and is common to a set when it has this share of them, in percent. */
const COMMON_SHARE = 80;
/** Longer prefixes are sentences, not namespaces. */
const MOST_WORDS = 4;

/**
 * Finds the namespaces of a set of names. A non-verb first word that at least 3 tools and 80 % of the set share is
 * one, and so is the next word behind it; one that at least 3 tools share counts where a verb and an object follow.
 * (Rubric: "Namespaces".)
 */
export function findNamespaces(names: Iterable<string>): Namespaces {
  const { counts, leading, total } = countPrefixes(names instanceof Set ? names : new Set(names));
  if (total < LEAST_TOOLS) return NO_NAMESPACES;
  const families = new Set<string>();
  for (const [prefix, count] of counts) if (count >= LEAST_TOOLS) families.add(prefix);
  const isShared = (prefix: string) => families.has(prefix);
  let common: string | undefined;
  for (const [prefix, count] of counts)
    if (isShared(prefix) && count * 100 >= COMMON_SHARE * total)
      if (common === undefined || prefix.length > common.length)
        // Each holds most of the names, so each but the longest is the beginning of the next.
        common = prefix;
  // Sorted, so that a report names them in an order of its own.
  const shared = [...leading].filter((prefix) => prefix !== common && isShared(prefix)).sort();
  return { common, shared: new Set(shared), families };
}

/**
 * Adds the prefixes that a configuration names to those that were found. Only those that some name has are added.
 * @param named prefixes as they are written: `slack`, `mcp_howtocook`
 */
export function withNamed(found: Namespaces, names: Iterable<string>, named: readonly string[]): Namespaces {
  const wanted = new Set(named.map((prefix) => nameWords(prefix).join(' ')));
  const borne = new Set<string>();
  for (const name of names)
    for (const prefix of prefixesOf(nameWords(name))) if (wanted.has(prefix)) borne.add(prefix);
  return { ...found, named: [...borne].sort() };
}

/** The first word, the first two, and so on: never all of them, since something must be left to be the name. */
function prefixesOf(words: readonly string[]): string[] {
  const most = Math.min(MOST_WORDS, words.length - 1);
  return Array.from({ length: Math.max(0, most) }, (_, index) => words.slice(0, index + 1).join(' '));
}

/** How many names begin with each prefix of non-verbs, and behind which of them one goes on with a verb and an object. */
function countPrefixes(names: ReadonlySet<string>) {
  const counts = new Map<string, number>();
  const leading = new Set<string>();
  let total = 0;
  for (const name of names) {
    if (name === '') continue;
    total++;
    const words = nameWords(name);
    let prefix = '';
    // The last word is never a namespace: nothing would be left to be the name.
    for (let length = 1; length <= MOST_WORDS && length < words.length; length++) {
      const word = words[length - 1]!;
      if (nameVerbs.all.has(word)) break;
      prefix = prefix === '' ? word : `${prefix} ${word}`;
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
      if (words.length > length + 1 && nameVerbs.all.has(words[length]!)) leading.add(prefix);
    }
  }
  return { counts, leading, total };
}

/** The words of a name behind its namespace; all of them when it has none. */
export function withoutNamespace(
  words: readonly string[],
  { common, shared, named = [] }: Namespaces,
): readonly string[] {
  const given = named.length > 0 ? prefixesOf(words).findLast((each) => named.includes(each)) : undefined;
  if (given !== undefined) return words.slice(given.split(' ').length);
  let prefix = '';
  let behindCommon: readonly string[] | undefined;
  for (let length = 1; length <= MOST_WORDS && length < words.length; length++) {
    const word = words[length - 1]!;
    // A namespace holds no verbs, so the first one ends the search.
    if (nameVerbs.all.has(word)) break;
    prefix = prefix === '' ? word : `${prefix} ${word}`;
    if (words.length > length + 1 && shared.has(prefix) && nameVerbs.all.has(words[length]!))
      return words.slice(length);
    if (prefix === common) behindCommon = words.slice(length);
  }
  return behindCommon ?? words;
}
