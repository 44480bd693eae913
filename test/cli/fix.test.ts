import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, GOOD, POOR, reportOf, run } from './run.js';

const NAMED = { ...GOOD, name: 'openLocker' };
const TEXT = `${JSON.stringify({ tools: [NAMED] }, null, 2)}\n`;
const REPAIRED = TEXT.replace('openLocker', 'open_locker');

const read = (cwd: string, name = 'tools.json') => readFileSync(join(cwd, name), 'utf8');

describe('--fix', () => {
  it('repairs the file in its place, and reports each change under its class and what is left', async () => {
    const cwd = folder({ 'tools.json': TEXT });
    const { code, stdout, stderr } = await run(['tools.json', '--fix'], { cwd });
    expect(read(cwd)).toBe(REPAIRED);
    expect(stdout).toContain('1 repair made · mean A 94 → A 100');
    expect(stdout).toContain(
      'contract: callers must follow\n    openLocker → open_locker · breaking for callers\n',
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(readdirSync(cwd)).toEqual(['tools.json']);
  });

  it('has nothing to do a second time', async () => {
    const cwd = folder({ 'tools.json': TEXT });
    await run(['--fix'], { cwd });
    const { stdout } = await run(['--fix'], { cwd });
    expect(stdout).toContain('nothing to repair');
    expect(read(cwd)).toBe(REPAIRED);
  });

  it('says what waits for a person', async () => {
    const cwd = folder({ 'tools.json': [POOR] });
    const { code, stdout } = await run(['--fix'], { cwd });
    expect(stdout).toContain('not done, waits for a person');
    expect(stdout).toContain('lockerThing');
    expect(code).toBe(1);
  });

  it('is in the report of JSON, which speaks of the spec after it', async () => {
    const cwd = folder({ 'tools.json': TEXT });
    const report = reportOf(await run(['--fix', '-f', 'json'], { cwd }));
    expect(report.inputs[0]!.tools[0]).toMatchObject({ name: 'open_locker', score: 100 });
    expect(report.inputs[0]!.fixed).toMatchObject({
      written: true,
      meanBefore: 94,
      meanAfter: 100,
      renames: [{ from: 'openLocker', to: 'open_locker', mentions: 0 }],
      refused: [],
    });
  });

  it('repairs several files, and passes over what is no spec', async () => {
    const cwd = folder({ 'a.json': TEXT, 'b.json': TEXT, 'package.json': { name: 'x' } });
    await run(['.', '--fix'], { cwd });
    expect([read(cwd, 'a.json'), read(cwd, 'b.json')]).toEqual([REPAIRED, REPAIRED]);
    expect(read(cwd, 'package.json')).toBe('{"name":"x"}');
  });

  it('says that the source of a server must change, when the file is an answer of one', async () => {
    const cwd = folder({ 'answer.json': { jsonrpc: '2.0', id: 1, result: { tools: [NAMED] } } });
    const { stdout } = await run(['answer.json', '--fix'], { cwd });
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      "the same must change in the server's source, with the renames above",
    );
  });

  it('keeps mode and links, line ends and encoding', async () => {
    const windows = `\ufeff${TEXT.replaceAll('\n', '\r\n')}`;
    const cwd = folder({ 'real.json': windows, 'wide.json': Buffer.from(`\ufeff${TEXT}`, 'utf16le') });
    chmodSync(join(cwd, 'real.json'), 0o640);
    symlinkSync('real.json', join(cwd, 'tools.json'));
    await run(['tools.json', 'wide.json', '--fix'], { cwd });
    expect(lstatSync(join(cwd, 'tools.json')).isSymbolicLink()).toBe(true);
    expect(statSync(join(cwd, 'real.json')).mode & 0o777).toBe(0o640);
    expect(read(cwd, 'real.json')).toBe(windows.replace('openLocker', 'open_locker'));
    expect(readFileSync(join(cwd, 'wide.json')).equals(Buffer.from(`\ufeff${REPAIRED}`, 'utf16le'))).toBe(
      true,
    );
  });

  it('leaves alone what is broken, and exits with 2', async () => {
    const cwd = folder({ 'tools.json': '{"tools": [' });
    const { code, stderr } = await run(['tools.json', '--fix'], { cwd });
    expect(read(cwd)).toBe('{"tools": [');
    expect(stderr).toContain('tools.json:1:12: is not valid JSON');
    expect(code).toBe(2);
  });

  it('leaves alone a file that may not be written, says so, and exits with 2', async () => {
    const cwd = folder({ 'tools.json': TEXT });
    chmodSync(join(cwd, 'tools.json'), 0o444);
    chmodSync(cwd, 0o777);
    // The superuser may write everything, so the run is somebody else's.
    const isRoot = process.getuid?.() === 0;
    const shell = isRoot
      ? `setpriv --reuid=65534 --regid=65534 --clear-groups tool-score tools.json --fix`
      : 'tool-score tools.json --fix';
    const { code, stderr } = await run([], { cwd, shell });
    expect(stderr).toBe('tools.json was not repaired, and is as it was: permission denied\n');
    expect(code).toBe(2);
    expect(read(cwd)).toBe(TEXT);
    expect(readdirSync(cwd)).toEqual(['tools.json']);
  });
});

