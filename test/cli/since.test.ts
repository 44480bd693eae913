import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, GOOD, POOR, reportOf, run } from './run.js';

/** A repository with two committed specs. */
function repository(): {
  cwd: string;
  git: (...args: string[]) => void;
  write: (name: string, content: unknown) => void;
} {
  const cwd = folder({
    'good.json': [GOOD],
    'poor.json': [POOR],
    'package.json': { name: 'x', version: '1.0.0' },
  });
  const git = (...args: string[]) => {
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd,
      stdio: 'pipe',
    });
  };
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-q', '-m', 'first');
  return { cwd, git, write: (name, content) => writeFileSync(join(cwd, name), JSON.stringify(content)) };
}

const names = (result: Parameters<typeof reportOf>[0]) => reportOf(result).inputs.map(({ name }) => name);

describe('--since', () => {
  it('scores only the specs that differ from a version: changed, new, renamed, committed or not', async () => {
    const { cwd, git, write } = repository();
    git('checkout', '-q', '-b', 'branch');
    write('good.json', [{ ...GOOD, name: 'find_locker' }]);
    git('commit', '-q', '-a', '-m', 'second');
    write('new.json', [GOOD]);
    write('package.json', { name: 'x', version: '2.0.0' });
    mkdirSync(join(cwd, 'sub'));
    renameSync(join(cwd, 'poor.json'), join(cwd, 'sub/moved.json'));
    const result = await run(['--since', 'main', '-f', 'json'], { cwd });
    expect(names(result)).toEqual(['good.json', 'new.json', 'sub/moved.json']);
    expect(result.code).toBe(1);
  });

  it('looks below the paths it is given, from the folder it runs in', async () => {
    const { cwd, write } = repository();
    mkdirSync(join(cwd, 'sub'));
    write('sub/new.json', [GOOD]);
    write('good.json', [POOR]);
    const result = await run(['--since', 'HEAD', '.', '-f', 'json'], { cwd: join(cwd, 'sub') });
    expect(names(result)).toEqual(['new.json']);
  });

  it('passes when nothing differs, and says so', async () => {
    const { cwd } = repository();
    const { code, stdout, stderr } = await run(['--since', 'main'], { cwd });
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: '',
      stderr: 'nothing was judged: no spec differs from main\n',
    });
  });

  it('names a version that is not there, and a folder without a repository', async () => {
    const { cwd } = repository();
    const unknown = await run(['--since', 'nowhere'], { cwd });
    expect(unknown.stderr).toContain('There is no version "nowhere" here');
    const outside = await run(['--since', 'main'], { cwd: folder({ 'tools.json': [GOOD] }) });
    expect(outside.stderr).toContain('This folder is in no git repository.');
    expect([unknown.code, outside.code]).toEqual([2, 2]);
  });

  it('fails on a changed spec that is broken', async () => {
    const { cwd } = repository();
    writeFileSync(join(cwd, 'tools.json'), '{"tools": [');
    const { code, stderr } = await run(['--since', 'main'], { cwd });
    expect(stderr).toContain('tools.json:1:12: is not valid JSON');
    expect(code).toBe(2);
  });

  it('repairs only these specs', async () => {
    const { cwd, write } = repository();
    write('new.json', [{ ...GOOD, name: 'findLocker' }]);
    const result = await run(['--changed', '--fix', '-f', 'json'], { cwd });
    expect(reportOf(result).inputs.map(({ tools }) => tools[0]!.name)).toEqual(['find_locker']);
    execFileSync('git', ['diff', '--exit-code', '--quiet'], { cwd });
  });
});

describe('--changed', () => {
  it('scores only what is not committed', async () => {
    const { cwd, write } = repository();
    write('poor.json', [{ ...POOR, name: 'otherThing' }]);
    expect(names(await run(['--changed', '-f', 'json'], { cwd }))).toEqual(['poor.json']);
    const lines = await run(['--changed', '-f', 'ndjson'], { cwd });
    expect(lines.stdout).toContain('otherThing');
  });

  it('is --since HEAD: the two do not go together', async () => {
    const { cwd } = repository();
    const { code, stderr } = await run(['--changed', '--since', 'main'], { cwd });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'error: --changed is --since HEAD; give one of the two.\n',
    });
  });
});
