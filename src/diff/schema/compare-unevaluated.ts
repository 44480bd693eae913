import { isObject, type JsonObject, member } from '../../model/value.js';
import { quoted } from '../wording.js';
import type { Alternative } from './alternative.js';
import { type At, type Difference, difference, undecided } from './difference.js';
import { saysNothing } from './members.js';

/** The keyword for what nothing has evaluated, and how the keywords are read that evaluate. */
interface Unevaluated {
  readonly keyword: 'unevaluatedProperties' | 'unevaluatedItems';
  readonly evaluatorsOf: (schema: JsonObject) => readonly string[];
  /** Evaluates all there is. */
  readonly all: string;
}

const UNEVALUATED: Readonly<Partial<Record<string, Unevaluated>>> = {
  object: {
    keyword: 'unevaluatedProperties',
    evaluatorsOf: propertyEvaluators,
    all: 'additionalProperties',
  },
  array: { keyword: 'unevaluatedItems', evaluatorsOf: itemEvaluators, all: 'items' },
};

/**
 * Compares what evaluates members or entries where both versions restrict those that nothing evaluates. A condition
 * that is gone asks for less, but what it let in is then left to that restriction.
 * Source: JSON Schema 2020-12, Core, section 11.
 * @param type `object` or `array`; nothing is found for any other
 */
export function compareUnevaluated(type: string, a: Alternative, b: Alternative, at: At): Difference[] {
  const meant = UNEVALUATED[type];
  if (!meant || !restricts(a, meant) || !restricts(b, meant)) return [];
  const [before, after] = [evaluatorsIn(a, meant), evaluatorsIn(b, meant)];
  const without = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
    others.has(meant.all) ? [] : [...some].filter((each) => !others.has(each));
  const [gone, came] = [without(before, after), without(after, before)];
  const spot = { base: a.pointer, head: b.pointer };
  const why = `where ${quoted(meant.keyword)} restricts what nothing else speaks of`;
  const list = (evaluators: readonly string[]) => evaluators.map((each) => quoted(each)).join(', ');
  const found: Difference[] = [];
  if (gone.length > 0)
    found.push(undecided('condition-added', at, spot, (x) => `${x} has no ${list(gone)} any more, ${why}`));
  if (came.length > 0)
    found.push(difference('condition-removed', at, spot, (x) => `${x} has a new ${list(came)}, ${why}`));
  return found;
}

function restricts({ parts }: Alternative, { keyword }: Unevaluated): boolean {
  return parts.some(
    ({ raw, pointer }) => Object.hasOwn(raw, keyword) && !saysNothing([{ raw: raw[keyword], pointer }]),
  );
}

function evaluatorsIn({ parts }: Alternative, { evaluatorsOf }: Unevaluated): ReadonlySet<string> {
  return new Set(parts.flatMap(({ raw }) => [...evaluatorsOf(raw), ...conditionalEvaluators(raw)]));
}

/** Listed names are compared one by one, and so are patterns. */
function propertyEvaluators(schema: JsonObject): string[] {
  return Object.hasOwn(schema, 'additionalProperties') ? ['additionalProperties'] : [];
}

function itemEvaluators(schema: JsonObject): string[] {
  const items = member(schema, 'items');
  const list = Array.isArray(items) ? items : member(schema, 'prefixItems');
  const first = Array.isArray(list) ? list.map((_, index) => `prefixItems/${index}`) : [];
  const hasRest = Array.isArray(items) ? Object.hasOwn(schema, 'additionalItems') : items !== undefined;
  return [
    ...first,
    ...(hasRest ? ['items'] : []),
    ...(Object.hasOwn(schema, 'contains') ? ['contains'] : []),
  ];
}

/** What is evaluated under a condition only. Two versions of one condition are compared as a whole elsewhere. */
function conditionalEvaluators(schema: JsonObject): string[] {
  const single = ['if', 'then', 'else'].filter((keyword) => Object.hasOwn(schema, keyword));
  const dependent = ['dependentSchemas', 'dependencies'].flatMap((keyword) => {
    const map = member(schema, keyword);
    const names = isObject(map) ? Object.keys(map).filter((name) => !Array.isArray(map[name])) : [];
    return names.map((name) => `dependentSchemas/${name}`);
  });
  return [...single, ...dependent];
}
