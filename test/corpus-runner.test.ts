import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rules } from '../rules/index.js';
import { findNamespaces } from '../rules/shared/namespaces.js';
import { runCorpus } from '../src/dev/corpus.js';
import type { Tool } from '../src/model/tool.js';
import type { Edit } from '../src/rule/fix.js';
import type { Rule, SetRule, ToolRule } from '../src/rule/rule.js';

const TOOLS = [
  {
    name: 'list_boats',
    description:
      'Lists the boats in the harbour. Returns a list of boat ids; fails with 404 without a harbour.',
    inputSchema: {
      type: 'object',
      properties: { type: { type: 'string' }, __length: { type: 'integer', minimum: 0 } },
      required: [],
    },
    annotations: { readOnlyHint: true },
  },
  { name: 'sink_boat', inputSchema: { type: 'object', properties: { boat: {} }, required: ['boat'] } },
  { name: 'paint_boat', inputSchema: { additionalProperties: false, type: 'object' } },
];

const META = {
  id: 'spec/injected',
  title: 'A rule with a fault',
  since: '0.1.0',
  severity: 'warning',
  prevents: ['omission'],
  rationale: 'It shows that the runner sees the fault.',
  source: 'this test',
  examples: [{ bad: {}, good: {} }],
  cure: 'None.',
} as const;

