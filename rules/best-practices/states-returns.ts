import type { Tool } from '../../src/model/tool.js';
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
    return describesOutput(tool) || hasLexicon(tool, context);
  },
  check(tool, context) {
    if (describesOutput(tool)) return [];
    const { text, lower, lexicon } = context.fact(prose);
    if (lexicon?.returns.test(text, lower)) return [];
    return [{ at: tool.fields.description.pointer, message: 'nothing says what the tool returns' }];
  },
});

/** An output schema with properties, at any depth. */
function describesOutput(tool: Tool): boolean {
  return tool.fields.outputSchema.value !== undefined && tool.output.arguments.parameters.length > 0;
}
