import { defineRule } from '../../src/rule/rule.js';
import { prose } from '../shared/description.js';

/** Fewer than this many words. Source: rubric tcs-1. */
const TOO_MANY = 200;

export default defineRule({
  id: 'description/short-enough',
  title: 'The description has fewer than 200 words',
  since: '0.1.0',
  scope: 'tool',
  points: 20,
  needs: 'description/present',
  severity: 'warning',
  prevents: ['context-cost', 'wrong-tool'],
  rationale:
    'Every description of every tool is read on every turn. A long one costs context and buries the sentence that decides.',
  source: 'arXiv 2602.18914, dimension "conciseness"; EASYTOOL (arXiv 2401.06201)',
  cure: 'Move parameter details to the parameters, and reference material to the documentation.',
  examples: [
    {
      bad: {
        name: 'get_invoice',
        description: 'Gets one invoice. '.repeat(70),
        inputSchema: { type: 'object' },
      },
      good: { name: 'get_invoice', description: 'Gets one invoice.', inputSchema: { type: 'object' } },
    },
  ],
  check(tool, context) {
    const { words } = context.fact(prose);
    if (words < TOO_MANY) return [];
    return [
      {
        at: tool.fields.description.pointer,
        message: `the description has ${words} words, ${TOO_MANY} or more`,
      },
    ];
  },
});