const toolRule = (check: ToolRule['check']): ToolRule => ({
  ...META,
  id: 'naming/injected',
  category: 'naming',
  scope: 'tool',
  points: 10,
  check,
});
const setRule = (check: SetRule['check']): SetRule => ({
  ...META,
  category: 'spec',
  scope: 'set',
  points: 0,
  check,
});

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tool-score-corpus-'));
  mkdirSync(join(folder, 'below'));
  const files = {
    'list.json': JSON.stringify({ tools: TOOLS }, null, 2),
    'below/array.json': `\ufeff${JSON.stringify(TOOLS, null, 2).replaceAll('\n', '\r\n')}\r\n`,
    'below/one.json': JSON.stringify(TOOLS[1]),
    'package.json': '{"name": "boats", "version": "1.0.0", "scripts": {}}',
    'notes.md': '# Boats\n\nNothing to score.\n',
    'broken.json': '{"tools": [',
    'empty.json': '',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(more: readonly Rule[] = [], sample?: string, fix = false) {
  const lines: string[] = [];
  const { validator } = await import('../src/validate/validator.js');
  const result = await runCorpus([folder], {
    sample,
    fix,
    workshop: { rules: [...rules, ...more], findNamespaces, loadValidator: async () => validator },
    write: (line) => lines.push(line),
  });
  return { ...result, lines, text: lines.join('\n') };
}

describe('The corpus runner', () => {
  it('passes on good files and on files that are something else', async () => {
    const { passed, failed, lines, text } = await run();
    expect(text).not.toContain('✗');
    expect({ passed, failed }).toEqual({ passed: 7, failed: 0 });
    expect(lines.at(-1)).toBe('7 passed, 0 failed');
    expect(text).toMatch(/list\.json +scored +3 tools {2}mean [A-F] \d+/);
    expect(text).toContain('not-a-spec: is not a tool spec but a package manifest');
    expect(text).toContain('unreadable: is empty');
    expect(text).toContain('3 specs, 7 tools');
  });

  it('says the same twice', async () => {
    expect((await run()).lines).toEqual((await run()).lines);
  });

  it('shows samples of the findings of one rule with what stands there', async () => {
    const { text } = await run([], 'parameters/typed');
    expect(text).toMatch(/\d of \d findings of parameters\/typed: on \d of 7 tools, in 3 of 3 sets/);
    expect(text).toMatch(/^list\.json#\/tools\/1\/inputSchema\/properties\/boat\n {4}"boat"/m);
    expect(text).toMatch(/^below\/one\.json#\/inputSchema/m);
    expect(text).toContain('    tool sink_boat');
  });

  it('says how much advice a tool gets, what is alike folded', async () => {
    const advice = {
      ...toolRule((tool) => [tool, tool].map(({ pointer: at }) => ({ at, message: 'hm' }))),
      points: 0,
    };
    expect((await run()).text).toContain(
      'advice on a tool, like ones folded: median 0 · nine tenths 0 · highest 0',
    );
    const { text } = await run([advice, { ...advice, id: 'naming/other' }, { ...advice, severity: 'error' }]);
    expect(text).toContain('advice on a tool, like ones folded: median 2 · nine tenths 2 · highest 2');
  });

  it('fails where there is nothing to score', async () => {
    const lines: string[] = [];
    const empty = join(folder, 'below', 'empty');
    mkdirSync(empty);
    const { failed } = await runCorpus([empty], { write: (line) => lines.push(line) });
    rmSync(empty, { recursive: true });
    expect(failed).toBe(1);
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
  });
});

describe('The corpus runner fails on', () => {
  let turn = 0;
  const pointerOfTool = (pointer: string) => [{ at: pointer, message: 'injected' }];

  it.each<[fault: string, title: string, rule: Rule]>([
    [
      'a rule that throws',
      'no rule crashes: on list_boats, naming/injected crashed: Error: broken',
      toolRule(() => {
        throw new Error('broken');
      }),
    ],
    [
      'a rule on the set that throws',
      'no rule crashes: spec/injected crashed: Error: broken',
      setRule(() => {
        throw new Error('broken');
      }),
    ],
    [
      'a finding without a place',
      'every finding has a place: naming/injected at "/nowhere"',
      toolRule(() => [{ at: '/nowhere', message: 'injected' }]),
    ],
    [
      'a rule that remembers',
      'two runs give the same report: differ at',
      toolRule((tool) => (turn++ % 2 === 0 ? pointerOfTool(tool.pointer) : [])),
    ],
    [
      'a rule that depends on the order of tools',
      'scores do not change with the order of the tools: list_boats',
      toolRule((tool) => (tool.index === 0 ? pointerOfTool(tool.pointer) : [])),
    ],
    [
      'a rule that depends on the order of keys',
      'scores do not change with the order of keys: paint_boat',
      toolRule((tool) => {
        const first = Object.keys(tool.fields.inputSchema.value as object)[0];
        return first === 'additionalProperties' ? pointerOfTool(tool.pointer) : [];
      }),
    ],
    [
      'a rule that depends on the container',
      'a tool scores the same in every container: as a JSON-RPC answer: list_boats',
      toolRule((tool) => (tool.pointer.startsWith('/result') ? pointerOfTool(tool.pointer) : [])),
    ],
    [
      'a rule that scores a tool by the company it keeps',
      'a set of the same tools scores what one of them scores: list_boats',
      toolRule((tool, context) => (context.set.tools.length > 3 ? pointerOfTool(tool.pointer) : [])),
    ],
    [
      'a rule that takes more than there is',
      'scores are whole numbers from 0 to 100: list_boats: 200',
      { ...toolRule((tool) => pointerOfTool(tool.pointer)), points: -50 },
    ],
  ])('%s', async (_, title, rule) => {
    const { failed, text, lines } = await run([rule]);
    expect(text).toContain(title);
    expect(failed).toBeGreaterThan(0);
    expect(lines.at(-1)).toBe(`${7 - failed} passed, ${failed} failed`);
  });
});

describe('With --fix, the corpus runner', () => {
  it('passes on good files, and prints what repairs bring', async () => {
    const { passed, failed, text } = await run([], undefined, true);
    expect(text).not.toContain('✗');
    expect({ passed, failed }).toEqual({ passed: 7, failed: 0 });
    expect(text).toMatch(/mean +before +safe +all\nscore +\d/);
    expect(text).toMatch(/\d contract +best-practices\/closed-schema/);
  });

  const repairing = (edits: (tool: Tool) => readonly Edit[]): ToolRule => ({
    ...toolRule((tool) => (edits(tool).length > 0 ? [{ at: tool.pointer, message: 'injected' }] : [])),
    fixability: ['guess'],
    fix: (tool) => [{ fixability: 'guess', at: tool.pointer, does: 'does something', edits: edits(tool) }],
  });

  it.each<[string, string, ToolRule]>([
    [
      'prose',
      'the words after a repair are those before, names, types, hints and example values: new: Lorem',
      repairing(({ fields, pointer }) =>
        fields.title.value === undefined ? [{ kind: 'set', at: `${pointer}/title`, value: 'Lorem' }] : [],
      ),
    ],
    [
      'a repair without an end',
      'repairs settle, and a second run has nothing to do: not settled: does something',
      repairing(({ fields, name }) => [{ kind: 'set', at: fields.name.pointer, value: `${name}x` }]),
    ],
    [
      'a member that gets lost',
      'what no repair speaks of stays: members, their order, their values: /tools/0/inputSchema/properties loses type',
      repairing(({ input }) =>
        (input.root.properties ?? [])
          .filter(({ token }) => token === 'type')
          .map(({ pointer }) => ({ kind: 'remove', at: pointer })),
      ),
    ],
  ])('sees %s', async (_, title, rule) => {
    const { failed, text } = await run([rule], undefined, true);
    expect(text).toContain(title);
    expect(failed).toBeGreaterThan(0);
  });
});
