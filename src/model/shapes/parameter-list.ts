import { child } from '../pointer.js';
import type { Field, Relocation } from '../tool.js';
import { isObject, type JsonObject } from '../value.js';
import { jsonTypeOf } from './translate-types.js';

/** A schema that was put together from a list of parameters. */
export interface ListedSchema {
  readonly field: Field;
  readonly relocations: readonly Relocation[];
}

/** A list of parameters, where it stands, and whether its members are required when they do not say so themselves. */
export interface ParameterList {
  readonly list: unknown;
  readonly pointer: string;
  readonly isRequired: boolean;
}

/** Members that hold the text of a parameter, the one for the model first. */
const TEXTS = ['llm_description', 'description', 'desc', 'human_description'] as const;
/** Members that have another meaning in a list than in a schema. */
const OWN: ReadonlySet<string> = new Set([
  ...TEXTS,
  'name',
  'required',
  'optional',
  'options',
  'label',
  'form',
]);
/** Kinds of form fields: each is sent as a text, or as a list of them. */
const FORM_TYPES: ReadonlyMap<string, JsonObject> = new Map<string, JsonObject>([
  ['select', { type: 'string' }],
  ['enum', { type: 'string' }],
  ['date', { type: 'string' }],
  ['datetime', { type: 'string' }],
  ['time', { type: 'string' }],
  ['file', { type: 'string' }],
  ['files', { type: 'array', items: { type: 'string' } }],
  ['secret-input', { type: 'string' }],
]);

/** The schema that lists of `{name, type, description, required}` amount to. @param pointer where it is said to stand */
export function schemaOfLists(lists: readonly ParameterList[], pointer: string): ListedSchema {
  const properties: Record<string, unknown> = Object.create(null);
  const required: string[] = [];
  const relocations: Relocation[] = [];
  for (const { list, pointer: place, isRequired } of lists) {
    if (!Array.isArray(list)) continue;
    list.forEach((entry: unknown, index) => {
      if (!isObject(entry) || typeof entry['name'] !== 'string') return;
      const { name } = entry;
      properties[name] = schemaOfParameter(entry);
      if (saysRequired(entry) ?? isRequired) required.push(name);
      relocations.push({ from: child(`${pointer}/properties`, name), to: child(place, index) });
    });
  }
  relocations.push({ from: `${pointer}/required`, to: pointer });
  return { field: { value: { type: 'object', properties, required }, pointer }, relocations };
}

/** Whether members of a list are required that say nothing: where others say `required`, they are not. */
export function isRequiredUnlessSaid(list: unknown): boolean {
  return !(Array.isArray(list) && list.some((entry) => isObject(entry) && Object.hasOwn(entry, 'required')));
}

function saysRequired(entry: JsonObject): boolean | undefined {
  if (typeof entry['required'] === 'boolean') return entry['required'];
  return typeof entry['optional'] === 'boolean' ? !entry['optional'] : undefined;
}

function schemaOfParameter(entry: JsonObject): JsonObject {
  const schema: Record<string, unknown> = {};
  for (const key in entry) if (!OWN.has(key) && key !== '__proto__') schema[key] = entry[key];
  const type = jsonTypeOf(entry['type']);
  const form = typeof type === 'string' ? FORM_TYPES.get(type.toLowerCase()) : undefined;
  if (form) Object.assign(schema, form);
  else if (type !== undefined) schema['type'] = type;
  const text = TEXTS.map((key) => textOf(entry[key])).find((each) => each !== '');
  if (text !== undefined) schema['description'] = text;
  const options = optionsOf(entry['options']);
  if (options) schema['enum'] = options;
  return schema;
}

/** A text, or the one in English of a text in several languages. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!isObject(value)) return '';
  const english = value['en_US'] ?? value['en'] ?? Object.values(value)[0];
  return typeof english === 'string' ? english : '';
}

function optionsOf(options: unknown): unknown[] | undefined {
  if (!Array.isArray(options) || options.length === 0) return undefined;
  return options.map((option: unknown) =>
    isObject(option) && Object.hasOwn(option, 'value') ? option['value'] : option,
  );
}
