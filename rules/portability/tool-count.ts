import { defineRule } from '../../src/rule/rule.js';
import { toolCaps } from '../clients/caps.js';
import { listed } from '../clients/wording.js';
import { grouped } from '../shared/grouped.js';

/** On one line: what matters is how many there are. */
const tools = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      name: `open_hall_${index}`,
      inputSchema: { type: 'object' },
    })),
  );

export default defineRule({
  id: 'portability/tool-count',
  title: 'The asked clients take as many tools',
  since: '0.1.0',
  scope: 'set',
  points: 0,
  severity: 'warning',
  prevents: ['rejected-by-client', 'omission'],
  rationale:
    'Clients send only so many tools, counted over all servers that are connected: what comes after is dropped, or the request is refused. A set that is beyond the cap by itself leaves no room for any other server.',
  source: 'The dated table of clients: `tool-score clients --list`',
  cure: 'Split the server, or put what belongs together into fewer tools.',
  examples: [{ settings: { clients: ['cursor'] }, bad: tools(41), good: tools(40) }],
  check({ tools: { length } }, { settings }) {
    const caps = toolCaps(settings.clients, length);
    if (caps.length === 0) return [];
    const shown = caps.map(({ client, most, asOf, elsewhere }) =>
      elsewhere === undefined
        ? `${client} (${most} as of ${asOf})`
        : `${client} (${most} as of ${asOf}; elsewhere ${elsewhere})`,
    );
    // What another report puts higher may have been raised since.
    const isDoubted = caps.every(({ elsewhere }) => elsewhere !== undefined);
    const verb = isDoubted ? 'took' : caps.length === 1 ? 'takes' : 'take';
    const message = `the set has ${grouped(length)} tools, more than ${listed(shown, 55)} ${verb}`;
    return [{ tool: undefined, at: '', message }];
  },
});
