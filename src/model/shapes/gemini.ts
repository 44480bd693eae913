import type { Abilities } from '../tool.js';
import { isObject, type JsonObject } from '../value.js';
import { fieldOf, NO_EXAMPLES, VENDOR_ABILITIES, vendorFields } from './fields.js';
import type { Shape } from './shape.js';
import { translateSchema } from './translate-types.js';

/** Members that hold a schema in full JSON Schema, beside `parameters` in Gemini's own subset. */
const JSON_SCHEMA_KEYS = ['parametersJsonSchema', 'parameters_json_schema'] as const;
const UPPER_CASE = /^[A-Z]+$/;

/** The keywords that Gemini documents for JSON Schema have no `examples`; nor has its subset of OpenAPI. */
const JSON_SCHEMA_ABILITIES: Abilities = { ...VENDOR_ABILITIES, newExamples: NO_EXAMPLES };
const SUBSET_ABILITIES: Abilities = { ...JSON_SCHEMA_ABILITIES, closing: false };

/**
 * A FunctionDeclaration of Gemini. Its `parameters` are a subset of OpenAPI: upper-case types, `nullable`, no
 * `additionalProperties`. Source: @google/genai 2.32 types.
 */
export const gemini: Shape = {
  id: 'gemini',
  title: 'a Gemini function declaration',
  fits(entry) {
    if (jsonSchemaKey(entry)) return 'surely';
    const { parameters } = entry;
    return isObject(parameters) &&
      typeof parameters['type'] === 'string' &&
      UPPER_CASE.test(parameters['type'])
      ? 'surely'
      : 'no';
  },
  read(entry, pointer) {
    const key = jsonSchemaKey(entry);
    if (key)
      return { fields: vendorFields(entry, pointer, { inputSchema: key }), abilities: JSON_SCHEMA_ABILITIES };
    const fields = vendorFields(entry, pointer, {});
    const written = fieldOf(entry, 'parameters', pointer);
    return {
      fields:
        written.value === undefined
          ? fields
          : { ...fields, inputSchema: { ...written, value: translateSchema(written.value) } },
      abilities: SUBSET_ABILITIES,
    };
  },
};

function jsonSchemaKey(entry: JsonObject): string | undefined {
  return JSON_SCHEMA_KEYS.find((key) => Object.hasOwn(entry, key));
}
