import { baseOf } from './english.js';
import { ACTING, LOOKING, NOUN_LIKE } from './english-acting.js';
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
    '\\boff (?:the|a) (?:queue|list|stack)\\b|\\b(?:is|are) (?:gone|invisible)\\b',
    '\\b(?:disappears?|vanish(?:es)?|becomes?|goes out|(?:changes|turns|moves|switches) (?:to|into))\\b',
    '\\b(?:followed by|with|including|plus|subsequent|automatic) (?:an? |the |its |their )?(?:[a-z]+ )?(?:deletion|removal|clean-?up|archival|cancell?ation|cancel|termination|replacement|eviction|purge|reset)\\b',
  ].join('|'),
  'i',
);

/** Verbs that tell a caller what to do in a sentence of advice: "Set x to true", "Use it with care". */
const ADVICE = words(
  'add adjust append call change check choose increase note omit pass provide repeat request run set supply',
);

/** Another tool, or this one. */
const CALLED = /^call (?:x|this|it)$/;

/** What joins an act to another. */
const JOINING = words('and or then but else otherwise & / plus');

/** Behind one of these, a word that can be a noun is a verb … */
const BEFORE_VERB = words(
  'and or then but else otherwise to will can may must should you we they & / — – ; , : ( - plus',
);
/** … and behind one of these, when it ends as the third person does: "this orders", but "this order". */
const SUBJECT = words('which that this it tool function endpoint call method command');

/** Behind one of these stands the first of what a tool does, as at the beginning. */
const BEFORE_FIRST = words('to tool which that can will');

/** Words between a verb and what stands before it. */
const ADVERB =
  /^(?:also|then|either|optionally|immediately|finally|afterwards|later|thereafter|[a-z]{3,}ly)$/;
const NO_ADVERB = words('apply reply supply only family daily weekly monthly hourly yearly assembly anomaly');

/** Before a noun. */
const DETERMINER = words(
  'the a an its their your all any each every this these those that his her no our my one two of new existing latest current recent same given specific specified single multiple for in on with from about per by as available pending past last',
);

/** An object that no noun is followed by: "marks it". */
const OBJECT = words('it them him her the a an its their your all any each every these those');

/** An object does not begin with one of these. */
const NO_OBJECT = words(
  'and or of for in on by with from to is are was were be has have that which who at as into than per when if via using within between but based not & / — – ; , : ( ) - including such so then can will may',
);

const BEING = words("is are 's be get gets getting being 're");
/** What was done before the call, or may be asked of a caller, is not done by the tool. */
const MODAL = words('can must should to could might');
/** Right before "is", the head of a clause that tells things from others: "orders that are archived" … */
const RELATIVE = words('that which who');
/** … and, anywhere before it, of one that tells when, or asks: "whether it is closed". */
const CONDITION = words('if whether when where what how why unless while until since because whatever whose');
/** With one of these it happens because of the call. */
const AT_ONCE = words('then also lazily automatically immediately afterwards thereby');
const CLAUSE_END = words('; , : ( ) — – -');

/** Said of things as they stand: "results are limited to 50", "is called with", "is linked to". */
const STATES = words(
  'limit restrict configure design optimise optimize organise organized organize associate structure truncate format rank order normalise normalize deduplicate sort group convert call link base scope locate require relate cap enable disable support set assign store hold write share cache keep map type index build host run use record deploy report',
);

/** Participles that are like the base form. */
const UNCHANGED = words('set put cut cast split hit shut reset run read');
/** What makes one verb of it with the next word behind a hyphen. */
const PREFIX = words('e soft hard auto bulk mass batch force self re pre');

/** Forms in -ing that are nouns or adjectives wherever they stand. */
const NOUNS_IN_ING = words(
  'ascending descending operating indexing warning forwarding billing pricing shipping tracking mapping training meeting pending routing engineering marketing accounting landing listing heading spending incoming outgoing ongoing trending missing leading trailing starting ending string thing timing logging hosting backing programming wording processing matching existing remaining upcoming following',
);

/** Verbs of handing something over, whose object may be a thing that is given away or shown to others. */
const GIVING = words('return returns show shows display displays present presents');

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
    const next = tokens.slice(at + 2).find((word) => word !== ',' && !JOINING.has(word) && !isAdverb(word));
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

function isAct({ base, form }: ActingForm, tokens: readonly string[], at: number, sentence: number): boolean {
  switch (form) {
    case 'participle':
      return isDone(base, tokens, at, sentence);
    case 'gerund':
      return isDoing(tokens, at, sentence);
    default:
      return isDoes(base, form, tokens, at, sentence);
  }
}

