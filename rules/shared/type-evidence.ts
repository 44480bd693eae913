import { type JsonObject, member } from '../../src/model/value.js';

/** The types of JSON Schema that can be inferred. */
export type InferredType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';

/** `whole`: a number that happens to be whole, or a keyword for numbers. It does not say whether 1.5 is one too. */
export type Evidence = InferredType | 'whole';

/** Keywords that speak of one type only (JSON Schema 2020-12, Validation §6 and §7, Core §10.3). */
const KEYWORDS: readonly (readonly [Evidence, string])[] = [
  ['string', 'minLength maxLength pattern contentEncoding contentMediaType'],
  ['whole', 'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf'],
  ['array', 'items prefixItems minItems maxItems uniqueItems contains'],
  [
    'object',
    'properties required additionalProperties patternProperties propertyNames minProperties maxProperties',
  ],
];

/** `format` is an annotation on one type: those of JSON Schema are on strings, OpenAPI adds some on numbers. */
const FORMATS: readonly (readonly [Evidence, string])[] = [
  [
    'string',
    'date date-time time duration email idn-email hostname idn-hostname ipv4 ipv6 uri uri-reference iri iri-reference uri-template uuid json-pointer relative-json-pointer regex byte binary password',
  ],
  ['integer', 'int32 int64 uint32 uint64'],
  ['number', 'float double'],
];

const BY_FORMAT = new Map(
  FORMATS.flatMap(([type, names]) => names.split(' ').map((name) => [name, type] as const)),
);

/** What the values that a schema shows say of its type: `default`, and each of `examples`. `null` says nothing. */
export function evidenceOfValues(schema: JsonObject): ReadonlySet<Evidence> {
  const examples = member(schema, 'examples');
  const shown = [member(schema, 'default'), ...(Array.isArray(examples) ? examples : [])];
  return asOne(shown.flatMap((value) => evidenceOf(value) ?? []));
}

/** What its keywords say. */
export function evidenceOfKeywords(schema: JsonObject): ReadonlySet<Evidence> {
  const found: Evidence[] = [];
  for (const [type, names] of KEYWORDS)
    for (const name of names.split(' ')) {
      const value = member(schema, name);
      if (value === undefined) continue;
      found.push(type === 'whole' && typeof value === 'number' && !Number.isInteger(value) ? 'number' : type);
    }
  const format = member(schema, 'format');
  const byFormat = typeof format === 'string' ? BY_FORMAT.get(format) : undefined;
  return asOne(byFormat ? [...found, byFormat] : found);
}

/** The type of a value; undefined for null and for nothing. */
export function evidenceOf(value: unknown): Evidence | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return typeof value as 'string' | 'boolean';
    case 'number':
      return Number.isInteger(value) ? 'whole' : 'number';
    case 'object':
      if (value === null) return undefined;
      return Array.isArray(value) ? 'array' : 'object';
    default:
      return undefined;
  }
}

/** Whole numbers among others are numbers, or integers where a keyword says so. */
export function asOne(found: readonly Evidence[]): ReadonlySet<Evidence> {
  const set = new Set(found);
  if (set.has('number') || set.has('integer')) set.delete('whole');
  return set;
}
