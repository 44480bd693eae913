import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { BIN, folder, reportOf } from '../cli/run.js';
import { ask, inputOf, isRunning, raw, until } from './servers.js';

/** The processes that a server has noted in a file. */
function notedIn(path: string): number[] {
  return readFileSync(path, 'utf8').trim().split('\n').filter(Boolean).map(Number);
}

async function timed<T>(work: Promise<T>): Promise<{ result: T; took: number }> {
  const began = performance.now();
  const result = await work;
  return { result, took: performance.now() - began };
}

describe('Every wait has an end', () => {
  it.each([
    ['hangs-in-initialize', ['--timeout', '2'], 'did not answer initialize within ', 3500],
    ['hangs-in-list', ['--request-timeout', '1'], 'answered initialize, but not tools/list within 1 s', 4500],
    [
      'drips-for-ever',
      ['--request-timeout', '1'],
      'answered initialize, but not tools/list within 1 s',
      4500,
    ],
    ['hangs-in-list', ['--timeout', '2'], 'answered initialize, but not tools/list within ', 3500],
  ])('in a server that %s, with %j', async (mode, args, problem, most) => {
    const { result, took } = await timed(ask(['--server', raw(mode), ...args]));
    expect(took).toBeLessThan(most);
    expect(result.code).toBe(2);
    expect(inputOf(result).problem).toContain(problem);
    expect(inputOf(result).tools).toEqual([]);
  });

  it('behind the first page, too, and what came is kept', async () => {
    const answer = await ask(['--server', raw('second-page-hangs'), '--request-timeout', '1']);
    expect(answer.code).toBe(2);
    expect(inputOf(answer).tools).toHaveLength(3);
    expect(inputOf(answer).notes.join()).toContain('page 2 did not come: no answer within 1 s');
  });

  it('in a list of new cursors without end', async () => {
    const { result, took } = await timed(ask(['--server', raw('endless-cursors'), '--timeout', '20']));
    expect(took).toBeLessThan(20_000);
    expect(result.code).toBe(2);
    expect(inputOf(result).notes.join()).toContain('the list is not whole');
  }, 30_000);

  it('when a server does not leave by itself', async () => {
    const { result, took } = await timed(ask(['--server', raw('will-not-leave')]));
    expect(result.code).toBe(0);
    expect(took).toBeLessThan(5000);
  });

  it('and until then the user is told what is waited for', async () => {
    const answer = await ask(['--server', raw('slow', 6000)]);
    expect(answer.code).toBe(0);
    expect(answer.stderr).toMatch(/waiting for its answer to initialize, 5 s so far/);
  }, 20_000);

  it('for each server by itself: a hanging one costs the others nothing', async () => {
    const answer = await ask([
      '--server',
      raw('hangs-in-list'),
      '--server',
      raw('plain'),
      '--request-timeout',
      '1',
    ]);
    expect(reportOf(answer).inputs.map(({ status }) => status)).toEqual(['unreadable', 'scored']);
  });
});

describe.skipIf(process.platform === 'win32')('Everything that a server has started', () => {
  it('is gone at the end, what has left its group and its parent too', async () => {
    const path = join(folder({ pids: '' }), 'pids');
    expect((await ask(['--server', raw('grandchildren', path)])).code).toBe(0);
    const pids = notedIn(path);
    expect(pids).toHaveLength(4);
    expect(pids.filter(isRunning)).toEqual([]);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('is gone when the run is ended by %s', async (signal) => {
    const path = join(folder({ pids: '' }), 'pids');
    const child = spawn(
      process.execPath,
      [BIN, '--server', raw('grandchildren', path), '--server', raw('hangs-in-list')],
      {
        stdio: 'ignore',
      },
    );
    const ended = new Promise<unknown>((resolve) => child.once('exit', (code, by) => resolve(by ?? code)));
    expect(await until(() => notedIn(path).length === 4)).toBe(true);
    await sleep(100);
    child.kill(signal);
    expect(await ended).toBe(signal);
    expect(await until(() => notedIn(path).every((pid) => !isRunning(pid)), 1000)).toBe(true);
  });
});
