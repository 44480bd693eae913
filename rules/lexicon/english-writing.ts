import { baseOf } from './english.js';
import { ACTING, LOOKING } from './english-acting.js';
import { isAct } from './english-acts.js';
import { DETERMINER, isAdverb, JOINING } from './english-clauses.js';
import { type ActingForm, actingForm } from './english-forms.js';
import { ownSentences, withoutDenials } from './english-frames.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Only what destroys is final. */
const FINAL = /\birreversibl[ey]\b|\b(?:cannot|can't|can not) be (?:undone|reversed|recovered)\b/i;

/** Things said of a tool that does more than look, in words that no verb tells. */
const TELLING = new RegExp(
  [
    '\\bmarked as (?:read|seen|done)|\\bcounts? as (?:read|seen|used|a)\\b',
    '(?<!no )side[ -]effects?|(?<!non-)destructive|self-destruct|pre-?signed|one-time',
    '\\bonly (?:be )?\\w+ once\\b|\\bonce only\\b|\\bso that (?:it|they|he|she) can\\b',
    '\\bto (?:an? |the |your )?(?:[a-z]+ )?(?:local )?(?:disk|file|folder|directory|project|workspace|cart|basket|clipboard|spreadsheet)\\b',
    '\\b(?:in|on)to (?:an? |the |your )?(?:[a-z]+ )?(?:disk|file|folder|directory|project|workspace|cart|basket|clipboard|spreadsheet|sheet|table|database|bucket|calendar)\\b|local project\\b',
    '\\boff (?:the|a) (?:queue|list|stack)\\b|\\b(?:is|are) (?:gone|invisible|yours)\\b|\\b(?:goes|go) (?:up|down)\\b|\\b(?:nobody|no one) else\\b|\\bexclusive(?:ly)?\\b|\\bwith (?:an? )?(?:lock|sync)\\b',
    '\\b(?:disappears?|vanish(?:es)?|becomes?|goes out|(?:changes|turns|moves|switches) (?:to|into))\\b',
    '\\b(?:followed by|with|including|plus|subsequent|automatic) (?:an? |the |its |their )?(?:[a-z]+ )?(?:deletion|removal|clean-?up|archival|cancell?ation|cancel|termination|replacement|eviction|purge|reset)\\b',
  ].join('|'),
  'i',
);

/** Behind one of these stands the first of what a tool does, as at the beginning. */
const BEFORE_FIRST = words('to tool which that can will');

/** What makes one verb of it with the next word behind a hyphen. */
const PREFIX = words('e soft hard auto bulk mass batch force self re pre');

/** A second act is looked for this far behind the first. */
const REACH = 8;

/**
 * The first word of a text that says that the tool does more than look: any form of any verb that may write, make
 * something or set something going. Passed over are acts that are denied, that come after the call, that another tool
 * does, that were done before, and words that stand where a noun or an adjective does.
 * @param acting the verbs that object; all acting ones by default
 */
export function writingVerb(text: string, acting: ReadonlySet<string> = ACTING): string | undefined {
  const told = FINAL.exec(text)?.[0] ?? TELLING.exec(withoutDenials(text))?.[0];
  if (told !== undefined) return told;
  for (const [index, tokens] of ownSentences(text).entries()) {
    const found = secondAct(tokens) ?? actIn(tokens, index, acting);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The word that a verb of looking is joined to at the beginning, where it is no such verb: "Fetch and disburse funds". */
function secondAct(tokens: readonly string[]): string | undefined {
  for (const [at, token] of tokens.entries()) {
    const isVerb = LOOKING.has(baseOf(token) ?? '') && (at === 0 || BEFORE_FIRST.has(tokens[at - 1]!));
    const joined = tokens[at + 1] ?? '';
    if (!isVerb || !(JOINING.has(joined) || joined === ',')) continue;
    const next = tokens
      .slice(at + 2, at + REACH)
      .find((word) => word !== ',' && !JOINING.has(word) && !isAdverb(word));
    if (next !== undefined && !DETERMINER.has(next) && !LOOKING.has(baseOf(next) ?? '')) return next;
  }
  return undefined;
}

function actIn(tokens: readonly string[], sentence: number, acting: ReadonlySet<string>): string | undefined {
  for (const [at, token] of tokens.entries()) {
    const found = formAt(token);
    if (!found || !acting.has(found.base)) continue;
    if (isAct(found, tokens, at, sentence)) return token;
  }
  return undefined;
}

/** "soft-deletes" is told by its last part; "user-defined" is an adjective. */
function formAt(token: string): ActingForm | undefined {
  const dash = token.lastIndexOf('-');
  return dash < 0 || PREFIX.has(token.slice(0, dash)) ? actingForm(token.slice(dash + 1)) : undefined;
}
