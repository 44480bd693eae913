import { defineRule } from '../../src/rule/rule.js';
import { hasLexicon, prose } from '../shared/description.js';
import { quote } from '../shared/quote.js';

export default defineRule({
  id: 'description/starts-with-verb',
  title: 'The description starts with an action verb',
  since: '0.1.0',
  scope: 'tool',
  points: 30,
  needs: 'description/present',
  severity: 'warning',
  prevents: ['wrong-tool', 'omission'],
  rationale:
    'A first word like "Gets" or "Create" says at once what a call does. Noun phrases and history leave a model to guess the act.',
  source: 'arXiv 2602.14878, component "Purpose"; OpenAI Apps SDK, verb-shaped tools',
  cure: 'Open with what a call does: "Gets …", "Create …", "Deletes …". Labels and "This tool" before it are fine.',
  examples: [
    {
      bad: {
        name: 'get_invoice',
        description: 'Invoice endpoint of the billing API.',
        inputSchema: { type: 'object' },
      },
      good: {
        name: 'get_invoice',
        description: '[beta] Gets one invoice by its number.',
        inputSchema: { type: 'object' },
      },
    },
    {
      bad: {
        name: 'get_invoice',
        description: 'Use this tool when an invoice is asked for.',
        inputSchema: { type: 'object' },
      },
      good: {
        name: 'get_invoice',
        description: 'Use this tool to get one invoice.',
        inputSchema: { type: 'object' },
      },
    },
  ],
  appliesTo: hasLexicon,
  check(tool, context) {
    const { text, lexicon } = context.fact(prose);
    if (tool.description === '' || !lexicon) return [];
    const { word, verb } = lexicon.opening(text);
    if (verb !== undefined) return [];
    const message =
      word === ''
        ? 'the description does not start with a verb'
        : `the description starts with ${quote(word, 30)}, not with a verb of what it does`;
    return [{ at: tool.fields.description.pointer, message }];
  },
});