describe('--fix-safe', () => {
  it('makes safe repairs only, and says how many more there are', async () => {
    const cwd = folder({
      'tools.json': [{ ...NAMED, inputSchema: { ...GOOD.inputSchema, type: undefined } }],
    });
    const { stdout } = await run(['--fix-safe'], { cwd });
    const [tool] = JSON.parse(read(cwd)) as (typeof GOOD)[];
    expect(tool).toMatchObject({ name: 'openLocker', inputSchema: { type: 'object' } });
    expect(stdout).toContain('more with --fix: 1 contract');
  });
});

describe('--fix-rules', () => {
  it('makes the repairs of these rules only', async () => {
    const cwd = folder({ 'tools.json': [POOR] });
    await run(['--fix-rules', 'parameters/object-schema, naming/snake-case'], { cwd });
    const [tool] = JSON.parse(read(cwd)) as (typeof POOR)[];
    expect(tool).toEqual({ ...POOR, name: 'locker_thing' });
  });

  it('names a rule that does not exist, or has no repair', async () => {
    const cwd = folder({ 'tools.json': TEXT });
    const unknown = await run(['--fix-rules', 'naming/snake-cas'], { cwd });
    expect(unknown.stderr).toContain(
      'There is no rule "naming/snake-cas". Did you mean "naming/snake-case"?',
    );
    const none = await run(['--fix-rules', 'description/present'], { cwd });
    expect(none.stderr).toContain('The rule "description/present" has no repair');
    expect([unknown.code, none.code]).toEqual([2, 2]);
    expect(read(cwd)).toBe(TEXT);
  });
});

describe('--fix-dry-run', () => {
  it('prints a diff that patch and git take, and writes nothing', async () => {
    const cwd = folder({ 'specs/tools.json': `${JSON.stringify([POOR, NAMED, POOR], null, 2)}` });
    const before = read(cwd, 'specs/tools.json');
    const { stdout, stderr } = await run(['specs/tools.json', '--fix-dry-run'], { cwd });
    expect(read(cwd, 'specs/tools.json')).toBe(before);
    expect(stdout).toMatch(/^--- a\/specs\/tools\.json\n\+\+\+ b\/specs\/tools\.json\n@@ /);
    expect(stderr).toContain('repairs would be made');
    writeFileSync(join(cwd, 'fix.diff'), stdout);
    execFileSync('git', ['apply', 'fix.diff'], { cwd });
    const applied = read(cwd, 'specs/tools.json');
    writeFileSync(join(cwd, 'specs/tools.json'), before);
    await run(['specs/tools.json', '--fix'], { cwd });
    expect(applied).toBe(read(cwd, 'specs/tools.json'));
  });

  it.each(['./tools.json', 'my tools.json', 'sub folder/tools.json', '../here/tools.json'])(
    'names %s as git does',
    async (name) => {
      const root = folder({
        'here/tools.json': TEXT,
        'here/my tools.json': TEXT,
        'here/sub folder/tools.json': TEXT,
      });
      const cwd = join(root, 'here');
      const { stdout } = await run([name, '--fix-dry-run'], { cwd });
      writeFileSync(join(root, 'fix.diff'), stdout);
      execFileSync('git', ['apply', '../fix.diff'], { cwd });
      // Without the tab patch takes a name to its first blank.
      expect(/^--- .* .*$/m.test(stdout)).toBe(/^--- .*\t$/m.test(stdout));
      expect(read(cwd, name)).toBe(REPAIRED);
    },
  );

  it('speaks of places in the text as it is, without codes of colour', async () => {
    const cwd = folder({ 'tools.json': `${JSON.stringify([POOR, POOR], null, 2)}\n` });
    const { stderr } = await run(['tools.json', '--fix-dry-run', '--color'], { cwd });
    expect(stderr).not.toContain('<U+001B>');
    const lines = read(cwd).split('\n').length;
    for (const [, line] of stderr.matchAll(/tools\.json:(\d+):/g))
      expect(Number(line)).toBeLessThanOrEqual(lines);
    expect((await run(['tools.json', '--fix-dry-run'], { cwd })).stderr).not.toContain('\u001b');
  });

  it('prints nothing where there is nothing to repair', async () => {
    const cwd = folder({ 'tools.json': [GOOD] });
    expect((await run(['--fix-dry-run'], { cwd })).stdout).toBe('');
  });

  it('does not go with what writes', async () => {
    const cwd = folder({ 'tools.json': TEXT });
    const { code, stderr } = await run(['--fix-dry-run', '--rename-map', 'map.json'], { cwd });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'error: --fix-dry-run writes nothing; leave out --rename-map.\n',
    });
  });
});

