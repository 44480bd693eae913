import { NOUN_LIKE } from './english-acting.js';
import {
  CLAUSE_END,
  clauseUntil,
  DETERMINER,
  isObjectAt,
  isVerbSpot,
  JOINING,
  lastBefore,
} from './english-clauses.js';
import type { ActingForm } from './english-forms.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Verbs that tell a caller what to do in a sentence of advice: "Set x to true", "Use it with care". */
const ADVICE = words(
  'add adjust append call change check choose increase note omit pass provide repeat request run set supply',
);

/** Another tool, or this one. */
const CALLED = /^call (?:x|this|it)$/;

/** Behind one of these a word that can be a noun is a verb when it ends as the third person does: "this orders", but "this order". */
const SUBJECT = words('which that this it tool function endpoint call method command');

/** An object that no noun is followed by: "marks it". */
const OBJECT = words('it them him her the a an its their your all any each every these those');

/** "On a miss, import": behind what a sentence begins with like this, one word alone is what is done then. */
const CASE = words('on if when unless otherwise else');
/** "Import on miss": what stands before one of these is done in that case. */
const IN_CASE = words('on if when unless');

const BEING = words("is are 's be get gets getting being 're");
/** What was done before the call, or may be asked of a caller, is not done by the tool. */
const MODAL = words('can must should to could might');
/** Right before "is", the head of a clause that tells things from others: "orders that are archived" … */
const RELATIVE = words('that which who');
/** … and, anywhere before it, of one that tells when, or asks: "whether it is closed". */
const CONDITION = words('if whether when where what how why unless while until since because whatever whose');
/** With one of these it happens because of the call. */
const AT_ONCE = words('then also lazily automatically immediately afterwards thereby');
/** Said of things as they stand: "results are limited to 50", "is called with", "is linked to". */
const STATES = words(
  'limit restrict configure design optimise optimize organise organized organize associate structure truncate format rank order normalise normalize deduplicate sort group convert call link base scope locate require relate cap enable disable support set assign store share cache keep map type index host run use report',
);

/** Participles that are like the base form. */
const UNCHANGED = words('set put cut cast split hit shut reset run read');
/** Forms in -ing that are nouns or adjectives wherever they stand. */
const NOUNS_IN_ING = words(
  'ascending descending operating indexing warning forwarding billing pricing shipping tracking mapping training meeting pending routing engineering marketing accounting landing listing heading spending incoming outgoing ongoing trending missing leading trailing starting ending string thing timing logging hosting backing programming wording processing matching existing remaining upcoming following',
);

/** Verbs of handing something over, whose object may be a thing that is given away or shown to others. */
const GIVING = words('return returns show shows display displays present presents');

/**
 * The form of an acting verb at `at` says what the tool does.
 * @param sentence which sentence of the text it is, from 0: only the later ones give advice
 */
export function isAct(
  { base, form }: ActingForm,
  tokens: readonly string[],
  at: number,
  sentence: number,
): boolean {
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
  const isStart = at === 0 || tokens[at - 1] === '(';
  if (isStart && form === 'base' && IN_CASE.has(tokens[at + 1] ?? '')) return true;
  if (at === 0) return !NOUN_LIKE.has(base) || isObjectAt(tokens, 1);
  const before = tokens[at - 1]!;
  if (UNCHANGED.has(tokens[at]!) && BEING.has(before)) return isDone(base, tokens, at, sentence);
  if (form === 'third' && (SUBJECT.has(before) || OBJECT.has(tokens[at + 1] ?? ''))) return true;
  if (!NOUN_LIKE.has(base)) return form === 'third' || !DETERMINER.has(before);
  // "Find a room and book": in a list of nouns there is a comma before, or a plural.
  const isLastAct = JOINING.has(before) && at === tokens.length - 1 && !tokens.includes(',');
  const isAlone = before === ',' && at === tokens.length - 1 && CASE.has(tokens[0]!);
  if (before === 'then' || ((isLastAct || isAlone) && form === 'base')) return true;
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
  const before = lastBefore(tokens, at);
  const isGiven = GIVING.has(tokens[before - 1] ?? '') && /^(?:the|an?|its)$/.test(tokens[before] ?? '');
  const thing = tokens[at + 1] ?? '';
  return isGiven && !thing.endsWith('s');
}

/** In the form in -ing. */
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
