import type { Opening } from './lexicon.js';

/** How a language with blanks between its words begins a sentence with a verb. Patterns are anchored at the start. */
export interface Grammar {
  /** The base form of an action verb that may open a description, in any form that may; undefined for another word. */
  readonly baseOf: (word: string) => string | undefined;
  /** Forms that are nouns in most places, and open a description as verbs when a determiner follows. */
  readonly beforeDeterminer: ReadonlySet<string>;
  readonly determiner: RegExp;
  /** Verbs that may carry another one ("use this tool to …") or guidance ("use when …"). */
  readonly carriers: ReadonlySet<string>;
  /** "Use this tool to …": passed over although it starts with a verb. */
  readonly usePhrase: RegExp;
  /** What may stand before the verb and is passed over. */
  readonly leadIns: readonly RegExp[];
  /** An opening that tells when to use the tool, not what it does. */
  readonly guidance: RegExp;
}

/** Things before the first word that are no words: bullets, quotes, emphasis, emoji, numbers of a list. */
const DECORATION = /^(?:\d+[.)]\s+|[^\p{L}\p{N}[({【`|]+)/u;
const BRACKETED_LABEL = /^(?:\[[^\]]{0,80}\]|\([^)]{0,80}\)|\{[^}]{0,80}\}|【[^】]{0,80}】)[\s:：|]*/u;
/** A label ends in a colon or a bar, and is a few words long: `Deprecated:`, `Notion |`, `ADR-150 phase 2:`. */
const LABEL = /^[^\s.!?|:：]+(?: [^\s.!?|:：]+){0,5}(?::\s|：| ?\|\s*)/u;
/** An identifier is no word: snake_case, camelCase, something in back quotes, a path. */
const IDENTIFIER = /^(?:`[^`]*`|[A-Za-z]\w*_\w+|[a-z]+[a-z0-9]*[A-Z]\w*|\w+(?:\.\w+)+)(?=\s|$|[:,–—-])/u;
const WORD = /^[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/u;

/** A description can be preceded by a few lead-ins, not by any number of them. */
const MOST_LEAD_INS = 8;

/** The common case: a plain word, then a blank. */
const PLAIN_WORD = /^([A-Za-z\u00c0-\u024f]+) /;

/** Finds the word a description starts with, passing over what the rubric calls lead-ins. */
export function openingOf(text: string, grammar: Grammar): Opening {
  const plain = PLAIN_WORD.exec(text)?.[1]?.toLowerCase();
  if (plain !== undefined && !grammar.carriers.has(plain)) {
    const verb = grammar.baseOf(plain);
    if (verb !== undefined) return { word: plain, verb };
  }
  return afterLeadIns(text, grammar);
}

function afterLeadIns(text: string, grammar: Grammar): Opening {
  let rest = text;
  let word = '';
  for (let passed = 0; passed < MOST_LEAD_INS; passed++) {
    rest = rest.replace(DECORATION, '');
    const next = WORD.exec(rest)?.[0] ?? '';
    if (word === '') word = next;
    if (grammar.guidance.test(rest)) break;
    const isWord = !grammar.usePhrase.test(rest) && !IDENTIFIER.test(rest);
    const verb = isWord ? verbOf(next, rest, grammar) : undefined;
    if (verb !== undefined) return { word: next, verb };
    const leadIn = [grammar.usePhrase, BRACKETED_LABEL, ...grammar.leadIns, IDENTIFIER, LABEL].find(
      (pattern) => pattern.test(rest),
    );
    const shorter = leadIn && rest.replace(leadIn, '').trim();
    if (!shorter) break;
    rest = shorter;
  }
  return { word, verb: undefined };
}

/** A hyphenated verb is one by its whole or by its last part: `soft-delete`, `re-queue`. */
function verbOf(word: string, text: string, grammar: Grammar): string | undefined {
  const lower = word.toLowerCase();
  const base = grammar.baseOf(lower);
  if (base !== undefined) return base;
  if (grammar.beforeDeterminer.has(lower) && grammar.determiner.test(text.slice(word.length).trimStart()))
    return lower;
  const last = lower.slice(lower.lastIndexOf('-') + 1);
  return last === lower ? undefined : grammar.baseOf(last);
}
