import { defineRule } from '../../src/rule/rule.js';
import { nameVerb, ownNameWords } from '../shared/name-verb.js';
import { verbFirst } from '../shared/new-name.js';
import { quote } from '../shared/quote.js';
import { renameFix } from '../shared/rename-fix.js';

export default defineRule({
  id: 'naming/starts-with-verb',
  title: 'The name starts with a verb',
  since: '0.1.0',
  scope: 'tool',
  points: 50,
  looksAtName: true,
  severity: 'warning',
  prevents: ['wrong-tool'],
  rationale:
    'A verb first says what a call does before its description is read, and makes siblings such as get_user and delete_user tell themselves apart.',
  source: 'OpenAI Apps SDK: names are verb-shaped; Anthropic, define-tools: namespaced by service',
  cure: 'Put the verb first, after a namespace if there is one: "list_users", "slack_post_message".',
  examples: [
    {
      bad: { name: 'settings_page', inputSchema: { type: 'object' } },
      good: { name: 'open_settings_page', inputSchema: { type: 'object' } },
    },
    {
      bad: { name: 'user_list', inputSchema: { type: 'object' } },
      fixed: { name: 'list_user', inputSchema: { type: 'object' } },
      good: [
        { name: 'browser_click', inputSchema: { type: 'object' } },
        { name: 'browser_open_tab', inputSchema: { type: 'object' } },
        { name: 'browser_close', inputSchema: { type: 'object' } },
      ],
    },
  ],
  fixability: ['contract'],
  fix: (tool, context) => [renameFix(tool, verbFirst(tool, context))],
  check(tool, context) {
    if (context.fact(nameVerb) !== undefined) return [];
    const at = tool.fields.name.pointer;
    const first = context.fact(ownNameWords)[0];
    if (first === undefined) return [{ at, message: 'the tool has no name that could start with a verb' }];
    return [{ at, message: `${quote(tool.name, 45)} starts with ${quote(first, 20)}, not with a verb` }];
  },
});
