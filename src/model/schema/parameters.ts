import type { Path } from '../pointer.js';
import { isObject, type JsonObject } from '../value.js';
import type { References } from './resolve.js';

/** A name in a `required` list. */
export interface RequiredName {
  readonly name: string;
  readonly path: Path;
  /** It applies only in a branch: `anyOf`, `oneOf`, `then`, `else`, `dependentSchemas`. */
  readonly conditional: boolean;
}

/** One object that a caller sends: the root, an object parameter, or the entries of a list. */
export class ArgumentObject {
  /** It takes keys that are not listed: `patternProperties`, or a schema for additional keys. */
  isMap = false;
  readonly #properties: JsonObject[] = [];
  readonly #required: {
    readonly list: readonly unknown[];
    readonly path: Path;
    readonly conditional: boolean;
  }[] = [];

  constructor(
    /** How a person would write the way to it: `filter.items[]`; '' for the root. */
    readonly label: string,
    readonly path: Path,
  ) {}

  /** True when some schema that applies here defines `name` under `properties`. */
  defines(name: string): boolean {
    return this.#properties.some((properties) => Object.hasOwn(properties, name));
  }

  /** True when a `required` that always applies here names `name`. */
  alwaysRequires(name: string): boolean {
    return this.#required.some(({ list, conditional }) => !conditional && list.includes(name));
  }

  /** True when any `required` here names `name`, be it in a branch. */
  mentionsRequired(name: string): boolean {
    return this.#required.some(({ list }) => list.includes(name));
  }

  /** Every name in every `required` list that applies here. */
  requiredNames(): RequiredName[] {
    return this.#required.flatMap(({ list, path, conditional }) =>
      list.flatMap((name, index) =>
        typeof name === 'string' ? [{ name, path: { up: path, token: index }, conditional }] : [],
      ),
    );
  }

  addProperties(properties: JsonObject): void {
    this.#properties.push(properties);
  }

  addRequired(list: readonly unknown[], path: Path, conditional: boolean): void {
    this.#required.push({ list, path, conditional });
  }
}

/** One named argument that a caller can fill in, at any depth. */
export class Parameter {
  constructor(
    readonly name: string,
    readonly schema: unknown,
    readonly owner: ArgumentObject,
    /** The `properties` it stands in, and the schema that has them. */
    private readonly properties: Path,
    private readonly declaring: JsonObject,
  ) {}

  /** How a person would write the way to it: `filter.items[].value`. */
  get label(): string {
    return this.owner.label === '' ? this.name : `${this.owner.label}.${this.name}`;
  }

  /** Where its schema stands in the document. */
  get path(): Path {
    return { up: this.properties, token: this.name };
  }

