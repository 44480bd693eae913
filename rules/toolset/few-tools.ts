import { defineRule } from '../../src/rule/rule.js';

/** OpenAI's guide to function calling: fewer than 20 at the start of a turn, "a soft suggestion". */
const MANY = 20;

const tools = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `get_gauge_${at}`, inputSchema: { type: 'object' } }));

export default defineRule({
  id: 'toolset/few-tools',
  title: 'The set has at most 20 tools',
  since: '0.1.0',
  scope: 'set',
  points: 0,
  severity: 'info',
  prevents: ['wrong-tool', 'context-cost'],
  rationale:
    'The more tools a model sees at once, the more often it takes the wrong one. The number is soft: with tool search or deferred loading a large set does no harm.',
  source:
    'OpenAI, function calling guide (read 2026-09): fewer than 20 functions at the start of a turn; Gemini, function calling guide (read 2026-09): 10 to 20 active tools',
  cure: 'Merge tools that are called together, split the server, or have clients load tools as they need them (tool search).',
  examples: [{ bad: tools(21), good: tools(20) }],
  check({ tools }) {
    if (tools.length <= MANY) return [];
    const message = `the set offers ${tools.length} tools at once; model vendors advise at most ${MANY}`;
    return [{ tool: undefined, at: '', message }];
  },
});
