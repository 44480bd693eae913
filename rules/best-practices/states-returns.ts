import { defineRule } from '../../src/rule/rule.js';
import { hasLexicon, prose } from '../shared/description.js';

export default defineRule({
  id: 'best-practices/states-returns',
  title: 'The tool says what comes back',
  since: '0.1.0',
  scope: 'tool',
  points: 15,
  severity: 'warning',
  prevents: ['wrong-tool', 'premature-answer'],
  rationale:
    'A model plans the next call from what this one returns. When the spec does not say, it calls again, or answers too early.',
  source: 'arXiv 2602.18914: 3,093 of 10,831 servers without a return description; Anthropic, define-tools',
  cure: 'Add a sentence "Returns …", or an "outputSchema" with properties.',
  examples: [
    {
      bad: { name: 'list_users', description: 'Lists users.', inputSchema: { type: 'object' } },
      good: {
        name: 'list_users',
        description: 'Lists users. Returns id and name of each.',
        inputSchema: { type: 'object' },
      },
    },
  ],
  appliesTo(tool, context) {
    return tool.output.arguments.parameters.length > 0 || hasLexicon(tool, context);
  },
  check(tool, context) {
    if (tool.output.arguments.parameters.length > 0) return [];
    const { text, lexicon } = context.fact(prose);
    if (lexicon?.returns.test(text)) return [];
    return [{ at: tool.fields.description.pointer, message: 'nothing says what the tool returns' }];
  },
});
