import { child } from '../../src/model/pointer.js';
import { isType } from '../../src/model/schema/keywords.js';
import type { SchemaNode } from '../../src/model/schema/node.js';
import type { SchemaTree } from '../../src/model/schema/tree.js';
import type { Tool } from '../../src/model/tool.js';
import { isObject, type JsonObject } from '../../src/model/value.js';
import { grouped } from '../shared/grouped.js';
import { quote } from '../shared/quote.js';
import { typeInWords } from '../shared/type-takes.js';
import type { Check, Fault } from './fault.js';
import { strangerIn } from './stranger.js';

/** The input schema; undefined where the tool has none, or a format has no place for it. */
function schemaOf({ abilities, fields, input }: Tool): SchemaTree | undefined {
  return abilities.schema && isObject(fields.inputSchema.value) ? input : undefined;
}

/** The schemas of a tree that are objects, with what is written in each. */
function* written(tree: SchemaTree | undefined): Generator<[SchemaNode, JsonObject]> {
  for (const node of tree?.nodes ?? []) if (isObject(node.raw)) yield [node, node.raw];
}

const says = (raw: JsonObject, keyword: string) => Object.hasOwn(raw, keyword);
const isOf = ({ type }: SchemaNode, wanted: string) =>
  type === wanted || (Array.isArray(type) && type.includes(wanted));

/** A schema as a sentence calls it: by the last name on the way to it. */
function labelOf(node: SchemaNode): string {
  for (let at: SchemaNode | undefined = node; at; at = at.up)
    if (at.keyword === 'properties' || at.keyword === '$defs' || at.keyword === 'definitions')
      return `${at === node ? '' : 'what is in '}${quote(String(at.token), 24)}`;
  return 'the root';
}

export const keys: Check<'keys'> = (tool, { where, pattern, longest }) => {
  const tree = schemaOf(tool);
  const objects = where === 'root' ? (tree ? [tree.root] : []) : (tree?.nodes ?? []);
  return objects.flatMap(({ properties = [] }) =>
    properties.flatMap(({ token, pointer: at }): Fault[] => {
      const key = String(token);
      const length = [...key].length;
      if (length === 0) return [{ at, what: 'a property has no name' }];
      if (length > longest)
        return [{ at, what: `the key ${quote(key, 20)} has ${grouped(length)} characters`, most: longest }];
      const stranger = strangerIn(key, pattern);
      return stranger === undefined ? [] : [{ at, what: `the key ${quote(key, 24)} holds ${stranger}` }];
    }),
  );
};

export const root: Check<'root'> = (tool, { keywords }) => {
  const schema = schemaOf(tool)?.root;
  const raw = schema?.raw;
  if (!schema || !isObject(raw)) return [];
  return keywords
    .filter((keyword) => says(raw, keyword))
    .map((keyword) => ({
      at: child(schema.pointer, keyword),
      what: `${quote(keyword)} stands at the root of the input schema`,
    }));
};

export const rootType: Check<'root-type'> = (tool) => {
  const schema = schemaOf(tool)?.root;
  if (!schema || schema.type === 'object') return [];
  return [{ at: schema.pointer, what: 'the root of the input schema is not "type": "object"' }];
};

export const outputRoot: Check<'output-root'> = ({ abilities, fields, output }) => {
  if (!abilities.outputSchema || !isObject(fields.outputSchema.value)) return [];
  const { type, pointer } = output.root;
  if (type === 'object') return [];
  if (type === undefined) return [{ at: pointer, what: 'the root of the output schema has no type' }];
  const what = isType(type) ? `has type ${typeInWords(type)}` : 'has no type that there is';
  return [{ at: child(pointer, 'type'), what: `the root of the output schema ${what}` }];
};

/** What may say of a list what is in it, so that its own schema need not. */
const SAYS_ITEMS = ['items', 'prefixItems', '$ref', 'allOf', 'anyOf', 'oneOf'];

export const items: Check<'items'> = (tool) => {
  const faults: Fault[] = [];
  for (const [node, raw] of written(schemaOf(tool)))
    if (isOf(node, 'array') && !SAYS_ITEMS.some((keyword) => says(raw, keyword)))
      faults.push({ at: node.pointer, what: `${labelOf(node)} is a list without "items"` });
  return faults;
};