describe('--fix-output', () => {
  it('writes the repaired spec elsewhere and leaves the file', async () => {
    const cwd = folder({ 'tools.json': TEXT });
    await run(['tools.json', '--fix-output', 'fixed.json'], { cwd });
    expect([read(cwd), read(cwd, 'fixed.json')]).toEqual([TEXT, REPAIRED]);
  });

  it('takes one spec only, and a place that can be written', async () => {
    const cwd = folder({ 'a.json': TEXT, 'b.json': TEXT });
    mkdirSync(join(cwd, 'out'));
    const two = await run(['a.json', 'b.json', '--fix-output', 'c.json'], { cwd });
    expect(two.stderr).toContain('--fix-output takes one spec, and there are 2');
    const nowhere = await run(['a.json', '--fix-output', 'no/c.json'], { cwd });
    expect(nowhere.stderr).toBe('error: --fix-output cannot write "no/c.json": its folder does not exist.\n');
    expect([two.code, nowhere.code]).toEqual([2, 2]);
    expect(existsSync(join(cwd, 'c.json'))).toBe(false);
  });
});

describe('what a run writes', () => {
  it.each([
    [
      ['a.json', '--fix', '--rename-map', 'a.json'],
      '--rename-map would overwrite "a.json", which is a spec of this run',
    ],
    [['a.json', 'b.json', '--fix', '--rename-map', 'b.json'], '--rename-map would overwrite "b.json"'],
    [
      ['a.json', '--fix', '--output', 'link.json'],
      '--output would overwrite "link.json", which is a spec of this run',
    ],
    [['a.json', '--fix-output', 'a.json'], '--fix-output would overwrite "a.json"'],
    [
      ['a.json', '--fix-output', 'o.json', '--output', './o.json'],
      '--fix-output would overwrite "o.json", which --output writes, too',
    ],
    [
      ['a.json', '--fix', '--rename-map', 'no/map.json'],
      '--rename-map cannot write "no/map.json": its folder does not exist',
    ],
    [['a.json', '--fix', '--output', '.'], '--output cannot write ".": it is a folder'],
    [['a.json', '--fix', '--rename-map', ''], '--rename-map takes the name of a file'],
    [['a.json', '--fix-output', '-'], '--fix-output takes the name of a file'],
  ])('is looked at before anything is written: %j', async (args, message) => {
    const cwd = folder({ 'a.json': TEXT, 'b.json': TEXT });
    symlinkSync('a.json', join(cwd, 'link.json'));
    const { code, stderr } = await run(args, { cwd });
    expect(stderr).toContain(`error: ${message}`);
    expect(code).toBe(2);
    expect([read(cwd, 'a.json'), read(cwd, 'b.json')]).toEqual([TEXT, TEXT]);
    expect(readdirSync(cwd).sort()).toEqual(['a.json', 'b.json', 'link.json']);
  });
});

