import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { BLOCKED, folder, GOOD, POOR, run } from './run.js';

const GIT = {
  '.git/HEAD': '',
  '.git/config': '[remote "origin"]\n\turl = git@github.com:lockers/lockers.git\n',
};
const PACKAGE = { name: 'lockers', version: '1.0.0', scripts: {} };
const MANIFEST = { 'package.json': PACKAGE, 'package-lock.json': {} };
const FAIR = {
  ...GOOD,
  name: 'find_locker',
  annotations: undefined,
  inputSchema: { ...GOOD.inputSchema, examples: [] },
};

const PRE_COMMIT = `# what runs before a commit
repos:
  - repo: https://example.com/hooks   # ours
    rev: v1
    hooks:
      - id: spell
`;

async function init(files: Record<string, unknown>, cwd = folder(files)) {
  const result = await run(['init'], { cwd });
  const read = (name: string) => readFileSync(join(cwd, name), 'utf8');
  return { ...result, cwd, read, has: (name: string) => existsSync(join(cwd, name)) };
}

describe('init', () => {
  it('takes the highest multiple of five that all tools hold for a threshold', async () => {
    const { code, stdout, read, has, cwd } = await init({ ...GIT, ...MANIFEST, 'tools.json': [GOOD, FAIR] });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^wrote {2}tool-score\.config\.json: threshold (?:6|7|8)[05]$/m);
    const { threshold, ...rest } = JSON.parse(read('tool-score.config.json'));
    expect([threshold % 5, rest, has('tool-score.baseline.json')]).toEqual([0, {}, false]);
    expect((await run(['tools.json'], { cwd })).code).toBe(0);
    expect((await run(['tools.json', '-t', String(threshold + 5)], { cwd })).code).toBe(1);
  });

  it.each([
    ['a tool is graded F', [GOOD, POOR]],
    [
      'a tool has an error',
      [GOOD, { ...BLOCKED, inputSchema: { ...BLOCKED.inputSchema, examples: [{ number: 1 }] } }],
    ],
  ])('writes a baseline where %s, and the bar for new tools is a B', async (_, tools) => {
    const { stdout, read, cwd } = await init({ ...GIT, 'specs/tools.json': tools });
    expect(JSON.parse(read('tool-score.config.json'))).toEqual({
      threshold: 80,
      baseline: 'tool-score.baseline.json',
    });
    expect(stdout).toContain("wrote  tool-score.baseline.json: 2 tools may not fall below today's scores");
    expect(JSON.parse(read('tool-score.baseline.json')).tools).toHaveLength(2);
    const gate = await run(['specs/tools.json'], { cwd });
    expect([gate.code, gate.stderr]).toEqual([0, '']);
  });

  it('writes a workflow that runs what it says comes next', async () => {
    const { stdout, read } = await init({ ...GIT, ...MANIFEST, 'my tools.json': [GOOD] });
    const { jobs } = parse(read('.github/workflows/tool-score.yml'));
    const commands = jobs['tool-score'].steps.flatMap((step: { run?: string }) => step.run?.trim() ?? []);
    expect(commands).toEqual(['npm ci', "npx --no tool-score 'my tools.json'"]);
    expect(stdout).toContain("next   npx --no tool-score 'my tools.json'");
  });

  it.each([
    ['pnpm-lock.yaml', 'pnpm exec tool-score'],
    ['yarn.lock', 'yarn run tool-score'],
    ['package-lock.json', 'npx --no tool-score'],
    ['none.txt', 'npx --yes tool-score'],
  ])('sees the package manager by %s', async (file, command) => {
    const { stdout } = await init({ ...GIT, 'tools.json': [GOOD], [file]: '' });
    expect(stdout).toContain(`next   ${command} tools.json`);
  });

  it('writes no workflow where nothing speaks of GitHub', async () => {
    const { stdout, has } = await init({ '.git/HEAD': '', 'tools.json': [GOOD] });
    expect([has('.github'), stdout.includes('workflow')]).toEqual([false, false]);
  });

  it.each(['', '\r'])('puts a hook into what pre-commit reads, and keeps the rest of it', async (end) => {
    const text = PRE_COMMIT.replaceAll('\n', `${end}\n`);
    const { read, stdout } = await init({ ...GIT, 'tools.json': [GOOD], '.pre-commit-config.yaml': text });
    expect(stdout).toContain('wrote  .pre-commit-config.yaml: a hook that runs the gate');
    const after = read('.pre-commit-config.yaml');
    expect(after.startsWith(text)).toBe(true);
    const [, own] = parse(after).repos;
    expect(own.hooks).toEqual([
      {
        id: 'tool-score',
        name: 'tool-score',
        entry: 'npx --yes tool-score tools.json',
        language: 'system',
        files: '^(tools\\.json)$',
        pass_filenames: false,
      },
    ]);
    expect('tools.json').toMatch(new RegExp(own.hooks[0].files));
    expect('toolsxjson').not.toMatch(new RegExp(own.hooks[0].files));
  });

  it.each([
    ['is broken', 'repos: [\n', /left {3}\.pre-commit-config\.yaml: it is not valid YAML/],
    ['has no list', 'repos: none\n', /it has no list of "repos"/],
    ['has the hook', 'repos: []\n# tool-score comes later\n', /it speaks of tool-score already/],
  ])('leaves what pre-commit reads as it is when it %s', async (_, text, says) => {
    const { code, stdout, read } = await init({
      ...GIT,
      'tools.json': [GOOD],
      '.pre-commit-config.yaml': text,
    });
    expect([code, stdout]).toEqual([0, expect.stringMatching(says)]);
    expect(read('.pre-commit-config.yaml')).toBe(text);
  });

  it('says the line for husky, whose hooks are programs', async () => {
    const { stdout, read } = await init({ ...GIT, 'tools.json': [GOOD], '.husky/pre-commit': 'npm test\n' });
    expect(stdout).toContain(
      'left   .husky/pre-commit: add the line `npx --yes tool-score tools.json` yourself',
    );
    expect(read('.husky/pre-commit')).toBe('npm test\n');
  });

  it('changes nothing when it is run again', async () => {
    const { cwd, read } = await init({
      ...GIT,
      'tools.json': [GOOD, POOR],
      '.pre-commit-config.yaml': PRE_COMMIT,
    });
    const names = [
      'tool-score.config.json',
      'tool-score.baseline.json',
      '.github/workflows/tool-score.yml',
      '.pre-commit-config.yaml',
    ];
    const before = names.map(read);
    const { stdout } = await init({}, cwd);
    expect(stdout).not.toContain('wrote');
    expect(stdout.match(/^left /gm)).toHaveLength(3);
    expect(names.map(read)).toEqual(before);
  });

  it('leaves a configuration, a baseline and a workflow of others', async () => {
    const workflow = 'jobs:\n  lint:\n    steps:\n      - run: npx tool-score .\n';
    const files = {
      ...GIT,
      'package.json': { ...PACKAGE, toolScore: { threshold: 50 } },
      'tools.json': [POOR],
      '.github/workflows/lint.yml': workflow,
    };
    const { stdout, has } = await init(files);
    expect(stdout).toContain('left   package.json: it is there already');
    expect(stdout).toContain('left   .github/workflows/lint.yml: it speaks of tool-score already');
    expect([has('tool-score.config.json'), has('tool-score.baseline.json')]).toEqual([false, false]);
    const kept = await init({ ...GIT, 'tools.json': [POOR], 'tool-score.baseline.json': 'mine' });
    expect([kept.stdout, kept.read('tool-score.baseline.json')]).toEqual([
      expect.stringContaining('left   tool-score.baseline.json'),
      'mine',
    ]);
  });

  it('works from a folder of the repository for the whole of it', async () => {
    const root = folder({ ...GIT, 'a/b/x.txt': '', 'tools.json': [POOR] });
    const result = await run(['init'], { cwd: join(root, 'a/b') });
    expect([result.code, result.stdout]).toEqual([0, expect.stringContaining('next   cd ../.. && npx')]);
    expect(JSON.parse(readFileSync(join(root, 'tool-score.baseline.json'), 'utf8')).tools[0].input).toBe(
      'tools.json',
    );
  });

  it('without a spec writes nothing and says what to do, so that the next run does all of it', async () => {
    const { code, stdout, has, cwd } = await init(GIT);
    expect([code, has('tool-score.config.json'), has('.github')]).toEqual([0, false, false]);
    expect(stdout).toBe(
      'next   save what your server answers to tools/list as tools.json, and run tool-score init again\n',
    );
    writeFileSync(join(cwd, 'tools.json'), JSON.stringify([POOR]));
    const again = await init({}, cwd);
    for (const name of [
      'tool-score.config.json',
      'tool-score.baseline.json',
      '.github/workflows/tool-score.yml',
    ])
      expect([name, again.has(name)]).toEqual([name, true]);
    expect((await run(['tools.json'], { cwd })).code).toBe(0);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an empty file for hooks', { '.pre-commit-config.yaml': '' }, '.pre-commit-config.yaml: it is empty'],
    ['a folder for hooks', { '.pre-commit-config.yaml/x': '' }, '.pre-commit-config.yaml: it is a folder'],
    [
      'a file for the folder of workflows',
      { '.github/workflows': 'x' },
      '.github/workflows/tool-score.yml: what its path calls a folder is a file',
    ],
  ])('says what it leaves and goes on: %s', async (_, files, says) => {
    const { code, stdout, stderr, has } = await init({ ...GIT, 'tools.json': [GOOD], ...files });
    expect([code, stderr, has('tool-score.config.json')]).toEqual([0, '', true]);
    expect(stdout).toContain(`left   ${says}\n`);
    expect(stdout).toContain('wrote  tool-score.config.json');
  });

  it('says what was written when it cannot go on', async () => {
    const cwd = folder({ ...GIT, 'tools.json': [GOOD] });
    symlinkSync('.github', join(cwd, '.github'));
    const { code, stdout, stderr } = await init({}, cwd);
    expect([code, stdout]).toEqual([
      2,
      expect.stringMatching(/^wrote {2}tool-score\.config\.json: threshold \d+\n$/),
    ]);
    expect(stderr).toMatch(/^error: "\.github\/workflows\/tool-score\.yml" was not written: /);
  });

  it('names the specs that cannot be read', async () => {
    const { code, stdout } = await init({ ...GIT, 'tools.json': [GOOD], 'mcp-tools.json': '{"tools": [' });
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^left {3}mcp-tools\.json: it is not valid JSON/),
    ]);
    expect(stdout).toContain('tool-score tools.json');
  });

  it('takes neither a manifest nor what git ignores for a spec', async () => {
    const cwd = folder({
      'tools.json': [GOOD],
      'build/tools.json': [POOR],
      'broken/tools.json': '{',
      'package.json': { name: 'x', tools: [POOR] },
      '.gitignore': 'build/\nbroken/\n',
    });
    execFileSync('git', ['init', '-q'], { cwd });
    const { stdout, has } = await init({}, cwd);
    expect(stdout).toMatch(/^next {3}.* tool-score tools\.json$/m);
    expect([stdout.includes('broken'), has('tool-score.baseline.json')]).toEqual([false, false]);
  });

  it('names a folder rather than many specs, and the schema where it is installed', async () => {
    const specs = Object.fromEntries([1, 2, 3, 4, 5, 6].map((each) => [`specs/${each}.json`, [GOOD]]));
    const schema = { 'node_modules/tool-score/config.schema.json': {} };
    const { stdout, read, cwd } = await init({ ...GIT, ...specs, ...schema });
    expect(stdout).toContain('next   npx --yes tool-score .');
    expect(JSON.parse(read('tool-score.config.json'))).toEqual({
      $schema: './node_modules/tool-score/config.schema.json',
      threshold: 100,
    });
    expect((await run(['.'], { cwd })).code).toBe(0);
  });

  it('has a baseline for many specs that a run over the folder holds', async () => {
    const specs = Object.fromEntries([1, 2, 3, 4, 5, 6].map((each) => [`specs/${each}.json`, [POOR]]));
    const { cwd, read } = await init({ ...GIT, ...specs });
    expect(JSON.parse(read('tool-score.baseline.json')).tools).toHaveLength(6);
    const gate = await run(['.'], { cwd });
    expect([gate.code, gate.stderr]).toEqual([0, '']);
    expect(gate.stdout).toContain('6 known · 0 new');
  });

  it('refuses to choose between two configurations', async () => {
    const two = { 'tool-score.config.json': {}, 'tool-score.config.yaml': 'threshold: 1\n' };
    const result = await init({ ...GIT, ...two, 'tools.json': [GOOD] });
    expect([result.code, result.stderr]).toEqual([2, expect.stringMatching(/more than one configuration/)]);
  });
});
