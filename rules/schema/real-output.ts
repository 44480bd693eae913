import type { SchemaNode } from '../../src/model/schema/node.js';
import type { SchemaTree } from '../../src/model/schema/tree.js';
import { isObject } from '../../src/model/value.js';
import { defineRule } from '../../src/rule/rule.js';
import { quote } from '../shared/quote.js';
import { alternativesOf, alwaysApplied } from '../shared/schema.js';

export default defineRule({
  id: 'schema/real-output',
  title: 'The output schema describes the answer, not only what it comes in',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'info',
  prevents: ['premature-answer', 'context-cost'],
  rationale:
    'An output schema lets a model plan with fields it has not seen yet, and a client check them. { "result": anything } costs the tokens of a schema and promises nothing.',
  source:
    'MCP 2026-07-28, server/tools: outputSchema and structuredContent; client best practices: output schemas give typed code',
  cure: 'Describe the fields of the answer, or leave the output schema out.',
  examples: [
    {
      bad: {
        name: 'get_parcel',
        inputSchema: { type: 'object' },
        outputSchema: { type: 'object', properties: { result: { type: 'string' } }, required: ['result'] },
      },
      good: {
        name: 'get_parcel',
        inputSchema: { type: 'object' },
        outputSchema: {
          type: 'object',
          properties: { number: { type: 'string' }, weight: { type: 'number' } },
          required: ['number'],
        },
      },
    },
    {
      bad: {
        name: 'get_parcel',
        inputSchema: { type: 'object' },
        outputSchema: { type: 'object', properties: { result: { anyOf: [{}, { type: 'null' }] } } },
      },
      good: {
        name: 'count_parcels',
        inputSchema: { type: 'object' },
        outputSchema: { type: 'object', properties: { count: { type: 'integer' } } },
      },
    },
    {
      bad: {
        name: 'get_parcel',
        inputSchema: { type: 'object' },
        outputSchema: { type: 'object', properties: { data: { type: 'object' } } },
      },
      good: {
        name: 'get_parcel',
        inputSchema: { type: 'object' },
        outputSchema: {
          type: 'object',
          properties: { result: { type: 'string', description: 'The label as ZPL, ready to be printed.' } },
        },
      },
    },
  ],
  appliesTo: (tool) => tool.abilities.outputSchema || 'the format has no output schemas',
  check(tool) {
    if (!isObject(tool.fields.outputSchema.value)) return [];
    const { root } = tool.output;
    const applied = alwaysApplied(root, tool.output);
    if (applied.length > 1 || alternativesOf(applied).length > 0) return [];
    const [only, second] = root.properties ?? [];
    if (second || !only) return [];
    const isBare = WRAPPER.test(String(only.token)) && only.type === 'string' && only.description === '';
    if (!isBare && !isOpen(only, tool.output)) return [];
    return [
      {
        at: only.pointer,
        message: `the output schema only says that there is a ${quote(String(only.token), 30)}`,
      },
    ];
  },
});

/** Names of what an answer comes in. */
const WRAPPER = /^(?:results?|response|output|data|content|value|text|message|answer|payload)$/i;

/** Lists in lists: deeper than this nobody looks. */
const DEEPEST = 3;

/** Anything fits: no type, an object or a list of anything, or null beside it. */
function isOpen(node: SchemaNode, tree: SchemaTree, depth = 0): boolean {
  if (!isObject(node.raw)) return node.raw === true;
  if (depth > DEEPEST || node.description !== '' || node.rare.ref !== undefined) return false;
  const { anyOf, oneOf, allOf, enum: choices, hasConst } = node.rare;
  if (choices !== undefined || hasConst || oneOf.length + allOf.length > 0) return false;
  if (anyOf.length > 0) return anyOf.some((branch) => isOpen(branch, tree, depth + 1));
  if (node.type === undefined) return node.properties === undefined && node.items === undefined;
  if (node.type === 'object') return !node.properties?.length && isOpenMap(node, tree, depth);
  return node.type === 'array' && (node.items ?? []).every((item) => isOpen(item, tree, depth + 1));
}

function isOpenMap({ additionalProperties, rare }: SchemaNode, tree: SchemaTree, depth: number): boolean {
  if (rare.hasPatternProperties) return false;
  return additionalProperties === undefined || isOpen(additionalProperties, tree, depth + 1);
}
