import { nameKey } from '../../src/model/tool.js';
import { defineRule } from '../../src/rule/rule.js';
import { quote } from '../shared/quote.js';

export default defineRule({
  id: 'spec/unique-names',
  title: 'No two tools have the same name',
  since: '0.1.0',
  scope: 'set',
  points: 0,
  severity: 'error',
  prevents: ['wrong-tool', 'rejected-by-client'],
  rationale:
    'A call names its tool and nothing else. Of two with one name a client drops one, or refuses both.',
  source: 'MCP 2026-07-28, server/tools: names should be unique; Codex skips duplicates',
  cure: 'Give each tool a name of its own.',
  examples: [
    {
      bad: [
        { name: 'get_user', inputSchema: { type: 'object' } },
        { name: 'get_user', inputSchema: { type: 'object' } },
      ],
      good: [
        { name: 'get_user', inputSchema: { type: 'object' } },
        { name: 'get_users', inputSchema: { type: 'object' } },
      ],
    },
  ],
  check(set) {
    return set.tools.flatMap((tool) => {
      const first = set.firstByName.get(nameKey(tool)) ?? tool.index;
      if (first === tool.index) return [];
      const message = `${quote(tool.name, 45)} is also the name of tool ${first + 1}`;
      return [{ tool: tool.index, at: tool.fields.name.pointer, message }];
    });
  },
});
