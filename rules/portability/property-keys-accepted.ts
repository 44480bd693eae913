import { defineRule } from '../../src/rule/rule.js';
import { findRefusals } from '../clients/refusals.js';

export default defineRule({
  id: 'portability/property-keys-accepted',
  title: 'The asked clients take the names of the parameters',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'error',
  prevents: ['rejected-by-client'],
  rationale:
    'An API that checks the keys of "properties" refuses the whole request for one of them. There is no repair: the key is what callers send, and the server must take the new one.',
  source: 'The dated table of clients: `tool-score clients --list`',
  cure: 'Give the parameter a name of letters, digits and underscores, and let the server translate it.',
  examples: [
    {
      settings: { clients: ['anthropic'] },
      bad: {
        name: 'find_lockers',
        inputSchema: { type: 'object', properties: { 'size[min]': { type: 'integer' } } },
      },
      good: {
        name: 'find_lockers',
        inputSchema: {
          type: 'object',
          properties: {
            'size.min': { type: 'integer' },
            filter: { type: 'object', properties: { 'the hall': { type: 'string' } } },
          },
        },
      },
    },
  ],
  check: (tool, { settings }) => findRefusals(tool, settings, { kinds: ['keys'], hard: true }),
});
