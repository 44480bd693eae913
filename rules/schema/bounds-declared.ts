import type { Tool } from '../../src/model/tool.js';
import { defineRule } from '../../src/rule/rule.js';
import { andOthers } from '../shared/and-others.js';
import { hasKeywords } from '../shared/has-keywords.js';
import { ownSchema } from '../shared/own-schema.js';
import { parameterText } from '../shared/parameters.js';
import { boundIn, statedBounds } from '../shared/stated-bounds.js';

export default defineRule({
  id: 'schema/bounds-declared',
  title: 'A range or longest length that a text states stands in the schema, too',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'info',
  prevents: ['malformed-arguments'],
  rationale:
    'With "maximum" a client refuses 500 where 100 is the most, and the model tries again. In prose alone the server answers with an error, or quietly with less than was asked for.',
  source: 'JSON Schema 2020-12 validation, 6.2 and 6.3: minimum, maximum, maxLength',
  cure: 'Add "minimum" and "maximum", or "maxLength", with the numbers that the text states.',
  examples: [
    {
      bad: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: { limit: { type: 'integer', description: 'How many parcels (1-100).' } },
        },
      },
      good: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: {
            limit: { type: 'integer', minimum: 1, maximum: 100, description: 'How many parcels.' },
          },
        },
      },
    },
    {
      bad: {
        name: 'label_parcel',
        inputSchema: {
          type: 'object',
          properties: { label: { type: 'string', description: 'Label, max 40 characters.' } },
        },
      },
      good: {
        name: 'label_parcel',
        inputSchema: {
          type: 'object',
          properties: {
            label: { type: 'string', description: 'Label; what exceeds 40 characters is truncated.' },
            height: { type: 'number', description: 'Height in mm, usually between 5 and 20.' },
            weeks: { type: 'integer', description: 'Weeks of delay, e.g. 1-2.' },
          },
        },
      },
    },
  ],
  appliesTo: hasKeywords,
  check(tool) {
    const found = unbounded(tool);
    if (found.length === 0) return [];
    const message = `${andOthers(found.map(({ label }) => label))}: the text states a bound, the schema has none`;
    return [{ at: found[0]!.pointer, message }];
  },
});

function unbounded({ input }: Tool) {
  return input.arguments.parameters.filter((parameter) => {
    const own = ownSchema(parameter.node);
    if (!own || own.raw['enum'] !== undefined || own.raw['pattern'] !== undefined) return false;
    const stated = [...statedBounds(parameterText(parameter, input), own.type).keys()];
    return stated.some((keyword) => boundIn(own, keyword) === undefined);
  });
}
