import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { folder, GOOD, POOR, reportOf, run } from './run.js';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...POOR, name: `lockerThing${index}` }));

describe('a pipe', () => {
  it('carries the same bytes as a file, however slowly it is read', async () => {
    const cwd = folder({ 'tools.json': many(400) });
    const file = await run([], { cwd, shell: 'tool-score -f json > report.json' });
    const slow = await run([], { cwd, shell: 'tool-score -f json | (sleep 2; cat)' });
    const whole = readFileSync(join(cwd, 'report.json'), 'utf8');
    expect(whole.length).toBeGreaterThan(200_000);
    expect(slow.stdout).toBe(whole);
    expect(reportOf(slow).inputs[0]!.tools).toHaveLength(400);
    expect(file.code).toBe(1);
  });

  it('leaves the exit code what it is', async () => {
    const cwd = folder({ 'tools.json': many(400) });
    const result = await run([], {
      cwd,
      shell: '(tool-score -f json; echo $? > code) | (sleep 1; cat) > /dev/null',
    });
    expect(result.stderr).toBe('');
    expect(readFileSync(join(cwd, 'code'), 'utf8').trim()).toBe('1');
  });

  it('that is closed early ends the run in silence', async () => {
    const cwd = folder({ 'tools.json': many(2000) });
    for (const format of ['text', 'json']) {
      const result = await run([], { cwd, shell: `tool-score -f ${format} | head -1` });
      expect(result.stderr).toBe('');
      expect(result.stdout.split('\n')).toHaveLength(2);
    }
  });
});

describe('two runs', () => {
  it.each(['text', 'json'])('print the same bytes in %s', async (format) => {
    const cwd = folder({ 'a.json': [GOOD, POOR, null, { ...GOOD, name: 'get_b' }], 'b.json': '{"tools"' });
    const first = await run(['.', 'b.json', '-f', format], { cwd });
    expect(await run(['.', 'b.json', '-f', format], { cwd })).toEqual(first);
    expect(first.stdout).not.toBe('');
  });

  it('print the same from another folder, but for the names of files', async () => {
    const cwd = folder({ 'specs/a.json': [GOOD, POOR] });
    const near = await run(['a.json', '-f', 'json'], { cwd: join(cwd, 'specs') });
    const far = await run(['specs/a.json', '-f', 'json'], { cwd });
    expect(far.stdout.replaceAll('specs/a.json', 'a.json')).toBe(near.stdout);
    expect(far.stdout).not.toContain(cwd);
  });
});

/** Hidden and steering characters, as a linted file may hold them. */
const HOSTILE = [
  '\u001b[2J\u001b]0;owned\u0007',
  '\u0000\u0008\r',
  '\u009b31m',
  '\u202e\u2066\u200f',
  '\u200b\u2063\ufeff\u00ad',
  '\u{e0061}\u{e007f}',
  '\u2028\u2029',
].join('x');

const RAW =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]|\udb40/;

