import {
  CONCEALING,
  CONCEALING_ELSEWHERE,
  HIDING,
  HIDING_ELSEWHERE,
  MAY_CONCEAL,
  UNTIL,
} from '../lexicon/concealment.js';
import { ABOUT_ATTACKS, MAY_ORDER, OVERRIDING, SIGNS } from '../lexicon/injections.js';

/** Texts are read so far; padding in front of an order must not hide it. */
const LONGEST = 200_000;
/** Where one sentence hides what another one orders, at most so much stands between them. */
const NEAR = 300;

/** Orders to do something aside, which a hiding sentence beside them turns into two signs. */
const ASIDE =
  /(?:^|[.!?:;,\n]\s*|\b(?:must|should|always|also|first|then|afterwards?|and)\s+)(?:send|post|submit|forward|copy|upload|bcc|read|include|append|attach|transfer|pass)\s(?:[^.!?\n]|\.(?=\w)){0,120}/i;
/** … that have to do with things outside of the tool. */
const OUTSIDE =
  /https?:\/\/|[\w.+-]+@[\w-]+\.\w|~\/|\.(?:ssh|aws|env)\b|\b(?:keys?|credentials?|passwords?|tokens?|secrets?|conversation|history|system prompt|files?|contents?)\b/i;

/** False for a text, in small letters, that cannot have what {@link concealmentIn} looks for: most have not. */
export function mayConceal(lower: string): boolean {
  return MAY_CONCEAL.test(lower);
}

/** The same for {@link injectionIn}. */
export function mayInject(lower: string): boolean {
  return MAY_ORDER.test(lower) || mayConceal(lower);
}

/** The words that order the model to keep something from the user; undefined without two signs. */
export function concealmentIn(whole: string): string | undefined {
  const text = whole.slice(0, LONGEST);
  for (const pattern of CONCEALING) {
    const match = pattern.exec(text);
    if (match && !isCondition(text, match)) return match[0].replace(/^[.!?:;\n\s]+/, '');
  }
  for (const pattern of CONCEALING_ELSEWHERE) {
    const match = pattern.exec(text);
    if (match) return match[0];
  }
  const hiding = HIDING.exec(text);
  if (!hiding || isCondition(text, hiding)) return undefined;
  const before = text.slice(Math.max(0, hiding.index - NEAR), hiding.index);
  const behind = text.slice(hiding.index + hiding[0].length, hiding.index + hiding[0].length + NEAR);
  const isAside = [before, behind].some((part) => OUTSIDE.test(ASIDE.exec(part)?.[0] ?? ''));
  return isAside ? hiding[0] : undefined;
}

/** "… until the status is done" waits, and hides nothing. */
function isCondition(text: string, { index, 0: found }: RegExpExecArray): boolean {
  return UNTIL.test(text.slice(index + found.length, index + found.length + 160));
}

/** What makes an order beyond its tool of a text: one order to drop all others, or two signs; undefined without. */
export function injectionIn(whole: string): readonly string[] | undefined {
  const text = whole.slice(0, LONGEST);
  if (OVERRIDING.test(text) && !ABOUT_ATTACKS.test(text)) return [SIGNS[0]!.says];
  const signs = SIGNS.filter(({ pattern }) => pattern.test(text));
  const isConcealed = concealmentIn(text) !== undefined;
  const isHidden = isConcealed || hides(text);
  if (!isConcealed && signs.every(({ isWeak }) => isWeak)) return undefined;
  const said = [...signs.map(({ says }) => says), ...(isHidden ? ['an order to hide it'] : [])];
  return said.length > (ABOUT_ATTACKS.test(text) ? 2 : 1) ? said : undefined;
}

/** An order to keep quiet, whatever about: beside another sign it is one. */
function hides(text: string): boolean {
  const hiding = HIDING.exec(text);
  return (hiding !== null && !isCondition(text, hiding)) || HIDING_ELSEWHERE.test(text);
}
