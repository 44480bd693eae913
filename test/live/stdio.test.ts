import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { folder, reportOf, run } from '../cli/run.js';
import { ask, inputOf, raw, sdk } from './servers.js';

const names = (input: { tools: readonly { name: string }[] }) => input.tools.map(({ name }) => name);

describe('A server that is started', () => {
  it('is scored as a file with its list is', async () => {
    const path = join(folder(), 'tools.json');
    const live = await ask(['--server', raw('plain'), '--save', path]);
    expect(live.code).toBe(0);
    const saved = await ask([path]);
    const scores = ({ tools }: ReturnType<typeof inputOf>) => tools.map(({ name, score }) => [name, score]);
    expect(scores(inputOf(live))).toEqual(scores(inputOf(saved)));
    expect(inputOf(live).server).toEqual({
      state: 'ok',
      transport: 'stdio',
      protocol: '2025-11-25',
      title: 'lockers 1.2.3',
      reasons: [],
    });
  });

  it('is named before it starts, and only then', async () => {
    const live = await ask(['--server', raw('plain')]);
    expect(live.stderr).toMatch(/^asking .*raw-server\.mjs.* plain/);
    const file = await ask([join(folder({ 'tools.json': { tools: [] } }), 'tools.json')]);
    expect(file.stderr).not.toContain('asking');
  });

  it('is asked for its list, and no tool of it is called', async () => {
    const log = join(folder({ log: '' }), 'log');
    await ask(['--server', raw('calls-are-logged', log)]);
    expect(readFileSync(log, 'utf8')).toBe('initialize\nnotifications/initialized\ntools/list\n');
  });

  it.each([
    ['of both eras', sdk('serve'), '2025-11-25'],
    ['of the newest protocol only', sdk('reject'), '2026-07-28'],
    ['of the protocol of 2024', raw('protocol-of-2024'), '2024-11-05'],
  ])('may be one %s', async (_, command, protocol) => {
    const input = inputOf(await ask(['--server', command]));
    expect(input.server).toMatchObject({ state: 'ok', protocol });
    expect(input.tools).toHaveLength(1);
  });

  it('may send messages in lists, and may ask back', async () => {
    expect(names(inputOf(await ask(['--server', raw('batches')])))).toHaveLength(2);
    expect(names(inputOf(await ask(['--server', raw('asks-back')])))).toHaveLength(1);
  });

  it('may write a flood to standard error', async () => {
    expect(inputOf(await ask(['--server', raw('errors-flood')])).server?.state).toBe('ok');
  });

  it('is read again when its list changes meanwhile', async () => {
    expect(names(inputOf(await ask(['--server', raw('changes-while-read')])))).toHaveLength(2);
  });

  it('takes assignments before its command, quotes and variables, and runs no shell', async () => {
    const input = inputOf(await ask(['--server', `LOCKER_API_KEY=desk ${raw('needs-variable')}`]));
    expect(input.server?.state).toBe('ok');
    const piped = await ask(['--server', `${raw('plain')} | cat`]);
    expect(piped.code).toBe(2);
    expect(piped.stderr).toContain('holds "|", which only a shell understands');
    const unset = await ask(['--server', 'node $NO_SUCH_VARIABLE_HERE']);
    expect(unset.stderr).toContain('names the variable NO_SUCH_VARIABLE_HERE, which is not set');
  });

  it('goes with files and with other servers, in the order of the command line', async () => {
    const root = folder({
      'tools.json': { tools: [{ name: 'close_lock', inputSchema: { type: 'object' } }] },
    });
    const answer = await ask(['--server', raw('slow', 400), '--server', raw('plain'), 'tools.json'], {
      cwd: root,
    });
    expect(reportOf(answer).inputs.map(({ name }) => name)).toEqual([
      'tools.json',
      expect.stringContaining('slow'),
      expect.stringContaining('plain'),
    ]);
  });
});

