import type { SchemaTree } from '../model/schema/tree.js';
import type { Field } from '../model/tool.js';
import { canonical } from './canonical.js';
import type { Part } from './kinds.js';
import { compareAccepted } from './schema/compare.js';
import { compareMeanings } from './schema/compare-meanings.js';
import { compareReadings } from './schema/compare-readings.js';
import { type Difference, difference } from './schema/difference.js';
import { ROOT } from './schema/path.js';
import { resolverOf } from './schema/place.js';
import { readingsOf } from './schema/readings.js';

/** A schema of a tool: as it is written, and as a tree in which references resolve. */
export interface SchemaField {
  readonly field: Field;
  readonly tree: SchemaTree;
}

/**
 * All differences between two versions of a schema: what they accept, and what a model reads in them. Where there is
 * none although the text is another, that is said, too.
 */
export function compareSchemas(base: SchemaField, head: SchemaField, part: Part): readonly Difference[] {
  if (canonical(base.field.value, 'written') === canonical(head.field.value, 'written')) return [];
  const [before, after] = [base, head].map(({ field }) => ({ raw: field.value, pointer: field.pointer }));
  const [resolveBase, resolveHead] = [base, head].map(({ tree }) => resolverOf(tree));
  const { differences, renamed, replaced } = compareAccepted({
    base: before!,
    head: after!,
    resolveBase: resolveBase!,
    resolveHead: resolveHead!,
    part,
  });
  const read = compareReadings(
    readingsOf(before!, resolveBase!),
    readingsOf(after!, resolveHead!),
    renamed,
    replaced,
  );
  const found = [...compareMeanings(base.tree, head.tree), ...differences, ...read];
  return found.length > 0 ? found : [respelled(base, head)];
}

function respelled(base: SchemaField, head: SchemaField): Difference {
  const spot = { base: base.field.pointer, head: head.field.pointer };
  const say = (x: string) => `${x} is written otherwise and accepts the same`;
  return difference('schema-respelled', { base: ROOT, head: ROOT }, spot, say);
}
