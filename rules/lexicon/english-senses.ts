import type { Objection } from './effects.js';

/**
 * Verbs of looking that mean something else beside some objects: an item is listed for sale, a book is returned, a box is
 * checked. A claim needs an object that leaves the sense of looking alone.
 */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Names of many things, or of what is known of one, although they do not end as a plural does. */
const MASS = words(
  'access activity availability balance catalog configuration config content data detail diff dir directory documentation everything folder health help history hierarchy info information inventory list log metadata number output people progress schema stack state status structure summary text timeline tree usage version',
);

/** What a screen shows when it is told to. */
const SHOWN = words(
  'alert alerts banner banners dialog dialogs image images menu message messages modal modals notification notifications overlay page pages popup popups prompt prompts slide slides toast toasts tooltip window windows',
);

/** Last words that make of "get" something that happens to the one who calls. */
const GOT = words(
  'access approval approvals approved consent done going help hired lease license lift loan lock locks paid permit quote ready refund refunded rid ride rides seat started',
);

/** What is checked by ticking it, or is used up or made valid by being checked. */
const TICKED = words(
  'account box boxes checkbox checkboxes code coupon email identity item number otp payment phone purchase receipt subscriber task ticket tickets to-do todo todos user voucher',
);

const VERSION = /^(?:v?\d+|api|[0-9.]+)$/;
const BEHIND_OBJECT = words(
  'about and as at between by for from in into of on or per since that to using which with within',
);

/** The name means looking when its verb is `verb`. @param rest the other words of the name */
export function looksByName(verb: string, rest: readonly string[]): boolean {
  const end = rest.findIndex((word, at) => at > 0 && BEHIND_OBJECT.has(word));
  const object = (end < 0 ? rest : rest.slice(0, end)).filter((word) => !VERSION.test(word));
  const last = object.at(-1);
  switch (verb) {
    case 'return':
      return false;
    case 'list':
    case 'count':
      return last === undefined || isMany(last);
    case 'show':
    case 'display':
      return last !== undefined && isMany(last) && !SHOWN.has(last);
    case 'check':
    case 'validate':
    case 'verify':
      return !rest.some((word) => TICKED.has(word));
    case 'browse':
      return !/^(?:web|website|site|page|url|internet)$/.test(last ?? '');
    case 'fetch':
      return !rest.some((word) => /^(?:git|remote|origin|upstream)$/.test(word));
    case 'get':
      return !GOT.has(last ?? '');
    default:
      return true;
  }
}

/** The word is a plural, or names what is known of something. */
export function isMany(word: string): boolean {
  return MASS.has(word) || /[^sui]s$/.test(word);
}

/** Behind these an object is one of many, or a fact. */
const FACT = /^(?:if|whether|for|that|how|what|which|when|where)\b/i;
const CHECKED =
  /\b(?:status|state|health|availab\w+|progress|permissions?|versions?|compatib\w+|exist\w*|installed|config\w*|syntax|schema|structure|format|json|yaml|code|definition|workflow|validity|correct\w*|connection|connectivity)\b/i;
const ONE = /^(?:an?|one|this|that|my)\b/i;
const FOR_SALE = /\b(?:for (?:sale|rent|auction|lease|hire)|on (?:the |a )?market(?:place)?|marketplace)\b/i;
const GIVEN_BACK =
  /\bto (?:(?:its?|the|an?|your|their) )?(?:[a-z]+ )?(?:shop|store|stock|sender|seller|vendor|library|warehouse|owner|customer|merchant|retailer|depot|pool|inventory|shelf|lender|supplier|manufacturer|counter|queue)s?\b/i;
const TO = /\bto (?:its?|the|an?|your|their)\b/i;
const OFF = /^(?:\S+\s+){0,4}(?:off|out|in|up|as)\b/i;
const SCREEN =
  /\b(?:on|to|in) (?:the |a |an |your |all )?(?:screen|display|device|storefront|catalog|customers?|visitors?|users?|page|ui)\b/i;
const REMOTE = /\b(?:remote|origin|upstream)\b/i;
const SENTENCE_END = /[.!?](?:\s|$)|\n/;
const OBJECT_END =
  /[,;:()]|\s(?:about|and|as|at|between|by|for|from|in|into|of|on|or|per|since|that|to|using|which|with|within)\s/i;

/**
 * What says that a text which begins with `word`, a form of `verb`, means another sense than looking.
 * @returns the words up to the object, for a message
 */
export function otherSense(verb: string, word: string, text: string): Objection {
  const start = text.toLowerCase().indexOf(word.toLowerCase()) + word.length;
  const rest = text.slice(start).trimStart();
  const end = rest.search(SENTENCE_END);
  const sentence = end < 0 ? rest : rest.slice(0, end);
  return isOther(verb, word, sentence) ? `${word} ${sentence}` : undefined;
}

function isOther(verb: string, word: string, sentence: string): boolean {
  const objectEnd = sentence.search(OBJECT_END);
  const object = (objectEnd < 0 ? sentence : sentence.slice(0, objectEnd)).trim();
  const hasMany = object.toLowerCase().split(/\s+/).some(isMany);
  const isPossessive = /['’]s?\b/.test(object);
  const isOneReturned = () => TO.test(sentence) || (!hasMany && !isOf(sentence, object));
  switch (verb) {
    case 'list':
      return FOR_SALE.test(sentence) || (!hasMany && !isPossessive && !/\ball\b/i.test(object));
    case 'count':
      return !hasMany && !FACT.test(sentence);
    case 'return':
      return GIVEN_BACK.test(sentence) || (word.toLowerCase() === verb && isOneReturned());
    case 'show':
    case 'display':
      return SCREEN.test(sentence) || ONE.test(object) || (!hasMany && !isOf(sentence, object));
    case 'check':
      return OFF.test(sentence) || !(FACT.test(sentence) || CHECKED.test(sentence));
    case 'validate':
    case 'verify':
      return !(FACT.test(sentence) || CHECKED.test(object));
    case 'browse':
      return /\b(?:web|internet|page|site)\b/i.test(object);
    case 'fetch':
      return REMOTE.test(sentence);
    default:
      return false;
  }
}

/** "the status of an order": what is known of a thing, not the thing. */
function isOf(sentence: string, object: string): boolean {
  return /^\s(?:of|about|for)\s/.test(sentence.slice(object.length));
}
