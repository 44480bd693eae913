import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, GOOD, POOR, reportOf, run } from './run.js';

const FILES = { 'good.json': { tools: [GOOD] }, 'poor.json': { tools: [GOOD, POOR] } };

describe('a mistyped command line', () => {
  it.each<[string, string[], RegExp]>([
    ['an option', ['good.json', '--treshold', '80'], /--treshold.*\n?.*--threshold/],
    ['an unknown option', ['good.json', '--no-such-flag'], /--no-such-flag/],
    ['a format', ['good.json', '--format', 'jsn'], /"jsn".*Did you mean "json"\?/],
    ['another format', ['good.json', '-f', 'xml'], /--format takes text, json, ndjson, .*, not "xml"/],
    [
      'a threshold that is text',
      ['good.json', '--threshold', 'abc'],
      /whole number from 0 to 100, not "abc"/,
    ],
    ['a threshold of 101', ['good.json', '--threshold', '101'], /not "101"/],
    ['a negative threshold', ['good.json', '--threshold', '-1'], /-1/],
    ['a threshold with a fraction', ['good.json', '--threshold', '79.5'], /not "79.5"/],
    ['a threshold in hexadecimal', ['good.json', '--threshold', '0x50'], /not "0x50"/],
    ['no threshold', ['good.json', '--threshold'], /argument missing/],
    ['an empty threshold', ['good.json', '--threshold', ''], /not ""/],
    ['a severity', ['good.json', '--fail-on', 'warn'], /"warn".*Did you mean "warning"\?/],
    ['an order', ['good.json', '--sort', 'scores'], /"scores".*Did you mean "score"\?/],
    ['a number of details', ['good.json', '--details', 'some'], /not "some"/],
    ['a tool', ['good.json', '--tool', 'open_lockr'], /"open_lockr".*Did you mean "open_locker"\?/],
    ['a rule', ['explain', 'parameters/typd'], /"parameters\/typd".*Did you mean "parameters\/typed"\?/],
    ['a rule without its category', ['explain', 'typed'], /Did you mean "parameters\/typed"\?/],
    ['a command', ['explan', 'parameters/typed'], /explan.*Did you mean "explain"\?/s],
    ['an option of a command', ['rules', '--formt', 'json'], /--formt/],
    ['an option that its command does not have', ['rules', '--threshold', '80'], /--threshold/],
  ])('is an error with a sentence: %s', async (_, args, says) => {
    const result = await run(args, { cwd: folder(FILES) });
    expect(result.code).toBe(2);
    expect(result.stderr).toMatch(says);
    expect(result.stdout).toBe('');
    expect(result.stderr).not.toMatch(/internal error|^\s+at /m);
  });
});

describe('--help', () => {
  it('names every option, the exit codes and the commands', async () => {
    const { stdout } = await run(['--help']);
    for (const word of [
      '--threshold',
      '--fail-on',
      '--format',
      '--output',
      '--quiet',
      '--tool',
      '--sort',
      '--no-color',
      'rules',
      'explain',
      'diff',
      'Exit codes',
    ])
      expect(stdout).toContain(word);
  });
});

describe('help', () => {
  it('is a command as well as an option', async () => {
    const option = await run(['--help'], { cwd: folder() });
    expect(await run(['help'], { cwd: folder() })).toEqual(option);
  });

  it('is not suggested to somebody who has written just that', async () => {
    const result = await run(['good.json', 'rules'], { cwd: folder(FILES) });
    expect(result.code).toBe(2);
    expect(result.stderr).toMatch(/^rules: does not exist/);
    expect(result.stderr).not.toContain('Did you mean "rules"');
  });
});

describe('--output', () => {
  it('writes the report to the file and nothing to standard output', async () => {
    const cwd = folder(FILES);
    const direct = await run(['poor.json', '-f', 'json'], { cwd });
    const result = await run(['poor.json', '-f', 'json', '-o', 'report.json'], { cwd });
    expect(result).toEqual({ code: 1, stdout: '', stderr: '' });
    expect(readFileSync(join(cwd, 'report.json'), 'utf8')).toBe(direct.stdout);
  });

  it.each([
    ['a folder', '.', /folder/],
    ['a file in a folder that is not there', 'no/such/report.json', /folder does not exist/],
  ])('is an error with %s', async (_, output, says) => {
    const result = await run(['good.json', '-o', output], { cwd: folder(FILES) });
    expect([result.code, result.stderr]).toEqual([2, expect.stringMatching(says)]);
  });
});

describe('--quiet', () => {
  it('shows only the tools that fail, and sums up all of them', async () => {
    const cwd = folder(FILES);
    const text = await run(['poor.json', '-q'], { cwd });
    expect(text.stdout).toContain('lockerThing');
    expect(text.stdout).not.toContain('open_locker');
    expect(text.stdout).toContain('2 tools');
    const json = reportOf(await run(['poor.json', '-q', '-f', 'json'], { cwd }));
    expect(json.inputs[0]!.tools.map(({ name }) => name)).toEqual(['lockerThing']);
    expect(json.summary.tools).toBe(2);
    expect((await run(['good.json', '-q'], { cwd })).stdout).not.toContain('open_locker');
  });

  it('leaves the summary what it is without it', async () => {
    const cwd = folder({
      'tools.json': [GOOD, { ...GOOD, name: 'rent_locker', annotations: undefined }, POOR],
    });
    const summary = async (args: string[]) => {
      const { stdout } = await run(args, { cwd });
      return stdout
        .slice(stdout.indexOf('What costs the set most'))
        .split('\n')
        .filter((line) => !line.includes('→'));
    };
    expect(await summary(['-q'])).toEqual(await summary([]));
    expect((await summary([])).length).toBeGreaterThan(5);
  });
});

