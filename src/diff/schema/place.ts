import { child } from '../../model/pointer.js';
import type { SchemaTree } from '../../model/schema/tree.js';

/** A schema as written, and where it stands in its document. */
export interface Located {
  readonly raw: unknown;
  readonly pointer: string;
}

/** Schemas that all apply to one value. None at all: anything fits. */
export type Place = readonly Located[];

/** Follows the value of a `$ref`; undefined when it leads nowhere in this schema. */
export type Resolve = (ref: string) => Located | undefined;

/** Follows the references of a schema. What lies outside of it is never fetched. */
export function resolverOf(tree: SchemaTree): Resolve {
  return (ref) => {
    const target = tree.resolve(ref);
    return typeof target === 'string' ? undefined : { raw: target.raw, pointer: target.pointer };
  };
}

/** What stands under `keyword` of a schema. */
export function below({ pointer }: Located, raw: unknown, ...tokens: readonly (string | number)[]): Located {
  return { raw, pointer: tokens.reduce<string>(child, pointer) };
}
