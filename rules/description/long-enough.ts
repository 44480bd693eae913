import { defineRule } from '../../src/rule/rule.js';
import { prose } from '../shared/description.js';

/** More than this many words. Source: rubric tcs-1. */
const TOO_FEW = 10;

export default defineRule({
  id: 'description/long-enough',
  title: 'The description has more than 10 words',
  since: '0.1.0',
  scope: 'tool',
  points: 40,
  needs: 'description/present',
  severity: 'warning',
  prevents: ['omission', 'wrong-tool'],
  rationale:
    'A description of a few words repeats the name. It cannot say when to use the tool, what comes back or how it differs from its neighbours.',
  source:
    'arXiv 2602.14878, component "Length & completeness"; Anthropic, define-tools: three to four sentences',
  cure: 'Add when to use the tool, when not, what it returns and how it fails. Padding helps nobody.',
  examples: [
    {
      bad: { name: 'get_invoice', description: 'Gets an invoice.', inputSchema: { type: 'object' } },
      good: {
        name: 'get_invoice',
        description: 'Gets one invoice by its number. Use list_invoices when the number is not known.',
        inputSchema: { type: 'object' },
      },
    },
  ],
  check(tool, context) {
    const { words } = context.fact(prose);
    if (tool.description === '' || words > TOO_FEW) return [];
    const count = words === 1 ? '1 word' : `${words} words`;
    return [
      {
        at: tool.fields.description.pointer,
        message: `the description has ${count}; more than ${TOO_FEW} are needed`,
      },
    ];
  },
});
