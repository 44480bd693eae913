import { defineRule } from '../../src/rule/rule.js';
import { quote } from '../shared/quote.js';

export default defineRule({
  id: 'spec/callable',
  title: 'Some call satisfies the input schema',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'error',
  prevents: ['rejected-by-client', 'malformed-arguments'],
  rationale: 'A closed schema refuses the very argument that its "required" asks for: every call is invalid.',
  source: 'JSON Schema 2020-12: required (validation 6.5.3) and additionalProperties (core 10.3.2.3)',
  cure: 'Define the parameter under "properties", or take its name out of "required".',
  examples: [
    {
      bad: {
        name: 'get_user',
        inputSchema: {
          type: 'object',
          properties: { id: { type: 'string' } },
          required: ['user_id'],
          additionalProperties: false,
        },
      },
      good: {
        name: 'get_user',
        inputSchema: {
          type: 'object',
          properties: { id: { type: 'string' } },
          required: ['id'],
          additionalProperties: false,
        },
      },
    },
  ],
  check(tool) {
    const [root] = tool.input.arguments.objects;
    return (root?.refusedRequired ?? []).map(({ name, pointer }) => ({
      at: pointer,
      message: `no call can be valid: ${quote(name, 45)} is required and refused`,
    }));
  },
});
