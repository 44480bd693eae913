import type { Lexicon } from '../lexicon/lexicon.js';

/** How a description begins, after its lead-ins. */
export interface Opening {
  /** The first word, for a message; '' when the text has none. */
  readonly word: string;
  /** The base form of the verb it starts with; undefined when it starts with something else. */
  readonly verb: string | undefined;
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
const PLAIN_WORD = /^([A-Za-z]+) /;

/** Finds the word a description starts with, passing over what the rubric calls lead-ins. */
export function openingOf(text: string, lexicon: Lexicon): Opening {
  const plain = PLAIN_WORD.exec(text)?.[1]?.toLowerCase();
  if (plain !== undefined && !lexicon.carriers.has(plain)) {
    const verb = lexicon.baseOf(plain);
    if (verb !== undefined) return { word: plain, verb };
  }
  return afterLeadIns(text, lexicon);
}

function afterLeadIns(text: string, lexicon: Lexicon): Opening {
  let rest = text;
  let word = '';
  for (let passed = 0; passed < MOST_LEAD_INS; passed++) {
    rest = rest.replace(DECORATION, '');
    const next = WORD.exec(rest)?.[0] ?? '';
    if (word === '') word = next;
    if (lexicon.guidance.test(rest)) break;
    const isWord = !lexicon.usePhrase.test(rest) && !IDENTIFIER.test(rest);
    const verb = isWord ? verbOf(next, rest, lexicon) : undefined;
    if (verb !== undefined) return { word: next, verb };
    const leadIn = [lexicon.usePhrase, BRACKETED_LABEL, ...lexicon.leadIns, IDENTIFIER, LABEL].find(
      (pattern) => pattern.test(rest),
    );
    const shorter = leadIn && rest.replace(leadIn, '').trim();
    if (!shorter) break;
    rest = shorter;
  }
  return { word, verb: undefined };
}

/** A hyphenated verb is one by its whole or by its last part: `soft-delete`, `re-queue`. */
function verbOf(word: string, text: string, lexicon: Lexicon): string | undefined {
  const lower = word.toLowerCase();
  const base = lexicon.baseOf(lower);
  if (base !== undefined) return base;
  if (
    lexicon.openingBeforeDeterminer.has(lower) &&
    lexicon.determiner.test(text.slice(word.length).trimStart())
  )
    return lower;
  const last = lower.slice(lower.lastIndexOf('-') + 1);
  return last === lower ? undefined : lexicon.baseOf(last);
}
