import { defineRule } from '../../src/rule/rule.js';
import { hasParameters } from '../shared/parameters.js';
import { holds } from '../shared/schema.js';

export default defineRule({
  id: 'parameters/required-declared',
  title: 'The root has a required list',
  since: '0.1.0',
  scope: 'tool',
  points: 15,
  needs: 'parameters/object-schema',
  severity: 'warning',
  prevents: ['malformed-arguments'],
  rationale:
    'Without "required" every parameter is optional to a client, and a model leaves out what the server needs. An empty list says that on purpose.',
  source: 'JSON Schema 2020-12 validation, 6.5.3 required',
  cure: 'List the parameters without which the call fails in "required"; write [] when there are none.',
  examples: [
    {
      bad: {
        name: 'get_invoice',
        inputSchema: { type: 'object', properties: { number: { type: 'string' } } },
      },
      good: {
        name: 'get_invoice',
        inputSchema: { type: 'object', properties: { number: { type: 'string' } }, required: [] },
      },
    },
  ],
  appliesTo: hasParameters,
  check(tool) {
    if (holds(tool.input.root, tool.input, ({ required }) => Array.isArray(required))) return [];
    return [
      { at: tool.input.root.pointer, message: 'the input schema does not say which parameters are required' },
    ];
  },
});
