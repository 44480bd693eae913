/**
 * Prepares a schema for @cfworker/json-schema. The validator interprets, which is what a strict content security
 * policy needs, but it trusts its schemas; so it never sees the caller's. It gets a copy in which
 *
 * - only the words of the dialect are left, each known to be well-formed;
 * - references are resolved (`references.ts`) and every visit to a schema is paid for, so that none runs away;
 * - a pattern only lists the texts it was found to match (`listed-patterns.ts`), so none of the caller's is run;
 * - `false` is `{ not: {} }`, whose errors say where they come from;
 * - a schema with `unevaluatedProperties` or `unevaluatedItems` judges on its own: the validator lets it see what the
 *   schemas beside it have evaluated.
 */
import { format as FORMATS, type Schema } from '@cfworker/json-schema';
import { ListedPatterns } from './listed-patterns.js';
import { References } from './references.js';
import { DanglingReference, FaultyKeyword, NotJudged } from './stops.js';
import { isObject } from './subschemas.js';
import { type Dialect, type Holds, type Vocabulary, vocabularyOf } from './vocabulary.js';
import { isWellFormed } from './well-formed.js';

/** These apply schemas to the very value their own schema applies to. */
const IN_PLACE: ReadonlySet<string> = new Set([
  'allOf',
  'anyOf',
  'oneOf',
  'then',
  'else',
  'dependentSchemas',
]);

/** How many schemas may be visited while judging one value. */
const MAX_VISITS = 200_000;

/** Words that say nothing about a value. Definitions are copied when a reference leads there. */
const SILENT: ReadonlySet<string> = new Set([
  ...['id', '$id', '$schema', '$anchor', '$dynamicAnchor', '$recursiveAnchor', '$vocabulary', '$comment'],
  ...[
    '$defs',
    'definitions',
    'title',
    'description',
    'default',
    'examples',
    'deprecated',
    'readOnly',
    'writeOnly',
  ],
  ...['contentEncoding', 'contentMediaType', 'contentSchema'],
]);

export interface PreparedSchema {
  readonly root: Schema | boolean;
  /** Referred schemas by the keys that the copies' `$ref` hold. */
  readonly lookup: Record<string, Schema | boolean>;
  /** What each copy is a copy of, for messages. */
  readonly originals: ReadonlyMap<unknown, unknown>;
  /** What the reference in a copy leads to. */
  readonly targets: ReadonlyMap<unknown, Schema | boolean>;
  /** How many schemas there are, lists of names and values counted in. */
  readonly nodes: number;
  /** Whether some list is asked for unique items: these are compared all with all. */
  readonly comparesItems: boolean;
}

/**
 * @param texts every text of the value; patterns are tried on these
 * @throws FaultyKeyword when the schema is malformed; NotJudged when a pattern is too slow; InvalidPattern when one is invalid
 */
export function prepareSchema(root: unknown, dialect: Dialect, texts: ReadonlySet<string>): PreparedSchema {
  return new Preparation(root, dialect, texts).run(root);
}

class Preparation {
  private readonly vocabulary: Vocabulary;
  private readonly references: References;
  private readonly lookup: Record<string, Schema | boolean> = Object.create(null);
  private readonly copies = new Map<unknown, Schema>();
  private readonly isolated = new Map<Schema, Schema>();
  private readonly originals = new Map<unknown, unknown>();
  private readonly targets = new Map<unknown, Schema | boolean>();
  private readonly unfilled: { original: Record<string, unknown>; copy: Schema; base: string }[] = [];
  private readonly visits = { left: MAX_VISITS };
  private readonly patterns: ListedPatterns;
  private nodes = 0;
  private comparesItems = false;

  constructor(
    root: unknown,
    private readonly dialect: Dialect,
    texts: ReadonlySet<string>,
  ) {
    this.patterns = new ListedPatterns(texts);
    this.vocabulary = vocabularyOf(dialect);
    this.references = new References(root, dialect, this.vocabulary);
  }

  run(original: unknown): PreparedSchema {
    if (!isWellFormed(original, 'schema'))
      throw new NotJudged('the schema is neither an object nor a boolean');
    const root = this.copyOf(original, '');
    for (let next = this.unfilled.pop(); next !== undefined; next = this.unfilled.pop()) {
      this.fill(next.original, next.copy, this.references.baseOf(next.original, next.base));
    }
    const { lookup, originals, targets, nodes, comparesItems } = this;
    return { root, lookup, originals, targets, nodes, comparesItems };
  }

  /** The copy of a schema, filled later: schemas may contain and refer to one another in circles. */
  private copyOf(original: unknown, base: string): Schema | boolean {
    if (original === true) return true;
    const known = isObject(original) ? this.copies.get(original) : undefined;
    if (known !== undefined) return known;
    this.nodes++;
    if (!isObject(original)) return this.nothing(original);
    const copy: Schema = Object.create(null);
    this.originals.set(copy, original);
    this.copies.set(original, copy);
    this.unfilled.push({ original, copy, base });
    return copy;
  }

