import { child } from '../../src/model/pointer.js';
import { isType } from '../../src/model/schema/keywords.js';
import type { SchemaNode } from '../../src/model/schema/node.js';
import { isObject } from '../../src/model/value.js';
import { typeTakes } from './type-takes.js';

/** The values that a schema lists beside its type, parted by whether the type takes them. */
export interface TypedChoices {
  readonly type: unknown;
  /** Where the list stands. */
  readonly at: string;
  readonly taken: readonly unknown[];
  readonly refused: readonly unknown[];
}

/** undefined where the schema lists nothing, or says no type that is one. */
export function typedChoices(node: SchemaNode): TypedChoices | undefined {
  const { type, rare, raw } = node;
  const listed = rare.hasConst ? [rare.const] : rare.enum;
  if (!Array.isArray(listed) || listed.length === 0 || !isType(type)) return undefined;
  // OpenAPI 3.0 takes null where the schema says so; spec/no-foreign-words speaks of the word.
  const isNullable = isObject(raw) && raw['nullable'] === true;
  const takes = (value: unknown) => typeTakes(type, value) || (isNullable && value === null);
  return {
    type,
    at: child(node.pointer, rare.hasConst ? 'const' : 'enum'),
    taken: listed.filter(takes),
    refused: listed.filter((value) => !takes(value)),
  };
}
