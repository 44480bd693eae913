import { type JsonObject, member } from '../../model/value.js';
import { canonical } from '../canonical.js';
import { BOUNDS, isWithin } from './bounds.js';
import type { Condition } from './conditions.js';
import { divisorsOf, isMultiple } from './facets.js';
import { CONSTRAINING } from './keywords.js';
import type { Located } from './place.js';
import { ALL_TYPES, type JsonType, typeOf, typesOf } from './types.js';

/**
 * One of the forms that a value may have: schemas that all apply, with references followed and branches taken. A
 * schema is the union of its alternatives.
 */
export interface Alternative {
  /** Where it stands: the branch, or the schema itself. */
  readonly pointer: string;
  readonly types: ReadonlySet<JsonType>;
  /** Of the numbers, only whole ones. */
  readonly isWhole: boolean;
  /** The values of `enum` and `const`; undefined without either. */
  readonly values: readonly unknown[] | undefined;
  /** The objects whose keywords apply. */
  readonly parts: readonly (Located & { readonly raw: JsonObject })[];
  /** What can only be compared as a whole. */
  readonly conditions: readonly Condition[];
}

/** What several schemas say together. @param parts the objects whose keywords apply */
export function formOf({
  pointer,
  parts,
  conditions,
}: Pick<Alternative, 'pointer' | 'parts' | 'conditions'>): Alternative {
  let types: ReadonlySet<JsonType> = new Set(ALL_TYPES);
  let isWhole = false;
  let values: readonly unknown[] | undefined;
  for (const { raw } of parts) {
    const said = typesOf(raw);
    types = new Set([...types].filter((type) => said.types.has(type)));
    isWhole ||= said.isWhole;
    for (const list of [member(raw, 'enum'), Object.hasOwn(raw, 'const') ? [raw['const']] : undefined])
      if (Array.isArray(list)) values = values ? common(values, list) : distinct(list);
  }
  if (values) {
    const said: Alternative = { pointer, types, isWhole, values, parts, conditions };
    values = values.filter((value) => types.has(typeOf(value)) && fitsBounds(said, value));
    types = new Set(values.map(typeOf));
  }
  return { pointer, types, isWhole: isWhole && types.has('number'), values, parts, conditions };
}

/** True when no bound refuses a listed value. */
function fitsBounds(form: Alternative, value: unknown): boolean {
  if (typeof value === 'number') {
    if (form.isWhole && !Number.isInteger(value)) return false;
    if (divisorsOf(form).some((divisor) => !isMultiple(value, divisor))) return false;
  }
  return BOUNDS.every(({ type, side, read }) => {
    const bound = type === typeOf(value) ? read(form) : undefined;
    return !bound || isWithin(bound, side, value);
  });
}

function distinct(values: readonly unknown[]): unknown[] {
  return [...new Map(values.map((value) => [canonical(value), value])).values()];
}

/** The values that both lists have. */
export function common(values: readonly unknown[], others: readonly unknown[]): unknown[] {
  const known = new Set(others.map((value) => canonical(value)));
  return values.filter((value) => known.has(canonical(value)));
}

/** True when every value fits one of the forms, since it says nothing. */
export function takesAnything(forms: readonly Alternative[]): boolean {
  return forms.some(
    ({ types, conditions, parts }) =>
      types.size === ALL_TYPES.length &&
      conditions.length === 0 &&
      parts.every(({ raw }) => !Object.keys(raw).some((key) => CONSTRAINING.has(key))),
  );
}

/** The conditions that all forms have, such as one that stands beside the branches; and the forms without them. */
export function withoutShared(forms: readonly Alternative[]): {
  readonly shared: readonly Condition[];
  readonly forms: readonly Alternative[];
} {
  const has = ({ conditions }: Alternative, { pointer, keyword }: Condition) =>
    conditions.some((each) => each.pointer === pointer && each.keyword === keyword);
  const shared = (forms[0]?.conditions ?? []).filter((condition) =>
    forms.every((form) => has(form, condition)),
  );
  if (shared.length === 0) return { shared, forms };
  const isOwn = (condition: Condition) =>
    !shared.some(({ pointer, keyword }) => pointer === condition.pointer && keyword === condition.keyword);
  return { shared, forms: forms.map((form) => ({ ...form, conditions: form.conditions.filter(isOwn) })) };
}
