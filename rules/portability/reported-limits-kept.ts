import { defineRule } from '../../src/rule/rule.js';
import { findRefusals } from '../clients/refusals.js';

export default defineRule({
  id: 'portability/reported-limits-kept',
  title: 'The tool keeps to what the asked clients are reported to take',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  looksAtName: true,
  severity: 'warning',
  prevents: ['rejected-by-client'],
  rationale:
    'Limits change without notice, and reports of them disagree. One that may be over is a warning with the month of its source; so is what a client renames or deletes without a word instead of refusing it.',
  source: 'The dated table of clients: `tool-score clients --list`',
  cure: 'Keep to the limit where it costs nothing, or try it with the version you use; the values a parameter takes stay as they are.',
  examples: [
    {
      settings: { clients: ['gemini'] },
      bad: {
        name: 'draw_chart',
        inputSchema: { type: 'object', properties: { place: { type: 'integer', enum: [0, 1] } } },
      },
      good: {
        name: 'draw_chart',
        inputSchema: { type: 'object', properties: { place: { type: 'string', enum: ['top', 'side'] } } },
      },
    },
    {
      settings: { clients: ['gemini'] },
      bad: {
        name: 'draw_chart',
        inputSchema: { type: 'object', properties: { width: { type: 'integer', exclusiveMinimum: 0 } } },
      },
      good: {
        name: 'draw_chart',
        parametersJsonSchema: {
          type: 'object',
          properties: { width: { type: 'integer', exclusiveMinimum: 0 } },
        },
      },
    },
    {
      settings: { clients: ['gemini-cli'], serverName: 'charts' },
      bad: { name: 'd'.repeat(53), inputSchema: { type: 'object' } },
      good: { name: 'd'.repeat(52), inputSchema: { type: 'object' } },
    },
    {
      settings: { clients: ['claude-directory'] },
      bad: {
        name: 'replace_chart',
        inputSchema: { type: 'object' },
        annotations: { title: 'Replace', readOnlyHint: false, destructiveHint: false },
      },
      good: {
        name: 'replace_chart',
        inputSchema: { type: 'object' },
        annotations: { title: 'Replace', readOnlyHint: false, destructiveHint: true },
      },
    },
  ],
  check: (tool, { settings }) => findRefusals(tool, settings, { hard: false }),
});
