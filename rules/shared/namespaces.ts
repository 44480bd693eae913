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
export function findNamespaces(names: readonly string[]): Namespaces {
  const words = [...new Set(names)].filter((name) => name !== '').map(nameWords);
  if (words.length < LEAST_TOOLS) return NO_NAMESPACES;
  const common = commonPrefix(words);
  return { common, shared: sharedPrefixes(words, common) };
}

function commonPrefix(names: readonly (readonly string[])[]): string | undefined {
  let prefix: string[] = [];
  let members = names;
  while (prefix.length < MOST_WORDS) {
    const counts = new Map<string, number>();
    // The last word is never a namespace: nothing would be left to be the name.
    for (const words of members) {
      const word = words[prefix.length];
      if (words.length > prefix.length + 1 && word !== undefined && !nameVerbs.all.has(word))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    const next = [...counts].find(
      ([, count]) => count >= LEAST_TOOLS && count * 100 >= COMMON_SHARE * names.length,
    );
    if (!next) break;
    const at = prefix.length;
    prefix = [...prefix, next[0]];
    members = members.filter((words) => words[at] === next[0]);
  }
  return prefix.length === 0 ? undefined : prefix.join(' ');
}

/** Prefixes of non-verbs, shared by enough names, behind which at least one name goes on with a verb and an object. */
function sharedPrefixes(
  names: readonly (readonly string[])[],
  common: string | undefined,
): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const leading = new Set<string>();
  for (const words of names) {
    let prefix = '';
    for (let length = 1; length <= MOST_WORDS && length < words.length; length++) {
      const word = words[length - 1]!;
      if (nameVerbs.all.has(word)) break;
      prefix = prefix === '' ? word : `${prefix} ${word}`;
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
      if (words.length > length + 1 && nameVerbs.all.has(words[length]!)) leading.add(prefix);
    }
  }
  // Sorted, so that a report names them in an order of its own.
  return new Set(
    [...leading].filter((prefix) => prefix !== common && counts.get(prefix)! >= LEAST_TOOLS).sort(),
  );
}

/** The words of a name behind its namespace; all of them when it has none. */
export function withoutNamespace(
  words: readonly string[],
  { common, shared }: Namespaces,
): readonly string[] {
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
