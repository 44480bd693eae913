/** Real commits through husky and lint-staged from the npm registry, set up as the README says. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD, POOR } from '../cli/run.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const repository = mkdtempSync(join(tmpdir(), 'tool-score-husky-'));
// The last lint-staged that runs on Node.js 20.
const PACKAGES = ['husky@9.1.7', 'lint-staged@16.2.7'];

const inherited = Object.entries(process.env).filter(([name]) => !/^(?:npm_|GIT_|HUSKY)/i.test(name));
const env = { ...Object.fromEntries(inherited), GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

const must = (command: string, args: readonly string[]) =>
  execFileSync(command, args, { cwd: repository, env, stdio: 'pipe' });

function commit(name: string, document: unknown) {
  writeFileSync(join(repository, name), JSON.stringify(document));
  must('git', ['add', name]);
  const { status, stdout, stderr } = spawnSync('git', ['commit', '-m', 'change'], {
    cwd: repository,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) must('git', ['rm', '--quiet', '--cached', name]);
  return { code: status, output: stdout + stderr };
}

beforeAll(() => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, section = ''] = readme.split('### husky and lint-staged');
  const [, json = '', hook = ''] = /```json\n([\s\S]*?)```[\s\S]*?```sh\n([\s\S]*?)```/.exec(section) ?? [];
  must('git', ['init', '--quiet']);
  must('git', ['config', 'user.name', 'Committer']);
  must('git', ['config', 'user.email', 'committer@example.com']);
  writeFileSync(join(repository, 'package.json'), json);
  must('npm', ['install', '--no-audit', '--no-fund', '--save-dev', ...PACKAGES]);
  must('npx', ['--no', 'husky']);
  mkdirSync(join(repository, '.husky'), { recursive: true });
  writeFileSync(join(repository, '.husky/pre-commit'), hook);
  symlinkSync(join(root, 'bin/tool-score.js'), join(repository, 'node_modules/.bin/tool-score'));
}, 300_000);

afterAll(() => rmSync(repository, { recursive: true, force: true }));

describe('The recipe for husky and lint-staged', () => {
  it('stops a spec below the threshold, and shows the report', () => {
    const { code, output } = commit('poor.tools.json', { tools: [POOR] });
    expect(output).toContain('fails: 1 of 1 below the threshold of 60');
    expect(code).toBe(1);
  });

  it('lets a good spec pass, and one below the threshold that is not staged', () => {
    const { code, output } = commit('tools.json', { tools: [GOOD] });
    expect(output).not.toContain('fails:');
    expect(code).toBe(0);
  });

  it('passes over what is no spec', () => {
    expect(commit('buildtools.json', { compilers: ['cc'] }).code).toBe(0);
  });
});
