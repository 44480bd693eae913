import type { SchemaNode } from '../../src/model/schema/node.js';
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
  appliesTo: (tool) => tool.abilities.closing || 'the format cannot close a schema',
  check(tool) {
    if (holds(tool.input.root, tool.input, isClosed)) return [];
    return [
      { at: tool.input.root.pointer, message: 'the input schema accepts arguments that it does not list' },
    ];
  },
});

function isClosed({ additionalProperties, unevaluatedProperties }: SchemaNode): boolean {
  return saysExtra(additionalProperties) || saysExtra(unevaluatedProperties);
}

/** `false`, or a schema for the extra keys that says something about them. */
function saysExtra(node: SchemaNode | undefined): boolean {
  return node !== undefined && (node.raw === false || node.keywords > 0);
}
