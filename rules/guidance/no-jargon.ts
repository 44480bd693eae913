import { defineRule } from '../../src/rule/rule.js';
import { ABOUT_RECORDS, INTERNAL_RECORD } from '../lexicon/internal-records.js';
import { prose } from '../shared/description.js';
import { nameWords } from '../shared/name-words.js';
import { quote } from '../shared/quote.js';

export default defineRule({
  id: 'guidance/no-jargon',
  title: 'The description refers to no internal records of the project',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'info',
  looksAtName: true,
  prevents: ['context-cost'],
  rationale:
    'The number of a decision record or a pull request tells its authors why the tool is as it is. A model cannot look it up, and may take it for an argument.',
  source: 'arXiv 2602.18914: 2,904 of 10,831 servers with irrelevant detail; EASYTOOL (arXiv 2401.06201)',
  cure: 'Say what follows from the record, or leave it out; keep the number in a comment of the code.',
  examples: [
    {
      bad: {
        name: 'open_depot',
        description: 'Opens a depot in a town (ADR-0042). Returns its number.',
        inputSchema: { type: 'object' },
      },
      good: {
        name: 'open_depot',
        description: 'Opens a depot in a town; hours are in ISO-8601. Returns its number and a SHA-1 sum.',
        inputSchema: { type: 'object' },
      },
    },
    {
      bad: {
        name: 'open_depot',
        description: 'Opens a depot in a town. Towns without a road are refused (fixed in #1204).',
        inputSchema: { type: 'object' },
      },
      good: {
        name: 'find_order',
        description: 'Finds an order by its number (#1204), and the colour of its label (#336699).',
        inputSchema: { type: 'object' },
      },
    },
  ],
  check(tool, context) {
    const { text } = context.fact(prose);
    const record = INTERNAL_RECORD.exec(text)?.[0];
    if (record === undefined) return [];
    if (ABOUT_RECORDS.test(nameWords(tool.name).join(' '))) return [];
    return [
      {
        at: tool.fields.description.pointer,
        message: `${quote(record.trim(), 30)} is a record of the project that no caller can look up`,
      },
    ];
  },
});
