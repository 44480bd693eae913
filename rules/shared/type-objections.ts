import { type JsonObject, member } from '../../src/model/value.js';
import { isMeasured, NO_NAMES, NO_TEXT, speaksOfOthers, WRITTEN_OUT } from '../lexicon/alternatives.js';
import { typeOfName } from '../lexicon/type-words.js';
import { nameWords } from './name-words.js';
import { type Evidence, evidenceOfValues } from './type-evidence.js';

/** Text, name or default let values of another kind than `type` be expected. */
export function speaksAgainst(type: string, name: string, schema: JsonObject, text: string): boolean {
  const words = nameWords(name);
  if (speaksOfOthers(type, text)) return true;
  if (type === 'integer') return isMeasured(words.join(' '));
  if (type !== 'string') return false;
  const shown = member(schema, 'default');
  return typeof shown === 'string' && NO_TEXT.test(shown) && isOpen(words);
}

/** What is called so may be a number: nothing in the name speaks of a text. */
function isOpen(words: readonly string[]): boolean {
  return NO_NAMES.has(words.join('_')) || typeOfName(words) !== 'string';
}

/** What a schema shows is nothing that a type has which is written under another name: money that is called "decimal". */
export function shownOtherwise(type: string, schema: JsonObject, text: string): boolean {
  const isOther = [...evidenceOfValues(schema)].some((evidence) => !FITTING[evidence].includes(type));
  const isWritten = type !== 'string' && WRITTEN_OUT.test(text);
  return isOther || (isWritten && !/^(?:array|object)$/.test(type));
}

const FITTING: Readonly<Record<Evidence, readonly string[]>> = {
  string: ['string'],
  boolean: ['boolean'],
  whole: ['integer', 'number'],
  integer: ['integer', 'number'],
  number: ['number'],
  array: ['array'],
  object: ['object'],
};
