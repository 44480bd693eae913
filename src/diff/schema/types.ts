import { isObject, member } from '../../model/value.js';

/** The types whose values have nothing in common. `integer` is `number` with a bound. */
export type JsonType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

export const ALL_TYPES: readonly JsonType[] = ['string', 'number', 'boolean', 'object', 'array', 'null'];

/** What one schema says about types. */
export interface Types {
  readonly types: ReadonlySet<JsonType>;
  /** Of the numbers, only whole ones. */
  readonly isWhole: boolean;
}

/**
 * The types that `type` names; all of them when there is none that is known. `nullable` is no word of JSON Schema, but
 * validators and vendors take it from OpenAPI 3.0 as one more type.
 */
export function typesOf(schema: unknown): Types {
  const written = isObject(schema) ? member(schema, 'type') : undefined;
  const names: readonly unknown[] = Array.isArray(written) ? written : [written];
  const types = new Set<JsonType>();
  for (const name of names) {
    if (name === 'integer') types.add('number');
    else if (ALL_TYPES.includes(name as JsonType)) types.add(name as JsonType);
  }
  if (types.size === 0) return { types: new Set(ALL_TYPES), isWhole: false };
  if (isObject(schema) && member(schema, 'nullable') === true) types.add('null');
  return { types, isWhole: names.includes('integer') && !names.includes('number') };
}

/** The type of a value. */
export function typeOf(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  return type === 'boolean' || type === 'number' || type === 'string' ? type : 'object';
}
