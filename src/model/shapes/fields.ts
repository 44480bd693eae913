import { child } from '../pointer.js';
import { type Abilities, type ExamplePlace, type Field, missingFields, type ToolFields } from '../tool.js';
import { type JsonObject, member } from '../value.js';

/** The keyword of JSON Schema (2020-12 validation, 9.5), which MCP and most vendors hand on. */
export const SCHEMA_EXAMPLES: ExamplePlace = { holder: 'schema', key: 'examples' };

/** A schema in other words than those of JSON Schema: what is judged is not what is written. */
export const TRANSLATED: ExamplePlace = { none: 'the schema is not written in JSON Schema' };

/** A format that lists no examples, or not those of a whole call. */
export const NO_EXAMPLES: ExamplePlace = { none: 'the format has no place for examples' };

/** What the function-calling formats of the model vendors can say: a schema, but no hints and no output. */
export const VENDOR_ABILITIES: Abilities = {
  schema: true,
  closing: true,
  examples: true,
  newExamples: SCHEMA_EXAMPLES,
  annotations: false,
  outputSchema: false,
};

/** What formats can say that list their parameters one by one. Where tools have hints all the same, none is asked for. */
export const LIST_ABILITIES: Abilities = {
  schema: true,
  closing: false,
  examples: false,
  newExamples: NO_EXAMPLES,
  annotations: false,
  outputSchema: false,
};

/** A vendor's function without parameters takes none, and takes no others either. */
const TAKES_NOTHING = { type: 'object', properties: {}, additionalProperties: false };

/** The member `key` of `entry` as a field; when it is missing, the place of `entry`. */
export function fieldOf(entry: JsonObject, key: string, pointer: string): Field {
  const value = member(entry, key);
  return value === undefined ? { value, pointer } : { value, pointer: child(pointer, key) };
}

/** The fields of a tool from the few that a vendor's format has. @param keys which member holds which field */
export function vendorFields(
  entry: JsonObject,
  pointer: string,
  keys: { readonly [F in 'name' | 'description' | 'inputSchema']?: string },
): ToolFields {
  const schema = fieldOf(entry, keys.inputSchema ?? 'parameters', pointer);
  return {
    ...missingFields(pointer),
    name: fieldOf(entry, keys.name ?? 'name', pointer),
    description: fieldOf(entry, keys.description ?? 'description', pointer),
    inputSchema: schema.value === undefined ? { value: TAKES_NOTHING, pointer } : schema,
  };
}
