import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JsonDiff } from '../../src/report/diff/json.js';
import { folder, GOOD, type Run, run } from './run.js';

const NUMBER = { type: 'integer', description: 'Number on the door.' };
const schema = (number: object, more: object = {}) => ({
  ...GOOD.inputSchema,
  properties: { number },
  ...more,
});

/** Versions of one spec. */
const BASE = { tools: [GOOD] };
const NARROWER = { tools: [{ ...GOOD, inputSchema: schema({ ...NUMBER, maximum: 99 }) }] };
const REWORDED = { tools: [{ ...GOOD, description: GOOD.description.replace('one locker', 'a locker') }] };
const WIDER = { tools: [{ ...GOOD, inputSchema: schema({ ...NUMBER, type: ['integer', 'string'] }) }] };
const FILES = {
  'base.json': BASE,
  'narrower.json': NARROWER,
  'reworded.json': REWORDED,
  'wider.json': WIDER,
};

const reportOf = ({ stdout }: Run) => JSON.parse(stdout) as JsonDiff;
const kindsOf = (result: Run) =>
  reportOf(result).specs.flatMap(({ changes }) => changes.map(({ kind }) => kind));

/** No configuration but the repository's own: a signed commit would ask for a key. */
const GIT_ENVIRONMENT = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.org',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.org',
};

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, env: GIT_ENVIRONMENT, encoding: 'utf8', stdio: 'pipe' });
}

function write(root: string, files: Readonly<Record<string, unknown>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(
      join(root, name),
      typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
    );
  }
}

/** A repository whose branch `main` has these files. */
function repository(files: Readonly<Record<string, unknown>>): string {
  const root = folder();
  git(root, 'init', '--quiet', '--initial-branch=main');
  commit(root, files);
  return root;
}

function commit(root: string, files: Readonly<Record<string, unknown>>): void {
  write(root, files);
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'change');
}

