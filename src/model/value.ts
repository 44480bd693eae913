/** A JSON object as `JSON.parse` makes it: every key is an own property, `__proto__` too. */
export type JsonObject = { readonly [key: string]: unknown };

/** True for a JSON object: not null, not a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The member `key` of `object`, or undefined. Keys come from untrusted specs: a parameter called
 * `hasOwnProperty` or `constructor` must not be found on the prototype.
 */
export function member(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** The kind of a JSON value in the words of JSON: `null`, `list`, `object`, `string`, `number`, `boolean`. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
