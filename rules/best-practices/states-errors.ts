import { defineRule } from '../../src/rule/rule.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { hasLexicon, prose } from '../shared/description.js';
import { sentencesOf } from '../shared/words.js';

/** `STATEMENT_NOT_READY`: most capital codes are variables and enum values, so the sentence must speak of failing. */
const CODE = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/;

export default defineRule({
  id: 'best-practices/states-errors',
  title: 'The tool says how it fails',
  since: '0.1.0',
  scope: 'tool',
  points: 15,
  severity: 'warning',
  prevents: ['premature-answer', 'malformed-arguments'],
  rationale:
    'A model that knows how a call fails can tell a missing record from a broken call, and knows whether to retry.',
  source:
    'arXiv 2602.14878, smell "Unstated Limitations" (90 % of 856 tools); MCP 2026-07-28, tool execution errors',
  cure: 'Add a sentence that says when the call fails and what comes back then.',
  examples: [
    {
      bad: { name: 'get_invoice', description: 'Gets one invoice.', inputSchema: { type: 'object' } },
      good: {
        name: 'get_invoice',
        description: 'Gets one invoice. Fails when the invoice does not exist.',
        inputSchema: { type: 'object' },
      },
    },
    {
      bad: { name: 'get_key', description: 'Gets the key in MY_API_KEY.', inputSchema: { type: 'object' } },
      good: {
        name: 'get_key',
        description: 'Gets the key. Answers KEY_EXPIRED when it cannot be used any more.',
        inputSchema: { type: 'object' },
      },
    },
  ],
  appliesTo: hasLexicon,
  check(tool, context) {
    const { text, lower, lexicon } = context.fact(prose);
    if (lexicon && (lexicon.errors.test(text, lower) || statesErrorCode(text, lexicon))) return [];
    return [{ at: tool.fields.description.pointer, message: 'nothing says how the tool fails' }];
  },
});

function statesErrorCode(text: string, lexicon: Lexicon): boolean {
  return (
    CODE.test(text) &&
    sentencesOf(text).some((sentence) => CODE.test(sentence) && lexicon.failing.test(sentence))
  );
}