describe('diff of two files', () => {
  it.each<[string, string, string, number, string[]]>([
    ['fails on a breaking change', 'base.json', 'narrower.json', 1, ['bound-tightened']],
    ['holds on a behavioural one', 'base.json', 'reworded.json', 0, ['description-changed']],
    ['holds on a neutral one', 'base.json', 'wider.json', 0, ['type-widened']],
    ['holds where nothing changed', 'base.json', 'base.json', 0, []],
  ])('%s', async (_, base, head, code, kinds) => {
    const result = await run(['diff', base, head, '--format', 'json'], { cwd: folder(FILES) });
    expect(kindsOf(result)).toEqual(kinds);
    expect(result.code).toBe(code);
    expect(result.stderr).toBe('');
  });

  it.each<[string, string, string[], number]>([
    ['behavioural changes too', 'reworded.json', ['--fail-on', 'behavioural'], 1],
    ['breaking ones as well then', 'narrower.json', ['--fail-on', 'behavioural'], 1],
    ['but no neutral one', 'wider.json', ['--fail-on', 'behavioural'], 0],
    ['nothing at all', 'narrower.json', ['--fail-on', 'never'], 0],
    ['nothing that is allowed', 'narrower.json', ['--allow', 'bound-tightened'], 0],
    ['nothing that is allowed in this tool', 'narrower.json', ['--allow', 'bound-tightened:open_locker'], 0],
    ['what is allowed in another tool', 'narrower.json', ['--allow', 'bound-tightened:shut_locker'], 1],
    ['what is not allowed', 'narrower.json', ['--allow', 'tool-removed', '--allow', 'type-narrowed'], 1],
  ])('fails on what it is told to fail on: %s', async (_, head, options, code) => {
    expect((await run(['diff', 'base.json', head, ...options], { cwd: folder(FILES) })).code).toBe(code);
  });

  it('says which allowance matches no change, and nothing of those that do', async () => {
    const allowed = ['bound-tightened', 'bound-tightened:shut_locker', 'tool-removed'];
    const options = allowed.flatMap((each) => ['--allow', each]);
    const result = await run(['diff', 'base.json', 'narrower.json', ...options], { cwd: folder(FILES) });
    expect(result).toMatchObject({
      code: 0,
      stderr:
        'note: --allow bound-tightened:shut_locker matches no change\nnote: --allow tool-removed matches no change\n',
    });
  });

  it('tells the place in both versions, the scores, and the evals to run again', async () => {
    const result = await run(['diff', 'base.json', 'reworded.json', '-f', 'json'], { cwd: folder(FILES) });
    const { specs, evals, summary } = reportOf(result);
    expect(evals).toEqual(['open_locker']);
    expect(summary).toEqual({ breaking: 0, behavioural: 1, neutral: 0, allowed: 0 });
    expect(specs[0]!.tools).toEqual([
      {
        name: 'open_locker',
        nameBefore: 'open_locker',
        base: { score: 100, grade: 'A' },
        head: { score: 100, grade: 'A' },
      },
    ]);
    const { base, head } = specs[0]!.changes[0]!;
    const column = JSON.stringify(BASE).indexOf('"description"') + 1;
    expect(base).toEqual({ pointer: '/tools/0/description', line: 1, column });
    expect(head).toEqual(base);
  });

  it('reads one of them from standard input', async () => {
    const cwd = folder(FILES);
    const piped = await run(['diff', 'base.json', '-'], { cwd, stdin: JSON.stringify(NARROWER) });
    expect(piped.stdout).toContain('base.json → stdin');
    expect(piped.code).toBe(1);
    expect((await run(['diff', '-', 'base.json'], { cwd, stdin: JSON.stringify(BASE) })).code).toBe(0);
  });

  it('compares what is written in JSON and in YAML', async () => {
    const yaml = 'tools:\n- name: find_locker\n  description: Finds it.\n  inputSchema: {type: object}\n';
    const json = {
      tools: [{ name: 'find_locker', description: 'Finds it.', inputSchema: { type: 'object' } }],
    };
    const result = await run(['diff', 'a.yaml', 'b.json', '-f', 'json'], {
      cwd: folder({ 'a.yaml': yaml, 'b.json': json }),
    });
    expect(kindsOf(result)).toEqual([]);
  });

  it('takes a spec without tools for what it is', async () => {
    const cwd = folder({ ...FILES, 'none.json': { tools: [] } });
    expect(kindsOf(await run(['diff', 'base.json', 'none.json', '-f', 'json'], { cwd }))).toEqual([
      'tool-removed',
    ]);
    expect(kindsOf(await run(['diff', 'none.json', 'base.json', '-f', 'json'], { cwd }))).toEqual([
      'tool-added',
    ]);
  });

  it.each<[string, string[], RegExp]>([
    ['one version', ['base.json'], /takes two versions, BASE and HEAD, not 1/],
    ['three versions', ['base.json', 'base.json', 'base.json'], /not 3/],
    ['a missing file', ['base.json', 'missing.json'], /"missing.json" does not exist/],
    ['a folder', ['base.json', '.'], /"\." is a folder/],
    ['no spec', ['base.json', 'list.json'], /"list.json" is a list, but nothing in it looks like a tool/],
    ['broken JSON', ['base.json', 'broken.json'], /"broken.json" is not valid JSON.*line 1, column 1/],
    ['standard input twice', ['-', '-'], /Only one of the two/],
    ['a class', ['base.json', 'base.json', '--fail-on', 'behavioral'], /Did you mean "behavioural"/],
    ['a format', ['base.json', 'base.json', '-f', 'ndjson'], /takes text, json, markdown/],
    ['a kind', ['base.json', 'base.json', '--allow', 'tool-remved'], /Did you mean "tool-removed"/],
    ['an option of another command', ['base.json', 'base.json', '--threshold', '80'], /--threshold/],
    [
      'a report over its own spec',
      ['base.json', 'base.json', '-o', 'base.json'],
      /would overwrite "base.json"/,
    ],
  ])('says what is wrong with the command line: %s', async (_, args, says) => {
    const cwd = folder({ ...FILES, 'list.json': [1], 'broken.json': 'nothing' });
    const result = await run(['diff', ...args], { cwd });
    expect(result).toMatchObject({ code: 2, stdout: '' });
    expect(result.stderr).toMatch(says);
    expect(result.stderr).not.toMatch(/internal error/);
  });

  it('refuses options of its own before its name, where they would mean something else', async () => {
    const result = await run(['--format', 'json', 'diff', 'base.json', 'base.json'], { cwd: folder(FILES) });
    expect(result.code).toBe(2);
    expect(result.stderr).toMatch(/"--format" stands before "diff"/);
  });

  it('writes to a file, and colours only what a terminal reads', async () => {
    const cwd = folder(FILES);
    const direct = await run(['diff', 'base.json', 'narrower.json'], { cwd });
    expect(direct.stdout).not.toContain('\u001b');
    expect((await run(['diff', 'base.json', 'narrower.json', '-o', 'report.txt'], { cwd })).stdout).toBe('');
    expect(readFileSync(join(cwd, 'report.txt'), 'utf8')).toBe(direct.stdout);
    expect((await run(['diff', 'base.json', 'narrower.json', '--color'], { cwd })).stdout).toContain(
      '\u001b[',
    );
  });
});

