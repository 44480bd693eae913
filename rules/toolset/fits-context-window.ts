import { tokensOf } from '../../src/model/size.js';
import { defineRule } from '../../src/rule/rule.js';
import { grouped } from '../shared/grouped.js';

export default defineRule({
  id: 'toolset/fits-context-window',
  title: 'The tools fit into the context window that is given',
  since: '0.1.0',
  scope: 'set',
  points: 0,
  severity: 'error',
  prevents: ['context-cost', 'rejected-by-client'],
  rationale:
    'A client sends the whole tool list with every request. What does not fit is refused or cut off, and what just fits leaves no room for the conversation. Output schemas do not count here, since many clients keep them to themselves. Nothing is judged unless --context-window gives the size.',
  source:
    'MCP 2026-07-28, server/tools: the list is what a client hands to its model; the size is that of --context-window',
  cure: 'Shorten descriptions and schemas, or split the server, until the list takes a small part of the window.',
  examples: [
    {
      settings: { contextWindow: 40 },
      bad: [
        {
          name: 'get_user',
          description: 'Gets one user by id. Returns the name, the address and the groups of the user.',
          inputSchema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
        },
      ],
      good: [
        {
          name: 'get_user',
          description: 'Gets one user.',
          inputSchema: { type: 'object', properties: { id: { type: 'string' } } },
        },
      ],
    },
  ],
  check({ tools }, { settings: { contextWindow } }) {
    if (contextWindow === undefined) return [];
    const tokens = tools.reduce((sum, tool) => sum + tokensOf(tool).withoutOutput, 0);
    if (tokens <= contextWindow) return [];
    const who = tools.length === 1 ? 'the tool takes' : `the ${grouped(tools.length)} tools take`;
    const message = `${who} about ${grouped(tokens)} tokens; the window has ${grouped(contextWindow)}`;
    return [{ tool: undefined, at: '', message }];
  },
});
