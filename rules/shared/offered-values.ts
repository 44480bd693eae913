import type { SchemaNode } from '../../src/model/schema/node.js';
import type { SchemaTree } from '../../src/model/schema/tree.js';
import { alternativesOf, alwaysApplied } from './schema.js';

/** Lists in lists: deeper than this nobody offers values. */
const DEEPEST = 4;

/** The strings that a value can be or hold where its schema lists them: `enum`, `const`, in branches and in lists. */
export function offeredValues(node: SchemaNode, tree: SchemaTree, depth = 0): string[] {
  if (depth > DEEPEST) return [];
  const applied = alwaysApplied(node, tree);
  const own = applied
    .flatMap(({ rare }) => [
      ...(Array.isArray(rare.enum) ? rare.enum : []),
      ...(rare.hasConst ? [rare.const] : []),
    ])
    .filter((value): value is string => typeof value === 'string');
  const inside = [...alternativesOf(applied), ...applied.flatMap(({ items }) => items ?? [])];
  return [...own, ...inside.flatMap((each) => offeredValues(each, tree, depth + 1))];
}