  /** Named in a `required` that always applies where it stands, or in that of the branch that defines it. */
  get required(): boolean {
    const own = this.declaring['required'];
    return (Array.isArray(own) && own.includes(this.name)) || this.owner.alwaysRequires(this.name);
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
 * Lists every parameter below `root`: nested objects, list items, composition branches, local references followed
 * once each. A cycle ends the walk; the values of a map are not entered; `not` and `if` ask for nothing. A property
 * whose schema is `false` cannot be filled in and is none. (Rubric: "Rules over parameters".)
 */
export function argumentsOf(root: unknown, path: Path, references: References): Arguments {
  const walk = new ArgumentWalk(references);
  walk.run(root, path);
  const top = walk.objects[0];
  return {
    parameters: walk.parameters,
    root:
      walk.objects.length === 1
        ? walk.parameters
        : walk.parameters.filter((parameter) => parameter.owner === top),
    objects: walk.objects,
  };
}

/** A schema of which the caller fills in one value. */
interface Location {
  readonly schema: JsonObject;
  readonly path: Path;
  readonly label: string;
}

/** A schema that applies at a location. */
interface Applied {
  readonly schema: unknown;
  readonly path: Path;
  readonly conditional: boolean;
  /** False below a definition that was counted elsewhere: its names are known here, its parameters not counted again. */
  readonly counted: boolean;
}

/** Values of these types hold no parameters, whatever else their schema says. */
const SCALARS: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean', 'null']);

class ArgumentWalk {
  readonly parameters: Parameter[] = [];
  readonly objects: ArgumentObject[] = [];
  readonly #counted = new Set<unknown>();
  readonly #waiting: Location[] = [];

  constructor(private readonly references: References) {}

  run(root: unknown, path: Path): void {
    this.#enter(root, path, '');
    for (let next = 0; next < this.#waiting.length; next++) this.#read(this.#waiting[next]!);
  }

  /** Notes a schema to be read, once, unless its values can hold no parameters. */
  #enter(schema: unknown, path: Path, label: string): void {
    if (!isObject(schema) || SCALARS.has(schema['type']) || this.#counted.has(schema)) return;
    this.#counted.add(schema);
    this.#waiting.push({ schema, path, label });
  }

  #read({ schema, path, label }: Location): void {
    const object = new ArgumentObject(label, path);
    this.objects.push(object);
    const open: Applied[] = [];
    this.#apply({ schema, path, conditional: false, counted: true }, schema, object, open);
    if (open.length === 0) return;
    const seen = new Set<unknown>([schema]);
    for (let at = 0; at < open.length; at++) {
      const applied = open[at]!;
      if (!isObject(applied.schema) || seen.has(applied.schema)) continue;
      seen.add(applied.schema);
      this.#apply(applied, applied.schema, object, open);
    }
  }

  /** Takes what one schema says about an object; what applies together with it is put on `open`. */
  #apply(applied: Applied, schema: JsonObject, object: ArgumentObject, open: Applied[]): void {
    for (const key in schema) {
      const value = schema[key];
      switch (key) {
        case 'properties':
          if (isObject(value)) this.#properties(applied, schema, value, object);
          break;
        case 'required':
          if (Array.isArray(value))
            object.addRequired(value, { up: applied.path, token: key }, applied.conditional);
          break;
        case 'additionalProperties':
        case 'unevaluatedProperties':
        case 'patternProperties':
          if (isObject(value)) object.isMap = true;
          break;
        case 'items':
        case 'prefixItems':
        case 'additionalItems':
        case 'unevaluatedItems':
          if (applied.counted) this.#items(value, { up: applied.path, token: key }, `${object.label}[]`);
          break;
        case '$ref':
          if (typeof value === 'string') this.#follow(value, applied, open);
          break;
        case 'allOf':
          branches(value, { up: applied.path, token: key }, applied, applied.conditional, open);
          break;
        case 'anyOf':
        case 'oneOf':
        case 'dependentSchemas':
          branches(value, { up: applied.path, token: key }, applied, true, open);
          break;
        case 'then':
        case 'else':
          open.push({ ...applied, schema: value, path: { up: applied.path, token: key }, conditional: true });
          break;
      }
    }
  }

  #properties(applied: Applied, schema: JsonObject, properties: JsonObject, object: ArgumentObject): void {
    object.addProperties(properties);
    if (!applied.counted) return;
    const inside = { up: applied.path, token: 'properties' };
    for (const name in properties) {
      const value = properties[name];
      if (value === false) continue;
      const parameter = new Parameter(name, value, object, inside, schema);
      this.parameters.push(parameter);
      if (isObject(value) && !SCALARS.has(value['type'])) this.#enter(value, parameter.path, parameter.label);
    }
  }

  #items(items: unknown, path: Path, label: string): void {
    if (!Array.isArray(items)) this.#enter(items, path, label);
    else
      for (let index = 0; index < items.length; index++)
        this.#enter(items[index], { up: path, token: index }, label);
  }

  #follow(ref: string, applied: Applied, open: Applied[]): void {
    const target = this.references.resolve(ref);
    if (target.kind !== 'found') return;
    const counted = applied.counted && !this.#counted.has(target.schema);
    this.#counted.add(target.schema);
    open.push({ schema: target.schema, path: target.path, conditional: applied.conditional, counted });
  }
}

function branches(value: unknown, path: Path, applied: Applied, conditional: boolean, open: Applied[]): void {
  if (Array.isArray(value))
    for (let index = 0; index < value.length; index++)
      open.push({ ...applied, schema: value[index], path: { up: path, token: index }, conditional });
  else if (isObject(value))
    for (const key in value)
      open.push({ ...applied, schema: value[key], path: { up: path, token: key }, conditional });
}
