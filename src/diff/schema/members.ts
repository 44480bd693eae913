import { isObject, type JsonObject, member } from '../../model/value.js';
import type { Alternative } from './alternative.js';
import { CONSTRAINING, LEADING } from './keywords.js';
import { matches } from './name-pattern.js';
import { below, type Located, type Place } from './place.js';

/** What a form of an object says about its members. */
export interface Members {
  /** The names that are listed and that some value fits, each with the schemas that apply to it. */
  readonly listed: ReadonlyMap<string, Place>;
  /** The names that are listed and that no value fits. */
  readonly refused: ReadonlySet<string>;
  /** Names that must be there, and where that is said. */
  readonly required: ReadonlyMap<string, string>;
  /** The patterns that names are held against. */
  readonly patterns: readonly string[];
  /** The schemas of all other names. */
  readonly others: Place;
  /** There may be no other names. */
  readonly isClosed: boolean;
  /** Where that is said, or would be. */
  readonly closedAt: string;
  /** The schemas that apply to a name, listed or not, as far as {@link mayMatch} leaves that known. */
  placeOf(name: string): Place;
  /** The schemas of names that match this pattern, no other one, and are not listed. */
  placeUnder(pattern: string): Place;
  /** True when nobody can tell whether a pattern matches the name. */
  mayMatch(name: string): boolean;
}

type Part = Alternative['parts'][number];

/** Reads the members of a form of an object. */
export function membersOf({ parts, pointer }: Alternative): Members {
  const required = new Map<string, string>();
  const others: Located[] = [];
  for (const part of parts) {
    const list = member(part.raw, 'required');
    if (Array.isArray(list))
      for (const [index, name] of list.entries())
        if (typeof name === 'string' && !required.has(name))
          required.set(name, below(part, name, 'required', index).pointer);
    others.push(...restOf(part));
  }
  const listed = new Map<string, Place>();
  const refused = new Set<string>();
  for (const name of new Set(parts.flatMap((part) => Object.keys(mapOf(part, 'properties'))))) {
    const place = parts.flatMap((part) => schemasOf(part, name));
    if (place.some(({ raw }) => raw === false)) refused.add(name);
    else listed.set(name, place);
  }
  const patterns = [...new Set(parts.flatMap((part) => Object.keys(mapOf(part, 'patternProperties'))))];
  // A name that a pattern of any schema matches, or may match, is evaluated by it, as a listed one is.
  const isEvaluated = (name: string) =>
    refused.has(name) || patterns.some((pattern) => matches(pattern, name) !== false);
  const closing = others.find(({ raw }) => raw === false);
  return {
    listed,
    refused,
    required,
    patterns,
    others,
    isClosed: closing !== undefined,
    closedAt: closing?.pointer ?? others[0]?.pointer ?? pointer,
    placeOf: (name) =>
      listed.get(name) ??
      parts.flatMap((part) => [...schemasOf(part, name), ...(isEvaluated(name) ? [] : unevaluatedOf(part))]),
    placeUnder: (pattern) =>
      parts.flatMap((part) => {
        const map = mapOf(part, 'patternProperties');
        if (Object.hasOwn(map, pattern)) return [below(part, map[pattern], 'patternProperties', pattern)];
        return parts.some((each) => Object.hasOwn(mapOf(each, 'patternProperties'), pattern))
          ? additionalOf(part)
          : restOf(part);
      }),
    mayMatch: (name) => patterns.some((pattern) => matches(pattern, name) === undefined),
  };
}

/** True when a place takes any value, since its schemas ask for nothing. */
export function saysNothing(place: Place): boolean {
  return place.every(
    ({ raw }) =>
      raw !== false &&
      (!isObject(raw) || !Object.keys(raw).some((key) => CONSTRAINING.has(key) || LEADING.has(key))),
  );
}

/** What one schema says about the member `name`, as far as it is known which patterns match it. */
function schemasOf(part: Part, name: string): Located[] {
  const properties = mapOf(part, 'properties');
  const patterns = mapOf(part, 'patternProperties');
  const isListed = Object.hasOwn(properties, name);
  const found = isListed ? [below(part, properties[name], 'properties', name)] : [];
  const told = Object.keys(patterns).map((pattern) => ({ pattern, fits: matches(pattern, name) }));
  for (const { pattern, fits } of told)
    if (fits) found.push(below(part, patterns[pattern], 'patternProperties', pattern));
  return isListed || told.some(({ fits }) => fits !== false) ? found : additionalOf(part);
}

/** The schemas of the names that one schema neither lists nor has a pattern for. */
function restOf(part: Part): Located[] {
  const additional = additionalOf(part);
  // `additionalProperties` evaluates whatever is left, so that nothing is left unevaluated beside it.
  return additional.length > 0 ? additional : unevaluatedOf(part);
}

function additionalOf(part: Part): Located[] {
  return atKeyword(part, 'additionalProperties');
}

/** What no schema beside it or below has listed: here all of them are taken into one form. */
function unevaluatedOf(part: Part): Located[] {
  return additionalOf(part).length > 0 ? [] : atKeyword(part, 'unevaluatedProperties');
}

function atKeyword(part: Part, keyword: string): Located[] {
  return Object.hasOwn(part.raw, keyword) ? [below(part, part.raw[keyword], keyword)] : [];
}

function mapOf(part: Part, keyword: string): JsonObject {
  const map = member(part.raw, keyword);
  return isObject(map) ? map : {};
}
