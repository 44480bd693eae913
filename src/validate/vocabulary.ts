/**
 * The keywords of JSON Schema that this room knows: what each one holds and in which dialects it means something.
 * One table serves both jobs, judging a schema and preparing it to judge a value, so they cannot drift apart.
 */

/** The dialects of JSON Schema that can be judged, oldest first. */
export const DIALECTS = ['draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12'] as const;

export type Dialect = (typeof DIALECTS)[number];

/** What a keyword holds. The first group holds schemas and is walked into; the second holds plain values. */
export type Holds =
  | 'schema'
  | 'schemas'
  | 'named-schemas'
  | 'schema-or-schemas'
  | 'schema-or-flag'
  | 'named-dependencies'
  | 'number'
  | 'count'
  | 'flag'
  | 'text'
  | 'type'
  | 'names'
  | 'named-names'
  | 'values'
  | 'value'
  | 'number-or-flag'
  | 'named-flags';

interface Keyword {
  readonly name: string;
  readonly holds: Holds;
  /** First and last dialect the keyword means something in; all of them when left out. */
  readonly from?: Dialect;
  readonly until?: Dialect;
}

const KEYWORDS: readonly Keyword[] = [
  { name: 'id', holds: 'text', until: 'draft-04' },
  { name: '$id', holds: 'text', from: 'draft-06' },
  { name: '$schema', holds: 'text' },
  { name: '$ref', holds: 'text' },
  { name: '$anchor', holds: 'text', from: '2019-09' },
  { name: '$recursiveRef', holds: 'text', from: '2019-09', until: '2019-09' },
  { name: '$recursiveAnchor', holds: 'flag', from: '2019-09', until: '2019-09' },
  { name: '$dynamicRef', holds: 'text', from: '2020-12' },
  { name: '$dynamicAnchor', holds: 'text', from: '2020-12' },
  { name: '$vocabulary', holds: 'named-flags', from: '2019-09' },
  { name: '$comment', holds: 'text', from: 'draft-07' },
  { name: '$defs', holds: 'named-schemas', from: '2019-09' },
  { name: 'definitions', holds: 'named-schemas' },
  { name: 'title', holds: 'text' },
  { name: 'description', holds: 'text' },
  { name: 'default', holds: 'value' },
  { name: 'examples', holds: 'values', from: 'draft-06' },
  { name: 'deprecated', holds: 'flag', from: '2019-09' },
  { name: 'readOnly', holds: 'flag', from: 'draft-07' },
  { name: 'writeOnly', holds: 'flag', from: 'draft-07' },
  { name: 'format', holds: 'text' },
  { name: 'contentEncoding', holds: 'text', from: 'draft-07' },
  { name: 'contentMediaType', holds: 'text', from: 'draft-07' },
  { name: 'contentSchema', holds: 'schema', from: '2019-09' },
  { name: 'type', holds: 'type' },
  { name: 'enum', holds: 'values' },
  { name: 'const', holds: 'value', from: 'draft-06' },
  { name: 'multipleOf', holds: 'number' },
  { name: 'minimum', holds: 'number' },
  { name: 'maximum', holds: 'number' },
  { name: 'exclusiveMinimum', holds: 'number-or-flag' },
  { name: 'exclusiveMaximum', holds: 'number-or-flag' },
  { name: 'minLength', holds: 'count' },
  { name: 'maxLength', holds: 'count' },
  { name: 'pattern', holds: 'text' },
  { name: 'minItems', holds: 'count' },
  { name: 'maxItems', holds: 'count' },
  { name: 'uniqueItems', holds: 'flag' },
  { name: 'prefixItems', holds: 'schemas', from: '2020-12' },
  { name: 'items', holds: 'schema', from: '2020-12' },
  { name: 'items', holds: 'schema-or-schemas', until: '2019-09' },
  { name: 'additionalItems', holds: 'schema', from: 'draft-06', until: '2019-09' },
  { name: 'additionalItems', holds: 'schema-or-flag', until: 'draft-04' },
  { name: 'unevaluatedItems', holds: 'schema', from: '2019-09' },
  { name: 'contains', holds: 'schema', from: 'draft-06' },
  { name: 'minContains', holds: 'count', from: '2019-09' },
  { name: 'maxContains', holds: 'count', from: '2019-09' },
  { name: 'properties', holds: 'named-schemas' },
  { name: 'patternProperties', holds: 'named-schemas' },
  { name: 'additionalProperties', holds: 'schema', from: 'draft-06' },
  { name: 'additionalProperties', holds: 'schema-or-flag', until: 'draft-04' },
  { name: 'unevaluatedProperties', holds: 'schema', from: '2019-09' },
  { name: 'propertyNames', holds: 'schema', from: 'draft-06' },
  { name: 'required', holds: 'names' },
  { name: 'minProperties', holds: 'count' },
  { name: 'maxProperties', holds: 'count' },
  { name: 'dependencies', holds: 'named-dependencies' },
  { name: 'dependentRequired', holds: 'named-names', from: '2019-09' },
  { name: 'dependentSchemas', holds: 'named-schemas', from: '2019-09' },
  { name: 'allOf', holds: 'schemas' },
  { name: 'anyOf', holds: 'schemas' },
  { name: 'oneOf', holds: 'schemas' },
  { name: 'not', holds: 'schema' },
  { name: 'if', holds: 'schema', from: 'draft-07' },
  { name: 'then', holds: 'schema', from: 'draft-07' },
  { name: 'else', holds: 'schema', from: 'draft-07' },
];

/** The keywords of one dialect: name → what it holds. */
export type Vocabulary = ReadonlyMap<string, Holds>;

/**
 * The vocabulary of a dialect. A keyword of another dialect is not in it: there it is an unknown word and says
 * nothing (`prefixItems` in draft-07, `additionalItems` in 2020-12).
 */
export function vocabularyOf(dialect: Dialect): Vocabulary {
  const age = DIALECTS.indexOf(dialect);
  const spoken = KEYWORDS.filter(
    ({ from, until }) =>
      age >= DIALECTS.indexOf(from ?? 'draft-04') && age <= DIALECTS.indexOf(until ?? '2020-12'),
  );
  return new Map(
    spoken.map(({ name, holds }) => {
      if (holds !== 'number-or-flag') return [name, holds];
      return [name, dialect === 'draft-04' ? 'flag' : 'number'];
    }),
  );
}
