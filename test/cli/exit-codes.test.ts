import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BLOCKED, folder, GOOD, POOR, reportOf, run } from './run.js';

const FILES = {
  'good.json': { tools: [GOOD] },
  'poor.json': { tools: [GOOD, POOR] },
  'blocked.json': { tools: [BLOCKED] },
  'broken.json': '{"tools": [\n  {"name": "open_locker"]\n]}',
  'empty.json': '',
  'blank.json': ' \n',
  'bom.json': '\ufeff',
  'no-tools.json': { tools: [] },
  'package.json': { name: 'lockers', version: '1.0.0', scripts: {} },
  'binary.json': Buffer.from([0x7b, 0, 1, 2, 0, 0xff]),
  'latin1.json': Buffer.from('{"name": "r\xe9servation"}', 'latin1'),
};

describe('the exit code', () => {
  it.each<[string, string[], number]>([
    ['is 0 for good tools', ['good.json'], 0],
    ['is 1 for a tool below the threshold', ['poor.json'], 1],
    ['is 0 when the threshold is 0', ['poor.json', '--threshold', '0'], 0],
    ['is 1 below a threshold of 100', ['good.json', 'poor.json', '-t', '100'], 1],
    ['is 0 for tools at the threshold', ['good.json', '-t', '100'], 0],
    ['is 1 for an error, whatever the number', ['blocked.json', '-t', '0'], 1],
    ['is 0 for an error with --fail-on never', ['blocked.json', '-t', '0', '--fail-on', 'never'], 0],
    ['is 1 for a warning with --fail-on warning', ['poor.json', '-t', '0', '--fail-on', 'warning'], 1],
    ['is 0 without warnings with --fail-on warning', ['good.json', '--fail-on', 'warning'], 0],
    ['is 2 for a missing file', ['missing.json'], 2],
    ['is 2 for a pattern that matches nothing', ['specs/**/*.json'], 2],
    ['is 2 for broken JSON', ['broken.json'], 2],
    ['is 2 for an empty file', ['empty.json'], 2],
    ['is 2 for white space', ['blank.json'], 2],
    ['is 2 for a byte order mark', ['bom.json'], 2],
    ['is 2 for a list without tools', ['no-tools.json'], 2],
    ['is 2 for a package manifest', ['package.json'], 2],
    ['is 2 for a binary file', ['binary.json'], 2],
    ['is 2 for a text that is not UTF-8', ['latin1.json'], 2],
    ['is 2 for a good file and a missing one', ['good.json', 'missing.json'], 2],
    ['is 2 for a poor file and a broken one: 2 beats 1', ['poor.json', 'broken.json'], 2],
    ['is 2 for a broken file, whatever the gate', ['broken.json', '-t', '0', '--fail-on', 'never'], 2],
    ['is 0 for help', ['--help'], 0],
    ['is 0 for the version', ['--version'], 0],
    ['is 0 for the list of rules', ['rules'], 0],
    ['is 0 for an explanation', ['explain', 'parameters/typed'], 0],
    ['is 2 for an unknown rule', ['explain', 'parameters/typd'], 2],
    ['is 2 for an explanation of nothing', ['explain'], 2],
  ])('%s', async (_, args, code) => {
    const result = await run(args, { cwd: folder(FILES) });
    expect(result.code).toBe(code);
    expect(result.stderr).not.toMatch(/^\s+at /m);
  });

  it('counts the second file of two', async () => {
    const cwd = folder(FILES);
    expect((await run(['good.json', 'poor.json'], { cwd })).code).toBe(1);
    expect((await run(['poor.json', 'good.json'], { cwd })).code).toBe(1);
  });
});

