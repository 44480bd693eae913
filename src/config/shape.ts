import { child } from '../model/pointer.js';
import { isObject, type JsonObject, kindOf } from '../model/value.js';

/** Something wrong with a file of settings or records. */
export interface Fault {
  readonly at: string;
  /** A sentence without its final stop. */
  readonly message: string;
}

/** ` Did you mean "…"?` for a word that is close to a known one, or nothing. */
export type Suggest = (written: string, known: readonly string[]) => string;

/** What a value must be: as a JSON Schema for editors, and as a check with sentences for people. */
export interface Shape {
  readonly schema: JsonObject;
  readonly check: (value: unknown, at: string, suggest: Suggest) => readonly Fault[];
}

/** The same with a sentence on what it is for. */
export function described(description: string, shape: Shape): Shape {
  return { ...shape, schema: { description, ...shape.schema } };
}

/** A shape that the schema writes once, under `$defs`. @param definitions takes what it is */
export function defined(name: string, shape: Shape, definitions: Record<string, JsonObject>): Shape {
  definitions[name] = shape.schema;
  return { ...shape, schema: { $ref: `#/$defs/${name}` } };
}

export function wholeNumber(least: number, most: number | undefined): Shape {
  const range = most === undefined ? `from ${least}` : `from ${least} to ${most}`;
  return {
    schema: { type: 'integer', minimum: least, ...(most === undefined ? {} : { maximum: most }) },
    check: (value, at) => {
      const fits = Number.isInteger(value) && Number(value) >= least && Number(value) <= (most ?? Infinity);
      return fits
        ? []
        : [{ at, message: `${nameOf(at)} takes a whole number ${range}, not ${shown(value)}` }];
    },
  };
}

/** A text that is not blank. @param pattern what it must look like, and @param example one that does */
export function text(pattern = /\S/, example = 'a text'): Shape {
  return {
    schema: { type: 'string', pattern: pattern.source },
    check: (value, at) =>
      typeof value === 'string' && pattern.test(value)
        ? []
        : [{ at, message: `${nameOf(at)} takes ${example}, not ${shown(value)}` }],
  };
}

export function oneOf(known: readonly string[]): Shape {
  return {
    schema: { enum: known },
    check: (value, at, suggest) => {
      if (typeof value === 'string' && known.includes(value)) return [];
      const hint = typeof value === 'string' ? suggest(value, known) : '';
      return [{ at, message: `${nameOf(at)} takes ${known.join(', ')}, not ${shown(value)}.${hint}` }];
    },
  };
}

/** A list. @param least how many entries it has at least: 1 where an empty one would be a mistake */
export function list(entry: Shape, least: 0 | 1 = 1): Shape {
  return {
    schema: { type: 'array', items: entry.schema, minItems: least },
    check: (value, at, suggest) => {
      if (!Array.isArray(value) || value.length < least)
        return [{ at, message: `${nameOf(at)} takes a list with something in it, not ${shown(value)}` }];
      return value.flatMap((each, index) => entry.check(each, child(at, index), suggest));
    },
  };
}

/** An object. @param needed the members that it must have; of a list inside, one at least */
export function object(
  members: Readonly<Record<string, Shape>>,
  needed: readonly (string | readonly string[])[] = [],
): Shape {
  const all = needed.filter((each) => typeof each === 'string');
  const some = needed.filter((each) => typeof each !== 'string');
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(Object.entries(members).map(([key, { schema }]) => [key, schema])),
      additionalProperties: false,
      ...(all.length > 0 ? { required: all } : {}),
      ...(some.length > 0 ? { anyOf: some.flat().map((key) => ({ required: [key] })) } : {}),
    },
    check: (value, at, suggest) => {
      if (!isObject(value)) return [{ at, message: `${nameOf(at)} takes an object, not ${shown(value)}` }];
      const missing = needed
        .map((each) => [each].flat())
        .filter((keys) => !keys.some((key) => Object.hasOwn(value, key)))
        .map((keys) => ({ at, message: `there is no ${keys.map((key) => `"${key}"`).join(' or ')} here` }));
      return [...missing, ...checkMembers(value, at, suggest, members, 'key')];
    },
  };
}

/** An object with members of one shape. @param noun what its keys are called */
export function record(keys: readonly string[], noun: string, member: Shape): Shape {
  const members = Object.fromEntries(keys.map((key) => [key, member]));
  return {
    schema: { type: 'object', propertyNames: { enum: keys }, additionalProperties: member.schema },
    check: (value, at, suggest) =>
      isObject(value)
        ? checkMembers(value, at, suggest, members, noun)
        : [{ at, message: `${nameOf(at)} takes an object, not ${shown(value)}` }],
  };
}

/** An object where the value is one, else the other shape. */
export function objectOr(whole: Shape, other: Shape): Shape {
  return {
    schema: { anyOf: [other.schema, whole.schema] },
    check: (value, at, suggest) => (isObject(value) ? whole : other).check(value, at, suggest),
  };
}

function checkMembers(
  value: JsonObject,
  at: string,
  suggest: Suggest,
  members: Readonly<Record<string, Shape>>,
  noun: string,
): readonly Fault[] {
  return Object.entries(value).flatMap(([key, item]) => {
    const here = child(at, key);
    const member = Object.hasOwn(members, key) ? members[key] : undefined;
    if (member) return member.check(item, here, suggest);
    return [{ at: here, message: `unknown ${noun} "${key}".${suggest(key, Object.keys(members))}` }];
  });
}

/** The nearest key above a place, as a sentence calls it. */
function nameOf(at: string): string {
  const key = at
    .split('/')
    .findLast((token) => token !== '' && !/^\d+$/.test(token))
    ?.replaceAll('~1', '/');
  return key === undefined ? 'this' : `"${key}"`;
}

function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value) && value.length === 0
    ? 'an empty list'
    : `a ${kindOf(value)}`.replace('a o', 'an o');
}
