import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { main } from '../src/cli/main.js';
import { bar, count, cut, fit, points, thousands, widthOf, wrap } from '../src/report/text/layout.js';
import { folder, GOOD, POOR } from './cli/run.js';

/** Runs the command line inside this process, as on a terminal of so many columns. */
async function show(document: unknown, args: readonly string[] = [], columns = 100): Promise<string> {
  let text = '';
  const path = join(folder({ 'tools.json': document }), 'tools.json');
  await main([path, ...args], {
    write: async (piece) => {
      text += piece;
    },
    warn: () => {},
    writeAside: () => {},
    environment: {},
    isTerminal: false,
    today: '2026-01-01',
    columns,
  });
  return text.replaceAll(path, 'tools.json');
}

const many = (length: number, tool: object = POOR) =>
  Array.from({ length }, (_, index) => ({ ...tool, name: `lockerThing${index}` }));

describe('the text report', () => {
  it('shows a good tool in two lines: grade, score, name, bar, and its five categories', async () => {
    const lines = (await show([GOOD])).split('\n');
    const at = lines.findIndex((line) => line.startsWith('A 100   open_locker'));
    expect(lines[at]).toMatch(/ █{20}$/);
    expect(lines[at + 1]!.trim()).toBe(
      'description 100 · parameters 100 · best-practices 100 · naming 100 · examples 100',
    );
    expect(lines[at + 2]).toBe('');
  });

  it('says on which scale a tool without parameters was scored', async () => {
    const inputSchema = { type: 'object', additionalProperties: false };
    const text = await show([{ ...GOOD, inputSchema }], [], 140);
    expect(text).toContain('examples – · scored on 85 of 100');
  });

  it('marks a tool with an error beside its number', async () => {
    const text = await show([{ ...GOOD, title: 3 }]);
    expect(text).toMatch(/^A 100 ✗ open_locker/m);
    expect(text).toMatch(/^ {3}error spec\/field-types {2}"title" is a number, not a string/m);
  });

  it('puts the dearest finding first, with what its cure is worth, and says each cure once', async () => {
    const text = await show([POOR, { ...POOR, name: 'lockerOther' }]);
    const costs = [...text.split('lockerOther')[1]!.matchAll(/^ *−([\d.]+) /gm)].map(([, cost]) =>
      Number(cost),
    );
    const own = costs.slice(
      0,
      costs.findIndex((cost, index) => index > 0 && cost > costs[index - 1]!),
    );
    expect(own.length).toBeGreaterThan(4);
    expect(text.match(/→ Say what the parameter means/g)).toHaveLength(1);
    expect(text).toContain('(+15)');
  });

  it('folds like findings', async () => {
    const properties = Object.fromEntries(
      Array.from({ length: 35 }, (_, index) => [`p${index}`, { type: 'string' }]),
    );
    const text = await show([{ ...POOR, inputSchema: { type: 'object', properties } }]);
    expect(text).toMatch(/"p0" has no description .*\s+… 34 more like this/);
    expect(text).not.toContain('"p1"');
  });

  it('ends with mean, lowest, grades, tools, tokens and the rules that cost most', async () => {
    const text = await show([GOOD, POOR, { ...POOR, name: 'lockerOther' }]);
    expect(text).toContain('What costs the set most (points of the mean)');
    expect(text).toMatch(/^mean . \d+ · lowest F \d+ lockerThing · A × 1 {2}F × 2$/m);
    expect(text).toMatch(
      /^3 tools · about [\d,]+ tokens: descriptions [\d,]+, input schemas [\d,]+ \(.*\)\n?[· ]+rubric tcs-1 [0-9a-f]{16}$/m,
    );
    expect(text).toMatch(/^fails: 2 of 3 below the threshold of 60$/m);
  });

  it('never cuts the id of a rule, which is what explain wants', async () => {
    const lying = { ...GOOD, annotations: { readOnlyHint: true, destructiveHint: true } };
    const text = await show([lying, POOR], ['--details', '0'], 80);
    const [, costs] = text.split('What costs the set most');
    for (const id of ['best-practices/annotations-consistent', 'examples/valid-example'])
      expect(costs).toContain(id);
  });

  it('says nothing of a gate that held', async () => {
    expect(await show([GOOD])).not.toContain('fails:');
  });

  it('shows the rest of a large set in columns, or all of it when asked', async () => {
    const folded = await show(many(60));
    expect(folded).toMatch(/lockerThing\d+ +F +\d+/);
    expect(folded.match(/description \d+ · parameters/g)).toHaveLength(10);
    const all = await show(many(60), ['--details', 'all']);
    expect(all.match(/description \d+ · parameters/g)).toHaveLength(60);
    expect(await show(many(3), ['--details', '0'])).not.toMatch(/description \d+ · parameters/);
  });

  it.each([50, 80, 120])('fits into %i columns', async (columns) => {
    const text = await show([GOOD, POOR, ...many(30)], [], columns);
    for (const line of text.split('\n'))
      expect([line, widthOf(line) <= columns || !line.trim().includes(' ')]).toEqual([line, true]);
  });

  it('names the place of a tool that has no name', async () => {
    expect(await show([{ description: 'x', inputSchema: {} }])).toContain('(no name, at /0)');
  });

  it('shows a note when the list was cut, and a namespace where one was found', async () => {
    const tools = ['open', 'close', 'rent'].map((verb) => ({ ...GOOD, name: `locker_${verb}` }));
    const text = await show({ tools, nextCursor: 'p2' });
    expect(text).toContain('namespace locker');
    expect(text).toMatch(/^note: the list is incomplete/m);
  });

  it('keeps a name of any length to its column', async () => {
    const text = await show([{ ...GOOD, name: `open_${'locker_'.repeat(30)}` }], [], 80);
    expect(text).toMatch(/open_locker_.*…/);
    expect(
      text
        .split('\n')
        .filter((line) => line.includes('█'))
        .every((line) => widthOf(line) <= 80),
    ).toBe(true);
  });
});

describe('the layout', () => {
  it.each([
    ['abc', 3],
    ['日本', 4],
    ['é', 1],
    ['e\u0301', 1],
    ['😀', 2],
    ['\u001b[1mab\u001b[0m', 2],
  ])('knows that %j takes %i columns', (text, width) => {
    expect(widthOf(text)).toBe(width);
  });

  it('cuts and fills to a width', () => {
    expect(cut('abcdef', 4)).toBe('abc…');
    expect(cut('abcd', 4)).toBe('abcd');
    expect(cut('日本語', 4)).toBe('日…');
    expect(fit('ab', 4)).toBe('ab  ');
    expect(widthOf(fit('日本語', 4))).toBe(4);
  });

  it('wraps at blanks and keeps a long word whole', () => {
    expect(wrap('aa bb cc', 5)).toEqual(['aa bb', 'cc']);
    expect(wrap('aaaaaaaaa b', 5)).toEqual(['aaaaaaaaa', 'b']);
  });

  it('draws a bar that is full only at 100', () => {
    expect(bar(100, 4)).toBe('████');
    expect(bar(99, 4)).toBe('███░');
    expect(bar(0, 4)).toBe('░░░░');
  });

  it('writes numbers the same in every locale', () => {
    expect(thousands(1234567)).toBe('1,234,567');
    expect(thousands(999)).toBe('999');
    expect([count(1, 'tool'), count(1200, 'tool')]).toEqual(['1 tool', '1,200 tools']);
    expect([points(8.75), points(15), points(3.333)]).toEqual(['8.75', '15', '3.33']);
  });
});
