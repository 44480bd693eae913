import { type Namespaces, NO_NAMESPACES } from '../../src/model/namespaces.js';
import { NAMES } from '../lexicon/catalogue.js';
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
  return { common: common === '' ? [] : [common], shared: sharedPrefixes(words, common) };
}

function commonPrefix(names: readonly (readonly string[])[]): string {
  let prefix: string[] = [];
  let members = names;
  while (prefix.length < MOST_WORDS) {
    const counts = new Map<string, number>();
    // The last word is never a namespace: nothing would be left to be the name.
    for (const words of members) {
      const word = words[prefix.length];
      if (words.length > prefix.length + 1 && word !== undefined && !NAMES.verbs.has(word))
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
  return prefix.join(' ');
}

/** Prefixes of non-verbs, shared by enough names, behind which at least one name goes on with a verb and an object. */
function sharedPrefixes(names: readonly (readonly string[])[], common: string): string[] {
  const counts = new Map<string, number>();
  const leading = new Set<string>();
  for (const words of names) {
    let prefix = '';
    for (let length = 1; length <= MOST_WORDS && length < words.length; length++) {
      const word = words[length - 1]!;
      if (NAMES.verbs.has(word)) break;
      prefix = prefix === '' ? word : `${prefix} ${word}`;
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
      if (words.length > length + 1 && NAMES.verbs.has(words[length]!)) leading.add(prefix);
    }
  }
  return [...leading].filter((prefix) => prefix !== common && counts.get(prefix)! >= LEAST_TOOLS).sort();
}

/** The words of `name` behind its namespace; all of them when it has none. */
export function withoutNamespace(words: readonly string[], namespaces: Namespaces): readonly string[] {
  for (const prefix of namespaces.shared) {
    const rest = behind(words, prefix);
    if (rest && rest.length > 1 && NAMES.verbs.has(rest[0]!)) return rest;
  }
  for (const prefix of namespaces.common) {
    const rest = behind(words, prefix);
    if (rest && rest.length > 0) return rest;
  }
  return words;
}

function behind(words: readonly string[], prefix: string): readonly string[] | undefined {
  const parts = prefix.split(' ');
  return parts.every((part, index) => words[index] === part) ? words.slice(parts.length) : undefined;
}
