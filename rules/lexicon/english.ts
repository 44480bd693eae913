import { ENGLISH_IRREGULAR_THIRD_PERSON, ENGLISH_VERBS } from './english-verbs.js';
import type { Lexicon } from './lexicon.js';
import { phrases } from './phrases.js';
import { type Grammar, openingOf } from './spaced.js';

/** What a description calls the thing it describes. */
const SELF =
  '(?:tool|function|endpoint|command|method|action|operation|api|api call|call|utility|helper|query|request)';

const verbs: ReadonlySet<string> = new Set(Object.values(ENGLISH_VERBS).join(' ').split(' '));

/** Tool names are identifiers, and identifiers are written in English: the base forms that one starts with. */
export const nameVerbs = {
  all: verbs,
  destroys: new Set(ENGLISH_VERBS.destroys.split(' ')),
  /** Of the destroying verbs, those that leave nothing ("cancel" and "remove" may). */
  deletes: new Set('delete destroy drop erase purge truncate wipe'.split(' ')),
  /** Verbs that change something that is there, whatever it is; "create" and "generate" may only compute. */
  writes: new Set(
    'append edit insert modify move overwrite patch post publish rename replace save send set update upload upsert write'.split(
      ' ',
    ),
  ),
} as const;

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries(ENGLISH_IRREGULAR_THIRD_PERSON).map(([base, third]) => [third, base]),
);

/** The base form of a verb in the imperative or the third person, by the spelling rules of English; undefined for no verb. */
export function baseOf(word: string): string | undefined {
  if (verbs.has(word)) return word;
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (!word.endsWith('s')) return undefined;
  const stem = word.slice(0, -1);
  if (verbs.has(stem) && thirdPerson(stem) === word) return stem;
  const shorter = word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.endsWith('es')
      ? word.slice(0, -2)
      : '';
  return verbs.has(shorter) && thirdPerson(shorter) === word ? shorter : undefined;
}

/** Verbs of getting: with "as a …" they say what comes back ("retrieves the statement as a PDF link"). */
const GETTING =
  '(?:gets?|retrieves?|fetch(?:es)?|downloads?|exports?|reads?|lists?|renders?|captures?|extracts?|loads?)';

/** Verbs of being and likeness say no act in a description ("Unlike other tools", "Has no effect"). */
const NO_ACTS: ReadonlySet<string> = new Set(['be', 'have', 'like', 'unlike']);

/** Nouns in most places, but verbs before a determiner: "Process a refund", not "Process list". */
const NOUN_VERBS =
  'access address cache file guide issue label message order output place process profile prompt type'.split(
    ' ',
  );

/** Words in -ly that are no adverbs of manner. */
const NO_ADVERBS =
  'ally|anomaly|apply|assembly|comply|daily|early|family|friendly|hourly|imply|july|likely|monthly|multiply|nightly|only|quarterly|rally|rely|reply|supply|tally|weekly|yearly';

const ADVERB = `(?:(?!(?:${NO_ADVERBS})\\b)[a-z]{2,}ly|also|please|just|always|now|often)\\b`;

/** Formats that a result is got "as" without an article. */
const FORMATS = '(?:json|jsonl|csv|xml|html|markdown|pdf|png|jpe?g|svg|yaml|base64|plain text|text|binary)';

/** What "returns" can be followed by that is no statement of a result. */
const NO_RETURN =
  '(?! (?:to|from|policy|label|flights?|address|date|trip)\\b)(?! (?:an? |the )?(?:[\\w-]+ )?(?:errors?\\b|HTTP [45]|[45]\\d\\d\\b))';

/** HTTP status codes of failure, and what stands before or behind a number that makes it one: "limit 400" is none. */
const CODE_BEFORE =
  '\\b(?:returns?|returned|responds with|answers(?: with)?|fails with|HTTP(?: status)?(?: codes?)?|status(?: codes?)?|codes?|error) (?:an? )?';
const CODES_400 = '(?:40[0-9]|41[0-7]|42[2-9]|43[1]|451)';
const CODES_500 = '(?:50[0-8])';
const CODE_BEHIND =
  '`? `?(?:errors?|responses?|status|bad request|unauthorized|forbidden|not found|conflict|gone|too many|internal|unavailable)\\b';

/** What a result does in a sentence that says what it is. */
const BEING = '(?:is|are|contains?|includes?|holds?|lists?|consists?|comes? (?:back )?as|has)';

