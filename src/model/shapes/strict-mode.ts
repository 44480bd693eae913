import type { Abilities } from '../tool.js';
import type { JsonObject } from '../value.js';
import { VENDOR_ABILITIES } from './fields.js';

const STRICT_ABILITIES: Abilities = {
  ...VENDOR_ABILITIES,
  newExamples: { none: 'strict mode refuses a schema with "examples"' },
};

/**
 * What OpenAI's format can say about a function. Under `"strict": true` the API answers a schema with `examples` with
 * an error: "'examples' is not permitted" (openai/openai-python, issue 2274).
 */
export function strictAbilities(entry: JsonObject): Abilities {
  return entry['strict'] === true ? STRICT_ABILITIES : VENDOR_ABILITIES;
}
