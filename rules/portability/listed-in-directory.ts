import { defineRule } from '../../src/rule/rule.js';
import { findRefusals } from '../clients/refusals.js';

const METHOD = (methods: string[]) => ({
  name: 'send_request',
  title: 'Send a request',
  annotations: { readOnlyHint: false, destructiveHint: true },
  inputSchema: {
    type: 'object',
    properties: { method: { type: 'string', enum: methods }, path: { type: 'string' } },
  },
});

export default defineRule({
  id: 'portability/listed-in-directory',
  title: 'The asked directories list a server with this tool',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'error',
  prevents: ['rejected-by-client'],
  rationale:
    'Directories turn a server away for one tool without a title or without the hints that they ask for, and for one that reads and writes by a parameter. What their reviews do not agree on is a warning, in portability/reported-limits-kept.',
  source: 'Claude connectors directory, review criteria; OpenAI apps directory; `tool-score clients --list`',
  cure: 'Add the title and state the hints, and give reads and writes tools of their own.',
  examples: [
    {
      settings: { clients: ['openai-directory'] },
      bad: { name: 'list_lockers', inputSchema: { type: 'object' }, annotations: { readOnlyHint: true } },
      good: {
        name: 'list_lockers',
        inputSchema: { type: 'object' },
        annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: false },
      },
    },
    {
      settings: { clients: ['claude-directory'] },
      bad: METHOD(['GET', 'DELETE']),
      good: METHOD(['POST', 'DELETE']),
    },
  ],
  check: (tool, { settings }) =>
    findRefusals(tool, settings, { kinds: ['title', 'hint', 'applicable-hint', 'one-act'], hard: true }),
});
