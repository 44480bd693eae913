import { isObject, type JsonObject } from '../value.js';

/** Type names of Gemini (upper case) and of Python, and what JSON Schema calls them; `any` says nothing. */
const TYPES: ReadonlyMap<string, string | undefined> = new Map([
  ['string', 'string'],
  ['str', 'string'],
  ['number', 'number'],
  ['float', 'number'],
  ['double', 'number'],
  ['integer', 'integer'],
  ['int', 'integer'],
  ['long', 'integer'],
  ['boolean', 'boolean'],
  ['bool', 'boolean'],
  ['object', 'object'],
  ['dict', 'object'],
  ['array', 'array'],
  ['list', 'array'],
  ['tuple', 'array'],
  ['null', 'null'],
  ['any', undefined],
]);

/** What JSON Schema calls a type of another language; an unknown one as it is written; undefined when it says nothing. */
export function jsonTypeOf(type: unknown): unknown {
  if (typeof type !== 'string') return type;
  const lower = type.toLowerCase();
  return TYPES.has(lower) ? TYPES.get(lower) : type;
}

/** Deeper than this nothing is translated: the walk uses the call stack. */
const DEEPEST = 500;

/**
 * A schema in the words of JSON Schema: type names of Gemini and Python, `nullable` and `example` of OpenAPI 3.0, which
 * Gemini has. Everything else stays, at the place where it stands.
 */
export function translateSchema(schema: unknown, depth = 0): unknown {
  if (!isObject(schema) || depth > DEEPEST) return schema;
  const translated: Record<string, unknown> = {};
  for (const key in schema) {
    const value = schema[key];
    if (key === 'nullable' || (key === 'example' && !Object.hasOwn(schema, 'examples'))) continue;
    define(translated, key, translateKeyword(schema, key, value, depth));
  }
  if (translated['type'] === undefined) delete translated['type'];
  if (Object.hasOwn(schema, 'example') && !Object.hasOwn(schema, 'examples'))
    translated['examples'] = [schema['example']];
  return translated;
}

function translateKeyword(schema: JsonObject, key: string, value: unknown, depth: number): unknown {
  switch (key) {
    case 'type': {
      const type = jsonTypeOf(value);
      return schema['nullable'] === true && typeof type === 'string' ? [type, 'null'] : type;
    }
    case 'properties':
    case '$defs':
    case 'definitions':
      return translateMap(value, depth);
    case 'items':
    case 'additionalProperties':
      return translateSchema(value, depth + 1);
    case 'anyOf':
    case 'oneOf':
    case 'allOf':
    case 'prefixItems':
      return Array.isArray(value) ? value.map((branch) => translateSchema(branch, depth + 1)) : value;
    default:
      return value;
  }
}

function translateMap(value: unknown, depth: number): unknown {
  if (!isObject(value)) return value;
  const translated: Record<string, unknown> = {};
  for (const name in value) define(translated, name, translateSchema(value[name], depth + 1));
  return translated;
}

/** Like an assignment, but `__proto__` becomes a member as any other name does. */
function define(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  else object[key] = value;
}
