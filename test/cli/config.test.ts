import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BLOCKED, folder, GOOD, POOR, reportOf, run } from './run.js';

const FILES = { 'tools.json': { tools: [GOOD, POOR] }, '.git/HEAD': 'ref: refs/heads/main\n' };
const LENIENT = { threshold: 10 };

describe('A configuration is found', () => {
  it.each([
    ['tool-score.config.json', JSON.stringify(LENIENT)],
    ['tool-score.config.yaml', 'threshold: 10\n'],
    ['tool-score.config.yml', 'threshold: 10\r\n'],
    ['package.json', JSON.stringify({ name: 'lockers', toolScore: LENIENT })],
  ])('in %s', async (name, text) => {
    const cwd = folder({ ...FILES, [name]: text });
    const result = await run(['tools.json'], { cwd });
    expect([result.code, result.stderr]).toEqual([0, '']);
    expect(result.stdout).toContain(`config ${name}`);
  });

  it('above the folder of the run, up to the root of the repository', async () => {
    const cwd = folder({ ...FILES, 'tool-score.config.json': LENIENT, 'a/b/tools.json': [POOR] });
    expect((await run(['tools.json'], { cwd: join(cwd, 'a/b') })).code).toBe(0);
    mkdirSync(join(cwd, 'a/.git'));
    expect((await run(['tools.json'], { cwd: join(cwd, 'a/b') })).code).toBe(1);
  });

  it('only in the folder itself outside of a repository', async () => {
    const cwd = folder({ 'tool-score.config.json': LENIENT, 'tools.json': [POOR], 'a/tools.json': [POOR] });
    expect((await run(['tools.json'], { cwd })).code).toBe(0);
    expect((await run(['tools.json'], { cwd: join(cwd, 'a') })).code).toBe(1);
  });

  it('in the nearest folder that has one; a manifest without the member is none', async () => {
    const cwd = folder({
      ...FILES,
      'package.json': { toolScore: LENIENT },
      'a/package.json': { name: 'a', description: 'says "toolScore"' },
      'a/tools.json': [POOR],
      'b/tool-score.config.json': { threshold: 90 },
      'b/tools.json': [POOR],
    });
    expect((await run(['tools.json'], { cwd: join(cwd, 'a') })).code).toBe(0);
    expect((await run(['tools.json'], { cwd: join(cwd, 'b') })).code).toBe(1);
  });

  it('by --config, and not at all with --no-config', async () => {
    const cwd = folder({ ...FILES, 'tool-score.config.json': LENIENT, 'strict.json': { preset: 'strict' } });
    expect((await run(['tools.json', '--config', 'strict.json'], { cwd })).stdout).toContain(
      'below the threshold of 80',
    );
    const without = await run(['tools.json', '--no-config'], { cwd });
    expect([without.code, without.stdout.includes('config')]).toEqual([1, false]);
  });
});

describe('A configuration that cannot be used', () => {
  it('ends the run with its faults and their places, and nothing is judged', async () => {
    const text = '{\n  "threshold": 80,\r\n  "treshold": 70,\n  "mean": "x"\n}';
    const cwd = folder({ ...FILES, 'tool-score.config.json': text });
    const result = await run(['tools.json'], { cwd });
    expect([result.code, result.stdout]).toEqual([2, '']);
    expect(result.stderr.trim().split('\n')).toEqual([
      'tool-score.config.json:3:3: unknown key "treshold". Did you mean "threshold"?',
      'tool-score.config.json:4:3: "mean" takes a whole number from 0 to 100, not "x"',
      'error: The configuration has 2 faults; nothing was judged.',
    ]);
  });

  it.each<[string, Record<string, unknown>, string[], RegExp]>([
    [
      'is broken',
      { 'tool-score.config.json': '{' },
      [],
      /tool-score\.config\.json:1:2: this is not valid JSON/,
    ],
    ['is empty', { 'tool-score.config.json': '' }, [], /tool-score\.config\.json is empty/],
    [
      'is not alone',
      { 'tool-score.config.json': {}, 'tool-score.config.yaml': '{}' },
      [],
      /"tool-score\.config\.json" and "tool-score\.config\.yaml"/,
    ],
    [
      'is not alone beside a manifest',
      { 'tool-score.config.json': {}, 'package.json': { toolScore: {} } },
      [],
      /"tool-score\.config\.json" and "package\.json"/,
    ],
    [
      'stands in a broken manifest',
      { 'package.json': '{"toolScore": {}' },
      [],
      /package\.json:1:17: this is not valid JSON/,
    ],
    ['is not there', {}, ['--config', 'missing.json'], /"missing\.json" does not exist/],
    ['is a folder', {}, ['--config', '.git'], /"\.git" is a folder/],
    [
      'is a manifest without the member',
      { 'package.json': {} },
      ['--config', 'package.json'],
      /package\.json:1:1: this takes an object/,
    ],
  ])('since it %s is said in a sentence', async (_, files, args, says) => {
    const result = await run(['tools.json', ...args], { cwd: folder({ ...FILES, ...files }) });
    expect([result.code, result.stdout]).toEqual([2, '']);
    expect(result.stderr).toMatch(says);
    expect(result.stderr).not.toMatch(/internal error|^\s+at /m);
  });
});

