import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { folder, type Run, run } from '../cli/run.js';
import { ask, bodyOf, inputOf, raw, sendJson, serve } from './servers.js';

const script = fileURLToPath(new URL('raw-server.mjs', import.meta.url));

/** Every spelling that a log, an address or a header may have. */
function spellings(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('hex'),
  ];
}

/** Nothing of it stands anywhere, not even its beginning. */
function expectHidden(secret: string, ...texts: readonly string[]): void {
  for (const spelling of spellings(secret))
    for (const text of texts) {
      expect(text).not.toContain(spelling);
      expect(text).not.toContain(spelling.slice(0, 8));
    }
}

const SECRETS = [
  'sk-lockers-0123456789abcdef',
  'two words & "quotes" 99',
  'line-one-1234567\nline-two-7654321',
  '4711471147114711',
];
const FORMATS = ['text', 'json', 'html', 'markdown', 'sarif', 'github', 'agent', 'ndjson'];

describe('What --env gives', () => {
  it.each(SECRETS)(
    'is in no report, in no spelling, and cut nowhere: %j',
    async (secret) => {
      for (const mode of ['', 'fails'])
        for (const format of mode === '' ? FORMATS : ['json', 'text']) {
          const args = [
            '--server',
            raw('says-what-it-was-told', mode),
            '--env',
            `TOLD=${secret}`,
            '--format',
            format,
          ];
          const answer = await run(['--no-gates', ...args]);
          expectHidden(secret.split('\n')[0]!, answer.stdout, answer.stderr);
          expectHidden(secret.split('\n').at(-1)!, answer.stdout, answer.stderr);
        }
    },
    60_000,
  );

  it('changes neither numbers nor names nor the words of a schema', async () => {
    const plain = inputOf(await ask(['--server', raw('plain')]));
    for (const value of ['description', 'required', 'open_lock_0', 'properties', 'new-york1'])
      expect(inputOf(await ask(['--server', raw('plain'), '--env', `X=${value}`])).tools).toEqual(
        plain.tools,
      );
    const answer = await ask(['--server', raw('says-what-it-was-told'), '--env', 'TOLD=4711471147114711']);
    expect(inputOf(answer).status).toBe('scored');
  });

  it('is not in the file that --save writes', async () => {
    const path = join(folder(), 'tools.json');
    await ask(['--server', raw('says-what-it-was-told'), '--env', `TOLD=${SECRETS[0]}`, '--save', path]);
    expectHidden(SECRETS[0]!, readFileSync(path, 'utf8'));
  });
});

describe('What a command line holds', () => {
  it.each([
    ['a variable', '$LOCKER_PIN', { LOCKER_PIN: 'pin-0123456789' }, 'pin-0123456789'],
    ['a key behind a flag', '--api-key abc-0123456789', {}, 'abc-0123456789'],
    ['a key behind a flag with =', '--token=abc-0123456789', {}, 'abc-0123456789'],
    ['a key by its looks', 'sk-live-0123456789abcdef', {}, 'sk-live-0123456789abcdef'],
    ['a key of another maker', 'hf_0123456789abcdef', {}, 'hf_0123456789abcdef'],
    ['a header', '"Authorization: Bearer abc-0123456789"', {}, 'abc-0123456789'],
    ['a password in an address', 'postgres://ann:pass-word-77@db/lockers', {}, 'pass-word-77'],
    ['a key in an address', '--endpoint=https://host.invalid/mcp?k=abc-0123456789', {}, 'abc-0123456789'],
  ])('is shown without %s', async (_, word, env, secret) => {
    const command = `${raw('says-what-it-was-told')} ${word}`;
    const answer = await ask(['--server', command], { env: { ...env, TOLD: secret } });
    expect(inputOf(answer).server?.state).toBe('degraded');
    expect(inputOf(answer).name).toContain('says-what-it-was-told');
    expectHidden(secret, answer.stdout, answer.stderr);
  });
});

describe('What a configuration holds', () => {
  const config = (env: object) => ({
    mcpServers: {
      lockers: { command: process.execPath, args: [script, 'says-what-it-was-told', 'fails'], env },
    },
  });

  it.each([
    ['a literal value', { TOLD: 'literal-0123456789' }, 'literal-0123456789'],
    ['a default', { TOLD: '${NO_SUCH_ONE:-default-0123456789}' }, 'default-0123456789'],
    ['a value of the environment', { TOLD: '${DATABASE_URL}' }, 'postgres-0123456789'],
  ])('is shown without %s', async (_, env, secret) => {
    const root = folder({ 'mcp.json': config(env) });
    const environment = { DATABASE_URL: 'postgres-0123456789' };
    const answer = await ask(['--mcp-config', 'mcp.json'], { cwd: root, env: environment });
    expect(inputOf(answer).server?.state).toBe('unreachable');
    expectHidden(secret, answer.stdout, answer.stderr);
  });
});

describe('What goes to an address', () => {
  async function echo(args: (url: string) => readonly string[]): Promise<Run> {
    const url = await serve(async (request, response) => {
      const { id } = JSON.parse((await bodyOf(request)) || '{}') as { id?: number };
      const said = `${request.url} ${JSON.stringify(request.headers)}`;
      sendJson(response, 200, { jsonrpc: '2.0', id: id ?? 0, error: { code: -32000, message: said } });
    });
    return ask(args(url));
  }

  it.each([
    [
      'a header',
      'key-0123456789',
      (url: string) => ['--url', `${url}/mcp`, '--header', 'X-Api-Key: key-0123456789'],
    ],
    [
      'a bearer token',
      'key-0123456789',
      (url: string) => ['--url', `${url}/mcp`, '--header', 'Authorization: Bearer key-0123456789'],
    ],
    [
      'a cookie',
      'sid-0123456789',
      (url: string) => ['--url', `${url}/mcp`, '--header', 'Cookie: a=1; sid=sid-0123456789'],
    ],
    ['a query', 'key/0123456789', (url: string) => ['--url', `${url}/mcp?k=key%2F0123456789`]],
    [
      'a password',
      'pass@0123456789',
      (url: string) => ['--url', `${url.replace('://', '://ann:pass%400123456789@')}/mcp`],
    ],
    [
      'a token in the place of a name',
      'tok-0123456789',
      (url: string) => ['--url', `${url.replace('://', '://tok-0123456789@')}/mcp`],
    ],
  ])('is not shown when the server says it: %s', async (_, secret, args) => {
    const answer = await echo(args);
    expect(answer.code).toBe(2);
    expect(inputOf(answer).problem).toContain('error -32000');
    expectHidden(secret, answer.stdout, answer.stderr);
  });
});

describe('What a server writes', () => {
  it('is no order to the system that runs this, and steers no terminal', async () => {
    const failed = await run([
      '--server',
      raw('says-what-it-was-told', 'fails'),
      '--env',
      'TOLD=x',
      '--format',
      'github',
    ]);
    expect(failed.stdout + failed.stderr).not.toMatch(/^\s*::error::/m);
    const { stdout } = await run(['--server', raw('says-what-it-was-told'), '--env', 'TOLD=x', '--no-gates']);
    expect(stdout).not.toContain('\u001b');
    expect(stdout).toContain('lockers of');
  });
});
