import { baseOf } from './english.js';
import { ENGLISH_VERBS } from './english-verbs.js';

/** Verbs of writing that are hardly ever nouns: they count wherever they stand, as "deleting" too. */
const PLAIN: ReadonlySet<string> = new Set(
  'create delete remove modify overwrite insert append erase purge destroy wipe truncate send execute write upsert unpublish install uninstall deploy redeploy revoke submit upload download persist enqueue subscribe unsubscribe clone provision regenerate recreate reset restart rotate consume deduct invalidate'.split(
    ' ',
  ),
);

/** Verbs that change, make or destroy something, or set something going; the other verbs of `acts` may only compute. */
const WRITING: ReadonlySet<string> = new Set(
  [
    ENGLISH_VERBS.creates,
    ENGLISH_VERBS.changes,
    ENGLISH_VERBS.destroys,
    'close commit correct deploy download emit end exec execute export finish halt import init initialise initialize invoke kill launch load open pause perform play press push reboot refresh release restart resume retry run set shutdown start stop switch transact trigger',
  ]
    .join(' ')
    .split(' '),
);

/** Verbs that tell a caller what to do in a sentence of advice: "Set x to true", "Use it with care", "Apply a filter". */
const ADVICE: ReadonlySet<string> = new Set(
  'add adjust apply append include increase pass provide request set supply use'.split(' '),
);

/** Behind one of these, a word that can be a noun is a verb. */
const BEFORE_VERB: ReadonlySet<string> = new Set(
  'and or then also it to will can may automatically which that this tool & / — – ; , : ( -'.split(' '),
);

/** Before one of these it is a verb, too: "marks them", "record a vote". */
const DETERMINERS: ReadonlySet<string> = new Set(
  'the a an it them its their all any each every this that these those your new existing one him her as'.split(
    ' ',
  ),
);

/** What takes an act back: "does not modify or delete", "never sends", "without saving". */
const NEGATION =
  /\b(?:not|never|without|cannot|nor)\s+(?!exist|found|present|set\b|available|given|provided|specified|supplied)(?:(?:[a-z-]+,\s+){0,6}[a-z-]+,?\s+(?:or|nor)\s+)?[a-z-]+|n't\s+(?!exist)(?:(?:[a-z-]+,\s+){0,6}[a-z-]+,?\s+(?:or|nor)\s+)?[a-z-]+/gi;
/** What is done with the result: "needed to create a page". It ends where a second act may begin. */
const PURPOSE =
  /\b(?:needed (?:to|for)|required (?:to|for|by)|available (?:to|for)|useful (?:to|for|when)|helpful (?:to|for|when)|used by)\b(?:(?! and | then )[^.;,:()])*/gi;
/** What is done after the call, in advice: "Use it before deleting one". In the first sentence it would be an act. */
const LATER = /\b(?:before|prior to|instead of|rather than)\b(?:(?! and | then )[^.;,:()])*/gi;
/** From the name of another tool on, a sentence speaks of that one. */
const OTHER_TOOL =
  /(?:\bto [^.;,]{1,80},\s*)?\b(?:use|call|see|try|prefer)\s+(?:the\s+)?(?:`[^`]{1,200}`|[a-z0-9]+(?:_[a-z0-9]+)+)[^.;]*/gi;
const QUOTED = /`[^`]{0,200}`|"[^"]{0,200}"|“[^”]{0,200}”/g;
const SENTENCE = /(?<=[.!?])\s+|\n+/;
const TOKEN = /[a-z]+(?:['’-][a-z]+)*|[&/—–;,:()]|(?<=\s)-(?=\s)/gi;

/** Something is done to what is read, said in the passive: "is marked as read", "will be deleted". */
const PASSIVE =
  /\b(?:(?:will be|gets?|(?:is|are) (?:then|also|automatically)) (?:created|deleted|removed|marked|overwritten|updated|saved|stored|sent|archived|consumed|reset|changed|written)|marked as (?:read|seen|done)|(?<!no )side[ -]effects?|(?<!non-)destructive|pre-?signed|one-time|to (?:a|the|your) (?:local )?(?:disk|file|folder|directory|project|workspace)\b|local project)\b/i;

/** Only what destroys is final. */
const FINAL = /\birreversibl[ey]\b|\b(?:cannot|can't|can not) be (?:undone|reversed|recovered)\b/i;

/**
 * The first word of a text that says that the tool writes, makes something or sets something going; undefined when
 * there is none. Acts that are denied, that come after the call, or that another tool does are passed over.
 */
export function writingVerb(text: string): string | undefined {
  const passive = FINAL.exec(text)?.[0] ?? PASSIVE.exec(text.replace(NEGATION, ' '))?.[0];
  if (passive !== undefined) return passive;
  for (const [index, sentence] of text.split(SENTENCE).entries()) {
    const said = sentence
      .replace(OTHER_TOOL, ' ')
      .replace(QUOTED, ' x ')
      .replace(NEGATION, ' ')
      .replace(PURPOSE, ' ');
    const own = index > 0 ? said.replace(LATER, ' ') : said;
    const found = verbIn(own.toLowerCase().match(TOKEN) ?? [], index > 0);
    if (found !== undefined) return found;
  }
  return undefined;
}

function verbIn(tokens: readonly string[], mayAdvise: boolean): string | undefined {
  for (const [at, token] of tokens.entries()) {
    // "soft-deletes" is told by its last part.
    const last = token.slice(token.lastIndexOf('-') + 1);
    const base = baseOf(last) ?? gerundOf(last);
    if (base === undefined) continue;
    if (PLAIN.has(base)) return token;
    if (!WRITING.has(base) || (at === 0 && mayAdvise && ADVICE.has(token))) continue;
    const isBehind = at === 0 || BEFORE_VERB.has(tokens[at - 1]!);
    if (isBehind && DETERMINERS.has(tokens[at + 1] ?? '')) return token;
  }
  return undefined;
}

/** "deleting" and "removing", of the verbs that count anywhere. */
function gerundOf(token: string): string | undefined {
  if (!token.endsWith('ing')) return undefined;
  const stem = token.slice(0, -3);
  return [stem, `${stem}e`, stem.slice(0, -1)].find((base) => PLAIN.has(base));
}