describe('The command line', () => {
  it('wins over the configuration, and this over its preset', async () => {
    const config = { preset: 'strict', threshold: 70, overrides: [{ tools: ['*'], threshold: 1 }] };
    const cwd = folder({ ...FILES, 'tool-score.config.json': config });
    expect((await run(['tools.json'], { cwd })).code).toBe(0);
    const own = await run(['tools.json', '-t', '90'], { cwd });
    expect(own.stdout).toContain('1 of 2 below the threshold of 90');
    expect((await run(['tools.json', '-t', '0', '--mean', '90'], { cwd })).code).toBe(1);
  });

  it('prints what is in force, and where each value comes from', async () => {
    const config = { preset: 'strict', mean: 50, rules: { 'naming/snake-case': 'off' } };
    const cwd = folder({ ...FILES, 'tool-score.config.json': config });
    const result = await run(['--print-config', '--mean', '40', '--category', 'naming=3'], { cwd });
    expect([result.code, result.stderr]).toEqual([0, '']);
    const { sources, rubric, ...values } = JSON.parse(result.stdout);
    expect(values).toMatchObject({ preset: 'strict', threshold: 80, mean: 40, categories: { naming: 3 } });
    expect(sources).toMatchObject({
      threshold: 'preset strict',
      mean: '--mean',
      categories: '--category',
      failOn: 'default',
      'rules.naming/snake-case': 'tool-score.config.json',
      'rules.spec/refs-local': 'preset strict',
    });
    expect(rubric.name).toBe('tcs-1+config');
    writeFileSync(join(cwd, 'printed.json'), JSON.stringify(values));
    const again = await run(['--print-config', '--config', 'printed.json'], { cwd });
    const { sources: _, rubric: sameRubric, ...same } = JSON.parse(again.stdout);
    expect([same, sameRubric]).toEqual([values, rubric]);
  });

  it('leaves out what it has overruled: the thresholds of overrides, when it gives one', async () => {
    const overrides = [
      { tools: ['a'], threshold: 3 },
      { tools: ['b'], threshold: 4, rules: { 'naming/snake-case': 'off' } },
    ];
    const cwd = folder({ ...FILES, 'tool-score.config.json': { overrides } });
    const printed = async (...args: string[]) =>
      JSON.parse((await run(['--print-config', ...args], { cwd })).stdout).overrides;
    expect(await printed()).toEqual(overrides);
    expect(await printed('-t', '80')).toEqual([{ tools: ['b'], rules: { 'naming/snake-case': 'off' } }]);
    writeFileSync(join(cwd, 'tool-score.config.json'), JSON.stringify({ overrides: overrides.slice(0, 1) }));
    expect(await printed('-t', '80')).toBeUndefined();
  });

  it('prints the defaults where there is no configuration', async () => {
    const { stdout } = await run(['--print-config'], { cwd: folder() });
    expect(JSON.parse(stdout)).toMatchObject({
      threshold: 60,
      failOn: 'error',
      sources: { threshold: 'default', failOn: 'default' },
      rubric: { name: 'tcs-1' },
    });
  });
});

describe('A preset', () => {
  it('strict asks for 80 and fails on warnings against the protocol', async () => {
    const odd = { ...GOOD, name: 'open_locker!' };
    const cwd = folder({ 'tools.json': [odd], 'tool-score.config.json': { preset: 'strict' } });
    const result = await run(['tools.json'], { cwd });
    expect([result.code, result.stdout]).toEqual([1, expect.stringContaining('error spec/name-characters')]);
    expect((await run(['tools.json', '--no-config'], { cwd })).stdout).not.toContain('error spec/');
    const config = { preset: 'strict', rules: { 'spec/name-characters': {} } };
    writeFileSync(join(cwd, 'tool-score.config.json'), JSON.stringify(config));
    expect((await run(['tools.json'], { cwd })).stdout).toContain('error spec/name-characters');
  });
});

