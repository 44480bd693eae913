import { step, tokensOf } from '../pointer.js';
import { isObject } from '../value.js';
import { type Arguments, argumentsOf } from './arguments.js';
import { type Dialect, dialectOf } from './dialect.js';
import { KEYWORDS, type Nesting } from './keywords.js';
import { SchemaNode } from './node.js';

/** A keyword worth a place: its schema, its name, its value. */
export interface Keyword {
  readonly node: SchemaNode;
  readonly keyword: string;
  readonly value: unknown;
  /** Where it stands in the document. */
  readonly pointer: string;
}

/** Where a `$ref` leads. A remote one is never fetched (MCP 2026-07-28, basic, "JSON Schema Usage"). */
export type Target = SchemaNode | 'remote' | 'dangling';

/** Dialects whose meta-schemas the screen does not know. */
const UNSCREENED: ReadonlySet<Dialect | undefined> = new Set<Dialect | undefined>(['draft-04', 'draft-06']);

/** Levels that one walk descends on the call stack; what is deeper begins a new walk. */
const STACK_LEVELS = 200;

/**
 * A schema with everything written in it, whether or not a caller can reach it: definitions, branches, negations. It
 * is read in one pass, in the order of the text; nesting is not bounded by the call stack.
 */
export class SchemaTree {
  readonly root: SchemaNode;
  readonly dialect: Dialect | undefined;
  /** Beyond doubt valid for its dialect; false = ask the meta-schema. */
  plain: boolean;
  /** Levels of schemas inside schemas; the root alone is 1. */
  depth = 0;
  /** Nodes with a `$ref`. */
  readonly refs: SchemaNode[] = [];
  readonly patterns: Keyword[] = [];
  readonly headers: Keyword[] = [];
  /** `nullable` and `example`: words of OpenAPI 3.0 that JSON Schema ignores. */
  readonly foreignWords: Keyword[] = [];
  /** Nodes that can be referred to by name: `$id`, `id`, `$anchor`, `$dynamicAnchor`. */
  readonly #named = new Map<string, SchemaNode>();
  readonly #screened: Dialect;
  readonly #deferred: { readonly node: SchemaNode; readonly depth: number }[] = [];
  readonly #nodes: SchemaNode[] = [];
  #stack = 0;
  readonly #byRaw = new Map<unknown, SchemaNode>();
  #indexed = 0;
  #arguments: Arguments | undefined;

  /**
   * @param schema the schema as written
   * @param pointer where it stands in the document
   */
  constructor(schema: unknown, pointer: string) {
    this.dialect = dialectOf(schema);
    this.plain = !UNSCREENED.has(this.dialect);
    this.#screened = this.dialect ?? '2020-12';
    this.root = new SchemaNode(schema, undefined, pointer, undefined);
    this.#readAll(this.root, 1);
  }

  /** What a caller fills in. */
  get arguments(): Arguments {
    this.#arguments ??= argumentsOf(this);
    return this.#arguments;
  }

  /** Every schema in it, in the order of the text. */
  get nodes(): readonly SchemaNode[] {
    return this.#nodes;
  }

  /** Follows `ref`, the value of a `$ref`, one step. */
  resolve(ref: string): Target {
    const hash = ref.indexOf('#');
    const base = hash === -1 ? ref : ref.slice(0, hash);
    const fragment = hash === -1 ? '' : ref.slice(hash + 1);
    if (base === '') return this.#inside(this.root, fragment);
    const resource = this.#named.get(base) ?? this.#named.get(`${base}#`);
    return resource ? this.#inside(resource, fragment) : 'remote';
  }

