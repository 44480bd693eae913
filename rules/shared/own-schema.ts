import type { SchemaNode } from '../../src/model/schema/node.js';
import { isObject, type JsonObject, member } from '../../src/model/value.js';

/** The one schema that says what a value is, where a keyword on the value belongs. */
export interface OwnSchema {
  readonly node: SchemaNode;
  readonly raw: JsonObject;
  /** The type, apart from null. */
  readonly type: unknown;
  /** `null` is one of its own types. */
  readonly takesNull: boolean;
  /** What the schema around it says, when it is the branch beside `null`: the default stands there. */
  readonly outer: JsonObject;
}

/** Keywords that say what a value is in another place, too. */
const COMPOSING = ['$ref', 'allOf', 'oneOf', 'not', 'if', 'nullable'];

/** undefined when the schema is made of several, but for `anyOf` with null. */
export function ownSchema(node: SchemaNode): OwnSchema | undefined {
  const { raw } = node;
  if (!isObject(raw) || COMPOSING.some((key) => Object.hasOwn(raw, key))) return undefined;
  const { anyOf } = node.rare;
  if (anyOf.length === 0) return plain(node, raw, raw);
  const rest = anyOf.filter(({ type }) => type !== 'null');
  const [only] = rest;
  if (rest.length !== 1 || anyOf.length !== 2 || !only || !isObject(only.raw)) return undefined;
  if ([...COMPOSING, 'anyOf'].some((key) => Object.hasOwn(only.raw as JsonObject, key))) return undefined;
  return plain(only, only.raw, raw);
}

function plain(node: SchemaNode, raw: JsonObject, outer: JsonObject): OwnSchema {
  const types: readonly unknown[] = Array.isArray(node.type) ? node.type : [node.type];
  const rest = types.filter((type) => type !== 'null');
  return {
    node,
    raw,
    outer,
    type: rest.length === 1 ? rest[0] : undefined,
    takesNull: types.length > rest.length,
  };
}

/** True when one of the keywords stands in it, or around it. */
export function saysAny({ raw, outer }: OwnSchema, keywords: readonly string[]): boolean {
  return keywords.some((key) => Object.hasOwn(raw, key) || Object.hasOwn(outer, key));
}

/** What a keyword says in it, or around it. */
export function said({ raw, outer }: OwnSchema, keyword: string): unknown {
  return member(raw, keyword) ?? member(outer, keyword);
}

/** Keywords that bound which texts a string may be. */
const TEXT_BOUNDS = ['enum', 'const', 'pattern', 'format', 'contentEncoding', 'contentMediaType'];

/** The schema of any text at all: of a string, or of the entries of a list. */
export function openText(node: SchemaNode): OwnSchema | undefined {
  const own = ownSchema(node);
  if (!own || saysAny(own, TEXT_BOUNDS)) return undefined;
  if (own.type === 'string') return own;
  if (own.type !== 'array' || own.node.items?.length !== 1 || !isObject(own.raw['items'])) return undefined;
  const entries = ownSchema(own.node.items[0]!);
  return entries?.type === 'string' && !saysAny(entries, TEXT_BOUNDS) ? entries : undefined;
}

/** Every value that the schema shows (default, examples) passes; what no schema shows passes too. */
export function showsOnly(schemas: readonly JsonObject[], test: (value: unknown) => boolean): boolean {
  return schemas.every((schema) => {
    const shown = [schema['default'], schema['example'], ...list(schema['examples'])];
    return shown.flatMap(list).every((value) => value === undefined || value === null || test(value));
  });
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