/** One finding for each keyword: what stands in fifty places is one thing to know. */
export const keywords: Check<'keywords'> = (tool, demand) => {
  const places = new Map<string, string[]>();
  for (const [node, raw] of written(schemaOf(tool)))
    for (const keyword of demand.keywords)
      if (says(raw, keyword))
        places.set(keyword, [...(places.get(keyword) ?? []), child(node.pointer, keyword)]);
  return [...places].map(([keyword, [at = '', ...more]]) => ({
    at,
    what: `the keyword ${quote(keyword)}${more.length > 0 ? `, the first of ${grouped(more.length + 1)}` : ''}`,
  }));
};

export const formats: Check<'formats'> = (tool, { takes }) => {
  const faults: Fault[] = [];
  for (const [node, { format }] of written(schemaOf(tool)))
    if (typeof format === 'string' && !takes.includes(format))
      faults.push({
        at: child(node.pointer, 'format'),
        what: `the format ${quote(format, 20)} of ${labelOf(node)}`,
      });
  return faults;
};

export const textEnum: Check<'text-enum'> = (tool) => {
  const faults: Fault[] = [];
  for (const [node, { enum: values }] of written(schemaOf(tool))) {
    if (!Array.isArray(values)) continue;
    const at = child(node.pointer, 'enum');
    const empty = values.indexOf('');
    const other = values.find((value) => typeof value !== 'string' && value !== null);
    if (other !== undefined) faults.push({ at, what: `${labelOf(node)} lists values that are no text` });
    else if (empty >= 0) faults.push({ at: child(at, empty), what: `${labelOf(node)} lists the empty text` });
  }
  return faults;
};

export const objectProperties: Check<'object-properties'> = (tool) => {
  const tree = schemaOf(tool);
  const faults: Fault[] = [];
  for (const [node, raw] of written(tree)) {
    if (node === tree?.root) continue;
    const isEmpty = !node.properties?.length;
    if (isOf(node, 'object') && isEmpty && !['$ref', 'anyOf'].some((keyword) => says(raw, keyword)))
      faults.push({ at: node.pointer, what: `${labelOf(node)} is an object without properties` });
    else if (!isEmpty && typeof node.type === 'string' && node.type !== 'object')
      faults.push({ at: node.pointer, what: `${labelOf(node)} is no object and has properties` });
  }
  return faults;
};

export const typeLists: Check<'type-lists'> = (tool) => {
  if (tool.isTranslated) return [];
  const node = schemaOf(tool)?.nodes.find(({ type }) => Array.isArray(type));
  return node ? [{ at: child(node.pointer, 'type'), what: `the type of ${labelOf(node)} is a list` }] : [];
};

/** Schemas that describe an object: what strict modes ask to be closed. */
function objectsOf(tool: Tool): SchemaNode[] {
  return [...written(schemaOf(tool))].map(([node]) => node).filter((node) => isOf(node, 'object'));
}

export const closed: Check<'closed'> = (tool) =>
  objectsOf(tool)
    .filter(({ additionalProperties }) => additionalProperties?.raw !== false)
    .map((node) => ({
      at: node.pointer,
      what: `${labelOf(node)} does not say "additionalProperties": false`,
    }));

export const allRequired: Check<'all-required'> = (tool) =>
  objectsOf(tool).flatMap(({ properties = [], required }) =>
    properties
      .filter(({ token }) => !Array.isArray(required) || !required.includes(token))
      .map(({ token, pointer }) => ({ at: pointer, what: `${quote(String(token), 30)} is not required` })),
  );

export const size: Check<'size'> = (tool, most) => {
  const tree = schemaOf(tool);
  if (!tree) return [];
  const at = tree.root.pointer;
  let properties = 0;
  let values = 0;
  for (const [node, raw] of written(tree)) {
    properties += node.properties?.length ?? 0;
    if (Array.isArray(raw['enum'])) values += raw['enum'].length;
  }
  const levels = levelsOf(tree.root);
  return [
    { number: properties, most: most.properties, what: `the schema has ${grouped(properties)} properties` },
    { number: levels, most: most.levels, what: `objects are nested ${grouped(levels)} levels deep` },
    { number: values, most: most.enumValues, what: `the schema lists ${grouped(values)} values` },
  ]
    .filter(({ number, most: limit }) => number > limit)
    .map(({ what, most: limit }) => ({ at, what, most: limit }));
};

/** How many objects stand inside each other, the root counted; nesting is bounded by the reader of schemas. */
function levelsOf(root: SchemaNode): number {
  let deepest = 0;
  const open: [SchemaNode, number][] = [[root, 1]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, level] = next;
    if (node.properties?.length && level > deepest) deepest = level;
    for (const property of node.properties ?? []) open.push([property, level + 1]);
    for (const item of node.items ?? []) open.push([item, level]);
  }
  return deepest;
}