  #inside(resource: SchemaNode, fragment: string): Target {
    if (fragment === '') return resource;
    if (!fragment.startsWith('/')) return this.#named.get(`#${fragment}`) ?? 'dangling';
    const pointer = decodeFragment(fragment);
    if (pointer === undefined) return 'dangling';
    const raw = tokensOf(pointer).reduce(step, resource.raw);
    if (!isObject(raw) && typeof raw !== 'boolean') return 'dangling';
    return this.#nodeOf(raw, `${resource.pointer}${pointer}`);
  }

  /** The node of a schema inside this one; a reference may also lead to where no keyword has a schema. */
  #nodeOf(raw: unknown, pointer: string): SchemaNode {
    const known = isObject(raw) ? this.#index().get(raw) : undefined;
    if (known) return known;
    const node = new SchemaNode(raw, undefined, pointer, undefined);
    this.#readAll(node, 1);
    return node;
  }

  /** The nodes by what they were read from. */
  #index(): ReadonlyMap<unknown, SchemaNode> {
    if (this.#indexed < this.#nodes.length) {
      for (const node of this.#nodes.slice(this.#indexed))
        if (isObject(node.raw)) this.#byRaw.set(node.raw, node);
      this.#indexed = this.#nodes.length;
    }
    return this.#byRaw;
  }

  #readAll(node: SchemaNode, depth: number): void {
    this.#nodes.push(node);
    this.#deferred.push({ node, depth });
    for (let next = this.#deferred.pop(); next; next = this.#deferred.pop())
      this.#read(next.node, next.depth);
  }

  #read(node: SchemaNode, depth: number): void {
    if (depth > this.depth) this.depth = depth;
    const schema = node.raw;
    if (!isObject(schema)) {
      if (typeof schema !== 'boolean') this.plain = false;
      return;
    }
    if (this.#stack > STACK_LEVELS) {
      this.#deferred.push({ node, depth });
      return;
    }
    this.#stack++;
    let keywords = 0;
    for (const key in schema) {
      const value = schema[key];
      keywords++;
      const keyword = KEYWORDS.get(key);
      if (!keyword) this.#noteUnknown(node, key, value);
      else {
        if (this.plain && !keyword.fits(value, this.#screened)) this.plain = false;
        if (keyword.nesting === 'none') this.#take(node, key, value);
        else this.#nest(node, keyword.nesting, key, value, depth + 1);
      }
    }
    node.keywords = keywords;
    this.#stack--;
  }

  /** A keyword without schemas in it. */
  #take(node: SchemaNode, key: string, value: unknown): void {
    switch (key) {
      case 'type':
        node.type = value;
        break;
      case 'description':
        if (typeof value === 'string' && value.trim() !== '') node.description = value;
        break;
      case 'required':
        node.required = value;
        break;
      case 'enum':
        node.ownRare.enum = value;
        break;
      case 'const':
        node.ownRare.const = value;
        node.ownRare.hasConst = true;
        break;
      case 'default':
        node.ownRare.hasDefault = true;
        break;
      case 'examples':
        node.ownRare.examples = value;
        break;
      case '$ref':
        if (typeof value !== 'string') break;
        node.ownRare.ref = value;
        this.refs.push(node);
        break;
      case 'pattern':
        if (typeof value === 'string') this.patterns.push(place(node, key, value));
        break;
      case '$id':
        this.#name(value, node);
        break;
      case '$anchor':
      case '$dynamicAnchor':
        if (typeof value === 'string') this.#name(`#${value}`, node);
        break;
    }
  }

  #name(name: unknown, node: SchemaNode): void {
    if (typeof name === 'string' && !this.#named.has(name)) this.#named.set(name, node);
  }

  #noteUnknown(node: SchemaNode, key: string, value: unknown): void {
    if (key === 'x-mcp-header') this.headers.push(place(node, key, value));
    else if (key === 'nullable' || key === 'example') this.foreignWords.push(place(node, key, value));
    else if (key === 'id') this.#name(value, node);
  }

  /** A keyword that holds schemas. */
  #nest(node: SchemaNode, nesting: Nesting, key: string, value: unknown, depth: number): void {
    const children = this.#children(node, nesting, key, value, depth);
    switch (key) {
      case 'properties':
        if (isObject(value)) node.properties = children;
        break;
      case 'items':
      case 'prefixItems':
      case 'additionalItems':
      case 'unevaluatedItems':
        node.items = node.items ? [...node.items, ...children] : children;
        break;
      case 'additionalProperties':
      case 'unevaluatedProperties':
        node[key] = children[0];
        break;
      case 'allOf':
      case 'anyOf':
      case 'oneOf':
        node.ownRare[key] = children;
        break;
      case 'then':
      case 'else':
      case 'dependentSchemas':
        node.ownRare.conditional = [...node.rare.conditional, ...children];
        break;
      case 'not':
        node.ownRare.not = children[0];
        break;
      case 'patternProperties':
        node.ownRare.hasPatternProperties = true;
        for (const child of children)
          this.patterns.push({ node: child, keyword: key, value: child.token, pointer: child.pointer });
        break;
      case 'propertyNames':
        node.ownRare.hasPropertyNames = true;
        break;
    }
  }

  #children(node: SchemaNode, nesting: Nesting, key: string, value: unknown, depth: number): SchemaNode[] {
    const children: SchemaNode[] = [];
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++)
        children.push(this.#child(value[index], node, key, index, depth));
    } else if (nesting === 'map' || nesting === 'map-of-schema-or-names') {
      if (!isObject(value)) return children;
      for (const name in value) {
        const member = value[name];
        // `dependencies` of draft-07 holds lists of names beside schemas.
        if (nesting === 'map' || !Array.isArray(member))
          children.push(this.#child(member, node, key, name, depth));
      }
    } else children.push(this.#child(value, node, key, undefined, depth));
    return children;
  }

  #child(
    raw: unknown,
    up: SchemaNode,
    keyword: string,
    token: string | number | undefined,
    depth: number,
  ): SchemaNode {
    const node = new SchemaNode(raw, up, keyword, token);
    this.#nodes.push(node);
    this.#read(node, depth);
    return node;
  }
}

function place(node: SchemaNode, keyword: string, value: unknown): Keyword {
  return { node, keyword, value, pointer: `${node.pointer}/${keyword}` };
}

/** A pointer inside a URI fragment is percent-encoded (RFC 6901 §6); undefined when the encoding is broken. */
function decodeFragment(fragment: string): string | undefined {
  if (!fragment.includes('%')) return fragment;
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}