const grammar: Grammar = {
  baseOf: (word) => {
    const base = baseOf(word);
    return base === undefined || NO_ACTS.has(base) ? undefined : base;
  },
  beforeDeterminer: new Set(NOUN_VERBS.flatMap((verb) => [verb, thirdPerson(verb)])),
  determiner:
    /^(?:an?|the|one|all|any|each|every|your|their|its|this|that|these|those|multiple|several|some)\b/i,
  carriers: new Set(['use', 'call', 'invoke', 'run']),
  usePhrase: new RegExp(`^(?:use|call|invoke|run) (?:this|the|it)(?: ${SELF})? to (?=\\w)`, 'i'),
  leadIns: [
    new RegExp(
      `^(?:this|the|an?)(?: [a-z]+)? ${SELF}(?: (?:can be used to|is used to|is used for|that|which|to|can|will))?\\s`,
      'i',
    ),
    /^(?:it|this) (?=[a-z]+s\b)/i,
    /^to (?=\w)/i,
    new RegExp(`^${ADVERB}(?:,? (?:and|or) ${ADVERB})?,? (?=\\w)`, 'i'),
    // Words that make one verb with the next: "long press", "bulk update".
    /^(?:long|bulk|batch|mass|double|right|force)[ -](?=[a-z])/i,
  ],
  guidance:
    /^(?:use|call|run|invoke)(?: (?:this|the|it)(?: \w+)?)? (?:when|whenever|if|for|only|before|after|as|in|instead)\b/i,
};

export const english: Lexicon = {
  tag: 'en',
  name: 'English',
  opening: (text) => openingOf(text, grammar),
  destroys: nameVerbs.destroys,
  returns: phrases(
    // Not what another tool returned, and not an error: "returned by list_users", "returns 409".
    ['return', `(?<!\\b(?:not|never|n't|cannot|without|an?|the|each) )\\breturns?\\b${NO_RETURN}`],
    ['returned', `\\b(?:is|are|be|gets?) returned\\b(?! by)${NO_RETURN}`],
    ['responds with', `\\bresponds with\\b${NO_RETURN}`],
    [
      'output',
      '\\boutputs?\\b(?= (?:is|are|the|an?|contains?|includes?|as|in)\\b|:)|\\boutputs (?!of\\b)\\w',
    ],
    ['result', `\\bresults? ${BEING}\\b`],
    ['respon', `(?<!error )\\bresponses? ${BEING}\\b`],
    ['reply', `\\breply ${BEING}\\b`],
    ['answer', `\\banswer ${BEING}\\b`],
    ['result', '\\bresults?:'],
    ['response', '(?<!error )\\bresponses?:'],
    ['yields', '\\byields\\b'],
    [' back', '\\b(?:gives|sends|hands|reports) back\\b'],
    [' as ', `\\b${GETTING}\\b[^.!?]{0,200}\\bas (?:an? \\w|${FORMATS}\\b)`],
  ),
  errors: phrases(
    [
      'error',
      '(?<!\\blast )\\berrors?\\b(?! (?:logs?|rates?|tracking|monitoring|handling|reports?|trends?|budgets?)\\b)',
    ],
    ['fail', '\\b(?:fails?|failures?)\\b(?! rates?)'],
    ['throws', '\\bthrows\\b'],
    ['raises', '\\braises (?:an? )?\\w*(?:error|exception)'],
    ['rejects', '\\brejects\\b'],
    ['rejected', '\\b(?:is|are|be|gets) rejected\\b'],
    ['refuse', '\\b(?:refuses|(?:is|are) refused)\\b'],
    ['exception', '\\bexceptions? (?:if|when|is|are)\\b'],
    ['not found', '\\bnot found\\b'],
    ['invalid', '\\binvalid\\b'],
    ['4', `${CODE_BEFORE}\`?4\\d\\d\\b|\\b${CODES_400}${CODE_BEHIND}|\\b4xx\\b`],
    ['5', `${CODE_BEFORE}\`?5\\d\\d\\b|\\b${CODES_500}${CODE_BEHIND}|\\b5xx\\b`],
    ['exist', "\\b(?:if|when|unless|where)\\b[^.!?]{0,200}\\b(?:do|does|did)(?: not|n't) exist\\b(?! yet)"],
  ),
  failing:
    /\b(?:errors?|fail\w*|throw\w*|reject\w*|refus\w*|den(?:y|ies|ied)|cannot|can't|unable|unavailable|invalid)\b/i,
  optional: phrases(['optional', called('optional')]),
  required: phrases(['required', called('required')], ['mandatory', called('mandatory')]),
};

/**
 * A parameter is called so at the start of its text, in brackets, or in a sentence about itself. With a condition
 * ("required if …", "optional for …") nothing certain is said, and a rule that needs certainty stays silent.
 */
function called(word: string): string {
  const unconditional =
    '(?! ?(?:if|when|unless|for|only|by|in|on|with|to|as|where|except|depending|but|and|or|fields?|params?|parameters?)\\b)';
  return [
    `^\\W*(?:${word})\\b(?=[\\s]*[.:;,)\\]!*—–-]|\\s*$)${unconditional}`,
    // A sentence of its own.
    `[.;]\\s+(?:${word})\\s*(?:[.;!]|$)`,
    // "For rename: new name (required)" holds for one use only.
    `(?:^|[.;]\\s+)(?!\\W*(?:for|when|if|in|with|on|only|to|unless)\\b)[^.;]*[([]\\s*(?:${word})\\s*[)\\]]`,
    `\\b(?:this|the) (?:parameter|field|argument|value|option|input) is (?:always )?(?:${word})\\b${unconditional}`,
  ].join('|');
}

/** The third person singular by the spelling rules of English. */
function thirdPerson(verb: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