describe('What a configuration changes', () => {
  it('is said in both reports: the file, what was ignored, and a rubric of its own', async () => {
    const ignore = [{ rule: 'naming/snake-case', tools: ['lockerThing'], reason: 'callers know it' }];
    const cwd = folder({ ...FILES, 'tool-score.config.json': { ignore } });
    const text = await run(['tools.json'], { cwd });
    expect(text.stdout).toMatch(/config tool-score\.config\.json · 1 finding ignored · a rubric of its own/);
    const report = reportOf(await run(['tools.json', '-f', 'json'], { cwd }));
    expect(report.config).toEqual({ file: 'tool-score.config.json', ignored: 1 });
    expect(report.rubric.name).toBe('tcs-1+config');
    const standard = reportOf(await run(['tools.json', '-f', 'json', '--no-config'], { cwd }));
    expect(report.rubric.fingerprint).not.toBe(standard.rubric.fingerprint);
    expect(standard).not.toHaveProperty('config');
  });

  it('is the same in ndjson, read line by line', async () => {
    const config = { threshold: 0, rules: { 'naming/snake-case': 'off' }, namespaces: ['locker'] };
    const named = { ...GOOD, name: 'locker_open' };
    const cwd = folder({
      'tools.jsonl': `${JSON.stringify(named)}\n${JSON.stringify(POOR)}\n`,
      'tool-score.config.json': config,
    });
    const whole = reportOf(await run(['tools.jsonl', '-f', 'json'], { cwd })).inputs[0]!.tools;
    const lines = (await run(['tools.jsonl', '-f', 'ndjson'], { cwd })).stdout.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).score)).toEqual(whole.map(({ score }) => score));
    expect(whole[0]?.score).toBe(100);
  });

  it('reaches files by their paths from its own folder, wherever the run is', async () => {
    const config = { threshold: 90, overrides: [{ files: ['legacy/*.json'], threshold: 0 }] };
    const cwd = folder({ ...FILES, 'tool-score.config.json': config, 'legacy/tools.json': [POOR] });
    expect((await run(['legacy/tools.json'], { cwd })).code).toBe(0);
    expect((await run(['tools.json'], { cwd: join(cwd, 'legacy') })).code).toBe(0);
    expect((await run(['../tools.json'], { cwd: join(cwd, 'legacy') })).code).toBe(1);
  });

  it('is not repaired: --fix leaves what is ignored or off', async () => {
    const named = { ...GOOD, name: 'openLocker' };
    const fixed = async (config: object) => {
      const cwd = folder({ 'tools.json': [named], 'tool-score.config.json': config });
      return (await run(['tools.json', '--fix-dry-run'], { cwd })).stdout;
    };
    expect(await fixed({})).toContain('open_locker');
    expect(await fixed({ rules: { 'naming/snake-case': 'off' } })).toBe('');
    const ignore = [{ rule: 'naming/snake-case', tools: ['openLocker'], reason: 'callers know it' }];
    expect(await fixed({ ignore })).toBe('');
  });
});

