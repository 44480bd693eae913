import { defineRule } from '../../src/rule/rule.js';
import { snakeCased } from '../shared/new-name.js';
import { quote } from '../shared/quote.js';
import { renameFix } from '../shared/rename-fix.js';

const SNAKE_CASE = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;

export default defineRule({
  id: 'naming/snake-case',
  title: 'The name is snake_case',
  since: '0.1.0',
  scope: 'tool',
  points: 35,
  looksAtName: true,
  severity: 'warning',
  prevents: ['wrong-tool', 'rejected-by-client'],
  rationale:
    'Words joined by single underscores pass every provider and are read as words. Dots and slashes are refused by some, and mixed styles invite misspelt calls.',
  source: 'OpenAI, Anthropic and Bedrock name patterns; share of styles over 4,503 tools: snake_case 61 %',
  cure: 'Write the name as lower-case words with single underscores: "get_user_data".',
  examples: [
    {
      bad: { name: 'getUserData', inputSchema: { type: 'object' } },
      good: { name: 'get_user_data', inputSchema: { type: 'object' } },
      fixed: { name: 'get_user_data', inputSchema: { type: 'object' } },
    },
  ],
  fixability: ['contract'],
  fix: (tool) => [renameFix(tool, snakeCased(tool))],
  check(tool) {
    if (SNAKE_CASE.test(tool.name)) return [];
    const at = tool.fields.name.pointer;
    if (tool.name === '') return [{ at, message: 'the tool has no name' }];
    return [{ at, message: `${quote(tool.name, 45)} is not snake_case` }];
  },
});