describe('what could not be judged', () => {
  it.each<[string, string, RegExp]>([
    ['missing.json', 'missing.json', /^missing\.json: does not exist/],
    ['a pattern', 'specs/**/*.json', /^specs\/\*\*\/\*\.json: matches no file/],
    ['broken JSON', 'broken.json', /^broken\.json:2:25: is not valid JSON: expected "," or "}"/],
    ['an empty file', 'empty.json', /^empty\.json: is empty/],
    ['white space', 'blank.json', /^blank\.json: is empty/],
    ['a list without tools', 'no-tools.json', /^no-tools\.json: .*without tools/],
    ['a package manifest', 'package.json', /^package\.json: .*package manifest/],
    ['a binary file', 'binary.json', /^binary\.json: is a binary file/],
    ['another encoding', 'latin1.json', /^latin1\.json: is not UTF-8/],
  ])('is named in one sentence: %s', async (_, spec, sentence) => {
    const { stderr, stdout } = await run([spec], { cwd: folder(FILES) });
    expect(stderr.trim()).toMatch(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stdout).not.toMatch(/\d+ tools?\b|mean/);
  });

  it('does not hide what could', async () => {
    const cwd = folder(FILES);
    const text = await run(['good.json', 'broken.json', 'missing.json'], { cwd });
    expect(text.stdout).toContain('open_locker');
    expect(text.stderr.trim().split('\n')).toHaveLength(2);
    const json = await run(['good.json', 'broken.json', '-f', 'json'], { cwd });
    expect(reportOf(json).inputs.map(({ name, status, tools }) => [name, status, tools.length])).toEqual([
      ['good.json', 'scored', 1],
      ['broken.json', 'unreadable', 0],
    ]);
  });

  it('leaves standard output to JSON with --format json', async () => {
    for (const spec of ['missing.json', 'broken.json', 'no-tools.json', 'package.json', 'binary.json']) {
      const result = await run([spec, '--format', 'json'], { cwd: folder(FILES) });
      const report = reportOf(result);
      expect(report.inputs.map(({ name }) => name)).toEqual([spec]);
      expect(report.inputs[0]!.problem).toMatch(/./);
      expect(report.summary).toMatchObject({ tools: 0, mean: null, grade: null, lowest: null });
      expect(result.stderr).not.toBe('');
    }
  });

  it('gives the line and column of a syntax fault in JSON, too', async () => {
    const result = await run(['broken.json', '-f', 'json'], { cwd: folder(FILES) });
    expect(reportOf(result).inputs[0]).toMatchObject({
      status: 'unreadable',
      line: 2,
      column: 25,
      tools: [],
    });
  });

  it('is a folder without specs', async () => {
    const cwd = folder({
      'empty/readme.md': 'x',
      'other/package.json': FILES['package.json'],
      'other/a.json': [1],
    });
    const empty = await run(['empty'], { cwd });
    expect([empty.code, empty.stderr.trim()]).toEqual([2, expect.stringMatching(/^empty: .*no .*json/)]);
    const other = await run(['other'], { cwd });
    expect([other.code, other.stderr.trim()]).toEqual([
      2,
      expect.stringMatching(/^other: holds no tool spec/),
    ]);
  });

  it('is a loop of links', async () => {
    const cwd = folder({ 'specs/good.json': FILES['good.json'] });
    symlinkSync(join(cwd, 'specs'), join(cwd, 'specs', 'again'));
    symlinkSync('loop.json', join(cwd, 'loop.json'));
    symlinkSync('nowhere.json', join(cwd, 'dead.json'));
    const inside = await run(['specs', '-f', 'json'], { cwd });
    expect([inside.code, reportOf(inside).inputs.map(({ name }) => name)]).toEqual([0, ['specs/good.json']]);
    const loop = await run(['loop.json'], { cwd });
    expect([loop.code, loop.stderr]).toEqual([2, expect.stringMatching(/^loop\.json: .*link/)]);
    const dead = await run(['dead.json'], { cwd });
    expect([dead.code, dead.stderr]).toEqual([2, expect.stringMatching(/^dead\.json: .*link/)]);
  });

  it.skipIf(process.getuid?.() === 0)('is a file without permission', async () => {
    const cwd = folder(FILES);
    chmodSync(join(cwd, 'good.json'), 0);
    const result = await run(['good.json'], { cwd });
    expect([result.code, result.stderr]).toEqual([2, expect.stringMatching(/^good\.json: .*permission/)]);
  });

  it('is a path through a file', async () => {
    const result = await run(['good.json/tools.json'], { cwd: folder(FILES) });
    expect([result.code, result.stderr]).toEqual([2, expect.stringMatching(/^good\.json\/tools\.json: /)]);
    expect(result.stderr).not.toContain('internal error');
  });

  it('is a tool whose rule could not be judged, and its score is unknown', async () => {
    const slow = {
      ...GOOD,
      inputSchema: {
        ...GOOD.inputSchema,
        properties: { number: { type: 'string', pattern: '^(?:(a|aa)+)+\\1$', description: 'Letters.' } },
        examples: [{ number: `${'a'.repeat(5000)}b` }],
      },
    };
    const result = await run(['a.json', '-f', 'json'], { cwd: folder({ 'a.json': [slow, GOOD] }) });
    const [input] = reportOf(result).inputs;
    expect(input!.tools.map(({ score, grade }) => [score, grade])).toEqual([
      [null, null],
      [100, 'A'],
    ]);
    expect(input!.tools[0]!.notJudged[0]).toMatch(/examples\/.* was not judged/);
    expect(reportOf(result).summary.mean).toBeNull();
    expect(result.code).toBe(2);
  });
});

