import { DEEPEST_SCHEMA } from '../../model/schema/depth.js';
import { isObject, type JsonObject, member } from '../../model/value.js';
import { canonical } from '../canonical.js';
import { BOUNDS, isWithin } from './bounds.js';
import { type Condition, conditionsOf, tooDeep, unexpanded, unresolved } from './conditions.js';
import { divisorsOf } from './facets.js';
import { CONSTRAINING } from './keywords.js';
import { below, type Located, type Place, type Resolve } from './place.js';
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

/** More branches than these are compared as a whole. */
const MOST_ALTERNATIVES = 64;

/** A form whose references and branches are being taken in. */
interface Draft {
  readonly pointer: string;
  readonly parts: readonly Located[];
  readonly conditions: readonly Condition[];
}

/**
 * The forms of values that fit a place. `$ref` and its target, `allOf` and its members, `anyOf` of one and that one
 * come out alike. Forms that nothing fits are left out.
 * @param pointer where the place stands when it has no schema of its own
 */
export function alternativesOf(place: Place, resolve: Resolve, pointer: string): Alternative[] {
  const start: Draft = { pointer: place[0]?.pointer ?? pointer, parts: [], conditions: [] };
  const drafts = place.reduce<readonly Draft[]>(
    (found, schema) => take(found, schema, new Set(), resolve),
    [start],
  );
  return drafts.map(settle).filter(({ types }) => types.size > 0);
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

/** Takes a schema into each of the drafts. @param above the schemas that led here: what leads back to one adds nothing */
function take(
  drafts: readonly Draft[],
  schema: Located,
  above: ReadonlySet<unknown>,
  resolve: Resolve,
): readonly Draft[] {
  const { raw } = schema;
  if (raw === false) return [];
  if (!isObject(raw) || above.has(raw)) return drafts;
  if (above.size > DEEPEST_SCHEMA) return drafts.map((draft) => withCondition(draft, tooDeep(schema)));
  const way = new Set(above).add(raw);
  let found: readonly Draft[] = drafts.map((draft) => ({
    ...draft,
    parts: draft.parts.some((part) => part.raw === raw) ? draft.parts : [...draft.parts, schema],
    conditions: [...draft.conditions, ...conditionsOf(schema)],
  }));
  const ref = member(raw, '$ref');
  if (typeof ref === 'string') {
    const target = resolve(ref);
    if (target) found = take(found, target, way, resolve);
    else found = found.map((draft) => withCondition(draft, unresolved(schema, ref)));
  }
  for (const branch of listed(schema, 'allOf')) found = take(found, branch, way, resolve);
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const branches = listed(schema, keyword);
    if (branches.length > 0) found = takeUnion(found, schema, keyword, branches, way, resolve);
  }
  return found;
}

/** Takes each branch of a union into each of the drafts. */
function takeUnion(
  drafts: readonly Draft[],
  schema: Located,
  keyword: 'anyOf' | 'oneOf',
  branches: readonly Located[],
  way: ReadonlySet<unknown>,
  resolve: Resolve,
): readonly Draft[] {
  const asWhole = drafts.map((draft) => withCondition(draft, unexpanded(schema, keyword, branches)));
  if (drafts.length * branches.length > MOST_ALTERNATIVES) return asWhole;
  const byBranch = branches.map((branch) => {
    // A branch that leads back to where it came from adds no form of its own.
    if (leadsBack(branch, way, resolve)) return [];
    const pointed =
      branches.length > 1 ? drafts.map((draft) => ({ ...draft, pointer: branch.pointer })) : drafts;
    return take(pointed, branch, way, resolve);
  });
  const found = byBranch.flat();
  if (found.length > MOST_ALTERNATIVES) return asWhole;
  if (keyword === 'anyOf' || areApart(byBranch, resolve)) return found;
  return found.map((draft) => withCondition(draft, unexpanded(schema, keyword, branches)));
}

function withCondition(draft: Draft, condition: Condition): Draft {
  return { ...draft, conditions: [...draft.conditions, condition] };
}

function listed(schema: Located, keyword: string): Located[] {
  const list = isObject(schema.raw) ? member(schema.raw, keyword) : undefined;
  return Array.isArray(list) ? list.map((raw, index) => below(schema, raw, keyword, index)) : [];
}

function leadsBack({ raw }: Located, way: ReadonlySet<unknown>, resolve: Resolve): boolean {
  const seen = new Set<unknown>();
  for (let at = raw; isObject(at) && !seen.has(at); ) {
    if (way.has(at)) return true;
    seen.add(at);
    const ref = member(at, '$ref');
    at = typeof ref === 'string' ? resolve(ref)?.raw : undefined;
  }
  return false;
}

function settle({ pointer, parts, conditions }: Draft): Alternative {
  const objects = parts as Alternative['parts'];
  let types: ReadonlySet<JsonType> = new Set(ALL_TYPES);
  let isWhole = false;
  let values: readonly unknown[] | undefined;
  for (const { raw } of objects) {
    const said = typesOf(raw);
    types = new Set([...types].filter((type) => said.types.has(type)));
    isWhole ||= said.isWhole;
    for (const list of [member(raw, 'enum'), Object.hasOwn(raw, 'const') ? [raw['const']] : undefined])
      if (Array.isArray(list)) values = values ? common(values, list) : distinct(list);
  }
  if (values) {
    const said: Alternative = { pointer, types, isWhole, values, parts: objects, conditions };
    values = values.filter((value) => types.has(typeOf(value)) && fitsBounds(said, value));
    types = new Set(values.map(typeOf));
  }
  return { pointer, types, isWhole: isWhole && types.has('number'), values, parts: objects, conditions };
}

/** True when no bound refuses a listed value. */
function fitsBounds(form: Alternative, value: unknown): boolean {
  if (typeof value === 'number') {
    if (form.isWhole && !Number.isInteger(value)) return false;
    if (divisorsOf(form).some((divisor) => !Number.isInteger(value / divisor))) return false;
  }
  return BOUNDS.every(({ type, side, read }) => {
    const bound = type === typeOf(value) ? read(form) : undefined;
    return !bound || isWithin(bound, side, value);
  });
}

function distinct(values: readonly unknown[]): unknown[] {
  return [...new Map(values.map((value) => [canonical(value), value])).values()];
}

function common(values: readonly unknown[], others: readonly unknown[]): unknown[] {
  const known = new Set(others.map((value) => canonical(value)));
  return values.filter((value) => known.has(canonical(value)));
}

/**
 * True when no value fits two of the branches, so that `oneOf` says no more than `anyOf`: their types differ, their
 * values do, or those of a property that each of them requires.
 */
function areApart(byBranch: readonly (readonly Draft[])[], resolve: Resolve): boolean {
  const forms = byBranch.map((drafts) =>
    drafts.map((draft) => {
      const form = settle(draft);
      return { form, marks: marksOf(form, resolve) };
    }),
  );
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