describe('--tool', () => {
  it('shows and gates only that tool, scored as a part of its set', async () => {
    const set = ['open', 'close', 'rent', 'clean'].map((verb) => ({ ...GOOD, name: `locker_${verb}_door` }));
    const cwd = folder({ 'tools.json': [...set, POOR] });
    const whole = reportOf(await run(['-f', 'json'], { cwd }));
    const one = await run(['-f', 'json', '--tool', 'locker_rent_door'], { cwd });
    expect(one.code).toBe(0);
    expect(reportOf(one).inputs[0]!.tools).toEqual([whole.inputs[0]!.tools[2]]);
    expect(reportOf(one).inputs[0]!.tools[0]!.score).toBe(100);
    const two = await run(['-f', 'json', '--tool', 'locker_rent_door', '--tool', 'lockerThing'], { cwd });
    expect(two.code).toBe(1);
    expect(reportOf(two).inputs[0]!.tools.map(({ name }) => name)).toEqual([
      'locker_rent_door',
      'lockerThing',
    ]);
  });
});

describe('--sort', () => {
  it.each([
    ['score', ['c_first', 'get_b', 'get_a']],
    ['name', ['c_first', 'get_a', 'get_b']],
    ['source', ['get_b', 'c_first', 'get_a']],
  ])('orders by %s', async (order, names) => {
    const cwd = folder({
      'tools.json': [
        { ...GOOD, name: 'get_b', annotations: undefined },
        { name: 'c_first' },
        { ...GOOD, name: 'get_a' },
      ],
    });
    const report = reportOf(await run(['-f', 'json', '--sort', order], { cwd }));
    expect(report.inputs[0]!.tools.map(({ name }) => name)).toEqual(names);
  });

  it('puts the worst first in text and keeps the order of the file in JSON when nothing is said', async () => {
    const cwd = folder({ 'tools.json': [GOOD, POOR] });
    const { stdout } = await run([], { cwd });
    expect(stdout.indexOf('lockerThing')).toBeLessThan(stdout.indexOf('open_locker'));
    const report = reportOf(await run(['-f', 'json'], { cwd }));
    expect(report.inputs[0]!.tools.map(({ name }) => name)).toEqual(['open_locker', 'lockerThing']);
  });
});

describe('colour', () => {
  const ESCAPE = '\u001b[';
  const colored = async (args: string[], env: Record<string, string>) =>
    (await run(['good.json', ...args], { cwd: folder(FILES), env })).stdout.includes(ESCAPE);

  it.each<[string, string[], Record<string, string>, boolean]>([
    ['is off in a pipe', [], {}, false],
    ['is on with FORCE_COLOR', [], { FORCE_COLOR: '1' }, true],
    ['is off with FORCE_COLOR=0', [], { FORCE_COLOR: '0' }, false],
    ['is off with NO_COLOR', [], { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
    ['is on with an empty NO_COLOR, which says nothing', [], { NO_COLOR: '', FORCE_COLOR: '1' }, true],
    ['is on with --color', ['--color'], { NO_COLOR: '1' }, true],
    ['is off with --no-color', ['--no-color'], { FORCE_COLOR: '1' }, false],
    ['is never in JSON', ['--color', '-f', 'json'], { FORCE_COLOR: '1' }, false],
  ])('%s', async (_, args, env, expected) => {
    expect(await colored(args, env)).toBe(expected);
  });

  it('changes nothing but the colour', async () => {
    const cwd = folder(FILES);
    const plain = await run(['poor.json'], { cwd });
    const styled = await run(['poor.json', '--color'], { cwd });
    expect(styled.stdout.replace(/\u001b\[[\d;]*m/g, '')).toBe(plain.stdout);
  });
});

describe('commands', () => {
  it('rules lists all rules with their points', async () => {
    const { stdout } = await run(['rules']);
    expect(stdout).toContain('parameters/typed');
    expect(stdout.match(/ points/g)!.length).toBeGreaterThanOrEqual(19);
  });

  it('explain says why, the cure, a bad and a good example', async () => {
    const { stdout } = await run(['explain', 'best-practices/annotated']);
    for (const word of ['40 points', 'Cure:', 'Source:', 'bad', 'good', 'readOnlyHint'])
      expect(stdout).toContain(word);
  });

  it.each(['portability/tool-count', 'toolset/lean'])('explain %s cuts what only repeats', async (id) => {
    const { stdout } = await run(['explain', id]);
    const lines = stdout.split('\n');
    expect(stdout).toContain('…');
    expect(lines.length).toBeLessThan(200);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(300);
  });
});
