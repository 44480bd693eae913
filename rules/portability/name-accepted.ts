import { defineRule } from '../../src/rule/rule.js';
import { findRefusals } from '../clients/refusals.js';

export default defineRule({
  id: 'portability/name-accepted',
  title: 'The asked clients take the name',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  looksAtName: true,
  severity: 'error',
  prevents: ['rejected-by-client'],
  rationale:
    'MCP allows more in a name than the APIs behind most clients. One name that an API does not take makes it refuse the whole request, with all tools in it. Nothing is judged unless --client names a client.',
  source: 'The dated table of clients: `tool-score clients --list`',
  cure: 'Use letters, digits, "_" and "-" only, and at most 64 of them.',
  examples: [
    {
      settings: { clients: ['openai'] },
      bad: { name: 'admin.lockers.list', inputSchema: { type: 'object' } },
      good: { name: 'admin_lockers-list', inputSchema: { type: 'object' } },
    },
    {
      settings: { clients: ['bedrock'] },
      bad: { name: 'l'.repeat(65), inputSchema: { type: 'object' } },
      good: { name: 'l'.repeat(64), inputSchema: { type: 'object' } },
    },
    {
      settings: { clients: ['anthropic'] },
      bad: { name: 'l'.repeat(129), inputSchema: { type: 'object' } },
      good: { name: 'l'.repeat(128), inputSchema: { type: 'object' } },
    },
  ],
  check: (tool, { settings }) => findRefusals(tool, settings, { kinds: ['name', 'name-length'], hard: true }),
});
