import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { JsonProbe } from '../../src/report/probe/json.js';
import { folder, type Run, run } from './run.js';

const pathOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const RAW = `node ${pathOf('test/probe/raw-server.mjs')}`;
const SOUND = `node ${pathOf('test/probe/sound-server.mjs')}`;
const schema = JSON.parse(readFileSync(pathOf('probe.schema.json'), 'utf8'));
const validate = new Ajv2020({ strict: true, strictTypes: false, allErrors: true }).compile(schema);

interface Probed extends Run {
  /** The names of the tools that were called, in order. */
  readonly calls: readonly { readonly name: string; readonly arguments: unknown }[];
}

/** Probes the server of these tools. */
async function probe(
  tools: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Probed> {
  const log = join(folder(), 'calls');
  const result = await run(['probe', '--server', RAW, ...args], {
    env: { ...env, TOOLS: tools, CALLS: log },
  });
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  return { ...result, calls: lines.map((line) => JSON.parse(line)) };
}

function reportOf({ stdout }: Run): JsonProbe {
  const report = JSON.parse(stdout);
  validate(report);
  expect(validate.errors ?? []).toEqual([]);
  return report;
}

/** The checks of one tool that is called by its name, as `check: outcome`, without those that held. */
async function faultsOf(tool: string, args: readonly string[] = []): Promise<string[]> {
  const result = await probe(tool, ['--call', tool, '--format', 'json', ...args]);
  return checksOf(result)
    .filter(({ outcome }) => outcome !== 'ok')
    .map(({ check, outcome }) => `${check.replace('probe/', '')}: ${outcome}`);
}

function checksOf(result: Run) {
  return reportOf(result).servers.flatMap(({ checks, tools }) => [
    ...checks,
    ...tools.flatMap((tool) => tool.checks),
  ]);
}

describe('Without permission', () => {
  it('no tool is called, not even one that is not there, and what would be sent is said', async () => {
    const { code, stdout, calls } = await probe('accept_anything,look', []);
    expect(calls).toEqual([]);
    expect(stdout).toContain('accept_anything  only with --call\n  would be sent {}  (one is missing)');
    expect(stdout).toContain('  would be sent {"berth":"B-7"}  (valid)');
    expect(stdout).toContain('look  says that it only reads');
    expect(stdout).toContain('no tool was called: --call NAME calls one');
    expect(code).toBe(0);
  });

  it('scoring calls none either', async () => {
    const log = join(folder(), 'calls');
    await run(['--server', RAW, '-t', '0'], { env: { TOOLS: 'look,die', CALLS: log } });
    expect(existsSync(log)).toBe(false);
  });
});

describe('With permission', () => {
  it('--call calls the tool that it names and no other', async () => {
    const { calls } = await probe('accept_anything,look', ['--call', 'accept_anything']);
    expect(calls).toEqual([
      { name: 'tool_score_no_such_tool', arguments: {} },
      { name: 'accept_anything', arguments: {} },
      { name: 'accept_anything', arguments: { berth: { tool_score: 'not a string' } } },
      { name: 'accept_anything', arguments: { berth: 'B-7', tool_score_no_such_argument: true } },
      { name: 'accept_anything', arguments: { berth: 'B-7' } },
    ]);
  });

  it('--call-read-only calls only what says that it reads, and not what says that it destroys as well', async () => {
    const { code, calls, stdout } = await probe('accept_anything,look,drop_everything', ['--call-read-only']);
    expect(new Set(calls.map(({ name }) => name))).toEqual(new Set(['tool_score_no_such_tool', 'look']));
    expect(stdout).toContain('not called: accept_anything, drop_everything');
    expect(code).toBe(0);
  });

  it('is no success when nothing says that it only reads', async () => {
    const { code, calls, stderr } = await probe('accept_anything', ['--call-read-only']);
    expect(calls).toEqual([]);
    expect(stderr).toContain('nothing was probed: no tool says readOnlyHint: true');
    expect(code).toBe(2);
  });

  it('a name that no tool has is an error with a suggestion, before anything is called', async () => {
    const { code, stderr, calls } = await probe('find_berth,look', [
      '--call',
      'find_berht',
      '--call',
      'look',
    ]);
    expect(stderr).toContain('No tool is called "find_berht". Did you mean "find_berth"?');
    expect(calls).toEqual([]);
    expect(code).toBe(2);
  });

  it('a server is wanted', async () => {
    const { code, stderr } = await run(['probe', '--call', 'look']);
    expect(stderr).toContain('probe asks a running server: name one with --server, --url or --mcp-config.');
    expect(code).toBe(2);
  });
});

describe('Arguments that the user gives', () => {
  it('make the valid call where the spec states no values', async () => {
    const { calls, code } = await probe('unstated', [
      '--call',
      'unstated',
      '--args',
      'unstated={"berth": "B-9"}',
    ]);
    expect(calls.at(-1)).toEqual({ name: 'unstated', arguments: { berth: 'B-9' } });
    expect(code).toBe(0);
  });

  it('are refused with all their faults, and nothing is called', async () => {
    const args = ['--call', 'look', '--args', 'look={"berht": 1, "side": 2}', '--call', 'find_berth'];
    const { code, stderr, calls } = await probe('look,find_berth', [
      ...args,
      '--args',
      'find_berth={"berth": 7}',
    ]);
    expect(stderr).toContain('--args look: "berth" is missing.');
    expect(stderr).toContain('--args look: "berht" is not a parameter.');
    expect(stderr).toContain('--args look: "side" is not a parameter.');
    expect(stderr).toContain('--args find_berth: "berth" must be string, not number.');
    expect(stderr).toContain('Nothing was called.');
    expect(calls).toEqual([]);
    expect(code).toBe(2);
  });

  it('are sent unchecked where nobody can check them, and that is said', async () => {
    const args = ['--call', 'foreign', '--args', 'foreign={"berth": 7}'];
    const { stderr, calls } = await probe('foreign', args);
    expect(stderr).toContain('the arguments of foreign were not checked: its input schema is in a dialect');
    expect(calls.at(-1)).toEqual({ name: 'foreign', arguments: { berth: 7 } });
  });

  it('belong to a tool that is called, and are a JSON object', async () => {
    const idle = await probe('look', ['--args', 'look={"berth": "B-7"}']);
    expect(idle.stderr).toContain('"look", which is not called: add --call look.');
    for (const args of ['look', 'look=[1]', 'look={"a":', '={}']) {
      const { code, stderr } = await probe('look', ['--call', 'look', '--args', args]);
      expect(stderr).toContain('--args takes NAME=JSON');
      expect(code).toBe(2);
    }
  });
});

describe('A server that keeps its promises holds', () => {
  it('over standard input and output', async () => {
    const result = await run(['probe', '--server', SOUND, '--call-read-only', '--format', 'json']);
    const checks = checksOf(result);
    expect(checks.filter(({ outcome }) => outcome !== 'ok')).toEqual([]);
    expect(checks.map(({ check }) => check)).toEqual([
      'probe/unknown-tool-refused',
      'probe/missing-argument-refused',
      'probe/mistyped-argument-refused',
      'probe/mistyped-argument-refused',
      'probe/unknown-argument-refused',
      'probe/result-well-formed',
      'probe/error-marked',
      'probe/structured-content-given',
      'probe/structured-content-fits',
      'probe/result-size',
      'probe/text-once',
      'probe/truncation-announced',
      'probe/valid-call-succeeds',
      'probe/failure-explained',
    ]);
    expect(result.code).toBe(0);
  });

  it('over HTTP, as the revision without a handshake has it', async () => {
    const url = await serve();
    const result = await run(['probe', '--url', url, '--call-read-only', '--format', 'json']);
    expect(checksOf(result).filter(({ outcome }) => outcome !== 'ok')).toEqual([]);
    expect(reportOf(result).servers[0]?.server?.protocol).toBe('2026-07-28');
    expect(result.code).toBe(0);
  });
});

async function serve(): Promise<string> {
  const child: ChildProcess = spawn(process.execPath, [pathOf('test/probe/sound-server.mjs'), 'http'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  const port = await new Promise<string>((resolve) =>
    child.stdout?.once('data', (data) => resolve(String(data))),
  );
  return `http://127.0.0.1:${port.trim()}/mcp`;
}

describe('A broken promise is found:', () => {
  it.each([
    [
      'arguments that are not checked',
      'accept_anything',
      [
        'missing-argument-refused: contract-broken',
        'mistyped-argument-refused: contract-broken',
        'unknown-argument-refused: contract-broken',
      ],
    ],
    [
      'an error as an ordinary text',
      'find_berth',
      ['error-marked: contract-broken', 'valid-call-succeeds: failed'],
    ],
    [
      'a source that is down, as no results',
      'down_as_empty',
      ['error-marked: contract-broken', 'valid-call-succeeds: failed'],
    ],
    ['no structuredContent', 'no_structure', ['structured-content-given: contract-broken']],
    ['structuredContent of another form', 'wrong_structure', ['structured-content-fits: contract-broken']],
    ['a result without content', 'no_content', ['result-well-formed: contract-broken']],
    ['a huge result', 'huge', ['result-size: advice']],
    ['the same text twice', 'twice', ['text-once: advice']],
    ['a JSON text that was cut', 'cut', ['truncation-announced: contract-broken']],
    [
      'a failure that says nothing',
      'fail_bare',
      ['valid-call-succeeds: failed', 'failure-explained: advice'],
    ],
  ])('%s', async (_, tool, faults) => {
    expect(await faultsOf(tool)).toEqual(faults);
  });

  it('a tool that is not there, called with success', async () => {
    const { stdout, code } = await probe('look', ['--call', 'look'], { ANY_NAME: '1' });
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      'a tool that the server does not have was called with success',
    );
    expect(code).toBe(1);
  });

  it('a refusal in words only', async () => {
    const { stdout } = await probe('refuse_in_words', ['--call', 'refuse_in_words']);
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      'refused in words only: without "isError": true it counts as a success, though "berth" is missing',
    );
  });
});

describe('Nobody is accused', () => {
  it('by the wording alone', async () => {
    expect(await faultsOf('read_chapter')).toEqual([]);
  });

  it('for an error that a tool was asked for', async () => {
    expect(await faultsOf('get_logs')).toEqual(['error-marked: not-judged']);
  });

  it('for a tool that asks for more input', async () => {
    const faults = await faultsOf('ask_more');
    expect(new Set(faults.map((fault) => fault.split(': ')[1]))).toEqual(new Set(['not-judged']));
  });

  it('for what cannot fit because the outputSchema refers to what is not there', async () => {
    expect(await faultsOf('lost_schema')).toEqual(['structured-content-fits: not-judged']);
  });

  it('for a result that is nested without end', async () => {
    expect(await faultsOf('deep')).toEqual(['valid-call-succeeds: not-judged']);
  });

  it('for a failure that tells what it is', async () => {
    expect(await faultsOf('fail_well')).toEqual(['valid-call-succeeds: failed']);
  });

  it('for a call that the spec does not state', async () => {
    expect(await faultsOf('unstated')).toEqual(['valid-call-succeeds: not-judged']);
  });

  it('but an example that does not fit is told from a failure, and is not sent', async () => {
    expect(await faultsOf('wrong_example')).toEqual(['valid-call-succeeds: invalid-arguments']);
    const { calls } = await probe('wrong_example', ['--call', 'wrong_example']);
    expect(calls.some((call) => JSON.stringify(call.arguments) === '{"berth":7}')).toBe(false);
  });
});

describe('A call without an answer', () => {
  it('that takes too long has timed out, and the tools behind it are probed all the same', async () => {
    const args = ['--call', 'hang', '--call', 'look', '--request-timeout', '1', '--format', 'json'];
    const result = await probe('hang,look', args);
    const checks = checksOf(result);
    const ofHang = checks.filter(({ tool, outcome }) => tool === 'hang' && outcome !== 'ok');
    expect(ofHang).toMatchObject([
      {
        check: 'probe/valid-call-succeeds',
        outcome: 'timed-out',
        message: 'no answer within 1 s',
        unanswered: true,
      },
    ]);
    expect(checks.filter(({ tool }) => tool === 'look').every(({ outcome }) => outcome === 'ok')).toBe(true);
    expect(result.code).toBe(2);
  });

  it('is told from one that is no message of the protocol', async () => {
    expect(await faultsOf('garble', ['--request-timeout', '1'])).toEqual([
      'result-well-formed: contract-broken',
    ]);
  });

  it('leaves nothing running', async () => {
    const mark = `harbour-${process.pid}`;
    const args = ['--call', 'hang', '--request-timeout', '1'];
    await run(['probe', '--server', `${RAW} ${mark}`, ...args], { env: { TOOLS: 'hang' } });
    const { stdout } = spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
    expect(stdout).not.toContain(mark);
  });

  it('over which the server dies is told with how it died, and the next tool has a new one', async () => {
    const args = ['--call', 'die', '--call', 'look', '--format', 'json'];
    const result = await probe('die,look', args);
    const checks = checksOf(result);
    expect(checks.find(({ tool }) => tool === 'die')).toMatchObject({
      check: 'probe/valid-call-succeeds',
      outcome: 'failed',
      message: 'the server ended with exit code 3 over it',
      evidence: 'standard error: the harbour is gone',
    });
    expect(checks.filter(({ tool }) => tool === 'look').every(({ outcome }) => outcome === 'ok')).toBe(true);
    expect(result.code).toBe(2);
  });

  it('over which the server dies as it does over a valid one is not held against its arguments', async () => {
    expect(await faultsOf('die_always')).toEqual([
      'missing-argument-refused: not-judged',
      'mistyped-argument-refused: not-judged',
      'unknown-argument-refused: not-judged',
      'valid-call-succeeds: failed',
    ]);
  });

  it('is not waited for beyond --timeout, and what was not asked is not judged', async () => {
    const args = ['--call', 'hang', '--call', 'look', '--timeout', '3', '--format', 'json'];
    const result = await probe('hang,look', args);
    const ofLook = checksOf(result).filter(({ tool }) => tool === 'look');
    expect(new Set(ofLook.map(({ message }) => message))).toEqual(
      new Set(['not called: the 3 s of --timeout were over']),
    );
    expect(result.code).toBe(2);
  });

  it('a server that cannot be started is none that was judged', async () => {
    const { code, stdout } = await run(['probe', '--server', 'no-such-program-here', '--call', 'look']);
    expect(stdout).toContain('could not be probed: could not be started');
    expect(code).toBe(2);
  });
});

describe('The gate', () => {
  it.each([
    ['no_structure', [], 1],
    ['no_structure', ['--fail-on', 'never'], 0],
    ['fail_well', [], 0],
    ['fail_well', ['--fail-on', 'failed'], 1],
    ['wrong_example', ['--fail-on', 'failed'], 1],
    ['huge', ['--fail-on', 'failed'], 0],
    ['huge', ['--fail-on', 'advice'], 1],
  ])('%s %j: %i', async (tool, args, code) => {
    expect((await probe(tool, ['--call', tool, ...args])).code).toBe(code);
  });
});

describe('What a report shows', () => {
  it.each(['leak', 'leak_in_json'])(
    'has no value of --env in it, however it is written: %s',
    async (tool) => {
      const key = 'k-1234567890"quoted';
      for (const format of ['text', 'json']) {
        const args = ['--call', tool, '--env', 'HARBOUR_KEY', '--format', format];
        const { stdout, stderr } = await probe(tool, args, { HARBOUR_KEY: key });
        expect(stdout).toContain('<HARBOUR_KEY>');
        expect(stdout + stderr).not.toContain('1234567890');
      }
    },
  );

  it('has no argument in it that is a secret by its name', async () => {
    const args = ['--call', 'keep', '--args', 'keep={"harbour_password": "long-and-secret"}'];
    for (const format of ['text', 'json']) {
      const { stdout, stderr, calls } = await probe('keep', [...args, '--format', format]);
      expect(calls.at(-1)?.arguments).toEqual({ harbour_password: 'long-and-secret' });
      expect(stdout).toContain('<--args harbour_password>');
      expect(stdout + stderr).not.toContain('long-and-secret');
    }
  });

  it('has no control characters of the server in it', async () => {
    for (const format of ['text', 'json']) {
      const { stdout } = await probe('paint', ['--call', 'paint', '--format', format]);
      expect(stdout).toContain('red');
      expect(stdout).not.toMatch(/[\u001b\u202e]/);
    }
  });

  it('goes to a file', async () => {
    const root = folder();
    const { stdout } = await probe('look', ['--call', 'look', '--output', join(root, 'probe.txt')]);
    expect(stdout).toBe('');
    expect(readFileSync(join(root, 'probe.txt'), 'utf8')).toContain('look  all 10 checks held');
  });
});

describe('A server that others have written', () => {
  it.each([
    ['server-everything', 'mcp-server-everything', 'get-structured-content'],
    ['server-memory', 'mcp-server-memory', 'read_graph'],
  ])('%s keeps what it promises', async (_, command, tool) => {
    const memory = join(folder(), 'memory.json');
    const server = `node ${pathOf(`node_modules/.bin/${command}`)}`;
    const args = ['probe', '--server', server, '--call', tool, '--format', 'json'];
    const result = await run(args, { env: { MEMORY_FILE_PATH: memory } });
    const loud = checksOf(result).filter(({ outcome }) => outcome !== 'ok');
    // The SDK that they are made with answers for a tool that is not there in this way.
    expect(loud.map(({ check, outcome }) => `${check}: ${outcome}`)).toEqual([
      'probe/unknown-tool-refused: advice',
    ]);
    expect(result.code).toBe(0);
  });
});
