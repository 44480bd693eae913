import { defineRule } from '../../src/rule/rule.js';
import { lookalikes } from '../shared/lookalikes.js';
import { namedFew } from '../shared/named-few.js';

const tool = (name: string, description: string, ...parameters: string[]) => ({
  name,
  description,
  inputSchema: {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [parameter, { type: 'string' }])),
  },
});

export default defineRule({
  id: 'toolset/distinct-tools',
  title: 'The tools can be told apart',
  since: '0.1.0',
  scope: 'set',
  points: 0,
  severity: 'warning',
  prevents: ['wrong-tool'],
  rationale:
    'Where two tools do the same by name, text and parameters, a model takes either, and the result hangs on chance. Opposites such as create and delete are no such pair, nor are tools that point at each other.',
  source: 'arXiv 2510.20036: merging redundant tools raises the share of right choices by 8 to 38 %',
  cure: 'Make one tool of them, or say in each text when the other is the one to call, by its name.',
  examples: [
    {
      bad: [
        tool('get_boat', 'Gets a boat by its number.', 'number'),
        tool('fetch_boat', 'Fetches the boat with this number.', 'number'),
      ],
      good: [
        tool('create_boat', 'Creates a boat with this number.', 'number'),
        tool('delete_boat', 'Deletes a boat with this number.', 'number'),
        tool('get_boat', 'Gets a boat with this number.', 'number'),
      ],
    },
    {
      bad: [
        tool('search_manual', 'Searches the harbour manual for a phrase.', 'phrase'),
        tool('find_pages', 'Finds a phrase in the manual of the harbour.', 'phrase'),
      ],
      good: [
        tool('search_manual', 'Searches the harbour manual for a phrase.', 'phrase'),
        tool('search_logbook', 'Searches the harbour logbook for a phrase.', 'phrase'),
      ],
    },
    {
      bad: [tool('list_moorings', 'Lists moorings.'), tool('moorings_enumerate', 'Lists all moorings.')],
      good: [
        tool('get_boat', 'Gets a boat by its number. For its papers call fetch_boat.', 'number'),
        tool('fetch_boat', 'Fetches the boat with this number.', 'number'),
      ],
    },
  ],
  check(_set, context) {
    return context.fact(lookalikes).flatMap((group) => {
      const names = group.map(({ tool }) => tool.name);
      const { index, fields } = group[0]!.tool;
      const message = `${namedFew(names, 24)} do the same by name, text and parameters`;
      return [{ tool: index, at: fields.name.pointer, message }];
    });
  },
});
