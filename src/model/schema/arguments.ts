import { DEEPEST_SCHEMA } from './depth.js';
import type { SchemaNode } from './node.js';
import type { SchemaTree } from './tree.js';

/** A name in a `required` list. */
export interface RequiredName {
  readonly name: string;
  /** Where the name stands. */
  readonly pointer: string;
  /** It applies only in a branch: `anyOf`, `oneOf`, `then`, `else`, `dependentSchemas`. */
  readonly conditional: boolean;
}

/** One object that a caller sends: the root, an object parameter, or the entries of a list. */
export class ArgumentObject {
  /** It takes keys that are not listed: `patternProperties`, or a schema for additional keys. */
  isMap = false;
  readonly #always: SchemaNode[] = [];
  readonly #conditional: SchemaNode[] = [];
  #undefinedRequired: readonly RequiredName[] | undefined = undefined;

  constructor(
    /** How a person would write the way to it: `filter.items[]`; '' for the root. */
    readonly label: string,
  ) {}

  /** Takes in a schema that applies to this object. */
  add(node: SchemaNode, conditional: boolean): void {
    (conditional ? this.#conditional : this.#always).push(node);
    if (
      node.rare.hasPatternProperties ||
      isMapOf(node.additionalProperties) ||
      isMapOf(node.unevaluatedProperties)
    )
      this.isMap = true;
  }

  /** True when a schema here says that keys are taken which it does not list: `additionalProperties: true`. */
  get takesOthers(): boolean {
    return [...this.#always, ...this.#conditional].some(
      ({ additionalProperties, unevaluatedProperties }) =>
        additionalProperties?.acceptsAnything || unevaluatedProperties?.acceptsAnything,
    );
  }

  /** True when a `required` that always applies here names `name`. */
  alwaysRequires(name: string): boolean {
    for (const node of this.#always) if (requires(node, name)) return true;
    return false;
  }

  /** True when any `required` here names `name`, be it in a branch. */
  mentionsRequired(name: string): boolean {
    return this.alwaysRequires(name) || this.#conditional.some((node) => requires(node, name));
  }

  /** The names in the `required` lists here that no schema applying here defines. A map takes any name. */
  get undefinedRequired(): readonly RequiredName[] {
    this.#undefinedRequired ??= this.isMap ? [] : this.#findUndefined();
    return this.#undefinedRequired;
  }

  /**
   * The names that are always required and that no value can have: a closed schema beside them does not list them
   * (it sees its own `properties` only, not those of an `allOf`), or their schema is `false`.
   */
  get refusedRequired(): readonly RequiredName[] {
    const names = this.#always.flatMap((node) => namesRequiredBy(node));
    return names.filter(({ name }) => this.#always.some((node) => refuses(node, name)));
  }

  #findUndefined(): RequiredName[] {
    const found: RequiredName[] = [];
    for (const nodes of [this.#always, this.#conditional])
      for (const node of nodes) {
        for (const entry of namesRequiredBy(node))
          if (!this.#defines(entry.name)) found.push({ ...entry, conditional: nodes === this.#conditional });
      }
    return found;
  }

  /** True when some schema that applies here defines `name` under `properties`. */
  #defines(name: string): boolean {
    return (
      this.#always.some((node) => hasProperty(node, name)) ||
      this.#conditional.some((node) => hasProperty(node, name))
    );
  }
}

function namesRequiredBy(node: SchemaNode): RequiredName[] {
  if (!Array.isArray(node.required)) return [];
  return node.required.flatMap((name: unknown, index) =>
    typeof name === 'string'
      ? [{ name, pointer: `${node.pointer}/required/${index}`, conditional: false }]
      : [],
  );
}

function refuses(node: SchemaNode, name: string): boolean {
  if (node.properties?.some((property) => property.token === name && property.raw === false)) return true;
  const isClosed = node.additionalProperties?.raw === false && !node.rare.hasPatternProperties;
  return isClosed && !hasProperty(node, name);
}

function hasProperty({ properties }: SchemaNode, name: string): boolean {
  if (properties) for (const property of properties) if (property.token === name) return true;
  return false;
}

function requires({ required }: SchemaNode, name: string): boolean {
  return Array.isArray(required) && required.includes(name);
}

/** A schema for additional keys; a boolean says whether there may be some, not what they hold. */
function isMapOf(node: SchemaNode | undefined): boolean {
  return node !== undefined && typeof node.raw === 'object';
}

/** One named argument that a caller can fill in, at any depth. */
export class Parameter {
  constructor(
    readonly node: SchemaNode,
    readonly owner: ArgumentObject,
  ) {}

  get name(): string {
    return this.node.token as string;
  }

  /** How a person would write the way to it: `filter.items[].value`. */
  get label(): string {
    return this.owner.label === '' ? this.name : `${this.owner.label}.${this.name}`;
  }

  /** Where its schema stands in the document. */
  get pointer(): string {
    return this.node.pointer;
  }

  /** Named in a `required` that always applies where it stands, or in that of the branch that defines it. */
  get required(): boolean {
    return (
      (this.node.up !== undefined && requires(this.node.up, this.name)) ||
      this.owner.alwaysRequires(this.name)
    );
  }
}

/** What a caller of a schema fills in. */
export interface Arguments {
  readonly parameters: readonly Parameter[];
  /** The parameters that a caller names at the top. */
  readonly root: readonly Parameter[];
  /** The objects that parameters belong to; the first is the root. */
  readonly objects: readonly ArgumentObject[];
}

/**
 * Lists every parameter of a schema: nested objects, list items, composition branches, local references followed once
 * each. A cycle ends the walk; the values of a map are not entered; `not` and `if` ask for nothing. A property whose
 * schema is `false` cannot be filled in and is none. (Rubric: "Rules over parameters".)
 */
export function argumentsOf(tree: SchemaTree): Arguments {
  const walk = new ArgumentWalk(tree);
  walk.run();
  const { parameters, objects } = walk;
  const root = objects.length === 1 ? parameters : parameters.filter(({ owner }) => owner === objects[0]);
  return { parameters, root, objects };
}

/** A schema that applies at the place that is read. */
interface Applied {
  readonly node: SchemaNode;
  readonly conditional: boolean;
  /** False below a definition that was counted elsewhere: its names are known here, its parameters not counted again. */
  readonly counted: boolean;
}

class ArgumentWalk {
  readonly parameters: Parameter[] = [];
  readonly objects: ArgumentObject[] = [];
  readonly #counted = new Set<SchemaNode>();
  readonly #waiting: { readonly node: SchemaNode; readonly label: string; readonly depth: number }[] = [];

  constructor(private readonly tree: SchemaTree) {}

  run(): void {
    this.#enter(this.tree.root, '', 1);
    for (let next = 0; next < this.#waiting.length; next++) {
      const { node, label, depth } = this.#waiting[next]!;
      this.#read(node, label, depth);
    }
  }

  /** Notes a schema to be read, once. */
  #enter(node: SchemaNode, label: string, depth: number): void {
    if (!mayHoldParameters(node) || depth > DEEPEST_SCHEMA || this.#counted.has(node)) return;
    this.#counted.add(node);
    this.#waiting.push({ node, label, depth });
  }

  #read(node: SchemaNode, label: string, depth: number): void {
    const object = new ArgumentObject(label);
    this.objects.push(object);
    this.#takeOwn(node, false, object, depth + 1);
    if (node.isSimple) return;
    const open: Applied[] = [];
    this.#openOthers({ node, conditional: false, counted: true }, open);
    const seen = new Set<SchemaNode>([node]);
    for (let at = 0; at < open.length; at++) {
      const applied = open[at]!;
      if (seen.has(applied.node)) continue;
      seen.add(applied.node);
      if (applied.counted) this.#takeOwn(applied.node, applied.conditional, object, depth + 1);
      else object.add(applied.node, applied.conditional);
      this.#openOthers(applied, open);
    }
  }

  /** Takes what one schema itself says about an object. */
  #takeOwn(node: SchemaNode, conditional: boolean, object: ArgumentObject, below: number): void {
    object.add(node, conditional);
    if (node.properties)
      for (const property of node.properties) {
        if (property.raw === false) continue;
        const parameter = new Parameter(property, object);
        this.parameters.push(parameter);
        if (mayHoldParameters(property)) this.#enter(property, parameter.label, below);
      }
    if (node.items) for (const item of node.items) this.#enter(item, `${object.label}[]`, below);
  }

  /** Puts on `open` what applies together with a schema. */
  #openOthers({ node, conditional, counted }: Applied, open: Applied[]): void {
    const { ref, allOf, anyOf, oneOf, conditional: underCondition } = node.rare;
    if (ref !== undefined) this.#follow(ref, conditional, counted, open);
    for (const branch of allOf) this.#open(branch, conditional, counted, open);
    for (const branches of [anyOf, oneOf, underCondition])
      for (const branch of branches) this.#open(branch, true, counted, open);
  }

  /** A schema is counted where it is met first, be it by a reference or in its place. */
  #open(node: SchemaNode, conditional: boolean, counted: boolean, open: Applied[]): void {
    const isNew = counted && !this.#counted.has(node);
    if (isNew) this.#counted.add(node);
    open.push({ node, conditional, counted: isNew });
  }

  #follow(ref: string, conditional: boolean, counted: boolean, open: Applied[]): void {
    const target = this.tree.resolve(ref);
    if (typeof target === 'string') return;
    this.#open(target, conditional, counted, open);
  }
}

/** False for a schema whose values hold no parameters, such as a string with a description. */
function mayHoldParameters(node: SchemaNode): boolean {
  if (node.properties !== undefined || node.items !== undefined || node.required !== undefined) return true;
  return !node.isSimple && !SCALARS.has(node.type);
}

/** Values of these types hold no parameters, whatever else their schema says. */
const SCALARS: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean', 'null']);
