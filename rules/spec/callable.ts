import { pointerOf } from '../../src/model/pointer.js';
import { defineRule } from '../../src/rule/rule.js';
import { undefinedRequired } from '../shared/required.js';
import { holds } from '../shared/schema.js';

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
    const root = tool.input.arguments.objects[0];
    const { value, references } = tool.input;
    const isClosed = holds(
      value,
      references,
      (node) => node['additionalProperties'] === false || node['unevaluatedProperties'] === false,
    );
    if (!isClosed || !root) return [];
    return undefinedRequired(root)
      .filter((entry) => !entry.conditional)
      .map(({ name, path }) => ({
        at: pointerOf(path),
        message: `no call can be valid: "${name.slice(0, 50)}" is required and refused`,
      }));
  },
});