describe('The list of a server', () => {
  it('is read to its last page, and an empty cursor is a cursor', async () => {
    const input = inputOf(await ask(['--server', raw('pages')]));
    expect(names(input)).toEqual(Array.from({ length: 12 }, (_, index) => `open_lock_${index}`));
    expect(input).toMatchObject({ status: 'scored', server: { state: 'ok' } });
  });

  it.each([
    ['stuck-cursor', 2, 'the server sent page 1 again as page 2: it seems to ignore the cursor'],
    ['second-page-fails', 3, 'page 2 did not come: the server answered with error -32603: the store is down'],
    ['dies-mid-list', 3, 'page 2 did not come: the server ended with exit code 3'],
    ['cursor-is-a-number', 1, 'the cursor behind page 1 is 7, not a text'],
  ])('that is cut is judged, and said to be: %s', async (mode, count, reason) => {
    const answer = await ask(['--server', raw(mode)]);
    const input = inputOf(answer);
    expect(input.tools).toHaveLength(count);
    expect(input.status).toBe('incomplete');
    expect(input.server?.state).toBe('degraded');
    expect(answer.code).toBe(2);
    expect(answer.stderr).toContain('not all of its tools were judged');
    expect(input.notes).toContain(`the list is not whole: ${reason}`);
  });

  it('keeps one bad tool among good ones, and fields that nobody knows', async () => {
    const root = folder();
    const answer = await ask(['--server', raw('one-bad-tool'), '--save', join(root, 'tools.json')]);
    const input = inputOf(answer);
    expect(input.tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['open_lock', 'close_lock', 'rent_lock']),
    );
    const all = input.tools.flatMap(({ findings }) => findings).concat(input.findings);
    expect(all.some(({ rule }) => rule.startsWith('spec/'))).toBe(true);
    const saved = JSON.parse(readFileSync(join(root, 'tools.json'), 'utf8')) as { tools: unknown[] };
    expect(saved.tools).toHaveLength(4);
    expect(saved.tools[3]).toMatchObject({ 'x-owner': 'team a', annotations: { costHint: 3 } });
  });

  it('may hold 5,000 tools, and may be 50 MB long', async () => {
    const many = inputOf(await ask(['--server', raw('many', 5000)]));
    expect(many.tools).toHaveLength(5000);
    const huge = inputOf(await ask(['--server', raw('huge', 50_000_000)]));
    expect(huge.tools).toHaveLength(1);
  }, 60_000);

  it('without tools has no score', async () => {
    const answer = await ask(['--server', raw('no-tools')]);
    expect(answer.code).toBe(2);
    expect(inputOf(answer)).toMatchObject({ status: 'no-tools', tools: [], server: { state: 'ok' } });
    expect(reportOf(answer).summary).toMatchObject({ mean: null, grade: null });
  });
});

describe('Text on standard output that is no message', () => {
  it('is counted and shown, and hides no tool', async () => {
    const input = inputOf(await ask(['--server', raw('noise')]));
    expect(input.tools).toHaveLength(1);
    expect(input.server?.state).toBe('degraded');
    expect(input.notes).toEqual([
      'it writes text that is no message to standard output (3 lines, the first: "Lockers 1.2.3 starting…"); clients show errors for it',
    ]);
  });
});

describe('What could not be judged', () => {
  it.each([
    [
      'dies-at-start',
      /ended with exit code 4, .* before it had answered initialize\. It asks for the variable LOCKER_API_KEY: give it with --env LOCKER_API_KEY=….*\n {4}\| \[lockers\] reading settings\n {4}\| Error: LOCKER_API_KEY is not set$/s,
    ],
    ['protocol-of-nowhere', /initialize failed: .*1999-01-01/],
    ['list-fails', /tools\/list failed: the server answered with error -32603: the store is down/],
    ['no-list', /the answer to tools\/list has no list "tools"/],
    ['floods', /^wrote 10000 lines that are no messages to standard output, and was ended/],
    [
      'warns-and-dies',
      /^ended with exit code 1, .*before it had answered initialize\. It last wrote.*ECONNREFUSED/s,
    ],
    ['empty-page-then-dies', /^is a tool spec without tools; the list is not whole: page 2 did not come/],
    ['deep', /^sends a list that is nested too deeply to be read$/],
  ])('says why, and has no score: %s', async (mode, reason) => {
    const answer = await ask(['--server', raw(mode)]);
    expect(answer.code).toBe(2);
    const input = inputOf(answer);
    expect(input).toMatchObject({ tools: [] });
    expect(input.server?.state).not.toBe('ok');
    expect(input.problem).toMatch(reason);
    expect(answer.stderr).not.toMatch(/^\s+at /m);
  });

  it.each([
    [
      'speaks-http',
      /did not answer initialize within the 5 s of --timeout\. It seems to speak HTTP: .*--url.*\n {4}\| Lockers are listening/s,
    ],
    ['asks', /did not answer initialize.*\n {4}\| Password:/s],
    ['answers-with-null', /answered initialize, but not tools\/list/],
  ])('shows what came in the place of an answer: %s', async (mode, reason) => {
    const answer = await ask(['--server', raw(mode), '--timeout', '5', '--request-timeout', '1']);
    expect(answer.code).toBe(2);
    expect(inputOf(answer).problem).toMatch(reason);
  });

  it('is not passed over with --ignore-unrecognised', async () => {
    const answer = await ask(['--server', raw('dies-at-start'), '--ignore-unrecognised']);
    expect(answer.code).toBe(2);
    expect(inputOf(answer).problem).toContain('ended with exit code 4');
  });

  it('may only lack the capability: then it has no tools', async () => {
    const input = inputOf(await ask(['--server', raw('no-capability')]));
    expect(input).toMatchObject({ status: 'no-tools', server: { state: 'ok' } });
  });

  it('is a command that cannot be meant', async () => {
    expect((await run(['--server', 'node "server.js'])).stderr).toContain('has a quote that is never closed');
    expect((await run(['--server', 'http://127.0.0.1:9/mcp'])).stderr).toContain('name it with --url');
    expect((await run(['--url', 'localhost:3000/mcp'])).stderr).toContain(
      'did you mean "http://localhost:3000/mcp"?',
    );
    expect((await run(['--url', 'http://127.0.0.1:1', '--header', 'Content-Length: 5'])).stderr).toContain(
      'the connection sets it',
    );
  });

  it('is a program that is not there', async () => {
    const answer = await run(['--server', 'no-such-program-here --stdio']);
    expect(answer.code).toBe(2);
    expect(answer.stderr).toContain(
      'could not be started: there is no program "no-such-program-here" on the PATH',
    );
    expect(answer.stdout).toBe('');
  });

  it('does not keep the others from being scored', async () => {
    const answer = await ask(['--server', raw('dies-at-start'), '--server', raw('plain')]);
    expect(answer.code).toBe(2);
    expect(reportOf(answer).inputs.map(({ status }) => status)).toEqual(['unreadable', 'scored']);
  });
});

