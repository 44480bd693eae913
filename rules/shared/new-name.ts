import type { Tool } from '../../src/model/tool.js';
import { isObject, member } from '../../src/model/value.js';
import type { Context } from '../../src/rule/context.js';
import { english, nameVerbs } from '../lexicon/english.js';
import { CLEAR_VERBS, GIVING_VERBS, kindOfVerb, LIGHT_VERBS, ONE_WORD } from '../lexicon/renaming.js';
import { prose } from './description.js';
import { ownNameWords } from './name-verb.js';
import { nameWords } from './name-words.js';

/** A name for a tool that has none of this kind yet, or why there is none, as a sentence without its final stop. */
export type NewName = { readonly name: string } | { readonly because: string };

/** Fewer than 64 characters: see naming/short-enough. */
const LONGEST = 63;
const SNAKE_CASE = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;

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
      because: `behind the namespace "${namespace.join('_')}" it has a verb, but nothing that it acts on`,
    };
  const said = verbOfDescription(context);
  const at = own.findIndex((word, index) => index > 0 && isVerbHere(word, index === own.length - 1, said));
  const isPair = (index: number) => at !== -1 && nameVerbs.all.has(own[index] ?? '');
  if (isPair(at - 1) || isPair(at + 1)) return { because: 'its name has several verbs' };
  const verb = own[at] ?? (said !== undefined && GIVING_VERBS.has(said) ? 'get' : said);
  if (verb === undefined || LIGHT_VERBS.has(verb))
    return { because: 'neither its name nor the beginning of its description has a verb for it' };
  if (hintsDeny(verb, tool)) return { because: `its hints say something else than "${verb}"` };
  return checked([...namespace, verb, ...own.filter((_, index) => index !== at)], tool);
}

/** A name that says what the hints deny would be a new fault: see best-practices/annotations-consistent. */
function hintsDeny(verb: string, { fields }: Tool): boolean {
  const hints = isObject(fields.annotations.value) ? fields.annotations.value : {};
  const reads = member(hints, 'readOnlyHint') === true;
  if (reads && (nameVerbs.destroys.has(verb) || nameVerbs.writes.has(verb))) return true;
  return member(hints, 'destructiveHint') === false && nameVerbs.deletes.has(verb);
}

/** A name stays in its namespace, and in one that a part of the set shares: others rest on it. */
function parted(words: readonly string[], tool: Tool, context: Context) {
  const common = nameWords(tool.name).length - context.fact(ownNameWords).length;
  let length = common;
  for (let end = common + 1; end < words.length; end++)
    if (context.set.namespaces.shared.has(words.slice(0, end).join(' '))) length = end;
  return { namespace: words.slice(0, length), own: words.slice(length) };
}

/** A word is the verb of a name when it is one beyond doubt and the description does not open with one of another kind. */
function isVerbHere(word: string, isLast: boolean, said: string | undefined): boolean {
  if (!nameVerbs.all.has(word)) return false;
  if (word === said) return true;
  if (!CLEAR_VERBS.has(word)) return false;
  return said === undefined || LIGHT_VERBS.has(said) ? isLast : isAlike(word, said);
}

/** Verbs that settle nothing (`acts`) contradict nothing. */
function isAlike(word: string, said: string): boolean {
  const kinds = [kindOfVerb(word), GIVING_VERBS.has(said) ? 'reads' : kindOfVerb(said)];
  return kinds[0] === kinds[1] || kinds.includes('acts');
}

/** Names are English, whatever the description is written in. */
function verbOfDescription(context: Context): string | undefined {
  const { text, lexicon } = context.fact(prose);
  return lexicon === english ? lexicon.opening(text).verb : undefined;
}

function wordsOf(name: string): string[] {
  if (SNAKE_CASE.test(name)) return name.split('_');
  const humps = name
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
  if (name.length > LONGEST) return { because: `"${name}" would be longer than ${LONGEST} characters` };
  return { name };
}
