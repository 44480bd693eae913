/** Walks the schemas inside a schema, and says where in one a pointer leads. */
import { pointerNames, pointerStep } from './json-pointer.js';
import type { Holds, Vocabulary } from './vocabulary.js';

export interface Subschema {
  readonly pointer: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/**
 * Every object schema in a schema, itself included, in the order of the document. Keywords that the dialect does not
 * know are not entered. Works with a list of its own, so depth costs no call stack.
 */
export function* subschemasOf(root: unknown, vocabulary: Vocabulary): Generator<Subschema> {
  const waiting: { pointer: string; schema: unknown }[] = [{ pointer: '', schema: root }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { pointer, schema } = next;
    if (!isObject(schema)) continue;
    yield { pointer, schema };
    const inside = Object.entries(schema).flatMap(([keyword, held]) => {
      const base = pointer + pointerStep(keyword);
      return childrenOf(held, vocabulary.get(keyword)).map(({ step, schema }) => ({
        pointer: base + step,
        schema,
      }));
    });
    for (const child of inside.reverse()) waiting.push(child);
  }
}

/** The schemas directly inside what a keyword holds, with the step that leads to each. */
export function childrenOf(held: unknown, holds: Holds | undefined): { step: string; schema: unknown }[] {
  switch (holds) {
    case 'schema':
    case 'schema-or-flag':
      return [{ step: '', schema: held }];
    case 'schemas':
      return items(held);
    case 'schema-or-schemas':
      return Array.isArray(held) ? items(held) : [{ step: '', schema: held }];
    case 'named-schemas':
      return named(held);
    case 'named-dependencies':
      return named(held).filter(({ schema }) => !Array.isArray(schema));
    default:
      return [];
  }
}

function items(held: unknown): { step: string; schema: unknown }[] {
  return Array.isArray(held) ? held.map((schema, index) => ({ step: pointerStep(index), schema })) : [];
}

function named(held: unknown): { step: string; schema: unknown }[] {
  if (!isObject(held)) return [];
  return Object.entries(held).map(([name, schema]) => ({ step: pointerStep(name), schema }));
}

/** What stands at a place of a schema. */
export type Place =
  /** a schema: the root, or one inside a named keyword's list or names */
  | { readonly is: 'schema' }
  /** what a keyword holds */
  | { readonly is: 'keyword'; readonly keyword: string; readonly holds: Holds }
  /** part of what a keyword holds, by name or number */
  | {
      readonly is: 'part';
      readonly keyword: string;
      readonly holds: Holds;
      readonly names: readonly string[];
    };

/**
 * Reads a pointer by the vocabulary: `/properties/type` is a schema that is called "type", `/type` is a keyword.
 * A word the dialect does not know is read as a keyword that holds any value.
 */
export function placeOf(pointer: string, vocabulary: Vocabulary): Place {
  const names = pointerNames(pointer);
  let place: Place = { is: 'schema' };
  let at = 0;
  while (at < names.length) {
    const keyword = names[at++] ?? '';
    const holds: Holds = vocabulary.get(keyword) ?? 'value';
    place = { is: 'keyword', keyword, holds };
    const isList = /^\d+$/.test(names[at] ?? '');
    if (holds === 'schema' || holds === 'schema-or-flag') continue;
    if (holds === 'schema-or-schemas' && !isList) continue;
    if (at === names.length) return place;
    if (holds === 'named-schemas' || holds === 'schemas' || holds === 'schema-or-schemas') {
      place = { is: 'schema' };
      at++;
      continue;
    }
    const isSchema =
      holds === 'named-dependencies' && at + 1 < names.length && !/^\d+$/.test(names[at + 1] ?? '');
    if (!isSchema) return { is: 'part', keyword, holds, names: names.slice(at) };
    at++;
  }
  return place;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
