/** Where a word stands in an English sentence: what is before it, and whether an object can follow. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What joins an act to another. */
export const JOINING = words('and or then but else otherwise & / plus');

/** Where a clause ends. */
export const CLAUSE_END = words('; , : ( ) — – -');

/** Behind one of these, a word that can be a noun is a verb. */
const BEFORE_VERB = words(
  'and or then but else otherwise to will can may must should you we they & / — – ; , : ( - plus',
);

/** Words between a verb and what stands before it. */
const ADVERB =
  /^(?:also|then|either|optionally|immediately|finally|afterwards|later|thereafter|[a-z]{3,}ly)$/;
const NO_ADVERB = words('apply reply supply only family daily weekly monthly hourly yearly assembly anomaly');

/** Before a noun. */
export const DETERMINER = words(
  'the a an its their your all any each every this these those that his her no our my one two of new existing latest current recent same given specific specified single multiple for in on with from about per by as available pending past last',
);

/** An object does not begin with one of these. */
const NO_OBJECT = words(
  'and or of for in on by with from to is are was were be has have that which who at as into than per when if via using within between but based not & / — – ; , : ( ) - including such so then can will may',
);

/** Nobody reads further back than this for what a word belongs to. */
const LONGEST_CLAUSE = 60;

/** Behind a word that a verb follows, with adverbs between or without. */
export function isVerbSpot(tokens: readonly string[], at: number): boolean {
  const before = lastBefore(tokens, at);
  return before < 0 || BEFORE_VERB.has(tokens[before]!) || before < at - 1;
}

/** Where the word before `at` stands, adverbs passed over; -1 when there is none. */
export function lastBefore(tokens: readonly string[], at: number): number {
  let before = at - 1;
  while (before >= 0 && isAdverb(tokens[before]!)) before--;
  return before;
}

/** A word that may stand between a verb and what it belongs to. */
export function isAdverb(word: string): boolean {
  return ADVERB.test(word) && !NO_ADVERB.has(word);
}

/** A word that an object may begin with. */
export function isObjectAt(tokens: readonly string[], at: number): boolean {
  const next = tokens[at];
  return next !== undefined && !NO_OBJECT.has(next);
}

/** The words of a clause up to `end`. */
export function clauseUntil(tokens: readonly string[], end: number): readonly string[] {
  let start = end;
  while (start > 0 && end - start < LONGEST_CLAUSE && !CLAUSE_END.has(tokens[start - 1]!)) start--;
  return tokens.slice(start, end);
}