describe('An ignore entry', () => {
  const entry = { rule: 'naming/snake-case', reason: 'callers know it' };
  const runWith = (ignore: object[], args: string[] = [], files: object = {}) => {
    const config = { threshold: 0, ignore };
    const all = { ...FILES, 'more/b.json': [GOOD], 'tool-score.config.json': config, ...files };
    return run(['tools.json', ...args], { cwd: folder(all) });
  };

  it('that matches nothing fails the run, with its place', async () => {
    const result = await runWith([entry, { ...entry, tools: ['open_locker'] }]);
    expect(result.code).toBe(1);
    expect(result.stderr).toMatch(
      /^tool-score\.config\.json:1:\d+: the ignore entry for naming\/snake-case matches nothing any more; take it out/,
    );
    expect(result.stdout).toMatch(/fails: 1 entry of the configuration without effect/);
  });

  it('that is over fails the run and ignores nothing', async () => {
    const result = await runWith([{ ...entry, until: '2020-01-31' }]);
    expect([result.code, result.stderr]).toEqual([1, expect.stringMatching(/held until 2020-01-31/)]);
    expect(result.stdout).toContain('naming/snake-case');
  });

  it('is not held to it when the files that it could match were not all read', async () => {
    expect((await runWith([{ ...entry, files: ['more/*.json'] }])).code).toBe(0);
    const both = [{ ...entry, files: ['more/*.json', 'tools.json'], tools: ['x'] }];
    expect((await runWith(both)).code).toBe(0);
    expect((await runWith(both, ['more/b.json'])).code).toBe(1);
    const below = [{ ...entry, files: ['more/'], tools: ['x'] }];
    expect((await runWith(below, ['more/b.json'], { 'more/readme.md': 'x' })).code).toBe(1);
    expect((await runWith(below, ['more/b.json'], { 'more/c.json': [GOOD] })).code).toBe(0);
    expect((await runWith([{ ...entry, tools: ['x'] }], ['--ignore-unrecognised'])).code).toBe(0);
    const broken = await runWith([{ ...entry, tools: ['x'] }], ['c.json'], { 'c.json': '{' });
    expect([broken.code, broken.stderr]).toEqual([2, expect.not.stringContaining('ignore entry')]);
  });

  it('is told when an entry before it leaves it nothing', async () => {
    const result = await runWith([entry, { ...entry, tools: ['lockerThing'] }]);
    expect([result.code, result.stderr]).toEqual([
      1,
      expect.stringMatching(/matches only what an entry before it ignores; take it out/),
    ]);
  });

  it('is not held to it when a spec that it may match could not be judged', async () => {
    const files = [{ ...entry, files: ['{tools,c}.json'], tools: ['x'] }];
    const cut = { 'tools.json': { tools: [GOOD], nextCursor: 'more' } };
    for (const ignore of [files, [{ ...entry, tools: ['x'] }]]) {
      const { stderr } = await runWith(ignore, [], cut);
      expect(stderr).not.toContain('ignore entry');
    }
    const broken = await runWith(files, ['c.json'], { 'c.json': '{' });
    expect([broken.code, broken.stderr]).toEqual([2, expect.not.stringContaining('ignore entry')]);
  });

  it('is not held to it by --tool, which only narrows what is shown', async () => {
    expect((await runWith([entry], ['--tool', 'open_locker'])).code).toBe(0);
  });
});

describe('Files of an entry that are not there', () => {
  const runWith = (config: object, args: string[] = []) =>
    run(['tools.json', '-t', '0', ...args], {
      cwd: folder({ ...FILES, '.hidden/a.json': '{}', 'a[1].json': '{}', 'tool-score.config.json': config }),
    });
  const override = (files: string[]) => ({ overrides: [{ files, threshold: 3 }] });
  const ignore = (files: string[]) => ({ ignore: [{ rule: 'naming/snake-case', reason: 'x', files }] });

  it.each([
    ['override', override(['legacy/*.json'])],
    ['ignore entry', ignore(['legacy/*.json'])],
  ])('fail a whole run, with the place of the %s', async (what, config) => {
    const { code, stderr, stdout } = await runWith(config);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        new RegExp(`^tool-score\\.config\\.json:1:\\d+: the ${what} .*is for files that are not there`),
      ),
    ]);
    expect(stdout).toContain('fails: 1 entry of the configuration without effect');
    expect((await runWith(config, ['--ignore-unrecognised'])).code).toBe(0);
  });

  it.each(['tools.json', './tools.json', '**/*.json', '.hidden/', 'a[1].json', '{x,tools}.json'])(
    'are none where there is one: %s',
    async (pattern) => {
      expect(await runWith(override([pattern]))).toMatchObject({ code: 0, stderr: '' });
    },
  );
});

describe('Without a configuration', () => {
  it('nothing of it is loaded', async () => {
    const trace = `const load = require('node:module')._load;
      require('node:module')._load = function (name, ...rest) {
        if (/configure|baseline|print-config|init-/.test(name)) process.stderr.write('loads ' + name + '\\n');
        return load.call(this, name, ...rest);
      };`;
    const cwd = folder({ ...FILES, 'trace.cjs': trace });
    const env = { NODE_OPTIONS: `--no-deprecation --require ${join(cwd, 'trace.cjs')}` };
    expect((await run(['tools.json', '-f', 'json'], { cwd, env })).stderr).toBe('');
    writeFileSync(join(cwd, 'tool-score.config.json'), '{}');
    expect((await run(['tools.json', '-f', 'json'], { cwd, env })).stderr).toContain('configure');
  });
});