describe('--tool', () => {
  it('repairs only this tool, and finds it by the name it had', async () => {
    const cwd = folder({ 'tools.json': [NAMED, { ...GOOD, name: 'findLocker' }] });
    const { code, stdout } = await run(['--fix', '--tool', 'openLocker'], { cwd });
    expect(stdout).toContain('A 100   open_locker');
    expect(code).toBe(0);
    expect((JSON.parse(read(cwd)) as (typeof GOOD)[]).map(({ name }) => name)).toEqual([
      'open_locker',
      'findLocker',
    ]);
  });
});

describe('--rename-map', () => {
  it('writes old → new of each renamed tool', async () => {
    const cwd = folder({ 'tools.json': [NAMED, { ...GOOD, name: 'findLocker' }] });
    await run(['--fix', '--rename-map', 'map.json'], { cwd });
    expect(JSON.parse(read(cwd, 'map.json'))).toEqual({
      openLocker: 'open_locker',
      findLocker: 'find_locker',
    });
  });
});

describe('standard input', () => {
  it('comes out repaired on standard output, with the report on standard error', async () => {
    const { code, stdout, stderr } = await run(['-', '--fix'], { stdin: TEXT });
    expect(stdout).toBe(REPAIRED);
    expect(stderr).toContain('openLocker → open_locker');
    expect(code).toBe(0);
  });

  it('comes out as it was when it is no spec', async () => {
    const bytes = Buffer.from([0xff, 0x00, 0x41]);
    for (const stdin of ['{"tools": [', 'just text', '{"name": "x", "version": "1"}', bytes]) {
      const result = await run(['-', '--fix'], { stdin });
      expect(Buffer.from(result.stdout).equals(Buffer.from(stdin.toString()))).toBe(true);
      expect(result.code).toBe(2);
    }
  });

  it('comes out as it was when there is nothing to repair', async () => {
    const text = JSON.stringify([GOOD]);
    expect((await run(['-', '--fix'], { stdin: text })).stdout).toBe(text);
  });
});

describe('a report without --fix', () => {
  it('says what it would bring', async () => {
    const cwd = folder({ 'tools.json': TEXT });
    const { stdout } = await run([], { cwd });
    expect(stdout).toContain('1 of 1 finding is fixable · A 94 → A 100 with --fix');
    expect(read(cwd)).toBe(TEXT);
  });

  it('says nothing where nothing is fixable', async () => {
    const { stdout } = await run([], { cwd: folder({ 'tools.json': [GOOD] }) });
    expect(stdout).not.toContain('fixable');
  });

  it('does not try hundreds of tools', async () => {
    const many = Array.from({ length: 101 }, (_, index) => ({ ...POOR, name: `lockerThing${index}` }));
    const cwd = folder({ 'tools.json': many });
    const { stdout } = await run(['--details', '0'], { cwd });
    expect(stdout).toContain('--fix-dry-run says what --fix would bring');
    const report = reportOf(await run(['-f', 'json'], { cwd }));
    expect(report.inputs[0]!.tools[0]!.findings[0]!.fixable).toBeNull();
  });
});

describe('a schema that is nested too deeply', () => {
  it('is left alone, and scored as before', async () => {
    let schema: object = { type: 'string', nullable: true };
    for (let level = 0; level < 1000; level++) schema = { type: 'object', properties: { p: schema } };
    const text = JSON.stringify([{ ...GOOD, inputSchema: { ...schema, required: [] } }]);
    const cwd = folder({ 'tools.json': text });
    for (const args of [[], ['--fix'], ['--fix-dry-run']]) {
      const { stderr, code } = await run(args, { cwd });
      expect(stderr).not.toContain('internal error');
      expect(code).toBe(1);
    }
  }, 60_000);
});

describe('ndjson', () => {
  it('does not repair, and says so', async () => {
    const { code, stderr } = await run(['--fix', '-f', 'ndjson'], { cwd: folder({ 'tools.json': TEXT }) });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'error: --fix does not report in ndjson; take json.\n',
    });
  });
});
