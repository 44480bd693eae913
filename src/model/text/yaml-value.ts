import { type Alias, isAlias, isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import { isObject } from '../value.js';
import { type Anchored, isMerge, keyOf, startOf } from './yaml-node.js';

/** A tool spec is never nested so deep; the parser gives up a little further down, where the stack of the machine ends. */
const MOST_LEVELS = 300;

/**
 * How many values all aliases of a text may stand for. Each gives a copy of its own, so that ten lines can stand for
 * a billion values; a large spec with shared parameters stays far below.
 */
const MOST_ALIASED = 200_000;

/** A text that is YAML and yet has no value. */
export class NoValue extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

/** Turns the nodes of a text into values as JSON would have them. */
export class ValueReader {
  /** The anchors that have been passed in this document; a name can be given again. */
  readonly #anchors = new Map<string, Node>();
  readonly #anchored = new Map<Alias, Node>();
  /** The lists and maps around what is being read. */
  readonly #around = new Set<Node>();
  /** The outermost alias that is being followed: what it leads to has been read once before. */
  #following: Alias | undefined;
  #aliased = 0;

  constructor(private readonly text: string) {}

  /** What the aliases read so far stand for. */
  get anchored(): Anchored {
    return this.#anchored;
  }

  /** @param root of a document, whose anchors are its own @throws {NoValue} */
  readDocument(root: unknown): unknown {
    this.#anchors.clear();
    return this.#read(root);
  }

  #read(node: unknown): unknown {
    if (isAlias(node)) return this.#follow(node);
    if (this.#following && ++this.#aliased > MOST_ALIASED)
      throw new NoValue(
        `the aliases stand for more than ${MOST_ALIASED} values`,
        startOf(this.#following) ?? 0,
      );
    if (!isScalar(node) && !isMap(node) && !isSeq(node)) return null;
    if (node.anchor !== undefined && !this.#following) this.#anchors.set(node.anchor, node);
    if (isScalar(node)) return node.value ?? null;
    if (this.#around.size === MOST_LEVELS)
      throw new NoValue(`this is nested more than ${MOST_LEVELS} levels deep`, startOf(node) ?? 0);
    this.#around.add(node);
    const value = isMap(node) ? this.#object(node) : node.items.map((item) => this.#read(item));
    this.#around.delete(node);
    return value;
  }

  #follow(alias: Alias): unknown {
    const fail = (message: string) => new NoValue(message, startOf(alias) ?? 0);
    const node = this.#anchored.get(alias) ?? this.#anchors.get(alias.source);
    if (!node) throw fail(`no anchor "&${alias.source}" stands before this alias`);
    if (this.#around.has(node)) throw fail(`the alias "*${alias.source}" stands inside what it repeats`);
    this.#anchored.set(alias, node);
    const isOutermost = !this.#following;
    this.#following ??= alias;
    const value = this.#read(node);
    if (isOutermost) this.#following = undefined;
    return value;
  }

  #object(map: YAMLMap): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    for (const pair of map.items) {
      this.#read(pair.key);
      const value = this.#read(pair.value);
      if (!isMerge(pair)) {
        setMember(object, keyOf(pair, this.#anchored, this.text), value);
        continue;
      }
      for (const source of Array.isArray(value) ? value : [value]) {
        if (!isObject(source))
          throw new NoValue('"<<" takes a map, or a list of maps', startOf(pair.key) ?? 0);
        // What is written out wins over what is merged, whichever stands first.
        for (const [key, merged] of Object.entries(source))
          if (!Object.hasOwn(object, key)) setMember(object, key, merged);
      }
    }
    return object;
  }
}

/** An assignment would set the prototype for the key `__proto__`. */
function setMember(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') object[key] = value;
  else Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}
