import { defineRule } from '../../src/rule/rule.js';
import { findRefusals } from '../clients/refusals.js';

export default defineRule({
  id: 'portability/full-name-fits',
  title: 'The name fits together with that of the server',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  looksAtName: true,
  severity: 'error',
  prevents: ['rejected-by-client'],
  rationale:
    'Clients put the name of the server before that of the tool, and leave out a tool whose full name is too long: its author never sees that name. --server-name gives the real length.',
  source: 'The dated table of clients: `tool-score clients --list`',
  cure: 'Shorten the name of the tool, or what the server is called in the configuration.',
  examples: [
    {
      settings: { clients: ['cursor'], serverName: 'lockers' },
      bad: { name: 'l'.repeat(53), inputSchema: { type: 'object' } },
      good: { name: 'l'.repeat(52), inputSchema: { type: 'object' } },
    },
    {
      settings: { clients: ['cursor'] },
      bad: { name: 'l'.repeat(59), inputSchema: { type: 'object' } },
      good: { name: 'l'.repeat(58), inputSchema: { type: 'object' } },
    },
  ],
  check: (tool, { settings }) => findRefusals(tool, settings, { kinds: ['full-name'], hard: true }),
});
