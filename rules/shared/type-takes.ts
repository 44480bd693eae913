import { isObject } from '../../src/model/value.js';

/** Whether a `type` that is one of JSON Schema's, or a list of them, takes a value. */
export function typeTakes(type: unknown, value: unknown): boolean {
  const own = typeOfValue(value);
  return namesOf(type).some((name) => name === own || (name === 'number' && own === 'integer'));
}

/** The type of a value, as narrow as JSON Schema has a name for it. */
export function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (isObject(value)) return 'object';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** A `type` inside a sentence: `"object" or "null"`. */
export function typeInWords(type: unknown): string {
  return namesOf(type)
    .map((name) => `"${name}"`)
    .join(' or ');
}

/** What a value is that a `type` refuses. */
export function notOfType(type: unknown): string {
  return namesOf(type).length > 2 ? 'of none of its types' : `not of type ${typeInWords(type)}`;
}

function namesOf(type: unknown): readonly unknown[] {
  return Array.isArray(type) ? type : [type];
}
