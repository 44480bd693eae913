import { defineRule } from '../../src/rule/rule.js';
import { quote } from '../shared/quote.js';
import { findInSchemas } from '../shared/tool-schemas.js';

export default defineRule({
  id: 'spec/refs-resolve',
  title: 'Every local $ref leads somewhere',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'error',
  prevents: ['rejected-by-client', 'hallucinated-arguments'],
  rationale:
    'A reference to a definition that is not there leaves a parameter without a meaning, and validators refuse the schema.',
  source: 'JSON Schema 2020-12 core, 8.2.3 $ref; MCP 2026-07-28, basic, "JSON Schema Usage"',
  cure: 'Add the definition under "$defs" of the same schema, or write the schema out in place.',
  examples: [
    {
      bad: {
        name: 'add_note',
        inputSchema: { type: 'object', properties: { author: { $ref: '#/$defs/User' } } },
      },
      good: {
        name: 'add_note',
        inputSchema: {
          type: 'object',
          properties: { author: { $ref: '#/$defs/User' } },
          $defs: { User: { type: 'string' } },
        },
      },
    },
  ],
  check(tool) {
    return findInSchemas(tool, (schema) =>
      schema.refs
        .filter(({ rare }) => schema.resolve(rare.ref!) === 'dangling')
        .map(({ pointer, rare }) => ({
          at: `${pointer}/$ref`,
          message: `${quote(rare.ref!, 45)} leads nowhere in this schema`,
        })),
    );
  },
});
