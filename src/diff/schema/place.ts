import { child } from '../../model/pointer.js';
import type { SchemaTree } from '../../model/schema/tree.js';
import { isObject, member } from '../../model/value.js';

/** A schema as written, and where it stands in its document. */
export interface Located {
  readonly raw: unknown;
  readonly pointer: string;
}

/** Schemas that all apply to one value. None at all: anything fits. */
export type Place = readonly Located[];

/** The keywords that name another schema of the same value. */
const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'] as const;

/** A reference that a schema has. */
export interface Reference {
  readonly keyword: (typeof REFERENCES)[number];
  readonly ref: string;
}

/** Follows the value of a `$ref`, or of another keyword; undefined when it leads nowhere in this schema. */
export type Resolve = (ref: string, keyword?: Reference['keyword']) => Located | undefined;

/** The references that a schema has itself. */
export function referencesOf(schema: unknown): Reference[] {
  return REFERENCES.flatMap((keyword) => {
    const ref = isObject(schema) ? member(schema, keyword) : undefined;
    return typeof ref === 'string' ? [{ keyword, ref }] : [];
  });
}

/**
 * Follows the references of a schema. What lies outside of it is never fetched, and a dynamic reference is followed
 * where it can lead to one place only.
 */
export function resolverOf(tree: SchemaTree): Resolve {
  return (ref, keyword = '$ref') => {
    if (keyword !== '$ref' && !isFixed(tree, ref)) return undefined;
    const target = tree.resolve(ref);
    return typeof target === 'string' ? undefined : { raw: target.raw, pointer: target.pointer };
  };
}

/**
 * True when a dynamic reference leads to the same place from everywhere: there is one resource, with one such anchor.
 * Source: JSON Schema 2020-12, Core, section 8.2.3.2.
 */
function isFixed({ nodes, root }: SchemaTree, ref: string): boolean {
  const anchored = nodes.filter(({ raw }) => isObject(raw) && `#${String(raw['$dynamicAnchor'])}` === ref);
  return (
    anchored.length < 2 && !nodes.some((node) => node !== root && isObject(node.raw) && '$id' in node.raw)
  );
}

/** What stands under `keyword` of a schema. */
export function below({ pointer }: Located, raw: unknown, ...tokens: readonly (string | number)[]): Located {
  return { raw, pointer: tokens.reduce<string>(child, pointer) };
}
