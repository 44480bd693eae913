import type { SchemaNode } from '../../src/model/schema/node.js';
import type { SchemaTree } from '../../src/model/schema/tree.js';
import { isObject, type JsonObject } from '../../src/model/value.js';
import type { Validator } from '../../src/rule/context.js';
import { alwaysApplied } from './schema.js';

/** Keywords that are looked at here, or that say nothing about a value. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  '$defs',
  'definitions',
  'description',
  'default',
  'examples',
]);
/** Branches inside branches: deeper than this only the check of the whole call sees. */
const DEEPEST = 4;

/**
 * Whether a value fits schemas that apply together, as far as they can be judged apart from the schema they stand in.
 * It sorts out what does not fit; that a call is valid is shown by the check of the whole call. What cannot be judged
 * here is let through.
 */
export function fits(
  value: unknown,
  nodes: readonly SchemaNode[],
  tree: SchemaTree,
  validator: Validator,
  depth = 0,
): boolean {
  return nodes.every((node) => {
    if (!fitsOwn(value, node, tree, validator)) return false;
    return [node.rare.anyOf, node.rare.oneOf].every(
      (branches) =>
        branches.length === 0 ||
        depth >= DEEPEST ||
        branches.some((branch) => fits(value, alwaysApplied(branch, tree), tree, validator, depth + 1)),
    );
  });
}

function fitsOwn(value: unknown, { raw }: SchemaNode, tree: SchemaTree, validator: Validator): boolean {
  if (!isObject(raw)) return raw !== false;
  const own: JsonObject = Object.fromEntries(Object.entries(raw).filter(([key]) => !LEFT_OUT.has(key)));
  if (tree.refs.length > 0 && holdsReference(own)) return true;
  const verdict = validator.validateInstance(own, value, tree.dialect ?? '2020-12');
  return 'notJudged' in verdict || verdict.valid;
}

/** A reference leads out of a schema that stands by itself. */
function holdsReference(schema: unknown): boolean {
  const open: unknown[] = [schema];
  for (let at = 0; at < open.length; at++) {
    const node = open[at];
    if (isObject(node) && Object.hasOwn(node, '$ref')) return true;
    if (Array.isArray(node)) for (const entry of node) open.push(entry);
    else if (isObject(node)) for (const key in node) open.push(node[key]);
  }
  return false;
}