describe('--save', () => {
  it('keeps several servers in one file that scores the same', async () => {
    const path = join(folder(), 'servers.json');
    const live = await ask(['--server', raw('plain'), '--server', raw('pages'), '--save', path]);
    const saved = inputOf(await ask([path]));
    expect(saved.tools.map(({ score }) => score)).toEqual(
      reportOf(live).inputs.flatMap(({ tools }) => tools.map(({ score }) => score)),
    );
  });

  it('keeps that a list among several is cut', async () => {
    const path = join(folder(), 'servers.json');
    await ask(['--server', raw('second-page-fails'), '--server', raw('plain'), '--save', path]);
    const saved = inputOf(await ask([path]));
    expect(saved.status).toBe('incomplete');
    expect(saved.notes.join()).toContain('is incomplete: it carries a nextCursor');
  });

  it.skipIf(process.platform === 'win32')('writes into a pipe, and puts no file in its place', async () => {
    const path = join(folder(), 'pipe');
    execFileSync('mkfifo', [path]);
    const reader = execFile('cat', [path]);
    const text = new Promise<string>((resolve) => {
      let all = '';
      reader.stdout?.on('data', (chunk: string) => {
        all += chunk;
      });
      reader.on('close', () => resolve(all));
    });
    await ask(['--server', raw('plain'), '--save', path]);
    expect(await text).toContain('open_lock_0');
    expect(statSync(path).isFIFO()).toBe(true);
  });

  it('keeps that a list is cut', async () => {
    const path = join(folder(), 'tools.json');
    await ask(['--server', raw('second-page-fails'), '--save', path]);
    expect(inputOf(await ask([path])).status).toBe('incomplete');
  });

  it('needs a server, and a folder that is there', async () => {
    expect((await run(['--save', 'x.json'])).stderr).toContain('--save keeps what a server lists');
    const answer = await run(['--server', raw('plain'), '--save', '/no/such/folder/x.json']);
    expect(answer.code).toBe(2);
    expect(answer.stderr).toContain('its folder does not exist');
    expect(answer.stderr).not.toContain('asking');
  });
});

describe('The text report of a server', () => {
  it('points into the list by pointers, since its lines are in no file', async () => {
    const { stdout } = await run(['--server', raw('plain'), '--no-gates']);
    expect(stdout).toContain('/tools/0/description');
    expect(stdout).not.toMatch(/raw-server\.mjs[^\n]*:\d+:\d+/);
    expect(stdout).not.toContain('--fix');
    expect(stdout.replaceAll('\n', ' ')).toContain('lockers 1.2.3, MCP 2025-11-25 over stdio');
  });

  it('repairs nothing: the source of the server must change', async () => {
    const answer = await run(['--server', raw('plain'), '--fix']);
    expect(answer.code).toBe(2);
    expect(answer.stderr).toMatch(/What a server sends is not repaired here: its source must change/);
  });
});

describe('--env', () => {
  it('hands a value to the server, and shows it nowhere', async () => {
    const root = mkdtempSync(join(tmpdir(), 'tool-score-env-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const secret = 'sk-lockers-1234567890';
    for (const args of [
      ['--env', `LOCKER_API_KEY=${secret}`],
      ['--env', 'LOCKER_API_KEY'],
    ]) {
      const env = { LOCKER_API_KEY: secret };
      const answer = await ask(
        ['--server', raw('needs-variable'), ...args, '--save', join(root, 'out.json')],
        { env },
      );
      const input = inputOf(answer);
      expect(input.tools).toHaveLength(1);
      expect(input.notes).toEqual(['its tools show the value of LOCKER_API_KEY; here it is taken out']);
      const all = answer.stdout + answer.stderr + readFileSync(join(root, 'out.json'), 'utf8');
      expect(all).not.toContain(secret);
      expect(all).toContain('Opens <LOCKER_API_KEY>.');
    }
  });

  it('insists on a variable that is named alone', async () => {
    const answer = await run(['--server', raw('plain'), '--env', 'NO_SUCH_VARIABLE_HERE']);
    expect(answer.code).toBe(2);
    expect(answer.stderr).toContain('--env NO_SUCH_VARIABLE_HERE takes its value from the environment');
  });

  it('takes a name and a value', async () => {
    const answer = await run(['--server', raw('plain'), '--env', '=secret-value']);
    expect(answer.code).toBe(2);
    expect(answer.stderr).toContain('--env takes NAME=value');
    expect(answer.stderr).not.toContain('secret-value');
  });
});
