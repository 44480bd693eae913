import { defineRule } from '../../src/rule/rule.js';
import { brokenTotals } from '../clients/strict-totals.js';

/** On one line: what matters is how many parameters there are. */
const tool = (optional: number) =>
  JSON.stringify({
    name: 'open_halls',
    strict: true,
    input_schema: {
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: optional }, (_, index) => [`hall_${index}`, { type: 'string' }]),
      ),
      additionalProperties: false,
    },
  });

export default defineRule({
  id: 'portability/strict-budget',
  title: 'The strict tools of a set stay within what one request takes',
  since: '0.1.0',
  scope: 'set',
  points: 0,
  severity: 'error',
  prevents: ['rejected-by-client'],
  rationale:
    'Anthropic compiles the schemas of strict tools together, and limits their number and how many optional and union-typed parameters they have in all. Only tools with "strict": true count, or all with --client anthropic-strict.',
  source: 'Anthropic, structured outputs, read in 2026-09; `tool-score clients --list`',
  cure: 'Take "strict" from tools that do not need it, and make optional parameters required where a value is always known.',
  examples: [{ settings: { clients: ['anthropic'] }, bad: tool(25), good: tool(24) }],
  check: ({ tools }, { settings }) =>
    brokenTotals(tools, settings.clients).map((message) => ({ tool: undefined, at: '', message })),
});
