import type { JsonObject } from '../../src/model/value.js';
import { AMOUNT, MEASURED, QUOTED_WORD } from '../lexicon/alternatives.js';
import { nameWords } from './name-words.js';
import { type Evidence, evidenceOfValues } from './type-evidence.js';

/** The text shows values that `type` does not have, or that it has and others like them it has not. */
export function speaksAgainst(type: string, name: string, text: string): boolean {
  switch (type) {
    case 'string':
      return false;
    case 'boolean':
      return QUOTED_WORD.test(text) || AMOUNT.test(text);
    case 'integer':
      return QUOTED_WORD.test(text) || MEASURED.test(text) || MEASURED.test(nameWords(name).join(' '));
    default:
      return QUOTED_WORD.test(text);
  }
}

const WRITTEN_OUT = /\b(?:strings?|texts?|words?)\b/i;

/** What a schema shows is nothing that a type has which is written under another name: money that is called "decimal". */
export function shownOtherwise(type: string, schema: JsonObject, text: string): boolean {
  const isOther = [...evidenceOfValues(schema)].some((evidence) => !FITTING[evidence].includes(type));
  const isWritten = type !== 'string' && (QUOTED_WORD.test(text) || WRITTEN_OUT.test(text));
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