describe('the reports of diff', () => {
  const MEAN = 'Mean`x` <b>@team</b> | [a](https://example.org) www.example.org #12 \u202e*!* \\" & "';
  const cwdOf = () =>
    folder({
      'a.json': BASE,
      'b.json': {
        tools: [
          { ...GOOD, description: MEAN },
          { ...GOOD, name: MEAN },
        ],
      },
    });

  it('show text of the spec in Markdown as what it is: no link, no mention, no tag, no cell of its own', async () => {
    const { stdout } = await run(['diff', 'a.json', 'b.json', '-f', 'markdown'], { cwd: cwdOf() });
    expect(stdout).toMatch(/^### tool-score diff: 2 behavioural\n/);
    expect(stdout).not.toMatch(/@team|https:|www\.|<b>|(?<!&)#12|`x`|\[a\]|\u202e/);
    for (const row of stdout.split('\n').filter((line) => line.startsWith('|')))
      expect(row.match(/(?<!\\)\|/g)).toHaveLength(5);
  });

  it('keep to the size of a comment', async () => {
    const many = Array.from({ length: 600 }, (_, at) => ({ ...GOOD, name: `open_locker_${at}` }));
    const cwd = folder({ 'a.json': { tools: [] }, 'b.json': { tools: many } });
    const { stdout } = await run(['diff', 'a.json', 'b.json', '-f', 'markdown'], { cwd });
    expect(stdout.length).toBeLessThan(65_536);
    expect(stdout).toMatch(/… \d+ more/);
  });

  it('send no control character to a terminal', async () => {
    const { stdout } = await run(['diff', 'a.json', 'b.json'], { cwd: cwdOf() });
    expect(stdout).not.toContain('\u202e');
    expect(stdout).toContain('<U+202E>');
  });

  it('say what fails in one line', async () => {
    const { stdout } = await run(['diff', 'base.json', 'narrower.json'], { cwd: folder(FILES) });
    expect(stdout.trimEnd().split('\n').slice(-3)).toEqual([
      'evals to run again: open_locker',
      '1 breaking',
      'fails: 1 breaking',
    ]);
  });
});

describe('diff of a version in git', () => {
  it('reads the file as the version has it, from the top and from a folder below', async () => {
    const root = repository({ 'specs/tools.json': BASE });
    write(root, { 'specs/tools.json': NARROWER });
    const top = await run(['diff', 'git:main:specs/tools.json', 'specs/tools.json', '-f', 'json'], {
      cwd: root,
    });
    expect(kindsOf(top)).toEqual(['bound-tightened']);
    expect(reportOf(top).specs[0]!.base).toMatchObject({ name: 'git:main:specs/tools.json' });
    const below = await run(['diff', 'git:HEAD:tools.json', 'tools.json', '-f', 'json'], {
      cwd: join(root, 'specs'),
    });
    expect(kindsOf(below)).toEqual(['bound-tightened']);
    const absolute = await run(
      ['diff', `git:main:${join(root, 'specs/tools.json')}`, 'tools.json', '-f', 'json'],
      { cwd: join(root, 'specs') },
    );
    expect(kindsOf(absolute)).toEqual(['bound-tightened']);
  });

  it('compares two versions with each other', async () => {
    const root = repository({ 'tools.json': BASE });
    git(root, 'tag', 'v1');
    commit(root, { 'tools.json': NARROWER });
    rmSync(join(root, 'tools.json'));
    const result = await run(['diff', 'git:v1:tools.json', 'git:main~0:tools.json', '-f', 'json'], {
      cwd: root,
    });
    expect(kindsOf(result)).toEqual(['bound-tightened']);
  });

  it.each<[string, string, RegExp]>([
    ['an unknown version', 'git:nowhere:tools.json', /no version "nowhere" here: no branch, tag or commit/],
    ['a range', 'git:main..main:tools.json', /no version "main\.\.main"/],
    ['a version that looks like an option', 'git:--help:tools.json', /begins with "-"/],
    ['no version', 'git::tools.json', /No version is named/],
    ['no file', 'git:main', /names no file: write git:REF:path/],
    ['a file that is not in it', 'git:main:missing.json', /"missing.json" is not in "main"/],
    ['a folder', 'git:main:specs', /"specs" is a folder in "main"/],
    [
      'a file outside of the repository',
      'git:main:../tools.json',
      /"\.\.\/tools.json" lies outside of the repository/,
    ],
    ['a symbolic link', 'git:main:link.json', /"link.json" is a symbolic link in "main"/],
    ['a pointer of git-lfs', 'git:main:lfs.json', /is a pointer of git-lfs/],
    ['a binary file', 'git:main:binary.json', /"binary.json" in "main" is a binary file/],
  ])('says what is wrong: %s', async (_, given, says) => {
    const root = repository({
      'tools.json': BASE,
      'specs/a.json': BASE,
      'lfs.json': 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n',
      'binary.json': 'a\0b',
    });
    const target = execFileSync('git', ['hash-object', '-w', '--stdin'], {
      cwd: root,
      input: 'tools.json',
      encoding: 'utf8',
    }).trim();
    git(root, 'update-index', '--add', '--cacheinfo', `120000,${target},link.json`);
    git(root, 'commit', '--quiet', '--message', 'link');
    const result = await run(['diff', given, 'tools.json'], { cwd: root });
    expect(result).toMatchObject({ code: 2, stdout: '' });
    expect(result.stderr).toMatch(says);
  });

  it('says that there is no repository', async () => {
    const result = await run(['diff', 'git:main:base.json', 'base.json'], { cwd: folder(FILES) });
    expect(result.code).toBe(2);
    expect(result.stderr).toMatch(/in no git repository/);
  });

  it('says that git is not installed', async () => {
    const result = await run(['diff', 'git:main:base.json', 'base.json'], {
      cwd: folder(FILES),
      env: { PATH: '' },
    });
    expect(result.code).toBe(2);
    expect(result.stderr).toMatch(/git is not installed/);
  });

  it('names a shallow clone, and what to do about it', async () => {
    const root = repository({ 'tools.json': BASE });
    commit(root, { 'tools.json': NARROWER });
    const first = git(root, 'rev-parse', 'main~1').trim();
    const clone = folder();
    git(clone, 'clone', '--quiet', '--depth=1', `file://${root}`, '.');
    for (const ref of [first, 'main~1', 'v1']) {
      const result = await run(['diff', `git:${ref}:tools.json`, 'tools.json'], { cwd: clone });
      expect(result.code).toBe(2);
      expect(result.stderr).toMatch(/This clone is shallow: `git fetch --unshallow`/);
    }
  });

  it('names the branch of the remote where there is none of that name here', async () => {
    const root = repository({ 'tools.json': BASE });
    git(root, 'branch', 'release');
    const clone = folder();
    git(clone, 'clone', '--quiet', `file://${root}`, '.');
    const result = await run(['diff', 'git:release:tools.json', 'tools.json'], { cwd: clone });
    expect(result.stderr).toMatch(/no version "release" here, but there is "origin\/release"/);
    expect((await run(['diff', 'git:origin/release:tools.json', 'tools.json'], { cwd: clone })).code).toBe(0);
  });

  it('names a submodule', async () => {
    const inner = repository({ 'tools.json': BASE });
    const root = repository({ 'tools.json': BASE });
    git(
      root,
      '-c',
      'protocol.file.allow=always',
      'submodule',
      '--quiet',
      'add',
      `file://${inner}`,
      'vendor/lockers',
    );
    git(root, 'commit', '--quiet', '--message', 'submodule');
    for (const path of ['vendor/lockers/tools.json', 'vendor/lockers']) {
      const result = await run(['diff', `git:main:${path}`, 'tools.json'], { cwd: root });
      expect(result.code).toBe(2);
      expect(result.stderr).toMatch(/the submodule vendor\/lockers, a repository of its own/);
    }
    const inside = await run(['diff', 'git:main:tools.json', 'tools.json'], {
      cwd: join(root, 'vendor/lockers'),
    });
    expect(inside.code).toBe(0);
  });

  it('takes a checkout with CRLF for the same', async () => {
    const yaml =
      'tools:\n- name: find_locker\n  description: |\n    Finds it.\n    Fast.\n  inputSchema: {type: object}\n';
    const root = repository({ 'tools.json': BASE, 'tools.yaml': yaml });
    const windows = (text: string) => text.replaceAll('\n', '\r\n');
    for (const name of ['tools.json', 'tools.yaml']) {
      write(root, { [name]: windows(readFileSync(join(root, name), 'utf8')) });
      const result = await run(['diff', `git:main:${name}`, name, '-f', 'json'], { cwd: root });
      expect(kindsOf(result)).toEqual([]);
    }
    const since = await run(['diff', '--since', 'main', '-f', 'json'], { cwd: root });
    expect(kindsOf(since)).toEqual([]);
    expect(since.code).toBe(0);
  });
});

describe('diff --since', () => {
  const names = (result: Run) =>
    reportOf(result).specs.map(({ base, head }) => `${base?.name ?? 'new'} → ${head?.name ?? 'gone'}`);

  it('compares every spec that differs from the working tree: changed, moved, new, gone', async () => {
    const other = { tools: [{ ...GOOD, name: 'shut_locker' }] };
    const root = repository({
      'a.json': BASE,
      'b.json': other,
      'c.json': REWORDED,
      'same.json': WIDER,
      'notes.txt': 'x',
      'package.json': { name: 'x', version: '1.0.0', scripts: {} },
    });
    write(root, {
      'a.json': NARROWER,
      'new/d.json': { tools: [{ ...GOOD, name: 'paint_locker' }] },
      'package.json': { name: 'x', version: '1.0.1', scripts: {} },
      'notes.txt': 'y',
    });
    mkdirSync(join(root, 'moved'));
    git(root, 'mv', 'b.json', 'moved/b.json');
    rmSync(join(root, 'c.json'));
    const result = await run(['diff', '--since', 'main', '-f', 'json'], { cwd: root });
    expect(result.stderr).toBe('');
    expect(names(result)).toEqual([
      'git:main:a.json → a.json',
      'git:main:c.json → gone',
      'git:main:b.json → moved/b.json',
      'new → new/d.json',
    ]);
    expect(kindsOf(result)).toEqual(['bound-tightened', 'tool-removed', 'tool-added']);
    expect(reportOf(result).evals).toEqual(['open_locker', 'paint_locker']);
    expect(result.code).toBe(1);
  });

  it('looks at the whole repository from a folder below, unless paths restrict it', async () => {
    const root = repository({ 'a.json': BASE, 'specs/b.json': BASE });
    write(root, { 'a.json': NARROWER, 'specs/b.json': NARROWER });
    const cwd = join(root, 'specs');
    expect(names(await run(['diff', '--since', 'main', '-f', 'json'], { cwd }))).toEqual([
      'git:main:../a.json → ../a.json',
      'git:main:b.json → b.json',
    ]);
    for (const paths of [['.'], ['b.json'], [cwd]])
      expect(names(await run(['diff', '--since', 'main', ...paths, '-f', 'json'], { cwd }))).toEqual([
        'git:main:b.json → b.json',
      ]);
  });

  it('says that nothing changed', async () => {
    const result = await run(['diff', '--since', 'HEAD'], { cwd: repository({ 'a.json': BASE }) });
    expect(result).toMatchObject({ code: 0, stdout: 'no changes in 0 specs\n', stderr: '' });
  });

  it('says first what could not be compared, and never that nothing changed in it', async () => {
    const root = repository({ 'a.json': BASE, 'b.json': BASE });
    write(root, { 'a.json': '{"tools": [' });
    for (const format of ['text', 'markdown']) {
      const { code, stdout } = await run(['diff', '--since', 'main', '-f', format], { cwd: root });
      expect(code).toBe(2);
      expect(stdout).toMatch(/1 spec could not be compared\n/);
      expect(stdout).not.toMatch(/no changes/);
      expect(stdout).toMatch(/a(?:\.|&#46;)json/);
    }
    write(root, { 'b.json': REWORDED });
    const { stdout } = await run(['diff', '--since', 'main'], { cwd: root });
    expect(stdout).toMatch(/^not compared: a\.json/);
    expect(stdout).toMatch(/1 spec could not be compared; 1 behavioural in 1 compared\n$/);
  });

  it('reports a spec that is broken now, and still compares the others', async () => {
    const root = repository({ 'a.json': BASE, 'b.json': BASE, 'c.json': BASE });
    write(root, {
      'a.json': '{"tools": [',
      'b.json': NARROWER,
      'c.json': { version: '1.0.0', name: 'x', scripts: {} },
    });
    const result = await run(['diff', '--since', 'main', '-f', 'json'], { cwd: root });
    expect(result.code).toBe(2);
    expect(result.stderr).toMatch(/^a\.json: is not valid JSON/m);
    expect(result.stderr).toMatch(/^c\.json: is not a tool spec/m);
    expect(reportOf(result).problems.map(({ name }) => name)).toEqual(['a.json', 'c.json']);
    expect(kindsOf(result)).toEqual(['bound-tightened']);
  });

  it.each<[string, string[], RegExp]>([
    ['a path that is nowhere', ['missing.json'], /"missing.json" is neither here nor in "main"/],
    ['a path outside of the repository', ['../other.json'], /lies outside of the repository/],
  ])('says what is wrong: %s', async (_, paths, says) => {
    const result = await run(['diff', '--since', 'main', ...paths], { cwd: repository({ 'a.json': BASE }) });
    expect(result).toMatchObject({ code: 2, stdout: '' });
    expect(result.stderr).toMatch(says);
  });

  it('says aloud, once, that the specs of a submodule were not compared', async () => {
    const inner = repository({ 'tools.json': BASE });
    const root = repository({ 'a.json': BASE });
    const add = [
      '-c',
      'protocol.file.allow=always',
      'submodule',
      '--quiet',
      'add',
      `file://${inner}`,
      'lockers',
    ];
    git(root, ...add);
    git(root, 'commit', '--quiet', '--message', 'submodule');
    commit(join(root, 'lockers'), { 'tools.json': NARROWER });
    const result = await run(['diff', '--since', 'main'], { cwd: root });
    expect(result.stderr).toMatch(/^note: lockers is a submodule, .*its specs were not compared\n$/);
    expect(result.code).toBe(0);
    const named = await run(['diff', '--since', 'main', 'lockers'], { cwd: root });
    expect(named).toMatchObject({ code: 2, stdout: '' });
  });
});