  private fill(original: Record<string, unknown>, copy: Schema, base: string): void {
    const isPlainReference = this.dialect.startsWith('draft') && typeof original['$ref'] === 'string';
    for (const [keyword, held] of Object.entries(original)) {
      const holds = this.vocabulary.get(keyword);
      if (holds === undefined || SILENT.has(keyword) || isPlainReference) continue;
      if (!isWellFormed(held, holds)) {
        throw new FaultyKeyword(keyword);
      }
      if (!keyword.startsWith('$')) this.fillKeyword(copy, keyword, held, holds, base);
    }
    this.fillReference(original, copy, base);
    this.fillDynamicReference(original, copy, base);
  }

  private fillKeyword(copy: Schema, keyword: string, held: unknown, holds: Holds, base: string): void {
    if (keyword === 'pattern') copy.pattern = this.patterns.list(String(held));
    else if (keyword === 'format') {
      // "url" is in no dialect, and the validator's expression for it is too slow on some hosts.
      if (Object.hasOwn(FORMATS, String(held)) && held !== 'url') copy.format = String(held);
    } else if (holds === 'named-schemas' || holds === 'named-dependencies') {
      copy[keyword] = this.copyNamed(keyword, held, base);
    } else if (Array.isArray(held) && holds.startsWith('schema')) {
      copy[keyword] = held.map((each) => this.copyFor(keyword, each, base));
    } else if (holds.startsWith('schema')) copy[keyword] = this.copyFor(keyword, held, base);
    else {
      if (Array.isArray(held)) this.nodes += held.length;
      if (keyword === 'uniqueItems') this.comparesItems ||= held === true;
      copy[keyword] = held;
    }
  }

  private copyNamed(keyword: string, held: unknown, base: string): Record<string, Schema> {
    const copies: Record<string, unknown> = Object.create(null);
    for (const [name, each] of Object.entries(held as object)) {
      const key = keyword === 'patternProperties' ? this.patterns.list(name) : name;
      copies[key] = Array.isArray(each) ? each : this.copyFor(keyword, each, base);
    }
    return copies as Record<string, Schema>;
  }

  private copyFor(keyword: string, original: unknown, base: string): Schema | boolean {
    const copy = this.copyOf(original, base);
    return IN_PLACE.has(keyword) ? this.isolate(original, copy) : copy;
  }

  /**
   * Below `if` the validator takes a fresh account of what is evaluated. In `else` the schema is tried again, for its
   * errors only.
   */
  private isolate(original: unknown, copy: Schema | boolean): Schema | boolean {
    const isAware = ['unevaluatedProperties', 'unevaluatedItems'].some(
      (keyword) => this.vocabulary.has(keyword) && isObject(original) && keyword in original,
    );
    if (!isAware || typeof copy === 'boolean') return copy;
    const known = this.isolated.get(copy);
    if (known !== undefined) return known;
    const refusal = this.nothing(original);
    const isolated: Schema = Object.create(null);
    isolated.if = copy;
    isolated.else = Object.assign(Object.create(null), { allOf: [copy, refusal] });
    this.isolated.set(copy, isolated);
    return isolated;
  }

  /** A schema that no value fits, on behalf of another. */
  private nothing(original: unknown): Schema {
    const copy: Schema = Object.create(null);
    copy.not = Object.create(null) as Schema;
    this.originals.set(copy, original);
    return copy;
  }

  /** Gives the copy a `$ref` that counts visits, since the validator reads it first on every visit. */
  private fillReference(original: Record<string, unknown>, copy: Schema, base: string): void {
    const { visits } = this;
    const { $ref } = original;
    const key = typeof $ref === 'string' ? this.refer($ref, copy, base) : undefined;
    Object.defineProperty(copy, '$ref', {
      enumerable: true,
      get(): string | undefined {
        if (--visits.left < 0) throw new NotJudged('it takes too many steps to check');
        if (typeof $ref === 'string' && key === undefined) throw new DanglingReference($ref);
        return key;
      },
    });
  }

  /** The key of what a reference leads to. */
  private refer(reference: string, from: Schema, base: string): string | undefined {
    const target = this.references.resolve(reference, base);
    if (target === undefined) return undefined;
    const copy = this.isolate(target.schema, this.copyOf(target.schema, target.base));
    const key = String(this.targets.size);
    this.targets.set(from, copy);
    this.lookup[key] = copy;
    return key;
  }

  /** In one document a dynamic reference is a plain one, as long as its anchor is there once. */
  private fillDynamicReference(original: Record<string, unknown>, copy: Schema, base: string): void {
    for (const keyword of ['$dynamicRef', '$recursiveRef']) {
      const reference = original[keyword];
      if (typeof reference !== 'string' || !this.vocabulary.has(keyword)) continue;
      if (this.references.isAmbiguous(reference.slice(reference.indexOf('#') + 1))) {
        throw new NotJudged(`"${keyword}" in the schema has more than one meaning`);
      }
      const plain: Schema = Object.create(null);
      this.originals.set(plain, original);
      this.fillReference({ $ref: reference }, plain, base);
      copy.allOf = [...(copy.allOf ?? []), plain];
    }
  }
}
