/**
 * Chooses, from the validator's cascade of errors, the one that tells the author most. A property of the wrong type
 * gives an error for the object, for each `$ref` and `allOf` on the way, and for the type; only the last is wanted.
 */
import type { OutputUnit } from '@cfworker/json-schema';
import { pointerNames, stepInto } from './json-pointer.js';
import type { PreparedSchema } from './prepare-schema.js';

/** The error chosen, with what is needed to say it. */
export interface Reason {
  readonly keyword: string;
  /** The place in the value, RFC 6901. */
  readonly pointer: string;
  /** What the keyword holds, in the caller's schema. */
  readonly held: unknown;
  /** The caller's schema that holds the keyword. */
  readonly schema: unknown;
  /** The keyword whose schema this is: `additionalProperties` when that schema says no. */
  readonly within: string;
  /** The validator's own words; they alone tell how many alternatives fitted. */
  readonly error: string;
}

/** These say only that something inside them, or behind them, is wrong. */
const TRANSPARENT: ReadonlySet<string> = new Set([
  ...['$ref', 'allOf', 'if', 'dependentSchemas', 'properties', 'patternProperties', 'additionalProperties'],
  ...['unevaluatedProperties', 'items', 'prefixItems', 'additionalItems', 'unevaluatedItems'],
]);

/** What is wrong inside these need not be wrong at all; without a better error they are the reason themselves. */
const OPAQUE: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'not', 'contains', 'propertyNames']);

/** @param units the validator's errors, in its order; at least one */
export function explain(units: readonly OutputUnit[], schema: PreparedSchema): Reason {
  const { unit, types } = choose(units, schema);
  const reason = reasonOf(unit, schema);
  return types === undefined ? reason : { ...reason, keyword: 'type', held: types };
}

interface Choice {
  readonly unit: OutputUnit;
  /** When every alternative only asks for another type: all those types. */
  readonly types?: unknown[];
}

function choose(units: readonly OutputUnit[], schema: PreparedSchema): Choice {
  const opaque: OutputUnit[] = [];
  for (const unit of units) {
    if (opaque.some(({ keywordLocation }) => unit.keywordLocation.startsWith(`${keywordLocation}/`)))
      continue;
    if (OPAQUE.has(unit.keyword) && !isRefusal(unit, schema)) opaque.push(unit);
    else if (isPlain(unit, units)) return { unit };
  }
  const first = opaque[0] ?? units[0];
  if (first === undefined) throw new TypeError('there is no error to explain');
  const isChoice =
    first.keyword === 'anyOf' || (first.keyword === 'oneOf' && first.error.includes('(0 matches)'));
  return isChoice ? chooseAlternative(first, units, schema) : { unit: first };
}

/** `dependencies` may hold names or a schema; with a schema, errors from inside follow. */
function isPlain(unit: OutputUnit, units: readonly OutputUnit[]): boolean {
  if (unit.keyword === 'dependencies') {
    return !units.some(({ keywordLocation }) => keywordLocation.startsWith(`${unit.keywordLocation}/`));
  }
  return !TRANSPARENT.has(unit.keyword);
}

/** Where only one alternative is of the right type, what is wrong with that one is wrong with the value. */
function chooseAlternative(choice: OutputUnit, units: readonly OutputUnit[], schema: PreparedSchema): Choice {
  const alternatives = new Map<string, OutputUnit[]>();
  const prefix = `${choice.keywordLocation}/`;
  for (const unit of units) {
    if (!unit.keywordLocation.startsWith(prefix)) continue;
    const index = unit.keywordLocation.slice(prefix.length).split('/', 1)[0] ?? '';
    alternatives.set(index, [...(alternatives.get(index) ?? []), unit]);
  }
  const isOfOtherType = (unit: OutputUnit) =>
    unit.keyword === 'type' && unit.instanceLocation === choice.instanceLocation;
  const ofType = [...alternatives.values()].filter((each) => !each.some(isOfOtherType));
  if (ofType.length === 1 && ofType[0] !== undefined) return choose(ofType[0], schema);
  if (ofType.length > 1) return { unit: choice };
  const types = [...alternatives.values()].flatMap((each) => {
    const unit = each.find(isOfOtherType);
    return unit === undefined ? [] : reasonOf(unit, schema).held;
  });
  return { unit: choice, types: [...new Set(types)] };
}

/** `false` was prepared as `{ not: {} }`. */
function isRefusal(unit: OutputUnit, schema: PreparedSchema): boolean {
  return unit.keyword === 'not' && reasonOf(unit, schema).schema === false;
}

function reasonOf(unit: OutputUnit, { root, originals, targets }: PreparedSchema): Reason {
  const names = pointerNames(fromFragment(unit.keywordLocation));
  let copy: unknown = root;
  for (const name of names.slice(0, -1)) copy = name === '$ref' ? targets.get(copy) : stepInto(copy, name);
  const schema = originals.get(copy);
  return {
    keyword: unit.keyword,
    pointer: fromFragment(unit.instanceLocation),
    held: stepInto(schema, unit.keyword),
    schema,
    within: names.at(-2) ?? '',
    error: unit.error,
  };
}

/** `#/a%20b` → `/a b`. */
function fromFragment(location: string): string {
  return decodeURIComponent(location.slice(1));
}
