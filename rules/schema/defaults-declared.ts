import type { Tool } from '../../src/model/tool.js';
import { defineRule } from '../../src/rule/rule.js';
import { andOthers } from '../shared/and-others.js';
import { hasKeywords } from '../shared/has-keywords.js';
import { ownSchema, saysAny } from '../shared/own-schema.js';
import { parameterText } from '../shared/parameters.js';
import { defaultStatedBy } from '../shared/stated-default.js';

export default defineRule({
  id: 'schema/defaults-declared',
  title: 'A default that a text states stands in the schema, too',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'info',
  prevents: ['hallucinated-arguments'],
  rationale:
    'A client shows and fills in what "default" says, and a model that sees it leaves the argument out. In prose alone the value is sent again, or forgotten when the code changes.',
  source: 'JSON Schema 2020-12 validation, 9.2 default',
  cure: 'Put the value into "default"; the text need not say it again.',
  examples: [
    {
      bad: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: { limit: { type: 'integer', description: 'How many parcels (default: 20).' } },
        },
      },
      good: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: { limit: { type: 'integer', default: 20, description: 'How many parcels.' } },
        },
      },
    },
    {
      bad: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: { order: { enum: ['asc', 'desc'], type: 'string', description: 'Defaults to asc.' } },
        },
      },
      good: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: {
            until: { type: 'string', description: 'Last day. Defaults to today.' },
            wait: { type: 'integer', description: 'Seconds. Default is 5 for one parcel, 60 for several.' },
            cold: { type: 'boolean', description: 'Kept cold (default: false). Only applicable to food.' },
          },
        },
      },
    },
  ],
  appliesTo: hasKeywords,
  check(tool) {
    const found = undeclared(tool);
    if (found.length === 0) return [];
    const message = `${andOthers(found.map(({ label }) => label))}: the text states a default, the schema has none`;
    return [{ at: found[0]!.pointer, message }];
  },
});

/** What is required has no default in truth; schema/agrees-with-text speaks of it. */
function undeclared({ input }: Tool) {
  return input.arguments.parameters.filter((parameter) => {
    const own = ownSchema(parameter.node);
    if (!own || parameter.required || saysAny(own, ['default', 'const'])) return false;
    const text = parameterText(parameter, input);
    return !FOR_SOME.test(text) && defaultStatedBy(text, own, parameter.node) !== undefined;
  });
}

/** What goes with some calls only: clients that fill defaults in would send it with all of them. */
const FOR_SOME =
  /(?<!\p{L})only\s+(?:applicable|applies|valid|relevant|meaningful|used|allowed|for|with|when|if)(?!\p{L})/iu;
