import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CLIENT_IDS, PROFILES } from '../../rules/clients/profiles.js';
import type { Matrix } from '../../src/report/clients/matrix.js';
import { BLOCKED, folder, GOOD, type Run, run } from './run.js';

const DOTTED = { ...GOOD, name: 'lockers.open' };
const FILES = { 'good.json': { tools: [GOOD] }, 'dotted.json': { tools: [DOTTED, GOOD] } };

const clients = (...args: string[]) => run(['clients', ...args], { cwd: folder(FILES) });
const matrixOf = ({ stdout }: Run) => JSON.parse(stdout) as Matrix & { clientsVersion: number };

describe('tool-score clients', () => {
  it('prints no table without a spec to hold against it', async () => {
    const { code, stdout, stderr } = await clients('gone.json');
    expect([code, stdout, stderr]).toEqual([2, '', 'gone.json: does not exist\n']);
  });

  it('prints specs × clients, in the order in which they are given, and what is refused', async () => {
    const { code, stdout, stderr } = await clients('good.json', 'dotted.json', '--client', 'openai,cursor');
    expect(stdout).toBe(
      `             protocol  openai  cursor
good.json    ✓         ✓       ✓
dotted.json  ✓         1 ✗     ✓

✓ taken · ✗ errors: refused · ! warnings: may be refused, or comes through changed
good.json leaves this many characters for the name of the server, beside open_locker: cursor 48
dotted.json leaves this many characters for the name of the server, beside lockers.open: cursor 47

openai: 1 error in 1 tool of dotted.json
  lockers.open  the name holds "."  1:12

fails: refused by openai
`,
    );
    expect(stderr).toBe('');
    expect(code).toBe(1);
  });

  it('fails nothing when nobody was asked for', async () => {
    const { code, stdout } = await clients('dotted.json');
    expect(code).toBe(0);
    for (const { id, nature } of PROFILES) expect(stdout.includes(` ${id}`)).toBe(nature !== 'mode');
    expect(stdout.split('\n').every((line) => line.length <= 100)).toBe(true);
  });

  it('holds where the asked clients take everything, and counts faults against the protocol apart', async () => {
    expect((await clients('good.json', '--client', 'portable')).code).toBe(0);
    const { code, stdout } = await run(['clients', '-', '--client', 'anthropic', '--format', 'json'], {
      stdin: JSON.stringify([BLOCKED]),
    });
    const [row] = JSON.parse(stdout).rows as Matrix['rows'];
    expect(row?.cells.map(({ client, errors }) => [client, errors])).toEqual([
      ['protocol', 1],
      ['anthropic', 0],
    ]);
    expect(code).toBe(0);
  });

  it('measures the full name with --server-name', async () => {
    const name = 'l'.repeat(50);
    const stdin = JSON.stringify([{ ...GOOD, name }]);
    const at = (server: string) =>
      run(['clients', '-', '--client', 'cursor', '--server-name', server], { stdin });
    expect((await at('s'.repeat(9))).code).toBe(0);
    expect((await at('s'.repeat(10))).code).toBe(1);
  });

  it('gives the same as data', async () => {
    const result = await clients('dotted.json', '--client', 'openai', '--format', 'json');
    const { clientsVersion, columns, rows, problems } = matrixOf(result);
    expect([clientsVersion, columns, problems]).toEqual([1, ['protocol', 'openai'], []]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ name: 'dotted.json', tools: 2 });
    expect(rows[0]?.cells[1]).toMatchObject({
      client: 'openai',
      errors: 1,
      refused: [
        {
          tool: 'lockers.open',
          rule: 'portability/name-accepted',
          pointer: '/tools/0/name',
          line: 1,
          column: 12,
        },
      ],
    });
  });

  it('writes to a file, and never over a spec', async () => {
    const cwd = folder(FILES);
    expect((await run(['clients', 'good.json', '-o', 'out.txt'], { cwd })).stdout).toBe('');
    expect(readFileSync(join(cwd, 'out.txt'), 'utf8')).toContain('anthropic');
    const { code, stderr } = await run(['clients', 'good.json', '-o', 'good.json'], { cwd });
    expect([code, stderr]).toEqual([
      2,
      'error: --output would overwrite "good.json", which is a spec of this run.\n',
    ]);
  });

  it('ends with 2 for what cannot be read, and still shows the rest', async () => {
    const { code, stdout, stderr } = await clients('gone.json', 'dotted.json', '--client', 'openai');
    expect(code).toBe(2);
    expect(stderr).toContain('gone.json: does not exist');
    expect(stdout).toContain('dotted.json');
  });

  it('asks for the clients of the configuration, and leaves out the rules that are off', async () => {
    const config = (extra: object) => ({
      ...FILES,
      'tool-score.config.json': { clients: ['openai'], ...extra },
    });
    const at = (extra: object) => run(['clients', 'dotted.json'], { cwd: folder(config(extra)) });
    expect((await at({})).code).toBe(1);
    expect((await at({ rules: { 'portability/name-accepted': 'off' } })).code).toBe(0);
  });
});

describe('tool-score clients --list', () => {
  it('says each limit with its date and its source', async () => {
    const { code, stdout } = await run(['clients', '--list', '--client', 'bedrock']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^bedrock {2}Amazon Bedrock Converse\n/);
    expect(stdout).toContain(
      '  name of at most 64 characters · error\n    2026-11, verified: https://docs.aws.amazon.com/',
    );
  });

  it('lists every profile, also as data', async () => {
    const { stdout } = await run(['clients', '--list', '--format', 'json']);
    const { profiles } = JSON.parse(stdout) as { profiles: { id: string; limits: object[] }[] };
    expect(profiles.map(({ id }) => id)).toEqual(PROFILES.map(({ id }) => id));
    expect(profiles.every(({ limits }) => limits.length > 0)).toBe(true);
  });
});

describe('A client that nobody knows', () => {
  it.each([
    ['clients', ['clients', 'good.json', '--client', 'curser']],
    ['the score', ['good.json', '--client', 'openai,curser']],
  ])('is refused by %s, with a suggestion', async (_, args) => {
    const { code, stderr } = await run(args, { cwd: folder(FILES) });
    expect(code).toBe(2);
    expect(stderr).toContain(`--client takes ${CLIENT_IDS.join(', ')}, not "curser". Did you mean "cursor"?`);
  });

  it('is refused in a configuration, with its place', async () => {
    const cwd = folder({ ...FILES, 'tool-score.config.json': { clients: ['curser'] } });
    const { code, stderr } = await run(['good.json'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain('tool-score.config.json:1:13: "clients" takes ');
    expect(stderr).toContain('Did you mean "cursor"?');
  });
});

it('Options before "clients" are refused when they mean something else behind it', async () => {
  const { code, stderr } = await run(['--format', 'json', 'clients', 'good.json'], { cwd: folder(FILES) });
  expect(code).toBe(2);
  expect(stderr).toContain('"--format" stands before "clients"');
});
