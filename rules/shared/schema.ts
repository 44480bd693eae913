import type { SchemaNode } from '../../src/model/schema/node.js';
import type { SchemaTree } from '../../src/model/schema/tree.js';

/**
 * The schemas that apply to every value of `node`: itself, what its `$ref` leads to, and its `allOf`, outermost first.
 * Cycles end the search.
 */
export function alwaysApplied(node: SchemaNode, tree: SchemaTree): readonly SchemaNode[] {
  if (node.isSimple) return [node];
  const applied = new Set<SchemaNode>([node]);
  // A set hands out what is added to it while it is read.
  for (const { rare } of applied) {
    const target = rare.ref === undefined ? 'dangling' : tree.resolve(rare.ref);
    if (typeof target !== 'string') applied.add(target);
    for (const branch of rare.allOf) applied.add(branch);
  }
  return [...applied];
}

/** The branches of every `anyOf` and `oneOf` of schemas that apply together. */
export function alternativesOf(applied: readonly SchemaNode[]): readonly SchemaNode[] {
  return applied.flatMap(({ rare }) => [...rare.anyOf, ...rare.oneOf]);
}

/** Branches inside branches: deeper than this nobody reads them. */
const DEEPEST = 16;

/** True when `test` holds for a schema that always applies, or in every branch of an `anyOf` or `oneOf`. */
export function holds(
  node: SchemaNode,
  tree: SchemaTree,
  test: (node: SchemaNode) => boolean,
  depth = 0,
): boolean {
  if (test(node)) return true;
  if (node.isSimple || depth > DEEPEST) return false;
  const applied = alwaysApplied(node, tree);
  const inEvery = (branches: readonly SchemaNode[]) =>
    branches.length > 0 && branches.every((branch) => holds(branch, tree, test, depth + 1));
  return applied.some(test) || applied.some(({ rare }) => inEvery(rare.anyOf) || inEvery(rare.oneOf));
}
