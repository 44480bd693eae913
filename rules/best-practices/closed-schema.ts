import { child } from '../../src/model/pointer.js';
import type { SchemaNode } from '../../src/model/schema/node.js';
import type { Tool } from '../../src/model/tool.js';
import { isObject, type JsonObject } from '../../src/model/value.js';
import { defineRule } from '../../src/rule/rule.js';
import { saysObject } from '../shared/parameters.js';
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
      bad: { name: 'get_invoice', inputSchema: { type: 'object', properties: { number: {} } } },
      good: {
        name: 'get_invoice',
        inputSchema: { type: 'object', properties: { number: {} }, additionalProperties: false },
      },
      fixed: {
        name: 'get_invoice',
        inputSchema: { type: 'object', properties: { number: {} }, additionalProperties: false },
      },
    },
    {
      bad: { name: 'set_labels', inputSchema: { type: 'object', additionalProperties: {} } },
      good: { name: 'set_labels', inputSchema: { type: 'object', additionalProperties: { type: 'string' } } },
    },
  ],
  fixability: ['contract'],
  fix(tool) {
    const { pointer: at, raw, properties } = tool.input.root;
    const because = isObject(raw) && properties?.length ? whyOpen(raw, tool) : 'it lists no parameters';
    if (because !== undefined) return [{ at, because: `not closed: ${because}` }];
    return [
      {
        fixability: 'contract',
        at,
        does: 'adds "additionalProperties": false',
        edits: [{ kind: 'set', at: child(at, 'additionalProperties'), value: false }],
      },
    ];
  },
  appliesTo: (tool) => tool.abilities.closing || 'the format cannot close a schema',
  check(tool) {
    if (holds(tool.input.root, tool.input, isClosed)) return [];
    return [
      { at: tool.input.root.pointer, message: 'the input schema accepts arguments that it does not list' },
    ];
  },
});

/** Keywords by which a root takes more than it lists. `additionalProperties` sees only the properties beside it. */
const COMPOSING =
  '$ref $dynamicRef $recursiveRef allOf anyOf oneOf not if then else dependentSchemas dependencies patternProperties propertyNames'.split(
    ' ',
  );

function whyOpen(root: JsonObject, tool: Tool): string | undefined {
  if ('additionalProperties' in root || 'unevaluatedProperties' in root)
    return 'it says that it takes others';
  const keyword = COMPOSING.find((key) => Object.hasOwn(root, key));
  if (keyword !== undefined) return `"${keyword}" may bring in others`;
  if (tool.input.arguments.objects[0]?.undefinedRequired.length)
    return '"required" names one that it does not list';
  return saysObject(tool.input) ? undefined : 'its root does not say "type": "object"';
}

function isClosed({ additionalProperties, unevaluatedProperties }: SchemaNode): boolean {
  return saysExtra(additionalProperties) || saysExtra(unevaluatedProperties);
}

/** `false`, or a schema for the extra keys that says something about them. */
function saysExtra(node: SchemaNode | undefined): boolean {
  return node !== undefined && (node.raw === false || node.keywords > 0);
}
