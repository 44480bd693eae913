import { ACTING, ANY_ACT, CHANGING } from './english-acting.js';
import { actingForm } from './english-forms.js';
import { isMany } from './english-senses.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Acting verbs that a name has for a thing: `get_order`, `list_commit_comments`. */
const THINGS = words(
  'access alert auction award bank bid block bookmark branch broadcast build call capture card change charge claim comment commit contact contract control deposit design display dispute document draft email end export feed file filter fine focus fork format function group hash help host index input invoice issue job label lead lease limit link list load loan log map match message model note object offer operation order outline output page patch path permit phone place plan plant play point poll post process product profile program project prompt proof proposal proxy queue quote range rate record register release rent reply report request response result review reward route rule run sale sample schedule score screen seat segment sense service set share shift shop show signal slot snapshot sound source split stack staff stage stake standard star start state step stock store stream study style subject supply surface survey tag target task tax template test text theme thread tick ticket title token topic track trade trail transit trend trip type unit use user value version view vote wallet watch wave',
);

/** Nouns made of verbs of changing that name things all the same. */
const MADE_THINGS = words(
  'allocation assignment association authorization configuration customization distribution equipment integration migration organisation organization partition permission personalization segregation settlement transaction transition',
);

/** Nouns of acts that the spelling does not tell … */
const ACT_NOUNS = words(
  'cmd closure disbursement erasure expulsion once now redemption revocation script seizure shell submission suspension withdrawal',
);
/** … and of those that name things too. */
const RESULTS = words('command conversion delivery extension loss production sale signature subscription');

/** Two words that are one thing, the first of which could be a verb. */
const PAIRS = /^(?:(?:merge|pull) requests?|word press|rate limits?|check (?:runs?|suites?))$/;

/** What a word of a name behind its verb says of a second act. */
export type NameAct =
  /** It is one beyond doubt: `reboot`, `termination`. */
  | 'act'
  /** It may name a thing: `order`, `deployment`. Only a text that has the word as a noun tells. */
  | 'either'
  | 'none';

/** @param words of the name behind its verb, in lower case @param at which of them is judged */
export function actInName(words: readonly string[], at: number): NameAct {
  const word = words[at]!;
  const next = words[at + 1];
  if (PAIRS.test(`${word} ${next}`) || PAIRS.test(`${words[at - 1]} ${word}`)) return 'none';
  const isOfThing = next !== undefined && isMany(next);
  const said = actInWord(word, next === undefined);
  return said === 'act' && isOfThing ? 'either' : said;
}

function actInWord(word: string, isLast: boolean): NameAct {
  if (ACTING.has(word) || ANY_ACT.has(word)) return THINGS.has(word) ? 'either' : 'act';
  if (ACT_NOUNS.has(word)) return 'act';
  if (RESULTS.has(word)) return 'either';
  const found = actingForm(word);
  if (found?.form === 'participle') return isLast ? 'act' : 'none';
  if (found?.form === 'gerund') return 'either';
  const verb = verbOfNoun(word);
  if (verb === undefined) return 'none';
  return CHANGING.has(verb) && !MADE_THINGS.has(word) ? 'act' : 'either';
}

/** "payment" of "pay", "deletion" of "delete", "removal" of "remove". */
function verbOfNoun(word: string): string | undefined {
  const stem = [
    'ization',
    'isation',
    'ation',
    'ion',
    'ment',
    'al',
    'ance',
    'out',
    'down',
    'up',
    'in',
  ].flatMap((ending) =>
    word.endsWith(ending) && word.length > ending.length + 1 ? [word.slice(0, -ending.length)] : [],
  );
  return stem
    .flatMap((each) => [
      each,
      `${each}e`,
      `${each}ate`,
      `${each}ize`,
      each.replace(/(.)\1$/, '$1'),
      each.replace(/i$/, 'y'),
    ])
    .find((verb) => ACTING.has(verb));
}
