import { defineRule } from '../../src/rule/rule.js';

/** Fewer than this many characters. Source: rubric tcs-1; OpenAI Chat Completions and Bedrock take at most 64. */
const TOO_LONG = 64;

export default defineRule({
  id: 'naming/short-enough',
  title: 'The name has fewer than 64 characters',
  since: '0.1.0',
  scope: 'tool',
  points: 15,
  looksAtName: true,
  severity: 'warning',
  prevents: ['rejected-by-client'],
  rationale: 'Clients put a prefix before the name and providers refuse what is longer than 64 characters.',
  source: 'OpenAI Chat Completions (64), Bedrock Converse (64), Gemini CLI (63)',
  cure: 'Shorten the name; what it leaves out belongs in the description.',
  examples: [
    {
      bad: { name: `get_${'very_'.repeat(12)}long_name`, inputSchema: { type: 'object' } },
      good: { name: 'get_long_name', inputSchema: { type: 'object' } },
    },
  ],
  check(tool) {
    const at = tool.fields.name.pointer;
    if (tool.name === '') return [{ at, message: 'the tool has no name to measure' }];
    const length = [...tool.name].length;
    return length < TOO_LONG
      ? []
      : [{ at, message: `the name has ${length} characters, ${TOO_LONG} or more` }];
  },
});
