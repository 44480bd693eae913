import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { folder, type Run, reportOf, run } from '../cli/run.js';
import { ask } from './servers.js';

const script = fileURLToPath(new URL('raw-server.mjs', import.meta.url));
const server = (mode: string, more: object = {}) => ({
  command: process.execPath,
  args: [script, mode],
  ...more,
});

/** What became of each server of a configuration. */
function statesOf(answer: Run): [string, string | undefined, number][] {
  return reportOf(answer).inputs.map(({ name, server, tools }) => [
    name.replace(/^.*#/, ''),
    server?.state,
    tools.length,
  ]);
}

async function askConfig(
  content: unknown,
  args: readonly string[] = [],
  path = 'mcp.json',
  env = {},
): Promise<Run> {
  const root = folder({ [path]: content });
  return ask(['--mcp-config', path, ...args], { cwd: root, env });
}

describe('A client configuration', () => {
  it.each([
    ['mcpServers', { mcpServers: { lockers: server('plain') } }],
    ['servers, as VS Code has it', { inputs: [], servers: { lockers: server('plain', { type: 'stdio' }) } }],
    ['mcp.servers, as settings have it', { mcp: { servers: { lockers: server('plain') } } }],
    ['projects', { projects: { '/home/ann': { mcpServers: { lockers: server('plain') } } } }],
    ['context_servers', { context_servers: { lockers: server('plain') } }],
    [
      'a command as a list',
      { mcp: { lockers: { type: 'local', command: [process.execPath, script, 'plain'] } } },
    ],
  ])('has its servers under %s', async (_, config) => {
    const answer = await askConfig(config);
    expect(answer.code).toBe(0);
    expect(statesOf(answer)).toEqual([['lockers', 'ok', 1]]);
  });

  it('may hold comments and trailing commas, and more servers than are on', async () => {
    const text = `{
      // lockers of the gym
      "mcpServers": {
        "lockers": ${JSON.stringify(server('plain'))},
        /* "old": { "command": "gone" }, */
        "off": ${JSON.stringify(server('plain', { disabled: true }))},
      },
    }`;
    const answer = await askConfig(text);
    expect(statesOf(answer)).toEqual([['lockers', 'ok', 1]]);
    expect(answer.stderr).toContain('mcp.json#off is switched off in the configuration, and was not started');
  });

  it('that is broken is shown where it is', async () => {
    const answer = await run([
      '--mcp-config',
      join(
        folder({ 'mcp.json': '{\n  "mcpServers": {\n    "a": { "command": "npx",, }\n  }\n}\n' }),
        'mcp.json',
      ),
    ]);
    expect(answer.code).toBe(2);
    expect(answer.stderr).toMatch(/mcp\.json:3:\d+: is not valid JSON: /);
    const lines = answer.stderr.split('\n');
    const at = lines.findIndex((line) => line.includes('"npx",,'));
    expect(lines[at + 1]!.indexOf('^')).toBe(lines[at]!.indexOf(',,') + 1);
  });

  it.each([
    ['that is not there', undefined, 'does not exist'],
    ['without servers', { tools: [] }, 'names no servers'],
    [
      'with a server that leads nowhere',
      { mcpServers: { a: { command: true } } },
      'has a boolean among the words of its command',
    ],
  ])('%s is said', async (_, content, problem) => {
    const root = folder(content === undefined ? {} : { 'mcp.json': content });
    const answer = await run(['--mcp-config', 'mcp.json'], { cwd: root });
    expect(answer.code).toBe(2);
    expect(answer.stderr).toContain(problem);
  });

  it('fills in variables, of the environment, of the command line, and defaults', async () => {
    const config = {
      mcpServers: {
        a: server('needs-variable', { env: { LOCKER_API_KEY: '${GYM_KEY}' } }),
        b: server('needs-variable', { env: { LOCKER_API_KEY: '${env:GYM_KEY}' } }),
        c: server('needs-variable', { env: { LOCKER_API_KEY: '${NO_SUCH_ONE:-front}' } }),
        d: server('needs-variable', { env: { LOCKER_API_KEY: '${input:pin}' } }),
        e: { command: process.execPath, args: ['${workspaceFolder}/../server.mjs'] },
      },
    };
    const answer = await askConfig(config, ['--env', 'pin=locker-pin-0000'], 'mcp.json', {
      GYM_KEY: 'gym-key-123456',
    });
    expect(statesOf(answer).map(([name, state]) => [name, state])).toEqual([
      ['a', 'degraded'],
      ['b', 'degraded'],
      ['c', 'ok'],
      ['d', 'degraded'],
      ['e', 'unreachable'],
    ]);
    expect(answer.stdout + answer.stderr).not.toMatch(/gym-key-123456|locker-pin-0000/);
  });

  it('is not started without a value that it needs, and nothing is sent in its place', async () => {
    const answer = await askConfig({
      servers: {
        docs: {
          type: 'http',
          url: 'https://docs.invalid/mcp',
          headers: { Authorization: 'Bearer ${input:tok}' },
        },
        lockers: server('plain'),
      },
    });
    expect(answer.code).toBe(2);
    expect(statesOf(answer)).toEqual([
      ['docs', 'unreachable', 0],
      ['lockers', 'ok', 1],
    ]);
    expect(answer.stderr).toContain(
      'mcp.json#docs: needs a value for ${input:tok}, and was not started: give it with --env tok=…',
    );
    expect(answer.stderr).not.toContain('asking mcp.json#docs');
  });

  it('starts its servers in the folder of its project', async () => {
    const root = folder({
      '.vscode/mcp.json': { servers: { lockers: { command: process.execPath, args: ['lockers.mjs'] } } },
      'lockers.mjs': `process.argv[2] = 'plain'; await import(${JSON.stringify(script)});`,
    });
    expect(statesOf(await ask(['--mcp-config', join(root, '.vscode/mcp.json')]))).toEqual([
      ['lockers', 'ok', 1],
    ]);
  });

  it('has entries that cannot be followed, and each is said', async () => {
    const answer = await askConfig({
      mcpServers: {
        empty: {},
        typo: { comand: 'node' },
        nothing: null,
        text: 'npx lockers',
        args: { command: 'node', args: '../lockers.mjs' },
        env: { command: 'node', env: ['A=1'] },
        blank: { url: '' },
        host: { url: 'example.com/mcp' },
        command: { command: '' },
        lockers: server('plain'),
      },
    });
    expect(answer.code).toBe(2);
    expect(statesOf(answer).filter(([, state]) => state === 'ok')).toEqual([['lockers', 'ok', 1]]);
    const problems = reportOf(answer).inputs.flatMap(({ problem }) => problem ?? []);
    expect(problems).toEqual([
      'names neither a command nor a url: it is empty',
      'names neither a command nor a url, but "comand"',
      'is null, not an object with a command or a url',
      'is a string, not an object with a command or a url',
      'has "args" that are a string, not a list of words',
      'has "env" as a list, not as an object',
      'has a url that is no address of a server: one begins with http:// or https://',
      'has a url that is no address of a server: one begins with http:// or https://; did you mean "http://example.com/mcp"?',
      'has an empty command',
    ]);
  });

  it('may keep variables in a file, defaults in defaults, and programs in objects', async () => {
    const root = folder({
      '.vscode/mcp.json': {
        servers: {
          file: server('needs-variable', { envFile: '${workspaceFolder}/.env' }),
          nested: server('needs-variable', {
            env: { LOCKER_API_KEY: '${NO_SUCH_ONE:-${NO_SUCH_TWO:-inner}}' },
          }),
          zed: { command: { path: process.execPath, args: [script, 'plain'], env: {} } },
          gone: server('plain', { envFile: 'no-such-file' }),
        },
      },
      '.env': 'LOCKER_API_KEY=of-the-file',
    });
    const answer = await ask(['--mcp-config', '.vscode/mcp.json'], { cwd: root });
    expect(statesOf(answer).map(([name, state]) => `${name} ${state}`)).toEqual([
      'file degraded',
      'nested ok',
      'zed ok',
      'gone unreachable',
    ]);
  });

  it('is never linted as a list of tools', async () => {
    const root = folder({ 'mcp.json': { mcpServers: { lockers: server('plain') } } });
    const answer = await run(['mcp.json'], { cwd: root });
    expect(answer.code).toBe(2);
    expect(answer.stderr).toContain('a client configuration (mcpServers)');
    expect(answer.stderr).toContain('--mcp-config');
  });

  it('is the place of findings for formats that point into files', async () => {
    const text = `{\n  "mcpServers": {\n    "lockers": ${JSON.stringify(server('plain'))}\n  }\n}\n`;
    const root = folder({ 'mcp.json': text });
    const answer = await run(['--no-gates', '--format', 'sarif', '--mcp-config', 'mcp.json'], { cwd: root });
    const log = JSON.parse(answer.stdout) as {
      runs: {
        results: {
          locations: {
            physicalLocation: { artifactLocation: { uri: string }; region: { startLine: number } };
          }[];
        }[];
      }[];
    };
    const places = log.runs[0]!.results.map(({ locations }) => locations[0]!.physicalLocation);
    expect(places.length).toBeGreaterThan(0);
    for (const { artifactLocation, region } of places)
      expect([artifactLocation.uri, region.startLine]).toEqual(['mcp.json', 3]);
    const github = await run(['--format', 'github', '--mcp-config', 'mcp.json'], { cwd: root });
    expect(github.stdout).toMatch(/^::(?:warning|error) file=mcp\.json,line=3,/m);
  });

  it('does not show keys that stand in its commands', async () => {
    const answer = await askConfig({
      mcpServers: { lockers: server('plain', { args: [script, 'plain', '--api-key', 'sk-123456789'] }) },
    });
    expect(answer.code).toBe(0);
    expect(answer.stdout + answer.stderr).not.toContain('sk-123456789');
  });
});
