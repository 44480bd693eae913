import { isObject, type JsonObject } from '../../src/model/value.js';
import { defineRule } from '../../src/rule/rule.js';
import { holds } from '../shared/schema.js';

export default defineRule({
  id: 'best-practices/closed-schema',
  title: 'The input schema takes no unknown arguments',
  since: '0.1.0',
  scope: 'tool',
  points: 20,
  severity: 'warning',
  prevents: ['hallucinated-arguments'],
  rationale:
    'An open schema accepts a misspelt or invented argument in silence, and the call does something else than was meant.',
  source:
    'OpenAI and Anthropic strict mode require additionalProperties: false; MCP 2026-07-28 recommends it for tools without parameters',
  cure: 'Add "additionalProperties": false to the root, or a schema that says what extra keys hold.',
  examples: [
    {
      bad: { name: 'list_invoices', inputSchema: { type: 'object' } },
      good: { name: 'list_invoices', inputSchema: { type: 'object', additionalProperties: false } },
    },
    {
      bad: { name: 'set_labels', inputSchema: { type: 'object', additionalProperties: {} } },
      good: { name: 'set_labels', inputSchema: { type: 'object', additionalProperties: { type: 'string' } } },
    },
  ],
  check(tool) {
    const { value, pointer, references } = tool.input;
    if (holds(value, references, isClosed)) return [];
    return [{ at: pointer, message: 'the input schema accepts arguments that it does not list' }];
  },
});

function isClosed(node: JsonObject): boolean {
  return ['additionalProperties', 'unevaluatedProperties'].some((key) => {
    const extra = node[key];
    return extra === false || (isObject(extra) && Object.keys(extra).length > 0);
  });
}
