import type { Path } from '../pointer.js';
import { isObject, type JsonObject, stringsOf } from '../value.js';
import type { References } from './resolve.js';

/** One named argument that a caller can fill in, at any depth. */
export interface Parameter {
  readonly name: string;
  /** How a person would write the way to it: `filter.items[].value`. */
  readonly label: string;
  /** Where its schema stands in the document. */
  readonly path: Path;
  readonly schema: unknown;
  readonly owner: ArgumentObject;
  /** Named in a `required` that always applies where it stands. */
  readonly required: boolean;
}

/** A name in a `required` list. */
export interface RequiredName {
  readonly name: string;
  readonly path: Path;
  /** It applies only in a branch: `anyOf`, `oneOf`, `then`, `else`, `dependentSchemas`. */
  readonly conditional: boolean;
}

/** One object that a caller sends: the root, an object parameter, or the entries of a list. */
export interface ArgumentObject {
  readonly label: string;
  readonly path: Path;
  /** Names that some schema applying here defines under `properties`. */
  readonly defined: ReadonlySet<string>;
  readonly required: readonly RequiredName[];
  /** It takes keys that are not listed: `patternProperties`, or a schema for additional keys. */
  readonly isMap: boolean;
}

/** What a caller of a schema fills in. */
export interface Arguments {
  readonly parameters: readonly Parameter[];
  /** The objects they belong to; the first is the root. */
  readonly objects: readonly ArgumentObject[];
}

interface Location {
  readonly schema: unknown;
  readonly path: Path;
  readonly label: string;
}

/** A schema that applies at a location. */
interface Applied {
  readonly schema: unknown;
  readonly path: Path;
  readonly conditional: boolean;
  /** Reached through a definition that was counted elsewhere: its names are known here, its parameters not counted again. */
  readonly counted: boolean;
}

interface Found {
  readonly name: string;
  readonly path: Path;
  readonly schema: unknown;
  readonly declaring: JsonObject;
}

const BRANCHES = ['anyOf', 'oneOf'] as const;
const CONDITIONAL = ['then', 'else'] as const;
const ITEMS = ['items', 'additionalItems', 'unevaluatedItems'] as const;

/**
 * Lists every parameter below `root`: nested objects, list items, composition branches, local references followed
 * once each. A cycle ends the walk; the values of a map are not entered; `not` and `if` ask for nothing. A property
 * whose schema is `false` cannot be filled in and is none. (Rubric: "Rules over parameters".)
 */
export function argumentsOf(root: unknown, path: Path, references: References): Arguments {
  const parameters: Parameter[] = [];
  const objects: ArgumentObject[] = [];
  const counted = new Set<unknown>([root]);
  const waiting: Location[] = [{ schema: root, path, label: '' }];
  for (let next = 0; next < waiting.length; next++) {
    const location = waiting[next]!;
    const { found, object } = readLocation(location, references, counted, waiting);
    objects.push(object);
    const required = new Set(
      object.required.filter((entry) => !entry.conditional).map((entry) => entry.name),
    );
    for (const { name, path: at, schema, declaring } of found) {
      const label = location.label === '' ? name : `${location.label}.${name}`;
      const parameter: Parameter = {
        name,
        label,
        path: at,
        schema,
        owner: object,
        required: required.has(name) || stringsOf(declaring['required']).includes(name),
      };
      parameters.push(parameter);
      if (isObject(schema) && !counted.has(schema)) {
        counted.add(schema);
        waiting.push({ schema, path: at, label });
      }
    }
  }
  return { parameters, objects };
}

function readLocation(
  location: Location,
  references: References,
  counted: Set<unknown>,
  waiting: Location[],
): { found: Found[]; object: ArgumentObject } {
  const found: Found[] = [];
  const defined = new Set<string>();
  const required: RequiredName[] = [];
  let isMap = false;
  const seen = new Set<unknown>();
  const open: Applied[] = [
    { schema: location.schema, path: location.path, conditional: false, counted: true },
  ];
  for (let at = 0; at < open.length; at++) {
    const applied = open[at]!;
    const { schema, path } = applied;
    if (!isObject(schema) || seen.has(schema)) continue;
    seen.add(schema);
    const properties = schema['properties'];
    if (isObject(properties)) {
      const inside = { up: path, token: 'properties' };
      for (const name in properties) {
        defined.add(name);
        const value = properties[name];
        if (applied.counted && value !== false)
          found.push({ name, path: { up: inside, token: name }, schema: value, declaring: schema });
      }
    }
    if (isMapSchema(schema)) isMap = true;
    readRequired(applied, schema, required);
    readItems(applied, schema, location.label, counted, waiting);
    if (typeof schema['$ref'] === 'string') {
      const target = references.resolve(schema['$ref']);
      if (target.kind === 'found') {
        const isNew = applied.counted && !counted.has(target.schema);
        counted.add(target.schema);
        open.push({ ...applied, schema: target.schema, path: target.path, counted: isNew });
      }
    }
    pushBranches(open, applied, schema);
  }
  return { found, object: { label: location.label, path: location.path, defined, required, isMap } };
}

function readRequired(applied: Applied, schema: JsonObject, into: RequiredName[]): void {
  const required = schema['required'];
  if (!Array.isArray(required)) return;
  const list = { up: applied.path, token: 'required' };
  required.forEach((name, index) => {
    if (typeof name === 'string')
      into.push({ name, path: { up: list, token: index }, conditional: applied.conditional });
  });
}

function readItems(
  applied: Applied,
  schema: JsonObject,
  label: string,
  counted: Set<unknown>,
  waiting: Location[],
): void {
  if (!applied.counted) return;
  const enter = (item: unknown, path: Path) => {
    if (!isObject(item) || counted.has(item)) return;
    counted.add(item);
    waiting.push({ schema: item, path, label: `${label}[]` });
  };
  for (const key of ITEMS) {
    const items = schema[key];
    if (items === undefined) continue;
    if (!Array.isArray(items)) enter(items, { up: applied.path, token: key });
    else
      items.forEach((item, index) => {
        enter(item, { up: { up: applied.path, token: key }, token: index });
      });
  }
  const prefix = schema['prefixItems'];
  if (Array.isArray(prefix))
    prefix.forEach((item, index) => {
      enter(item, { up: { up: applied.path, token: 'prefixItems' }, token: index });
    });
}

function pushBranches(open: Applied[], applied: Applied, schema: JsonObject): void {
  const push = (branch: unknown, path: Path, conditional: boolean) => {
    open.push({
      schema: branch,
      path,
      conditional: applied.conditional || conditional,
      counted: applied.counted,
    });
  };
  const pushList = (key: string, conditional: boolean) => {
    const list = schema[key];
    if (Array.isArray(list))
      list.forEach((branch, index) => {
        push(branch, { up: { up: applied.path, token: key }, token: index }, conditional);
      });
  };
  pushList('allOf', false);
  for (const key of BRANCHES) pushList(key, true);
  for (const key of CONDITIONAL)
    if (schema[key] !== undefined) push(schema[key], { up: applied.path, token: key }, true);
  const dependent = schema['dependentSchemas'];
  if (isObject(dependent))
    for (const key in dependent)
      push(dependent[key], { up: { up: applied.path, token: 'dependentSchemas' }, token: key }, true);
}

/** True when a schema lets a caller send keys of their own, and says what they hold. */
export function isMapSchema(schema: JsonObject): boolean {
  const additional = schema['additionalProperties'];
  return (
    isObject(schema['patternProperties']) || isObject(additional) || isObject(schema['unevaluatedProperties'])
  );
}
