import { alikeVerb, EMPTY_WORDS } from '../lexicon/alike-verbs.js';
import { nameVerbs } from '../lexicon/english.js';
import { plainText } from './plain-text.js';
import { rootProperties } from './root-properties.js';
import type { SetMember } from './set-members.js';
import { wordStem } from './word-stem.js';

/** What a tool is taken by when it is held beside its siblings. */
export interface Outline {
  readonly member: SetMember;
  /** Pairs are sought among tools of the same act in the same namespace of the same server. */
  readonly scope: string;
  /** What the name acts on, as it is written. */
  readonly object: readonly string[];
  /** The words that the description has for itself; empty ones left out, verbs that name one act as one. */
  readonly words: ReadonlySet<string>;
  /** The first of them, within the first sentence. */
  readonly first: ReadonlySet<string>;
  readonly parameters: ReadonlySet<string>;
}

/** What a tool does is said in so many words, or no full stop ends it. */
const OPENING = 8;
/** A sentence that stands in this many descriptions says nothing of any of them. */
const MANY = 3;

/** The tools whose names say what they do, each with what it says that the others do not all say. */
export function outlinesOf(members: readonly SetMember[]): readonly Outline[] {
  const counts = new Map<string, number>();
  for (const { tool } of members)
    for (const sentence of plainSentences(tool.description))
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  const stems = new Map<string, string>();
  const stemOf = (word: string) => {
    const stem = stems.get(word) ?? alikeVerb(wordStem(word));
    stems.set(word, stem);
    return stem;
  };
  return members.flatMap((member) => {
    const { tool, own, namespace } = member;
    const at = [0, own.length - 1].find((index) => nameVerbs.all.has(own[index] ?? ''));
    // Nobody knows what a tool does whose name has no verb.
    if (at === undefined) return [];
    const [opening = '', ...rest] = plainSentences(tool.description);
    const first = wordsIn(opening).map(stemOf);
    const words = new Set(first);
    for (const sentence of rest)
      if (counts.get(sentence)! < MANY) for (const word of wordsIn(sentence)) words.add(stemOf(word));
    return [
      {
        member,
        scope: [tool.server, namespace, alikeVerb(own[at]!)].join('\n'),
        object: own.filter((_, index) => index !== at),
        words,
        first: new Set(first.slice(0, OPENING)),
        parameters: new Set(Object.keys(rootProperties(tool))),
      },
    ];
  });
}

/** The sentences of a text, each once. */
function plainSentences(text: string): readonly string[] {
  return [...new Set(text.split(/[.!?](?=\s|$)|\n/).flatMap((sentence) => plainText(sentence) || []))];
}

function wordsIn(sentence: string): string[] {
  return sentence.split(' ').filter((word) => word !== '' && !EMPTY_WORDS.has(word));
}
