import { describe, expect, it } from 'vitest';
import { Assessor } from '../src/assess/assess.js';
import { NO_NAMESPACES } from '../src/model/namespaces.js';
import type { Fact, SetFact } from '../src/rule/context.js';
import { defineRule, type SetRule, type ToolRule } from '../src/rule/rule.js';
import type { Settings } from '../src/rule/settings.js';

const META = {
  title: 'A rule of a test',
  since: '0.1.0',
  points: 0,
  severity: 'info',
  prevents: ['omission'],
  rationale: 'It shows what a rule may ask for.',
  source: 'this test',
  examples: [{ bad: {}, good: {} }],
  cure: 'None.',
} as const;

const setRule = (name: string, check: SetRule['check']) =>
  defineRule({ ...META, id: `toolset/${name}`, scope: 'set', check });
const toolRule = (name: string, check: ToolRule['check']) =>
  defineRule({ ...META, id: `portability/${name}`, scope: 'tool', looksAtName: true, check });

async function messages(rules: readonly (SetRule | ToolRule)[], settings?: Settings): Promise<string[]> {
  const assessor = new Assessor({
    rules,
    findNamespaces: () => NO_NAMESPACES,
    loadValidator: () => Promise.reject(new Error('not wanted')),
    settings,
  });
  const report = await assessor.assess('a.json', '[{"name": "get_a"}, {"name": "get_b"}]');
  expect(report.notes).toEqual([]);
  const found = [...report.findings, ...report.tools.flatMap((tool) => tool.findings())];
  return found.map(({ finding }) => finding.message);
}

describe('a rule on the set', () => {
  it('shares facts of the set with the others, and asks for facts of single tools', async () => {
    let times = 0;
    const length: Fact<number> = (tool) => tool.name.length;
    const total: SetFact<number> = ({ tools }, context) => {
      times++;
      return tools.reduce((sum, tool) => sum + context.of(tool).fact(length), 0);
    };
    const rule = (name: string) =>
      setRule(name, (set, context) => [
        { tool: set.tools[1]!.index, at: set.tools[1]!.pointer, message: `${name} ${context.fact(total)}` },
      ]);
    expect(await messages([rule('one'), rule('two')])).toEqual(['one 10', 'two 10']);
    expect(times).toBe(1);
  });

  it('gets what must be loaded first', async () => {
    const words = { name: 'words', load: async () => ['get'] };
    const rule = setRule('loads', (set, context) => [
      {
        tool: undefined,
        at: '',
        message: `${context.need(words)} ${context.of(set.tools[0]!).need(words)}`,
      },
    ]);
    expect(await messages([rule])).toEqual(['get get']);
  });
});

describe('the settings of a run', () => {
  const told = ({ clients, serverName, contextWindow }: Settings) =>
    `${clients.join('+')} ${serverName} ${contextWindow}`;
  const rules = [
    setRule('told', (_, { settings }) => [{ tool: undefined, at: '', message: told(settings) }]),
    toolRule('told', ({ name, pointer }, { settings }) =>
      name === 'get_a' ? [{ at: pointer, message: told(settings) }] : [],
    ),
  ];

  it('reach rules on tools and on sets', async () => {
    const settings = { clients: ['a', 'b'], serverName: 'boats', contextWindow: 8 };
    expect(await messages(rules, settings)).toEqual(['a+b boats 8', 'a+b boats 8']);
  });

  it('are empty when nobody says anything', async () => {
    expect(await messages(rules)).toEqual([' undefined undefined', ' undefined undefined']);
  });
});