describe('A gate', () => {
  it.each<[string, string[], number, RegExp]>([
    ['--mean holds', ['--mean', '50'], 0, /mean/],
    ['--mean fails', ['--mean', '90'], 1, /fails: the mean of \d+ below 90/],
    ['--category holds', ['--category', 'examples=0'], 0, /mean/],
    ['--category fails', ['--category', 'naming=60'], 1, /fails: 1 of 2 below 60 in naming/],
    [
      'two categories fail',
      ['--category', 'naming=60', '--category', 'examples=1'],
      1,
      /1 of 2 below 60 in naming, 1 of 2 below 1 in examples/,
    ],
    ['--max-warnings holds', ['--max-warnings', '99'], 0, /mean/],
    ['--max-warnings fails', ['--max-warnings', '3'], 1, /fails: \d+ warnings, at most 3 allowed/],
    ['--min-tools holds', ['--min-tools', '2'], 0, /mean/],
    ['--min-tools fails', ['--min-tools', '3'], 1, /fails: 2 tools, at least 3 expected/],
    [
      'all that fail are said',
      ['--min-tools', '3', '-t', '90', '--mean', '99'],
      1,
      /fails: 1 of 2 below the threshold of 90, the mean of \d+ below 99, 2 tools, at least 3 expected/,
    ],
    [
      '--no-gates fails on nothing',
      ['--no-gates', '-t', '90', '--mean', '99', '--min-tools', '9'],
      0,
      /mean/,
    ],
  ])('%s', async (_, args, code, says) => {
    const { stdout, ...result } = await run(['tools.json', '-t', '0', ...args], { cwd: folder(FILES) });
    expect(result).toEqual({ code, stderr: '' });
    expect(stdout.replaceAll('\n', ' ')).toMatch(says);
    expect(stdout.includes('fails:')).toBe(code === 1);
  });

  it.each([
    ['--category', 'describtion=80', /Did you mean "description"\?/],
    ['--category', 'naming', /--category naming takes a whole number from 0 to 100, not ""/],
    ['--category', 'naming=101', /not "101"/],
    ['--mean', '-5', /-5/],
    ['--min-tools', 'all', /not "all"/],
  ])('is refused with a sentence: %s %s', async (flag, value, says) => {
    const result = await run(['tools.json', flag, value], { cwd: folder(FILES) });
    expect([result.code, result.stderr]).toEqual([2, expect.stringMatching(says)]);
  });

  it('holds in every format, and what no tool shows is said on standard error', async () => {
    for (const format of ['json', 'ndjson']) {
      const result = await run(['tools.json', '-t', '0', '--min-tools', '3', '-f', format], {
        cwd: folder(FILES),
      });
      expect([result.code, result.stderr]).toEqual([1, 'fails: 2 tools, at least 3 expected\n']);
    }
  });

  it('looks at the categories of what is shown with --quiet', async () => {
    const { stdout } = await run(['tools.json', '-t', '0', '-q', '--category', 'naming=60'], {
      cwd: folder(FILES),
    });
    expect([stdout.includes('lockerThing'), stdout.includes('open_locker')]).toEqual([true, false]);
  });

  it('is not moved by a category that does not apply', async () => {
    const bare = { ...GOOD, inputSchema: { type: 'object', additionalProperties: false } };
    const cwd = folder({ 'tools.json': [bare] });
    expect((await run(['tools.json', '--category', 'examples=100'], { cwd })).code).toBe(0);
  });

  it('of the configuration on all specs together is left alone where only some are handed over', async () => {
    const cwd = folder({ ...FILES, 'tool-score.config.json': { threshold: 0, minTools: 9, mean: 99 } });
    expect((await run(['tools.json'], { cwd })).code).toBe(1);
    expect((await run(['tools.json', '--ignore-unrecognised'], { cwd })).code).toBe(0);
    expect((await run(['tools.json', '--ignore-unrecognised', '--min-tools', '9'], { cwd })).code).toBe(1);
  });

  it('fails on errors by default, and --no-gates does not excuse what could not be judged', async () => {
    const cwd = folder({ 'a.json': [BLOCKED], 'b.json': '{' });
    expect((await run(['a.json', '-t', '0'], { cwd })).code).toBe(1);
    expect((await run(['a.json', '--no-gates'], { cwd })).code).toBe(0);
    expect((await run(['a.json', 'b.json', '--no-gates'], { cwd })).code).toBe(2);
  });
});
