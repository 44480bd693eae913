import { defineRule } from '../../src/rule/rule.js';
import { quote } from '../shared/quote.js';
import { findInSchemas } from '../shared/tool-schemas.js';

export default defineRule({
  id: 'spec/refs-local',
  title: 'No $ref leads out of the schema',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'warning',
  prevents: ['rejected-by-client', 'hallucinated-arguments'],
  rationale:
    'Clients must not fetch a schema from the network, so what stands behind an outside reference is never seen. It is not fetched here either.',
  source: 'MCP 2026-07-28, basic, "JSON Schema Usage": $ref to a network URI must not be fetched',
  cure: 'Copy the definition into "$defs" of the same schema and point there.',
  examples: [
    {
      bad: {
        name: 'set_style',
        inputSchema: { type: 'object', properties: { style: { $ref: 'https://example.com/style.json' } } },
      },
      good: {
        name: 'set_style',
        inputSchema: {
          type: 'object',
          properties: { style: { $ref: '#/$defs/Style' } },
          $defs: { Style: { type: 'string' } },
        },
      },
    },
  ],
  check(tool) {
    return findInSchemas(tool, (schema) =>
      schema.refs
        .filter(({ rare }) => schema.resolve(rare.ref!) === 'remote')
        .map(({ pointer, rare }) => ({
          at: `${pointer}/$ref`,
          message: `${quote(rare.ref!, 45)} is outside this schema; clients do not fetch it`,
        })),
    );
  },
});
