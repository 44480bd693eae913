import { isType, isTypeName } from '../../src/model/schema/keywords.js';

/** What programming languages and other notations call the types of JSON Schema, in lower case. "any" is none of them. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ...['int', 'int32', 'int64', 'long', 'uint'].map((alias) => [alias, 'integer'] as const),
  ...['float', 'double', 'decimal'].map((alias) => [alias, 'number'] as const),
  ...['str', 'text'].map((alias) => [alias, 'string'] as const),
  ...['bool'].map((alias) => [alias, 'boolean'] as const),
  ...['list'].map((alias) => [alias, 'array'] as const),
  ...['dict', 'dictionary', 'map'].map((alias) => [alias, 'object'] as const),
  ...['none'].map((alias) => [alias, 'null'] as const),
]);

/**
 * The `type` that another notation's evidently means: `int` is `integer`, `STRING` is `string`, in a list each of them.
 * @returns undefined when it is not evident, or nothing that `type` can be
 */
export function knownTypeFor(type: unknown): string | readonly string[] | undefined {
  if (!Array.isArray(type)) return known(type);
  const names = type.map(known);
  return names.every((name) => name !== undefined) && isType(names) ? names : undefined;
}

function known(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined;
  const lower = name.toLowerCase();
  return isTypeName(lower) ? lower : ALIASES.get(lower);
}
