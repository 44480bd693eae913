import { defineRule } from '../../src/rule/rule.js';
import { findRefusals } from '../clients/refusals.js';

export default defineRule({
  id: 'portability/lists-say-items',
  title: 'Every list says what is in it, where an asked client needs that',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'error',
  prevents: ['rejected-by-client'],
  rationale:
    'JSON Schema takes a list without "items". OpenAI answers every request with 400 while one such tool is in it, and VS Code passes over the tool, however deep the list stands.',
  source: 'The dated table of clients: `tool-score clients --list`',
  cure: 'Add "items" with the type of the entries, or {} when anything goes.',
  examples: [
    {
      settings: { clients: ['openai'] },
      bad: {
        name: 'tag_locker',
        inputSchema: {
          type: 'object',
          properties: { tag: { $ref: '#/$defs/Tag' } },
          $defs: { Tag: { type: 'object', properties: { colors: { type: 'array' } } } },
        },
      },
      good: {
        name: 'tag_locker',
        inputSchema: {
          type: 'object',
          properties: {
            colors: { type: 'array', items: {} },
            hours: { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'integer' }] },
          },
        },
      },
    },
  ],
  check: (tool, { settings }) => findRefusals(tool, settings, { kinds: ['items'], hard: true }),
});
