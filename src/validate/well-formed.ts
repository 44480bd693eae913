/** Whether a keyword holds what it must hold for a validator to make sense of it. */
import { isObject } from './subschemas.js';
import type { Holds } from './vocabulary.js';

const TYPES: ReadonlySet<unknown> = new Set([
  'array',
  'boolean',
  'integer',
  'null',
  'number',
  'object',
  'string',
]);

export function isWellFormed(value: unknown, holds: Holds): boolean {
  switch (holds) {
    case 'schema':
    case 'schema-or-flag':
      return isSchema(value);
    case 'schemas':
      return Array.isArray(value) && value.every(isSchema);
    case 'schema-or-schemas':
      return isSchema(value) || (Array.isArray(value) && value.every(isSchema));
    case 'named-schemas':
      return isObject(value) && Object.values(value).every(isSchema);
    case 'named-dependencies':
      return isObject(value) && Object.values(value).every((each) => isSchema(each) || isNames(each));
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'count':
      return typeof value === 'number' && Number.isInteger(value) && value >= 0;
    case 'flag':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string';
    case 'type':
      return Array.isArray(value)
        ? value.length > 0 && value.every((each) => TYPES.has(each))
        : TYPES.has(value);
    case 'names':
      return isNames(value);
    case 'named-names':
      return isObject(value) && Object.values(value).every(isNames);
    case 'values':
      return Array.isArray(value);
    default:
      return true;
  }
}

function isSchema(value: unknown): boolean {
  return isObject(value) || typeof value === 'boolean';
}

function isNames(value: unknown): boolean {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}
