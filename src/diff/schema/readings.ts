import { DEEPEST_SCHEMA } from '../../model/schema/depth.js';
import { isObject, type JsonObject, member } from '../../model/value.js';
import { canonical } from '../canonical.js';
import { isAssertedFormat } from './facets.js';
import { CONSTRAINING, STRUCTURAL } from './keywords.js';
import { entryOf, mapValueOf, memberOf, type Path, ROOT } from './path.js';
import { below, type Located, type Resolve, referencesOf } from './place.js';
import { signatureOf } from './signature.js';

/** What a model reads at one place of a schema and no validator checks. */
export interface Reading {
  /** The values of each word, such as `description`, by their canonical text; where each stands. */
  readonly words: Map<string, Map<string, Located>>;
  /** The same for each branch of several that the place has, or is in, by the signature of the branch. */
  readonly byBranch: Map<string, Map<string, Set<string>>>;
  /** The names of the members, in the order of the text. */
  readonly names: Set<string>;
  /** The listed values, likewise. */
  readonly values: Map<string, Located>;
  /** Where the place stands. */
  readonly pointer: string;
}

/** The places of a schema that were read. */
export interface Readings {
  readonly places: ReadonlyMap<Path, Reading>;
  /** Where a schema leads back to itself: what it has below was read further up. */
  readonly turns: ReadonlySet<Path>;
  /** There were more than could be read. */
  readonly isCut: boolean;
}

/** So many schemas are read before the rest is given up. A large tool has some thousands. */
const MOST_STEPS = 20_000;

/**
 * Everything in a schema that a model reads and no validator checks, place by place. References are followed, and what
 * stands in a branch counts for the place that has the branches: it does not matter how the schema is put together.
 */
export function readingsOf(schema: Located, resolve: Resolve): Readings {
  const places = new Map<Path, Reading>();
  let steps = MOST_STEPS;
  let isCut = false;
  const turns = new Set<Path>();
  const signatures = new Map<unknown, string>();
  const signed = (raw: unknown): string => {
    const known = signatures.get(raw) ?? signatureOf(raw);
    signatures.set(raw, known);
    return known;
  };
  const read = (
    at: Located,
    path: Path,
    above: ReadonlySet<unknown>,
    isOneOfSeveral: boolean,
    branch: string,
  ): void => {
    const { raw } = at;
    if (!isObject(raw)) return;
    if (above.has(raw)) {
      turns.add(path);
      return;
    }
    if (above.size > DEEPEST_SCHEMA || --steps < 0) {
      isCut = true;
      return;
    }
    const way = new Set(above).add(raw);
    const reading = places.get(path) ?? {
      words: new Map(),
      byBranch: new Map(),
      names: new Set(),
      values: new Map(),
      pointer: at.pointer,
    };
    places.set(path, reading);
    noteWords(reading, at, raw, branch);
    if (!isOneOfSeveral) noteOrder(reading, at, raw);
    const branches = branchesOf(raw);
    for (const [next, to] of nested(at, raw, path, resolve)) {
      const own = branches.has(next.raw) ? `${branch}${signed(next.raw)}` : branch;
      read(next, to, way, to === path && (isOneOfSeveral || hasSeveral(raw)), own);
    }
  };
  read(schema, ROOT, new Set(), false, '');
  return { places, turns, isCut };
}

function noteWords(reading: Reading, at: Located, raw: JsonObject, branch: string): void {
  const own = reading.byBranch.get(branch) ?? new Map<string, Set<string>>();
  if (branch !== '') reading.byBranch.set(branch, own);
  for (const key of Object.keys(raw)) {
    const value = raw[key];
    if (!isRead(key, value)) continue;
    const known = reading.words.get(key) ?? new Map<string, Located>();
    reading.words.set(key, known);
    const text = canonical(value);
    if (!known.has(text)) known.set(text, below(at, value, key));
    own.set(key, (own.get(key) ?? new Set()).add(text));
  }
}

/** Branches have no order, so the names and values of several of them have none either. */
function hasSeveral(raw: JsonObject): boolean {
  return ['anyOf', 'oneOf', 'allOf'].some((key) => {
    const list = member(raw, key);
    return Array.isArray(list) && list.length > 1;
  });
}

/** The branches of which a value has one, when there are several. */
function branchesOf(raw: JsonObject): ReadonlySet<unknown> {
  const lists = ['anyOf', 'oneOf'].map((key) => member(raw, key));
  return new Set(lists.flatMap((list) => (Array.isArray(list) && list.length > 1 ? list : [])));
}

function noteOrder(reading: Reading, at: Located, raw: JsonObject): void {
  const properties = member(raw, 'properties');
  if (isObject(properties)) for (const name of Object.keys(properties)) reading.names.add(name);
  const list = member(raw, 'enum');
  if (!Array.isArray(list)) return;
  for (const [index, value] of list.entries()) {
    const text = canonical(value);
    if (!reading.values.has(text)) reading.values.set(text, below(at, value, 'enum', index));
  }
}

/** Keywords that are compared by what they mean are not compared by how they read. */
function isRead(key: string, value: unknown): boolean {
  if (key === 'format') return !isAssertedFormat(value);
  return !CONSTRAINING.has(key) && !STRUCTURAL.has(key);
}

/** The schemas in a schema, each with the place that it speaks of. */
function* nested(at: Located, raw: JsonObject, path: Path, resolve: Resolve): Generator<[Located, Path]> {
  for (const { keyword, ref } of referencesOf(raw)) {
    const target = resolve(ref, keyword);
    if (target) yield [target, path];
  }
  for (const key of Object.keys(raw)) {
    const value = raw[key];
    const under = (...tokens: (string | number)[]) => below(at, valueUnder(value, tokens), key, ...tokens);
    switch (key) {
      case 'allOf':
      case 'anyOf':
      case 'oneOf':
        if (Array.isArray(value)) for (const index of value.keys()) yield [under(index), path];
        break;
      case 'not':
      case 'if':
      case 'then':
      case 'else':
        yield [under(), path];
        break;
      case 'dependentSchemas':
      case 'dependencies':
        if (isObject(value)) for (const name of Object.keys(value)) yield [under(name), path];
        break;
      case 'properties':
        if (isObject(value)) for (const name of Object.keys(value)) yield [under(name), memberOf(path, name)];
        break;
      case 'patternProperties':
        if (isObject(value))
          for (const name of Object.keys(value)) yield [under(name), mapValueOf(path, name)];
        break;
      case 'additionalProperties':
      case 'unevaluatedProperties':
      case 'propertyNames':
        yield [under(), mapValueOf(path)];
        break;
      case 'items':
      case 'prefixItems':
        if (Array.isArray(value))
          for (const index of value.keys()) yield [under(index), entryOf(path, index)];
        else yield [under(), entryOf(path)];
        break;
      case 'additionalItems':
      case 'unevaluatedItems':
      case 'contains':
        yield [under(), entryOf(path)];
        break;
    }
  }
}

function valueUnder(value: unknown, tokens: readonly (string | number)[]): unknown {
  return tokens.reduce<unknown>((found, token) => (found as Record<string | number, unknown>)[token], value);
}
