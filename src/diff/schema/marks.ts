import { isObject, member } from '../../model/value.js';
import { type Alternative, common } from './alternative.js';
import { below, type Located, type Resolve } from './place.js';

/**
 * True when no value fits two of the branches, so that `oneOf` says no more than `anyOf`: their types differ, their
 * values do, or those of a property that each of them requires.
 */
export function areApart(byBranch: readonly (readonly Alternative[])[], resolve: Resolve): boolean {
  const forms = byBranch.map((branch) => branch.map((form) => ({ form, marks: marksOf(form, resolve) })));
  return forms.every((ones, index) =>
    ones.every((one) =>
      forms.slice(index + 1).every((others) => others.every((other) => differ(one, other))),
    ),
  );
}

interface Marked {
  readonly form: Alternative;
  readonly marks: ReadonlyMap<string, readonly unknown[]>;
}

function differ(one: Marked, other: Marked): boolean {
  if (![...one.form.types].some((type) => other.form.types.has(type))) return true;
  if (one.form.values && other.form.values) return common(one.form.values, other.form.values).length === 0;
  return [...other.marks].some(([name, values]) => {
    const known = one.marks.get(name);
    return known !== undefined && common(known, values).length === 0;
  });
}

/** The required properties that have only certain values: what tells one form of an object from another. */
export function marksOf(alternative: Alternative, resolve: Resolve): Map<string, readonly unknown[]> {
  const marks = new Map<string, readonly unknown[]>();
  if (alternative.types.size !== 1 || !alternative.types.has('object')) return marks;
  for (const part of alternative.parts) {
    const properties = member(part.raw, 'properties');
    if (!isObject(properties)) continue;
    for (const name of Object.keys(properties)) {
      const isRequired = alternative.parts.some(({ raw }) => {
        const required = member(raw, 'required');
        return Array.isArray(required) && required.includes(name);
      });
      if (!isRequired) continue;
      const forms = simpleForms(below(part, properties[name], 'properties', name), resolve);
      if (forms) marks.set(name, forms);
    }
  }
  return marks;
}

/** The values of a schema that has `enum` or `const`, itself or where its `$ref` leads. */
function simpleForms({ raw }: Located, resolve: Resolve): readonly unknown[] | undefined {
  const own = valuesOf(raw);
  if (own || !isObject(raw)) return own;
  const ref = member(raw, '$ref');
  return typeof ref === 'string' ? valuesOf(resolve(ref)?.raw) : undefined;
}

function valuesOf(schema: unknown): readonly unknown[] | undefined {
  if (!isObject(schema)) return undefined;
  if (Object.hasOwn(schema, 'const')) return [schema['const']];
  const list = member(schema, 'enum');
  return Array.isArray(list) ? list : undefined;
}