describe('texts of other kinds', () => {
  it('are read: UTF-8 with a byte order mark, CRLF, UTF-16 with one', async () => {
    const text = JSON.stringify({ tools: [GOOD] }, null, 2).replaceAll('\n', '\r\n');
    const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
    const cwd = folder({
      'bom.json': `\ufeff${text}`,
      'utf16le.json': utf16,
      'utf16be.json': Buffer.from(utf16).swap16(),
    });
    const result = await run(['bom.json', 'utf16le.json', 'utf16be.json', '-f', 'json'], { cwd });
    expect(reportOf(result).inputs.map(({ tools }) => tools.map(({ score }) => score))).toEqual([
      [100],
      [100],
      [100],
    ]);
    expect(result.code).toBe(0);
  });

  it.each<[string, Buffer]>([
    ['a mark of UTF-16 alone', Buffer.from([0xff, 0xfe])],
    ['a mark of UTF-16 alone, big-endian', Buffer.from([0xfe, 0xff])],
    ['half a character of UTF-16', Buffer.from([0xff, 0xfe, 0x7b])],
    ['half a character of UTF-16, big-endian', Buffer.from([0xfe, 0xff, 0x00])],
  ])('are not read with %s', async (_, bytes) => {
    const result = await run(['a.json'], { cwd: folder({ 'a.json': bytes }) });
    expect([result.code, result.stderr]).toEqual([2, expect.stringMatching(/^a\.json(?::1:1)?: /)]);
    expect(result.stderr).not.toContain('internal error');
  });

  it('may be nested 5,000 levels deep', async () => {
    const deep = `${'{"type":"object","properties":{"a":'.repeat(5000)}{}${'}}'.repeat(5000)}`;
    const cwd = folder({
      'deep.json': `{"tools": [{"name": "get_tree", "inputSchema": ${deep}}, ${JSON.stringify(GOOD)}]}`,
    });
    const result = await run(['deep.json'], { cwd });
    expect(result.code).toBe(1);
    expect(result.stdout).toMatch(/A 100 {3}open_locker/);
    expect(result.stderr).toBe('');
  });

  it('may open more brackets than they close', async () => {
    const result = await run(['a.json'], { cwd: folder({ 'a.json': '['.repeat(200_000) }) });
    expect([result.code, result.stderr]).toEqual([
      2,
      expect.stringMatching(/^a\.json:1:200001: is not valid JSON: /),
    ]);
  });
});