describe('the text of a linted file', () => {
  const hostile = {
    name: `get_${HOSTILE}`,
    title: HOSTILE,
    description: `${HOSTILE} is a thing.`,
    inputSchema: {
      type: HOSTILE,
      properties: {
        [HOSTILE]: { type: HOSTILE, pattern: `(${HOSTILE}`, $ref: `#/${HOSTILE}`, 'x-mcp-header': HOSTILE },
        far: { $ref: `https://example.com/${HOSTILE}` },
      },
      required: [`${HOSTILE}2`],
      additionalProperties: false,
      examples: [{ [`${HOSTILE}3`]: 1 }, { [HOSTILE]: `<${HOSTILE} b>` }],
      $schema: HOSTILE,
    },
    [HOSTILE]: 1,
  };

  it.each(['text', 'json'])('never reaches the terminal as control characters in %s', async (format) => {
    const cwd = folder({ 'tools.json': [hostile, hostile, { ...hostile, name: HOSTILE }] });
    const result = await run(['-f', format, '--details', 'all'], { cwd });
    expect(result.stdout).toContain('get_');
    expect(result.stdout).not.toMatch(RAW);
    expect(result.stderr).not.toMatch(RAW);
  });

  it('shows hidden characters by their code points', async () => {
    const cwd = folder({ 'tools.json': [{ ...GOOD, name: 'get_\u{e0061}\u200b\u001b[31m' }] });
    const { stdout } = await run([], { cwd });
    expect(stdout).toContain('get_<U+E0061><U+200B><U+001B>[31m');
  });

  it('is whole and the same in JSON once it is parsed', async () => {
    const cwd = folder({ 'tools.json': [{ ...GOOD, name: HOSTILE }] });
    expect(reportOf(await run(['-f', 'json'], { cwd })).inputs[0]!.tools[0]!.name).toBe(HOSTILE);
  });

  it.each<[string, unknown]>([
    ['a document of another kind', { [`\u001b[31m${HOSTILE}`]: 1 }],
    ['a key that stands twice', `{"a${'\u001b'}": 1}`],
    ['broken JSON', `{"tools": [${HOSTILE}]}`],
    ['a word that is no JSON', `{"tools": nul\u202e}`],
  ])('is not raw in an error about %s', async (_, content) => {
    const result = await run(['a.json'], { cwd: folder({ 'a.json': content }) });
    expect(result.code).toBe(2);
    expect(result.stderr).not.toMatch(RAW);
  });

  it('is not raw when it is the name of a file or an argument', async () => {
    const cwd = folder({ 'a\u001b[31m.json': [GOOD] });
    const found = await run(['.', '-f', 'text'], { cwd });
    expect(found.stdout).not.toMatch(RAW);
    const raw: (readonly string[])[] = [];
    for (const args of [
      ['b\u001b[31m.json'],
      ['*\u001b[31m*x'],
      ['.', '--tool', '\u001b[31m'],
      ['.', '--format', '\u001b[31m'],
      ['.', '--fail-on', '\u001b[31m'],
      ['.', '--threshold', '\u001b[31m'],
      ['.', '--\u001b[31m'],
      ['explain', '\u001b[31m'],
      ['.', '-o', 'no/\u001b[31m'],
    ]) {
      const result = await run(args, { cwd });
      expect([args, result.code]).toEqual([args, 2]);
      if (RAW.test(result.stderr + result.stdout)) raw.push(args);
    }
    expect(raw).toEqual([]);
  });
});

describe('nothing that a file says', () => {
  it('is executed', async () => {
    const cwd = folder({});
    const target = join(cwd, 'touched');
    const config = { mcpServers: { a: { command: 'sh', args: ['-c', `touch ${target}`] } } };
    writeFileSync(join(cwd, 'config.json'), JSON.stringify(config));
    const result = await run(['config.json'], { cwd });
    expect(result.code).toBe(2);
    expect(result.stderr).toContain('client configuration');
    expect(existsSync(target)).toBe(false);
  });

  it('is fetched', async () => {
    let requests = 0;
    const server = createServer((_, response) => {
      requests++;
      response.end('{"type": "string"}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/schema.json`;
    const inputSchema = {
      $schema: url,
      type: 'object',
      properties: { a: { $ref: url }, b: { $ref: `${url}#/a`, $dynamicRef: url } },
      required: ['a'],
      examples: [{ a: 'x', b: 1 }],
    };
    const result = await run(['tools.json'], {
      cwd: folder({ 'tools.json': { tools: [{ ...GOOD, inputSchema }] } }),
    });
    expect(result.stdout).toContain('spec/refs-local');
    expect(requests).toBe(0);
  });
});

describe('the text report', () => {
  it('of 400 tools stays readable', async () => {
    const { stdout } = await run([], { cwd: folder({ 'tools.json': many(400) }) });
    expect(stdout.split('\n').length).toBeLessThan(400);
    expect(stdout).toContain('400 tools');
    for (const index of [0, 199, 399]) expect(stdout).toContain(`lockerThing${index}`);
  });

  it('follows the width of the page and never exceeds it but for a long word', async () => {
    const { stdout } = await run([], { cwd: folder({ 'tools.json': [GOOD, POOR] }) });
    for (const line of stdout.split('\n')) expect([...line].length).toBeLessThanOrEqual(100);
  });

  it('names for each lost point the cost, the rule, the place and the cure', async () => {
    const cwd = folder({ 'tools.json': JSON.stringify([POOR], null, 2) });
    const { stdout } = await run([], { cwd });
    expect(stdout).toMatch(/−8\.75 parameters\/described {2}"n" has no description {2}tools\.json:8:9/);
    expect(stdout).toContain('→ Say what the parameter means');
    expect(stdout).toContain('fails: 1 of 1 below the threshold of 60');
  });
});

describe('--debug', () => {
  it('adds nothing where nothing is wrong inside', async () => {
    const cwd = folder({ 'tools.json': [GOOD], 'broken.json': '{' });
    expect((await run(['--debug'], { cwd })).stderr).toBe('');
    expect((await run(['broken.json', '--debug'], { cwd })).stderr).not.toMatch(/^\s+at /m);
  });
});
