import { defineRule } from '../../src/rule/rule.js';
import { tightestRoom } from '../clients/room.js';
import { quote } from '../shared/quote.js';

/** Names of servers in the wild have up to about this many characters. */
const ENOUGH = 20;

export default defineRule({
  id: 'portability/room-for-server-name',
  title: 'The names leave room for that of the server',
  since: '0.1.0',
  scope: 'set',
  points: 0,
  severity: 'info',
  prevents: ['rejected-by-client'],
  rationale:
    'A client that puts the name of the server before that of the tool limits both together, and whoever installs the server chooses its name. Once --server-name gives it, the real length is judged instead.',
  source: 'The dated table of clients: `tool-score clients --list`',
  cure: 'Shorten the longest names, or say in the installation guide what to call the server.',
  examples: [
    {
      settings: { clients: ['cursor'] },
      bad: [{ name: 'l'.repeat(45), inputSchema: { type: 'object' } }],
      good: [{ name: 'l'.repeat(39), inputSchema: { type: 'object' } }],
    },
  ],
  check({ tools }, { settings: { clients, serverName } }) {
    if (serverName !== undefined || clients.length === 0) return [];
    const names = tools.map(({ name }) => name);
    return tightestRoom(names, clients)
      .filter(({ room }) => room > 0 && room < ENOUGH)
      .map(({ client, room, index }) => {
        const tool = tools[index]!;
        const what = room === 1 ? '1 character' : `${room} characters`;
        const message = `${client} has ${what} left for the server name beside ${quote(tool.name, 30)}`;
        return { tool: tool.index, at: tool.fields.name.pointer, message };
      });
  },
});
