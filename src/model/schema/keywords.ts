import { isObject } from '../value.js';
import type { Dialect } from './dialect.js';

/** Where the schemas below a keyword stand. */
export type Nesting = 'none' | 'schema' | 'schemas' | 'map' | 'schema-or-schemas' | 'map-of-schema-or-names';

export interface Keyword {
  readonly nesting: Nesting;
  /**
   * True when the value is beyond doubt what the dialect wants. False means "ask the meta-schema", never "wrong":
   * this is a screen in front of the validator, so that it is loaded only for specs that need it.
   */
  readonly fits: (value: unknown, dialect: Dialect) => boolean;
}

const TYPES: ReadonlySet<unknown> = new Set([
  'string',
  'number',
  'integer',
  'boolean',
  'object',
  'array',
  'null',
]);

/** True for one of the seven type names of JSON Schema. */
export function isTypeName(value: unknown): boolean {
  return TYPES.has(value);
}

/** True for what `type` may be: a type name, or a list of different ones. */
export function isType(value: unknown): boolean {
  if (!Array.isArray(value)) return TYPES.has(value);
  return value.length > 0 && value.every(isTypeName) && new Set(value).size === value.length;
}

/** True for what can be a schema: an object or a boolean. */
export function isSchema(value: unknown): boolean {
  return typeof value === 'boolean' || isObject(value);
}

const anything = () => true;
const isString = (value: unknown) => typeof value === 'string';
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isNumber = (value: unknown) => typeof value === 'number';
const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;
const isList = (value: unknown) => Array.isArray(value);
const isSchemaList = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isSchema);
const isNameList = (value: unknown) =>
  Array.isArray(value) && value.every(isString) && new Set(value).size === value.length;

function isMapOf(value: unknown, fits: (member: unknown) => boolean): boolean {
  if (!isObject(value)) return false;
  for (const key in value) if (!fits(value[key])) return false;
  return true;
}

/** An anchor or id may break a URI rule that only the meta-schema knows. */
const doubtful = () => false;

function plain(fits: Keyword['fits']): Keyword {
  return { nesting: 'none', fits };
}
const schema: Keyword = { nesting: 'schema', fits: isSchema };
const schemas: Keyword = { nesting: 'schemas', fits: isSchemaList };
const map: Keyword = { nesting: 'map', fits: (value) => isMapOf(value, isSchema) };

/**
 * The keywords of JSON Schema from draft-06 to 2020-12, for the dialects whose meta-schemas agree on them; where
 * they differ the screen looks at the dialect. Draft-04 and draft-06 are left to the meta-schema altogether.
 * Source: the meta-schemas at json-schema.org.
 */
export const KEYWORDS: ReadonlyMap<string, Keyword> = new Map<string, Keyword>([
  ['type', plain(isType)],
  ['properties', map],
  ['patternProperties', map],
  ['$defs', map],
  ['definitions', map],
  ['dependentSchemas', map],
  ['dependencies', { nesting: 'map-of-schema-or-names', fits: doubtful }],
  ['additionalProperties', schema],
  ['unevaluatedProperties', schema],
  ['propertyNames', schema],
  [
    'items',
    {
      nesting: 'schema-or-schemas',
      fits: (value, dialect) => isSchema(value) || (dialect !== '2020-12' && isSchemaList(value)),
    },
  ],
  ['prefixItems', schemas],
  ['additionalItems', schema],
  ['unevaluatedItems', schema],
  ['contains', schema],
  ['contentSchema', schema],
  ['not', schema],
  ['if', schema],
  ['then', schema],
  ['else', schema],
  ['allOf', schemas],
  ['anyOf', schemas],
  ['oneOf', schemas],
  ['required', plain(isNameList)],
  ['dependentRequired', plain((value) => isMapOf(value, isNameList))],
  ['enum', plain((value) => Array.isArray(value) && value.length > 0)],
  ['const', plain(anything)],
  ['default', plain(anything)],
  ['examples', plain(isList)],
  ['title', plain(isString)],
  ['description', plain(isString)],
  ['$comment', plain(isString)],
  ['format', plain(isString)],
  ['pattern', plain(isString)],
  ['contentEncoding', plain(isString)],
  ['contentMediaType', plain(isString)],
  ['readOnly', plain(isBoolean)],
  ['writeOnly', plain(isBoolean)],
  ['deprecated', plain(isBoolean)],
  ['uniqueItems', plain(isBoolean)],
  ['minimum', plain(isNumber)],
  ['maximum', plain(isNumber)],
  ['exclusiveMinimum', plain(isNumber)],
  ['exclusiveMaximum', plain(isNumber)],
  ['multipleOf', plain((value) => typeof value === 'number' && value > 0)],
  ['minLength', plain(isCount)],
  ['maxLength', plain(isCount)],
  ['minItems', plain(isCount)],
  ['maxItems', plain(isCount)],
  ['minContains', plain(isCount)],
  ['maxContains', plain(isCount)],
  ['minProperties', plain(isCount)],
  ['maxProperties', plain(isCount)],
  ['$ref', plain(isString)],
  ['$schema', plain(isString)],
  ['$id', plain(doubtful)],
  ['$anchor', plain(doubtful)],
  ['$dynamicRef', plain(isString)],
  ['$dynamicAnchor', plain(doubtful)],
  ['$recursiveRef', plain(doubtful)],
  ['$recursiveAnchor', plain(doubtful)],
  ['$vocabulary', plain(doubtful)],
]);
