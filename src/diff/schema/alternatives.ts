import { DEEPEST_SCHEMA } from '../../model/schema/depth.js';
import { isObject, member } from '../../model/value.js';
import { type Alternative, formOf } from './alternative.js';
import { type Condition, conditionsOf, tooDeep, unexpanded, unresolved } from './conditions.js';
import { areApart } from './marks.js';
import { below, type Located, type Place, type Resolve, referencesOf } from './place.js';

/** More branches than these are compared as a whole. */
const MOST_ALTERNATIVES = 64;

/** A form whose references and branches are being taken in. */
interface Draft {
  readonly pointer: string;
  readonly parts: Alternative['parts'];
  readonly conditions: readonly Condition[];
}

/** What taking a schema in asks for. */
interface Means {
  readonly resolve: Resolve;
  readonly isSpent: (steps: number) => boolean;
}

/**
 * The forms of values that fit a place. `$ref` and its target, `allOf` and its members, `anyOf` of one and that one
 * come out alike. Forms that nothing fits are left out.
 * @param pointer where the place stands when it has no schema of its own
 * @param isSpent takes the number of steps to come; once it is true, the rest is left out, and the result means nothing
 */
export function alternativesOf(
  place: Place,
  resolve: Resolve,
  pointer: string,
  isSpent: (steps: number) => boolean,
): Alternative[] {
  const means: Means = { resolve, isSpent };
  const start: Draft = { pointer: place[0]?.pointer ?? pointer, parts: [], conditions: [] };
  const drafts = place.reduce<readonly Draft[]>(
    (found, schema) => take(found, schema, new Set(), means),
    [start],
  );
  return drafts.map(formOf).filter(({ types }) => types.size > 0);
}

/** Takes a schema into each of the drafts. @param above the schemas that led here: what leads back to one adds nothing */
function take(
  drafts: readonly Draft[],
  schema: Located,
  above: ReadonlySet<unknown>,
  means: Means,
): readonly Draft[] {
  const { raw } = schema;
  if (means.isSpent(drafts.length)) return drafts;
  if (raw === false) return [];
  if (!isObject(raw) || above.has(raw)) return drafts;
  if (above.size > DEEPEST_SCHEMA) return drafts.map((draft) => withCondition(draft, tooDeep(schema)));
  const way = new Set(above).add(raw);
  let found: readonly Draft[] = drafts.map((draft) => ({
    ...draft,
    parts: draft.parts.some((part) => part.raw === raw)
      ? draft.parts
      : [...draft.parts, { raw, pointer: schema.pointer }],
    conditions: [...draft.conditions, ...conditionsOf(schema)],
  }));
  for (const { keyword, ref } of referencesOf(raw)) {
    const target = means.resolve(ref, keyword);
    if (target) found = take(found, target, way, means);
    else found = found.map((draft) => withCondition(draft, unresolved(schema, keyword, ref)));
  }
  for (const branch of listed(schema, 'allOf')) found = take(found, branch, way, means);
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const branches = listed(schema, keyword);
    if (branches.length > 0) found = takeUnion(found, schema, keyword, branches, way, means);
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
  means: Means,
): readonly Draft[] {
  const { resolve } = means;
  const asWhole = drafts.map((draft) => withCondition(draft, unexpanded(schema, keyword, branches)));
  if (drafts.length * branches.length > MOST_ALTERNATIVES) return asWhole;
  const byBranch = branches.map((branch) => {
    // A branch that leads back to where it came from adds no form of its own.
    if (leadsBack(branch, way, resolve)) return [];
    const pointed =
      branches.length > 1 ? drafts.map((draft) => ({ ...draft, pointer: branch.pointer })) : drafts;
    return take(pointed, branch, way, means);
  });
  const found = byBranch.flat();
  if (found.length > MOST_ALTERNATIVES) return asWhole;
  const size = found.reduce((sum, { parts, conditions }) => sum + parts.length + conditions.length, 0);
  if (means.isSpent(size)) return asWhole;
  if (
    keyword === 'anyOf' ||
    areApart(
      byBranch.map((branch) => branch.map(formOf)),
      resolve,
    )
  )
    return found;
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
    const [reference] = referencesOf(at);
    at = reference && resolve(reference.ref, reference.keyword)?.raw;
  }
  return false;
}