/** In the base form or the third person. */
function isDoes(
  base: string,
  form: 'base' | 'third',
  tokens: readonly string[],
  at: number,
  sentence: number,
): boolean {
  if (isAdvice(tokens, at, sentence)) return false;
  if (at === 0) return !NOUN_LIKE.has(base) || isObjectAt(tokens, 1);
  const before = tokens[at - 1]!;
  if (UNCHANGED.has(tokens[at]!) && BEING.has(before)) return isDone(base, tokens, at, sentence);
  if (form === 'third' && (SUBJECT.has(before) || OBJECT.has(tokens[at + 1] ?? ''))) return true;
  if (!NOUN_LIKE.has(base)) return form === 'third' || !DETERMINER.has(before);
  // "Find a room and book": in a list of nouns there is a comma before, or a plural.
  const isLastAct = JOINING.has(before) && at === tokens.length - 1 && !tokens.includes(',');
  if (before === 'then' || (isLastAct && form === 'base')) return true;
  const mayBeListed = JOINING.has(before) || CLAUSE_END.has(before);
  return isVerbSpot(tokens, at) && (!mayBeListed || isObjectAt(tokens, at + 1));
}

/** A caller is told what to do, at the beginning of a sentence or of a clause in one that tells when to use the tool. */
function isAdvice(tokens: readonly string[], at: number, sentence: number): boolean {
  if (sentence === 0 || !ADVICE.has(tokens[at]!)) return false;
  return (
    at === 0 ||
    (tokens[0] === 'use' && tokens[at - 1] === ';') ||
    CALLED.test(tokens.slice(at, at + 2).join(' '))
  );
}

/** Behind a form of "to be" or "to get". */
function isDone(base: string, tokens: readonly string[], at: number, sentence: number): boolean {
  const before = lastBefore(tokens, at);
  const passive = tokens[before] ?? '';
  if (!BEING.has(passive))
    return AT_ONCE.has(tokens[at - 1] ?? '') || isCausative(tokens, at, sentence) || isOutcome(tokens, at);
  const adverbs = tokens.slice(before + 1, at);
  if (adverbs.some((word) => AT_ONCE.has(word))) return true;
  if (passive.startsWith('get') || passive === 'being') return true;
  if (passive === 'be') return !MODAL.has(tokens[before - 1] ?? '');
  if (STATES.has(base)) return false;
  return !isRelative(tokens, before);
}

/** @param at where the form of "to be" stands */
function isRelative(tokens: readonly string[], at: number): boolean {
  const head = tokens[at - 1] ?? '';
  const isAside = CLAUSE_END.has(tokens[at - 2] ?? ',');
  if (RELATIVE.has(head)) return !isAside;
  const clause = clauseUntil(tokens, at);
  const start = clause.findLastIndex((word) => CONDITION.has(word));
  return start >= 0 && !clause.slice(start).some((word) => BEING.has(word));
}

/** "Get an order paid": the end of a sentence that begins with "get". */
function isCausative(tokens: readonly string[], at: number, sentence: number): boolean {
  const isGet = sentence === 0 && /^(?:gets?|ha[sv]e?)$/.test(tokens[0] ?? '');
  return (
    isGet &&
    at > 1 &&
    (at === tokens.length - 1 || tokens[at + 1] === 'to') &&
    !isVerbSpot(tokens, at) &&
    !DETERMINER.has(tokens[at - 1]!)
  );
}

/** "Returns the created order": what it gives back is what it has made. */
function isOutcome(tokens: readonly string[], at: number): boolean {
  const before = tokens.slice(0, lastBefore(tokens, at) + 1);
  const isGiven = GIVING.has(before.at(-2) ?? '') && /^(?:the|an?|its)$/.test(before.at(-1)!);
  const thing = tokens[at + 1] ?? '';
  return isGiven && !thing.endsWith('s');
}

function isDoing(tokens: readonly string[], at: number, sentence: number): boolean {
  const before = tokens[lastBefore(tokens, at)] ?? '';
  if (/^(?:by|while|after|upon)$/.test(before)) return true;
  // "List running jobs": what the first verb is followed by is its object.
  if (at === 1 && sentence === 0) return false;
  const mayBeListed = JOINING.has(before) || CLAUSE_END.has(before);
  if (NOUNS_IN_ING.has(tokens[at]!)) return mayBeListed && DETERMINER.has(tokens[at + 1] ?? '');
  if (before === 'as' || before === 'for') return true;
  return !DETERMINER.has(before) && !BEING.has(before);
}

/** Behind a word that a verb follows, with adverbs between or without. */
function isVerbSpot(tokens: readonly string[], at: number): boolean {
  const before = lastBefore(tokens, at);
  return before < 0 || BEFORE_VERB.has(tokens[before]!) || before < at - 1;
}

function lastBefore(tokens: readonly string[], at: number): number {
  let before = at - 1;
  while (before >= 0 && isAdverb(tokens[before]!)) before--;
  return before;
}

function isAdverb(word: string): boolean {
  return ADVERB.test(word) && !NO_ADVERB.has(word);
}

function isObjectAt(tokens: readonly string[], at: number): boolean {
  const next = tokens[at];
  return next !== undefined && !NO_OBJECT.has(next);
}

/** The words of a clause up to `end`. */
function clauseUntil(tokens: readonly string[], end: number): readonly string[] {
  const start = tokens.slice(0, end).findLastIndex((word) => CLAUSE_END.has(word));
  return tokens.slice(start + 1, end);
}
