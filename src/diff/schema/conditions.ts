import { isObject, member } from '../../model/value.js';
import { canonical } from '../canonical.js';
import { below, type Located, type Place } from './place.js';

/**
 * Something that a value must also fulfil and that is not taken apart: two versions of it are equal, or nobody can tell
 * which calls they part.
 */
export interface Condition {
  readonly keyword: string;
  readonly pointer: string;
  /** The schemas in it, which may be written otherwise, by what they are called. */
  readonly schemas: ReadonlyMap<string, Place>;
  /** The order of the schemas does not count. */
  readonly isSet: boolean;
  /** What else it says. */
  readonly rest: unknown;
}

/** The conditions that a schema states itself. */
export function conditionsOf(schema: Located): Condition[] {
  const { raw } = schema;
  if (!isObject(raw)) return [];
  const found: Condition[] = [];
  for (const keyword of Object.keys(raw)) {
    const value = raw[keyword];
    const add = (schemas: Iterable<readonly [string, Place]>, rest: unknown = null) =>
      found.push({
        keyword,
        pointer: below(schema, value, keyword).pointer,
        schemas: new Map(schemas),
        isSet: false,
        rest,
      });
    switch (keyword) {
      case 'not':
      case 'propertyNames':
      case 'unevaluatedItems':
        if (!isEmpty(value) || keyword === 'not') add([[keyword, [below(schema, value, keyword)]]]);
        break;
      case 'contains':
        add(
          [[keyword, [below(schema, value, keyword)]]],
          [member(raw, 'minContains') ?? 1, member(raw, 'maxContains') ?? null],
        );
        break;
      case 'if':
        if (Object.hasOwn(raw, 'then') || Object.hasOwn(raw, 'else'))
          add(['if', 'then', 'else'].map((key) => [key, place(schema, key)]));
        break;
      case 'dependentSchemas':
      case 'dependencies':
      case 'dependentRequired':
        if (isObject(value))
          for (const name of Object.keys(value)) found.push(dependency(schema, keyword, name));
        break;
    }
  }
  return found;
}

/** What a value depends on when it has the member `name`: other members, or a schema. */
function dependency(schema: Located, keyword: string, name: string): Condition {
  const map = (schema.raw as Record<string, unknown>)[keyword] as Record<string, unknown>;
  const value = map[name];
  const at = below(schema, value, keyword, name);
  const names = Array.isArray(value) ? [...value].map(String).sort() : undefined;
  return {
    // Draft-07 has one word for both.
    keyword: names ? 'dependentRequired' : 'dependentSchemas',
    pointer: at.pointer,
    schemas: new Map(names ? [] : [[name, [at]]]),
    isSet: false,
    rest: [name, names ?? null],
  };
}

/** A reference that leads nowhere in this schema: what stands there is not known. */
export function unresolved(schema: Located, keyword: string, ref: string): Condition {
  const { pointer } = below(schema, ref, keyword);
  return { keyword, pointer, schemas: new Map(), isSet: false, rest: ref };
}

/** A schema that is nested too deeply to be taken apart: it is compared by how it is written. */
export function tooDeep({ raw, pointer }: Located): Condition {
  return { keyword: 'nesting', pointer, schemas: new Map(), isSet: false, rest: canonical(raw) };
}

/** Branches that are not taken one by one: there are too many, or a value must fit exactly one of several that overlap. */
export function unexpanded(schema: Located, keyword: string, branches: readonly Located[]): Condition {
  return {
    keyword,
    pointer: below(schema, undefined, keyword).pointer,
    schemas: new Map(branches.map((branch, index) => [String(index), [branch]])),
    isSet: true,
    rest: null,
  };
}

function place(schema: Located, keyword: string): Place {
  const raw = isObject(schema.raw) ? member(schema.raw, keyword) : undefined;
  return raw === undefined ? [] : [below(schema, raw, keyword)];
}

function isEmpty(value: unknown): boolean {
  return value === true || (isObject(value) && Object.keys(value).length === 0);
}
