import type { Tool } from '../../src/model/tool.js';
import { defineRule } from '../../src/rule/rule.js';
import { PORTABLE } from '../clients/profiles.js';
import { findRefusals } from '../clients/refusals.js';

/** Every client of the table takes these: a screen in front of the table, since nearly all tools are like that. */
const PLAIN_NAME = /^[A-Za-z_][A-Za-z0-9_-]*$/;
const PLAIN_KEY = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/;

/** What spec/name-characters speaks of already. */
const OUTSIDE_MCP = /[^A-Za-z0-9_.-]|.{129}/su;

export default defineRule({
  id: 'portability/taken-everywhere',
  title: 'What the protocol takes, the large APIs take, too',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  looksAtName: true,
  severity: 'info',
  prevents: ['rejected-by-client'],
  rationale:
    'A dot in a name, "anyOf" at the root of a schema and a parameter such as "size[min]" are within the protocol, and yet make the APIs behind most clients refuse the whole request. With --client this is an error for the clients that are named.',
  source: 'The dated table of clients: `tool-score clients --list`',
  cure: 'Change it, or name the clients that matter with --client and have it judged for them alone.',
  examples: [
    {
      bad: { name: 'lockers.list', inputSchema: { type: 'object' } },
      good: { name: 'lockers_list', inputSchema: { type: 'object' } },
    },
    {
      bad: {
        name: 'open_locker',
        inputSchema: {
          type: 'object',
          properties: { number: { type: 'integer' }, code: { type: 'string' } },
          oneOf: [{ required: ['number'] }, { required: ['code'] }],
        },
      },
      good: {
        name: 'open_locker',
        inputSchema: {
          type: 'object',
          properties: { key: { oneOf: [{ type: 'integer' }, { type: 'string' }] } },
        },
      },
    },
    {
      bad: {
        name: 'find_lockers',
        inputSchema: { type: 'object', properties: { 'size[min]': { type: 'integer' } } },
      },
      good: {
        name: 'find_lockers',
        inputSchema: { type: 'object', properties: { size_min: { type: 'integer' } } },
      },
    },
  ],
  check(tool, { settings }) {
    if (settings.clients.length > 0 || isPlain(tool)) return [];
    const everywhere = { ...settings, clients: [PORTABLE] };
    const ofName = OUTSIDE_MCP.test(tool.name) ? [] : (['name'] as const);
    return findRefusals(tool, everywhere, { kinds: [...ofName, 'root', 'keys'], hard: true }).slice(0, 1);
  },
});

function isPlain({ name, input: { root } }: Tool): boolean {
  return (
    PLAIN_NAME.test(name) &&
    root.isSimple &&
    (root.properties ?? []).every(({ token }) => PLAIN_KEY.test(String(token)))
  );
}
