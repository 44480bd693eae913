import type { SchemaNode } from '../../src/model/schema/node.js';
import type { SchemaTree } from '../../src/model/schema/tree.js';
import { alternativesOf, alwaysApplied } from './schema.js';

/** The types that schemas which apply together take, as far as they or the branches of one of them say; empty: unsaid. */
export function typesOf(applied: readonly SchemaNode[], tree: SchemaTree): ReadonlySet<unknown> {
  const own = statedTypes(applied);
  if (own.size > 0) return own;
  const branches = alternativesOf(applied);
  return new Set(branches.flatMap((branch) => [...statedTypes(alwaysApplied(branch, tree))]));
}

/** A schema with properties or items is that of an object or a list, though it may not say so. */
function statedTypes(nodes: readonly SchemaNode[]): Set<unknown> {
  const stated = nodes.find((node) => node.type !== undefined)?.type;
  if (stated !== undefined) return new Set(Array.isArray(stated) ? stated : [stated]);
  if (nodes.some((node) => node.properties)) return new Set(['object']);
  return new Set(nodes.some((node) => node.items) ? ['array'] : []);
}
