import { isObject } from '../../src/model/value.js';
import { defineRule } from '../../src/rule/rule.js';
import { hasSchema, saysObject } from '../shared/parameters.js';

/** Keywords that say nothing about what a schema takes. */
const ABOUT: ReadonlySet<string> = new Set(['$schema', '$id', '$comment', 'title', 'description']);

export default defineRule({
  id: 'parameters/object-schema',
  title: 'The input schema is there and says type: object',
  since: '0.1.0',
  scope: 'tool',
  points: 10,
  severity: 'warning',
  prevents: ['rejected-by-client', 'malformed-arguments'],
  rationale:
    'MCP requires an input schema whose root is an object. Common SDKs refuse the whole tool list when one tool has none.',
  source: 'MCP 2026-07-28, server/tools, Tool.inputSchema',
  cure: 'Write "inputSchema": {"type": "object", "properties": {…}}; a tool without parameters has {"type": "object"}.',
  examples: [
    {
      bad: { name: 'get_invoice', description: 'Gets one invoice.' },
      good: { name: 'get_invoice', description: 'Gets one invoice.', inputSchema: { type: 'object' } },
    },
    {
      bad: { name: 'get_invoice', inputSchema: { properties: { number: { type: 'string' } } } },
      good: {
        name: 'get_invoice',
        inputSchema: { type: 'object', properties: { number: { type: 'string' } } },
      },
      fixed: {
        name: 'get_invoice',
        inputSchema: { type: 'object', properties: { number: { type: 'string' } } },
      },
    },
  ],
  appliesTo: hasSchema,
  fixability: ['safe'],
  fix(tool) {
    const { root } = tool.input;
    const { pointer: at, type, raw } = root;
    if (!isObject(raw)) return [{ at, because: 'only its author knows what the tool takes' }];
    const isList = Array.isArray(type) && type.includes('object');
    if (type !== undefined && !isList)
      return [{ at: `${at}/type`, because: 'only its author knows what the tool takes' }];
    const saysNothing = Object.keys(raw).every((key) => ABOUT.has(key));
    return [
      {
        fixability: 'safe',
        at: isList ? `${at}/type` : at,
        does: `writes "type": "object"${saysNothing ? ' and "properties": {}' : ''} into the input schema`,
        edits: [
          { kind: 'set', at: `${at}/type`, value: 'object', first: true },
          ...(saysNothing ? [{ kind: 'set', at: `${at}/properties`, value: {} } as const] : []),
        ],
      },
    ];
  },
  check(tool) {
    const { root } = tool.input;
    const at = root.pointer;
    if (!isObject(root.raw)) {
      const message =
        root.raw === undefined ? 'the tool has no input schema' : 'the input schema is no object';
      return [{ at, message, voids: true }];
    }
    if (saysObject(tool.input)) return [];
    // Parameters that are there can still be judged; without any the root has none to judge, and says so wrongly.
    const voids = tool.input.arguments.parameters.length === 0 ? { voids: true as const } : {};
    if (root.type === undefined)
      return [{ at, message: 'the root of the input schema does not say "type": "object"', ...voids }];
    const shown = JSON.stringify(root.type).slice(0, 40);
    return [
      { at: `${at}/type`, message: `the root of the input schema has type ${shown}, not "object"`, ...voids },
    ];
  },
});
