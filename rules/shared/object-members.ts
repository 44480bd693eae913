import type { SchemaNode } from '../../src/model/schema/node.js';
import { isObject, member } from '../../src/model/value.js';

/** The properties that schemas which apply together define, each with all its schemas, in the order of the spec. */
export function membersOf(applied: readonly SchemaNode[]): ReadonlyMap<string, readonly SchemaNode[]> {
  const members = new Map<string, SchemaNode[]>();
  for (const node of applied)
    for (const property of node.properties ?? []) {
      const name = property.token as string;
      const known = members.get(name);
      if (known) known.push(property);
      else members.set(name, [property]);
    }
  return members;
}

/**
 * The names that a value of the schemas must have: those of `required`, and those that these bring with them by
 * `dependentRequired`, before 2019-09 `dependencies`.
 */
export function requiredOf(applied: readonly SchemaNode[]): ReadonlySet<string> {
  const required = new Set(applied.flatMap((node) => namesIn(node.required)));
  // A set hands out what is added to it while it is read.
  for (const name of required)
    for (const { raw } of applied)
      for (const key of ['dependentRequired', 'dependencies']) {
        const dependent = isObject(raw) ? member(raw, key) : undefined;
        if (isObject(dependent)) for (const other of namesIn(member(dependent, name))) required.add(other);
      }
  return required;
}

function namesIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
}
