import type { Tool } from '../../src/model/tool.js';
import { isObject, member } from '../../src/model/value.js';
import type { Context } from '../../src/rule/context.js';
import { english, nameVerbs } from '../lexicon/english.js';
import {
  CLEAR_VERBS,
  GIVING_VERBS,
  kindOfVerb,
  LIGHT_VERBS,
  MODIFIERS,
  ONE_WORD,
  PREPOSITIONS,
} from '../lexicon/renaming.js';
import { prose } from './description.js';
import { ownNameWords } from './name-verb.js';
import { nameWords } from './name-words.js';
import { quote } from './quote.js';
import { sentencesOf } from './words.js';

/** A name for a tool that has none of this kind yet, or why there is none, as a sentence without its final stop. */
export type NewName = { readonly name: string } | { readonly because: string };

/** Fewer than 64 characters: see naming/short-enough. */
const LONGEST = 63;
const SNAKE_CASE = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;

/** A version behind capitals is a word of its own: "uploadURLV1". */
const VERSION = /(\p{Lu})(V\d)/gu;
/** A plural "s" behind capitals makes humps of its own: "listURLs". */
const CAPITALS_PLURAL = /(\p{Lu})(\p{Lu}+)s(?!\p{Ll})/gu;
const ONE_WORD_PATTERN = new RegExp(
  `(?<!\\p{Lu})(?:${ONE_WORD.flatMap((word) => [word, lowerFirst(word)]).join('|')})(?!\\p{Ll})`,
  'gu',
);

/** The name in snake_case; its words and their order stay. */
export function snakeCased(tool: Tool): NewName {
  return checked(wordsOf(tool.name), tool);
}

/** The name with its verb in front, behind its namespace: a verb that it has elsewhere, or the one of its description. */
export function verbFirst(tool: Tool, context: Context): NewName {
  const words = wordsOf(tool.name);
  const { namespace, own } = parted(words, tool, context);
  if (own[0] === undefined) return { because: 'it has no name to begin with' };
  if (nameVerbs.all.has(own[0]))
    return {
      because: `it shares "${namespace.join('_')}" with others, and a verb in front would leave them`,
    };
  const said = verbOfDescription(context);
  const others = own.flatMap((word, index) => (nameVerbs.all.has(word) ? [index] : []));
  if (others.length > 1) return { because: 'its name has several verbs' };
  const [at] = others;
  if (at !== undefined && !isMovable(own, at, said, context))
    return { because: `"${own[at]}" in its name may be its verb or not` };
  const verb = at === undefined ? (said !== undefined && GIVING_VERBS.has(said) ? 'get' : said) : own[at];
  if (verb === undefined || LIGHT_VERBS.has(verb))
    return { because: 'neither its name nor the beginning of its description has a verb for it' };
  if (at === undefined && own.some((word) => PREDICATES.has(word) || isKin(word, verb)))
    return { because: `"${verb}" would say again what its name says already` };
  if (hintsDeny(verb, tool)) return { because: `its hints say something else than "${verb}"` };
  return checked([...namespace, verb, ...own.filter((_, index) => index !== at)], tool);
}

/** A name that asks, such as "has_pii", needs no verb but another form. */
const PREDICATES: ReadonlySet<string> = new Set(['is', 'are', 'has', 'have', 'can', 'should', 'does']);

/** "configure" and "config", "authenticate" and "authentication". */
function isKin(word: string, verb: string): boolean {
  const stem = verb.slice(0, Math.max(4, verb.length - 3));
  return word.startsWith(stem) || (word.length > 4 && stem.startsWith(word));
}

/** A verb moves to the front when it is one beyond doubt, nothing goes with it, and what stands before is its object. */
function isMovable(own: readonly string[], at: number, said: string | undefined, context: Context): boolean {
  const verb = own[at]!;
  const isSaid = verb === said;
  if (!isSaid && !CLEAR_VERBS.has(verb)) return false;
  if (!isSaid && said !== undefined && !LIGHT_VERBS.has(said) && !isAlike(verb, said)) return false;
  if (own.slice(0, at).some((word) => MODIFIERS.has(word))) return false;
  const { text } = context.fact(prose);
  if (text === '') return at === own.length - 1;
  return isActedOn(own.slice(0, at), text);
}

