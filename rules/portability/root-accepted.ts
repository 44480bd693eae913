import { defineRule } from '../../src/rule/rule.js';
import { findRefusals } from '../clients/refusals.js';

export default defineRule({
  id: 'portability/root-accepted',
  title: 'The asked clients take the roots of the schemas',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'error',
  prevents: ['rejected-by-client'],
  rationale:
    'MCP 2026-07-28 takes "anyOf", "oneOf" and "allOf" at the root of an input schema, and any root of an output schema. Providers and older clients refuse them, or lose the whole list. Below the root they are taken.',
  source: 'The dated table of clients: `tool-score clients --list`',
  cure: 'Move the alternatives into one parameter, or say in the description which arguments go together.',
  examples: [
    {
      settings: { clients: ['anthropic', 'openai'] },
      bad: {
        name: 'open_locker',
        inputSchema: {
          type: 'object',
          properties: { number: { type: 'integer' }, code: { type: 'string' } },
          anyOf: [{ required: ['number'] }, { required: ['code'] }],
        },
      },
      good: {
        name: 'open_locker',
        inputSchema: {
          type: 'object',
          properties: { key: { anyOf: [{ type: 'integer' }, { type: 'string' }] } },
          if: { required: ['key'] },
          then: {},
        },
      },
    },
    {
      settings: { clients: ['mcp-2025-11-25'] },
      bad: { name: 'list_lockers', inputSchema: { type: 'object' }, outputSchema: { type: 'array' } },
      good: {
        name: 'list_lockers',
        inputSchema: { type: 'object' },
        outputSchema: { type: 'object', properties: { type: { type: 'array', items: {} } } },
      },
    },
  ],
  check: (tool, { settings }) =>
    findRefusals(tool, settings, { kinds: ['root', 'root-type', 'output-root'], hard: true }),
});
