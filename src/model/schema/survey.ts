import type { Path } from '../pointer.js';
import { isObject, type JsonObject } from '../value.js';
import { type Dialect, dialectOf } from './dialect.js';
import { KEYWORDS, type Nesting } from './keywords.js';

/** What a keyword holds, and the place of that keyword. */
export interface Place {
  readonly path: Path;
  readonly value: unknown;
}

/** An `x-mcp-header`: where it stands, on what, and whether only `properties` lead from the root to it. */
export interface Header extends Place {
  readonly owner: JsonObject;
  readonly reachable: boolean;
}

/** A schema that can be referred to by name: `$id`, `id`, `$anchor`, `$dynamicAnchor`. */
export interface NamedSchema {
  readonly name: string;
  readonly schema: JsonObject;
  readonly path: Path;
}

/** Everything that is written in a schema, whether or not a caller can reach it: definitions, branches, negations. */
export interface Survey {
  readonly dialect: Dialect | undefined;
  /** Beyond doubt valid for its dialect; false = ask the meta-schema. */
  readonly plain: boolean;
  /** Levels of schemas inside schemas; the root alone is 1. */
  readonly depth: number;
  readonly refs: readonly Place[];
  readonly patterns: readonly Place[];
  readonly headers: readonly Header[];
  /** `nullable` and `example`: words of OpenAPI 3.0 that JSON Schema ignores. */
  readonly foreignWords: readonly Place[];
  readonly named: readonly NamedSchema[];
}

/** Dialects whose meta-schemas the screen does not know. */
const UNSCREENED: ReadonlySet<Dialect | undefined> = new Set<Dialect | undefined>(['draft-04', 'draft-06']);

/**
 * Reads every schema below `root` once, in the order of the text.
 * @param root the schema
 * @param path where it stands in the document
 */
export function surveySchema(root: unknown, path: Path): Survey {
  const walk = new SurveyWalk(dialectOf(root));
  walk.run(root, path);
  return walk;
}

/** A schema that is too deep for the call stack and waits to be read from the start of a new one. */
interface Deferred {
  readonly schema: unknown;
  readonly path: Path;
  readonly depth: number;
  readonly chain: boolean;
}

/** Levels that one walk descends on the call stack; what is deeper begins a new walk. */
const STACK_LEVELS = 200;

class SurveyWalk implements Survey {
  plain: boolean;
  depth = 0;
  readonly refs: Place[] = [];
  readonly patterns: Place[] = [];
  readonly headers: Header[] = [];
  readonly foreignWords: Place[] = [];
  readonly named: NamedSchema[] = [];
  readonly #screened: Dialect;
  readonly #deferred: Deferred[] = [];
  /** The way from `#start` to the schema that is read. A path is made of it only for what is worth a place. */
  readonly #tokens: (string | number)[] = [];
  #start: Path = { up: undefined, token: '' };

  constructor(readonly dialect: Dialect | undefined) {
    this.plain = !UNSCREENED.has(dialect);
    this.#screened = dialect ?? '2020-12';
  }

  run(root: unknown, path: Path): void {
    this.#deferred.push({ schema: root, path, depth: 1, chain: true });
    for (let next = this.#deferred.pop(); next; next = this.#deferred.pop()) {
      this.#start = next.path;
      this.#visit(next.schema, next.depth, next.chain);
    }
  }

  /** @param chain only `properties` lead from the root to `schema` */
  #visit(schema: unknown, depth: number, chain: boolean): void {
    if (depth > this.depth) this.depth = depth;
    if (!isObject(schema)) {
      if (typeof schema !== 'boolean') this.plain = false;
      return;
    }
    if (this.#tokens.length > STACK_LEVELS) {
      this.#deferred.push({ schema, path: this.#here(), depth, chain });
      return;
    }
    for (const key in schema) {
      const value = schema[key];
      const keyword = KEYWORDS.get(key);
      if (!keyword) this.#noteUnknown(schema, key, value, chain);
      else {
        if (this.plain && !keyword.fits(value, this.#screened)) this.plain = false;
        if (keyword.nesting !== 'none')
          this.#nested(keyword.nesting, key, value, depth + 1, chain && key === 'properties');
        else if (typeof value === 'string') this.#noteText(schema, key, value);
      }
    }
  }

  #nested(nesting: Nesting, key: string, value: unknown, depth: number, chain: boolean): void {
    if (typeof value !== 'object' || value === null) return;
    const tokens = this.#tokens;
    tokens.push(key);
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) {
        tokens.push(index);
        this.#visit(value[index], depth, false);
        tokens.pop();
      }
    } else if (nesting === 'map' || nesting === 'map-of-schema-or-names') {
      const members = value as JsonObject;
      for (const name in members) {
        // `dependencies` of draft-07 holds lists of names beside schemas.
        if (nesting !== 'map' && Array.isArray(members[name])) continue;
        tokens.push(name);
        if (key === 'patternProperties') this.patterns.push({ path: this.#here(), value: name });
        this.#visit(members[name], depth, chain);
        tokens.pop();
      }
    } else this.#visit(value, depth, chain);
    tokens.pop();
  }

  #noteText(schema: JsonObject, key: string, value: string): void {
    if (key === '$ref') this.refs.push({ path: this.#here(key), value });
    else if (key === 'pattern') this.patterns.push({ path: this.#here(key), value });
    else if (key === '$id') this.named.push({ name: value, schema, path: this.#here() });
    else if (key === '$anchor' || key === '$dynamicAnchor')
      this.named.push({ name: `#${value}`, schema, path: this.#here() });
  }

  #noteUnknown(schema: JsonObject, key: string, value: unknown, chain: boolean): void {
    if (key === 'x-mcp-header')
      this.headers.push({ path: this.#here(key), value, owner: schema, reachable: chain });
    else if (key === 'nullable' || key === 'example')
      this.foreignWords.push({ path: this.#here(key), value });
    else if (key === 'id' && typeof value === 'string')
      this.named.push({ name: value, schema, path: this.#here() });
  }

  /** The path of the schema that is read, or of one of its keywords. */
  #here(keyword?: string): Path {
    let path = this.#start;
    for (const token of this.#tokens) path = { up: path, token };
    return keyword === undefined ? path : { up: path, token: keyword };
  }
}
