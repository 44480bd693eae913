import type { JsonObject } from '../value.js';
import { vendorFields } from './fields.js';
import type { Shape } from './shape.js';
import { strictAbilities } from './strict-mode.js';

/** A tool of OpenAI's Responses API: the members of the function beside `"type": "function"`. Source: openai 6.49 types. */
export const openaiResponses: Shape = {
  id: 'openai-responses',
  title: 'an OpenAI Responses tool',
  fits: (entry) => (entry['type'] === 'function' && typeof entry['name'] === 'string' ? 'surely' : 'no'),
  // The API takes `"parameters": null` for none.
  read: (entry, pointer) => ({
    fields: vendorFields(entry['parameters'] === null ? without(entry) : entry, pointer, {}),
    abilities: strictAbilities(entry),
  }),
};

function without({ parameters: _, ...rest }: JsonObject): JsonObject {
  return rest;
}
