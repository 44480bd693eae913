import type { Objection } from './effects.js';

/** What is needed of a Romance language to tell whether a text speaks of more than looking. */
export interface RomanceGrammar {
  readonly infinitiveOf: (word: string) => string | undefined;
  /** Verbs that leave things alone, in the infinitive. */
  readonly looking: ReadonlySet<string>;
  /** Forms of verbs that are nouns in most places: behind an article or a preposition they are. */
  readonly nounForms: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  /** Pronouns before a verb, some of which are articles too. */
  readonly pronouns: ReadonlySet<string>;
  /** Words that join an act to another. */
  readonly joining: ReadonlySet<string>;
  /** Prepositions before an infinitive. */
  readonly aiming: ReadonlySet<string>;
  readonly adverb: RegExp;
  /** What may follow a joining word without being an act: articles that are no pronouns, possessives, prepositions. */
  readonly harmless: ReadonlySet<string>;
  /** A form of -ing. */
  readonly gerund: RegExp;
  /** Present forms of "to be", and what heads a clause that tells things from others. */
  readonly being: ReadonlySet<string>;
  readonly relative: ReadonlySet<string>;
  readonly participle: RegExp;
  /** Words that say it without a verb. */
  readonly telling: RegExp;
}

const TOKEN = /[a-zà-öø-ÿœ]+(?:-[a-zà-öø-ÿœ]+)*|[.,;:()!?\n]/g;
/** Nobody reads further back than this for what a word belongs to. */
const LONGEST_CLAUSE = 60;
const MARK = /^[.,;:()!?\n]$/;

/**
 * The first word of a text that says, or may say, that the tool does more than look: a verb that is none of looking, in
 * any form, or whatever begins a clause or is joined to the first act and is no known verb of looking. Where grammar leaves it open, it is
 * taken for an act.
 */
export function romanceAct(grammar: RomanceGrammar): (text: string) => Objection {
  return (text) => {
    const told = grammar.telling.exec(text)?.[0];
    if (told !== undefined) return told;
    const tokens = text.toLowerCase().match(TOKEN) ?? [];
    return tokens.find((_, at) => at > 0 && isAct(tokens, at, grammar));
  };
}

function isAct(tokens: readonly string[], at: number, grammar: RomanceGrammar): boolean {
  const word = tokens[at]!;
  if (MARK.test(word)) return false;
  const from = lastBefore(tokens, at, grammar);
  const before = tokens[from] ?? '';
  if (grammar.gerund.test(word)) return true;
  // "qui sont fermées" tells things from others, "qui sont ensuite fermées" what becomes of them.
  if (grammar.participle.test(word) && grammar.being.has(before))
    return from < at - 1 || !isRelative(tokens, at, grammar);
  const verb = grammar.infinitiveOf(word);
  if (verb !== undefined && grammar.looking.has(verb)) return false;
  if (grammar.aiming.has(before) && /[aeio]r$/.test(word)) return true;
  const isJoined = grammar.joining.has(before) || MARK.test(before);
  if (isJoined && !grammar.relative.has(word) && !grammar.harmless.has(word) && !grammar.adverb.test(word))
    return true;
  if (verb === undefined) return false;
  if (!grammar.nounForms.has(word)) return true;
  const isAfterArticle = grammar.articles.has(tokens[at - 1] ?? '');
  return !isAfterArticle || isPronoun(tokens, at - 1, grammar);
}

/** "la" and "les" before a verb: behind a mark, a relative pronoun or nothing that needs an article. */
function isPronoun(tokens: readonly string[], at: number, grammar: RomanceGrammar): boolean {
  const before = tokens[at - 1] ?? '.';
  const mayBegin = MARK.test(before) || grammar.relative.has(before) || grammar.joining.has(before);
  return grammar.pronouns.has(tokens[at]!) && mayBegin;
}

function isRelative(tokens: readonly string[], at: number, grammar: RomanceGrammar): boolean {
  for (let before = at - 1; before >= 0 && at - before < LONGEST_CLAUSE; before--) {
    if (MARK.test(tokens[before]!)) return false;
    if (grammar.relative.has(tokens[before]!)) return true;
  }
  return false;
}

function lastBefore(tokens: readonly string[], at: number, grammar: RomanceGrammar): number {
  let before = at - 1;
  while (before >= 0 && grammar.adverb.test(tokens[before]!)) before--;
  return before;
}
