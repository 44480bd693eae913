import type { SchemaNode } from '../../src/model/schema/node.js';
import { BOOLEAN_WORDS, DEFAULT_LEAD, DEFAULT_WORD, LOOSE_DEFAULT } from '../lexicon/default-words.js';
import { type OwnSchema, said } from './own-schema.js';

/** Longer texts explain more than a value. */
const LONGEST_TEXT = 2000;
const NUMBER = /^-?\d+(?:,\d{3})*(?:\.\d+)?/;
const QUOTED = /^(?:"([^"\n]{1,60})"|'([^'\n]{1,60})'|`["']?([^`"'\n]{1,60})["']?`)/;
const WORD = /^[\p{L}\p{N}][\p{L}\p{N}_.-]*[\p{L}\p{N}]|^[\p{L}\p{N}]/u;
/** The value ends here, and nothing of it goes on: "20 seconds", "2h", "false/descending" do. */
const ENDS =
  /^(?:\s*$|\s*[)）\],;，。；]|\s*\.(?:\s|$)|\s+\(|\s+(?:if|when) (?:not|omitted|unset|unspecified|absent)\b|\s*\n|\s+[-–—]\s)/u;

/**
 * The one default that a text states without a condition; undefined when it states none, or several.
 * @param type of the parameter: a number in words is none of a text
 * @param choices the values that its enum lists: other words without quotes are a description, as in "default: cwd"
 */
function statedDefault(
  text: string,
  type: unknown,
  choices: readonly unknown[],
): string | number | boolean | undefined {
  if (text.length > LONGEST_TEXT || !DEFAULT_WORD.test(text)) return undefined;
  const found = new Set<string | number | boolean>();
  for (const lead of text.matchAll(DEFAULT_LEAD)) {
    const rest = text.slice(lead.index + lead[0].length);
    const stated = valueAt(rest, type, choices);
    if (stated === undefined) return undefined;
    const sentence = text.slice(text.lastIndexOf('. ', lead.index) + 1).split(/(?<=\.)\s|\n/)[0]!;
    if (LOOSE_DEFAULT.test(sentence)) return undefined;
    found.add(stated);
  }
  return found.size === 1 ? [...found][0] : undefined;
}

function valueAt(rest: string, type: unknown, choices: readonly unknown[]) {
  if (type === 'integer' || type === 'number') {
    const number = NUMBER.exec(rest)?.[0];
    return number !== undefined && ENDS.test(rest.slice(number.length))
      ? Number(number.replaceAll(',', ''))
      : undefined;
  }
  const quoted = QUOTED.exec(rest);
  const text = quoted?.slice(1).find((group) => group !== undefined) ?? WORD.exec(rest)?.[0];
  if (text === undefined || !ENDS.test(rest.slice(quoted?.[0].length ?? text.length))) return undefined;
  if (type === 'boolean') return BOOLEAN_WORDS.get(text.toLowerCase());
  if (type !== 'string') return undefined;
  const choice = choices.find(
    (each) => typeof each === 'string' && each.toLowerCase() === text.toLowerCase(),
  );
  if (typeof choice === 'string') return choice;
  return quoted && choices.length === 0 ? text : undefined;
}

/** A value with a place to fill in is made of something else: 'Copy of <original>'. */
const TEMPLATE = /[<>{}[\]$]/;

/** The default that a text states for a value of this schema; none that is the name of another parameter. */
export function defaultStatedBy(
  text: string,
  own: OwnSchema,
  { up }: SchemaNode,
): string | number | boolean | undefined {
  const choices = said(own, 'enum');
  const stated = statedDefault(text, own.type, Array.isArray(choices) ? choices : []);
  if (typeof stated !== 'string') return stated;
  return TEMPLATE.test(stated) || up?.properties?.some(({ token }) => token === stated) ? undefined : stated;
}
