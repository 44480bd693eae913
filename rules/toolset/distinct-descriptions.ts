import { defineRule } from '../../src/rule/rule.js';
import { groupBy } from '../shared/group-by.js';
import { namedFew } from '../shared/named-few.js';
import { plainText } from '../shared/plain-text.js';
import { setMembers } from '../shared/set-members.js';

const schema = { type: 'object' };

export default defineRule({
  id: 'toolset/distinct-descriptions',
  title: 'No two tools have the same description',
  since: '0.1.0',
  scope: 'set',
  points: 0,
  severity: 'warning',
  prevents: ['wrong-tool'],
  rationale:
    'A model chooses between tools by what is said of them. A text that stands on two of them is a template or a copy, and leaves the choice to the names.',
  source: 'arXiv 2510.20036: redundant tools that were merged raise the share of right choices',
  cure: 'Say on each tool what it acts on and when it is the one to call, or make one tool of them.',
  examples: [
    {
      bad: [
        { name: 'boats_add', description: 'Add. Fields are optional.', inputSchema: schema },
        { name: 'crews_add', description: 'Add.  fields are optional', inputSchema: schema },
      ],
      good: [
        { name: 'boats_add', description: 'Adds a boat. Fields are optional.', inputSchema: schema },
        { name: 'crews_add', description: 'Adds a crew. Fields are optional.', inputSchema: schema },
      ],
    },
    {
      bad: [
        { name: 'open_lock', description: 'Opens a lock.', inputSchema: schema },
        { name: 'release_lock', description: 'Opens a lock!', inputSchema: schema },
      ],
      good: [
        { name: 'open_lock', description: '', inputSchema: schema },
        { name: 'close_lock', description: '  ', inputSchema: schema },
        { name: 'wait', inputSchema: schema },
      ],
    },
  ],
  check(_set, context) {
    const groups = groupBy(context.fact(setMembers), ({ tool }) => {
      const text = plainText(tool.description);
      return text === '' ? undefined : `${tool.server}\n${text}`;
    });
    return [...groups.values()].flatMap((members) => {
      const names = [...new Set(members.map(({ tool }) => tool.name))];
      if (names.length < 2) return [];
      const { index, fields } = members[0]!.tool;
      const message = `${namedFew(names, 26)} have the same description`;
      return [{ tool: index, at: fields.description.pointer, message }];
    });
  },
});
