import { grouped } from '../shared/grouped.js';
import type { DemandOf, Kind, Limit } from './limit.js';

const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`).join(', ');

/** What each kind of demand asks, as a phrase. */
const WORDS: { readonly [K in Kind]: (demand: DemandOf<K>) => string } = {
  name: ({ allows }) => `name of ${allows}`,
  'name-length': ({ longest }) => `name of at most ${longest} characters`,
  'full-name': ({ form, longest }) => `${form} of at most ${longest} characters`,
  'description-length': ({ longest }) => `description of at most ${grouped(longest)} characters`,
  'tool-count': ({ most }) => `at most ${most} tools, over all servers`,
  keys: ({ where, pattern, longest }) =>
    `${where === 'root' ? 'keys at the root' : 'all keys'} of "properties": ${pattern.source}, at most ${longest} characters`,
  root: ({ keywords }) => `no ${quoted(keywords)} at the root of the input schema`,
  'root-type': () => 'input schema with "type": "object" at its root',
  'output-root': () => 'output schema with "type": "object" at its root',
  items: () => 'every list has "items"',
  keywords: ({ keywords }) => `no ${quoted(keywords)} anywhere`,
  formats: ({ takes }) => `"format" is ${takes.join(', ')}`,
  'text-enum': () => '"enum" lists texts, none of them empty',
  'object-properties': () => 'objects have properties, and nothing else has',
  'type-lists': () => '"type" is no list',
  closed: () => 'every object says "additionalProperties": false',
  'all-required': () => 'every property is required',
  size: ({ properties, levels, enumValues }) =>
    `at most ${grouped(properties)} properties, ${levels} levels, ${grouped(enumValues)} enum values`,
  'strict-total': ({ tools, optional, unions }) =>
    `in one request at most ${tools} strict tools, ${optional} optional parameters, ${unions} of several types`,
  title: ({ where }) => (where === 'anywhere' ? 'a title' : 'a title inside "annotations"'),
  hint: ({ hint }) => `"${hint}" is true or false`,
  'applicable-hint': ({ degree }) =>
    degree === 'some'
      ? '"readOnlyHint" or "destructiveHint" is stated'
      : '"readOnlyHint" or "destructiveHint" is true',
  'one-act': () => 'no "method" parameter that reads and writes',
};

const EFFECTS = { refused: '', dropped: '', renamed: ' (or it is renamed)', deleted: ' (or it is deleted)' };
const ONLY_IF = { strict: ', with "strict": true', subset: ', unless it is in "parametersJsonSchema"' };

/** A limit as a phrase. */
export function limitInWords(limit: Limit): string {
  const words = WORDS[limit.kind] as (demand: Limit) => string;
  return `${words(limit)}${limit.onlyIf ? ONLY_IF[limit.onlyIf] : ''}${EFFECTS[limit.effect]}`;
}