/** True when a text speaks of the words as what is acted on: in its first sentence, with no preposition before. */
function isActedOn(words: readonly string[], text: string): boolean {
  const [sentence = ''] = sentencesOf(text);
  const lower = sentence.toLowerCase();
  const noun = words.at(-1)!;
  const found = new RegExp(`\\b${stemOf(noun)}(?:y|ies|e|es|s)?\\b`).exec(lower);
  return found !== null && !PREPOSITIONS.test(lower.slice(0, found.index));
}

/** The part that singular and plural share: "categor" of "category". Names hold letters and digits only. */
function stemOf(noun: string): string {
  return noun.length > 4 ? noun.replace(/(?:ies|y|es|s)$/, '') : noun.replace(/s$/, '');
}

/** A name stays in its namespace, and with those that share its beginning: one set, one scheme. */
function parted(words: readonly string[], tool: Tool, context: Context) {
  const common = nameWords(tool.name).length - context.fact(ownNameWords).length;
  let length = common;
  for (let end = common + 1; end < words.length; end++)
    if (context.set.namespaces.families.has(words.slice(0, end).join(' '))) length = end;
  return { namespace: words.slice(0, length), own: words.slice(length) };
}

/** A name that says what the hints deny would be a new fault: see best-practices/annotations-consistent. */
function hintsDeny(verb: string, { fields }: Tool): boolean {
  const hints = isObject(fields.annotations.value) ? fields.annotations.value : {};
  const reads = member(hints, 'readOnlyHint') === true;
  if (reads && (nameVerbs.destroys.has(verb) || nameVerbs.writes.has(verb))) return true;
  return member(hints, 'destructiveHint') === false && nameVerbs.deletes.has(verb);
}

/** Verbs that settle nothing (`acts`) contradict nothing. */
function isAlike(word: string, said: string): boolean {
  const kinds = [kindOfVerb(word), GIVING_VERBS.has(said) ? 'reads' : kindOfVerb(said)];
  return kinds[0] === kinds[1] || kinds.includes('acts');
}

/**
 * The one thing that the description says the tool does; undefined when it says two ("Read or replace"), or none. Names
 * are English, whatever the description is written in.
 */
function verbOfDescription(context: Context): string | undefined {
  const { text, lexicon } = context.fact(prose);
  if (lexicon !== english) return undefined;
  const { verb, word } = lexicon.opening(text);
  // "Look up", "cherry-pick": the word alone says something else.
  if (
    verb === undefined ||
    word.includes('-') ||
    new RegExp(`\\b${word} (?:up|down|out|off|on|in|over|back|for)\\b`, 'i').test(text)
  )
    return undefined;
  const [sentence = ''] = sentencesOf(text);
  for (const [, second = ''] of sentence.matchAll(/(?:\b(?:and|or|then)\b|[,/]) ?(?=(\w+))/gi))
    if (english.opening(second).verb !== undefined) return undefined;
  return verb;
}

function wordsOf(name: string): string[] {
  if (SNAKE_CASE.test(name)) return name.split('_');
  const humps = name
    .replace(VERSION, '$1_$2')
    .replace(CAPITALS_PLURAL, (_, first: string, rest: string) => `${first}${rest.toLowerCase()}s`)
    .replace(ONE_WORD_PATTERN, (word) => `_${word.toLowerCase()}_`);
  return nameWords(humps);
}

/** "gitHub" opens a name in camelCase. */
function lowerFirst(word: string): string {
  return word.slice(0, 1).toLowerCase() + word.slice(1);
}

function checked(words: readonly string[], tool: Tool): NewName {
  const name = words.join('_');
  if (!SNAKE_CASE.test(name)) return { because: `"${tool.name}" has letters other than a to z` };
  if (name.length > LONGEST)
    return { because: `${quote(name, 40)} would be longer than ${LONGEST} characters` };
  return { name };
}
