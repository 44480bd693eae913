import type { References } from '../../src/model/schema/resolve.js';
import { isObject, type JsonObject } from '../../src/model/value.js';

/**
 * The schemas that apply to every value of `schema`: itself, what its `$ref` leads to, and its `allOf`, outermost
 * first. Cycles end the search. A boolean schema has none.
 */
export function alwaysApplied(schema: unknown, references: References): readonly JsonObject[] {
  if (!isObject(schema)) return [];
  // Nearly every parameter stands alone.
  if (schema['$ref'] === undefined && schema['allOf'] === undefined) return [schema];
  const applied: JsonObject[] = [];
  const open: unknown[] = [schema];
  const seen = new Set<unknown>();
  for (let at = 0; at < open.length; at++) {
    const node = open[at];
    if (!isObject(node) || seen.has(node)) continue;
    seen.add(node);
    applied.push(node);
    if (typeof node['$ref'] === 'string') {
      const target = references.resolve(node['$ref']);
      if (target.kind === 'found') open.push(target.schema);
    }
    if (Array.isArray(node['allOf'])) open.push(...node['allOf']);
  }
  return applied;
}

const ALTERNATIVES = ['anyOf', 'oneOf'] as const;

/** The branches of every `anyOf` and `oneOf` of schemas that apply together. */
export function alternativesOf(applied: readonly JsonObject[]): readonly unknown[] {
  const branches: unknown[] = [];
  for (const node of applied)
    for (const key of ALTERNATIVES) {
      const list = node[key];
      if (Array.isArray(list)) branches.push(...list);
    }
  return branches;
}

/** Branches inside branches: deeper than this nobody reads them. */
const DEEPEST = 16;

/** True when `test` holds for a schema that always applies, or in every branch of an `anyOf` or `oneOf`. */
export function holds(
  schema: unknown,
  references: References,
  test: (node: JsonObject) => boolean,
  depth = 0,
): boolean {
  const applied = alwaysApplied(schema, references);
  if (applied.some(test)) return true;
  if (depth > DEEPEST) return false;
  return applied.some((node) =>
    ALTERNATIVES.some((key) => {
      const branches = node[key];
      if (!Array.isArray(branches) || branches.length === 0) return false;
      return branches.every((branch) => holds(branch, references, test, depth + 1));
    }),
  );
}

/** The value of `key` on what always applies; undefined without one. */
export function keywordOf(schema: unknown, key: string, references: References): unknown {
  for (const node of alwaysApplied(schema, references)) if (Object.hasOwn(node, key)) return node[key];
  return undefined;
}
