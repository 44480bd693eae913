import { defineRule } from '../../src/rule/rule.js';
import { findRefusals } from '../clients/refusals.js';

export default defineRule({
  id: 'portability/strict-ready',
  title: 'A schema for a strict mode keeps to its subset',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'error',
  prevents: ['rejected-by-client'],
  rationale:
    'A strict mode refuses the request unless every object is closed and only some keywords are used; OpenAI also wants every property required. Only a tool with "strict": true is held to it, or all with --client openai-strict. An optional property that becomes required must also take null, or the contract changes.',
  source: 'OpenAI and Anthropic, structured outputs; dates in `tool-score clients --list`',
  cure: 'Close the object, require every property with null as a further type, and drop what is refused.',
  examples: [
    {
      bad: [
        {
          type: 'function',
          function: {
            name: 'find_lockers',
            strict: true,
            parameters: {
              type: 'object',
              properties: { hall: { type: 'string' }, size: { type: 'integer' } },
              required: ['hall'],
            },
          },
        },
      ],
      good: [
        {
          type: 'function',
          function: {
            name: 'find_lockers',
            strict: true,
            parameters: {
              type: 'object',
              properties: { hall: { type: 'string' }, size: { type: ['integer', 'null'] } },
              required: ['hall', 'size'],
              additionalProperties: false,
            },
          },
        },
        {
          type: 'function',
          function: {
            name: 'find_keys',
            parameters: { type: 'object', properties: { hall: { type: 'string', format: 'uri' } } },
          },
        },
      ],
    },
    {
      settings: { clients: ['openai-strict'] },
      bad: {
        name: 'find_lockers',
        inputSchema: {
          type: 'object',
          properties: { since: { type: 'string', format: 'uri' } },
          required: ['since'],
          additionalProperties: false,
        },
      },
      good: {
        name: 'find_lockers',
        inputSchema: {
          type: 'object',
          properties: { since: { type: 'string', format: 'date' } },
          required: ['since'],
          additionalProperties: false,
        },
      },
    },
  ],
  check: (tool, { settings }) =>
    findRefusals(tool, settings, {
      kinds: ['closed', 'all-required', 'keywords', 'formats', 'size'],
      hard: true,
    }),
});
