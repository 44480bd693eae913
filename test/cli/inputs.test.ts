import { describe, expect, it } from 'vitest';
import { folder, GOOD, POOR, reportOf, run } from './run.js';

const SPEC = { tools: [GOOD] };
const names = async (args: string[], cwd: string) =>
  reportOf(await run([...args, '-f', 'json', '-t', '0'], { cwd })).inputs.map(({ name }) => name);

describe('what the command line names', () => {
  it('may be several files, and one named twice is read once', async () => {
    const cwd = folder({ 'a.json': SPEC, 'b.json': SPEC });
    expect(await names(['b.json', 'a.json', 'b.json', './b.json'], cwd)).toEqual(['b.json', 'a.json']);
  });

  it('may be a pattern that no shell has expanded', async () => {
    const cwd = folder({
      'specs/a.json': SPEC,
      'specs/deep/b.json': SPEC,
      'specs/c.txt': 'x',
      'd.json': SPEC,
    });
    expect(await names(['specs/**/*.json'], cwd)).toEqual(['specs/a.json', 'specs/deep/b.json']);
    expect(await names(['specs/{a,x}.json'], cwd)).toEqual(['specs/a.json']);
    expect(await names(['**/?.json'], cwd)).toEqual(['d.json', 'specs/a.json', 'specs/deep/b.json']);
  });

  it('may have the separators of Windows', async () => {
    const cwd = folder({ 'specs/a.json': SPEC, 'specs/deep/b.json': SPEC });
    expect(await names(['specs\\**\\*.json'], cwd)).toEqual(['specs/a.json', 'specs/deep/b.json']);
    expect(await names(['specs\\deep\\*.json'], cwd)).toEqual(['specs/deep/b.json']);
  });

  it('may be a folder, below which node_modules and .git are passed over', async () => {
    const cwd = folder({
      'a.json': SPEC,
      'node_modules/x/b.json': SPEC,
      'deep/node_modules/x/c.json': SPEC,
      '.git/d.json': SPEC,
      'deep/e.json': SPEC,
    });
    expect(await names(['.'], cwd)).toEqual(['a.json', 'deep/e.json']);
    expect(await names(['**/*.json'], cwd)).toEqual(['a.json', 'deep/e.json']);
    expect(await names(['node_modules/x/b.json'], cwd)).toEqual(['node_modules/x/b.json']);
  });

  it('may be a file whose name has the characters of a pattern', async () => {
    const cwd = folder({ 'a[1].json': SPEC, 'b (copy) {x}.json': SPEC, 'ümlaut 日本.json': SPEC });
    expect(await names(['a[1].json', 'b (copy) {x}.json', 'ümlaut 日本.json'], cwd)).toEqual([
      'a[1].json',
      'b (copy) {x}.json',
      'ümlaut 日本.json',
    ]);
  });

  it('passes over in silence what a pattern brings up and is no spec, but not what is named', async () => {
    const cwd = folder({
      'a.json': SPEC,
      'package.json': { name: 'a', version: '1', scripts: {} },
      'list.json': [1],
      'x.json': '{broken',
    });
    const folded = await run(['.'], { cwd });
    expect([folded.code, folded.stderr]).toEqual([0, '']);
    expect((await run(['.', 'package.json'], { cwd })).code).toBe(2);
  });

  it('may be a folder with YAML, JSONC and JSON Lines in it, of which what is no spec is passed over', async () => {
    const yaml = 'tools:\n  - name: get_a\n    description: Get the a.\n    inputSchema: {type: object}\n';
    const cwd = folder({
      'a.yaml': yaml,
      'b.yml': yaml,
      'c.jsonc': `// tools\n${JSON.stringify(SPEC)}`,
      'd.jsonl': JSON.stringify(GOOD),
      'e.ndjson': JSON.stringify(GOOD),
      'compose.yaml': 'services:\n  web: {image: x}\n',
      'chart.yaml': '{{- if .Values.on }}\nkind: x\n',
      'pnpm-lock.yaml': yaml,
    });
    expect(await names(['.'], cwd)).toEqual(['a.yaml', 'b.yml', 'c.jsonc', 'd.jsonl', 'e.ndjson']);
    const result = await run(['.', '-t', '0'], { cwd });
    expect([result.code, result.stderr]).toEqual([0, '']);
  });

  it('says what is wrong, and where, in a syntax that is read on demand', async () => {
    const cwd = folder({
      'a.yaml': 'tools:\n  - name: "a\n',
      'b.jsonc': '{ // one\n  a: 1}',
      'c.jsonl': '{}\n{',
    });
    const { code, stderr } = await run(['a.yaml', 'b.jsonc', 'c.jsonl'], { cwd });
    expect(code).toBe(2);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^a\.yaml:3:1: is not valid YAML: .* not closed/),
      expect.stringMatching(/^b\.jsonc:2:3: is not valid JSON: the key "a"/),
      expect.stringMatching(/^c\.jsonl:2:2: is not valid JSON Lines: .*fine: 1 of 2 lines/),
    ]);
  });

  it('says so when a broken file that a pattern brings up was meant as a spec', async () => {
    const cwd = folder({ 'a.json': SPEC, 'b.json': '{"tools": [{"name": "get_b", "inputSchema": {}]}' });
    const result = await run(['.'], { cwd });
    expect([result.code, result.stderr]).toEqual([
      2,
      expect.stringMatching(/^b\.json:1:\d+: is not valid JSON/),
    ]);
  });

  it('may be nothing: then tools.json or mcp-tools.json is looked for', async () => {
    expect(await names([], folder({ 'tools.json': SPEC }))).toEqual(['tools.json']);
    expect(await names([], folder({ 'mcp-tools.json': SPEC }))).toEqual(['mcp-tools.json']);
    const none = await run([], { cwd: folder({ 'other.json': SPEC }) });
    expect(none.code).toBe(2);
    expect(none.stderr).toContain('tools.json');
    expect(none.stderr).toContain('mcp-tools.json');
  });

  it('may be a file called like a command', async () => {
    const result = await run(['./rules', '-f', 'json'], { cwd: folder({ rules: SPEC }) });
    expect(reportOf(result).inputs[0]!.tools).toHaveLength(1);
  });
});

describe('with --ignore-unrecognised', () => {
  const IGNORE = '--ignore-unrecognised';
  const OTHERS = {
    'package.json': { name: 'a', version: '1', scripts: {} },
    'list.json': [1],
    'empty.tools.json': { tools: [] },
    'chart.yaml': '{{- if .Values.on }}\nkind: x\n',
  };

  it.each(['text', 'json', 'ndjson'])('named files that are no spec are passed over: %s', async (format) => {
    const cwd = folder({ 'a.json': SPEC, ...OTHERS });
    const ignoring = await run([...Object.keys(OTHERS), 'a.json', IGNORE, '-f', format], { cwd });
    const alone = await run(['a.json', '-f', format], { cwd });
    expect(ignoring).toEqual({ ...alone, code: 0, stderr: '' });
    expect((await run([...Object.keys(OTHERS), 'a.json', '-f', format], { cwd })).code).toBe(2);
  });

  it.each(['text', 'ndjson'])('the gate looks at what is a spec: %s', async (format) => {
    const cwd = folder({ 'a.json': { tools: [POOR] }, ...OTHERS });
    const result = await run(['package.json', 'a.json', IGNORE, '-f', format], { cwd });
    expect([result.code, result.stderr]).toEqual([1, '']);
  });

  it.each<[string, string, string | Buffer, RegExp]>([
    ['a file called like a spec', 'mcp-tools.json', '{"list": [', /^mcp-tools\.json:1:11: is not valid JSON/],
    ['a file that reads like a spec', 'a.json', '{"tools": [', /^a\.json:1:12: is not valid JSON/],
    ['an empty file called like a spec', 'tools.json', '', /^tools\.json: is empty/],
    ['YAML called like a spec', 'a.tools.yaml', 'tools: "a', /^a\.tools\.yaml:1:10: is not valid YAML/],
    ['lines called like a spec', 'tools.jsonl', '{}\n{', /^tools\.jsonl:2:2: is not valid JSON Lines/],
    ['bytes called like a spec', 'tools.json', Buffer.from([0x7b, 0, 1]), /^tools\.json: is a binary file/],
  ])('is still a problem: %s', async (_, name, text, says) => {
    const cwd = folder({ [name]: text, 'good.json': SPEC, ...OTHERS });
    for (const args of [[name], ['good.json', name, 'list.json']]) {
      const result = await run([...args, IGNORE], { cwd });
      expect([result.code, result.stderr.trim()]).toEqual([2, expect.stringMatching(says)]);
    }
  });

  it('is still a problem: what does not exist, and a pattern that matches nothing', async () => {
    const cwd = folder({ 'good.json': SPEC });
    for (const [spec, says] of [
      ['gone.json', 'does not exist'],
      ['gone/*.json', 'matches no file'],
    ] as const) {
      const result = await run(['good.json', spec, IGNORE], { cwd });
      expect([result.code, result.stderr.trim()]).toEqual([2, `${spec}: ${says}`]);
    }
  });

  it('a run that recognises nothing says so in one line', async () => {
    const cwd = folder(OTHERS);
    const one = await run(['package.json', IGNORE], { cwd });
    expect(one).toEqual({ code: 0, stdout: '', stderr: 'nothing was judged: no tools in the file\n' });
    for (const args of [Object.keys(OTHERS), ['.'], ['*.{json,yaml}']]) {
      const result = await run([...args, IGNORE, '--tool', 'open_locker'], { cwd });
      expect(result).toEqual({
        code: 0,
        stdout: '',
        stderr: 'nothing was judged: no tools in any of 4 files\n',
      });
    }
    const json = await run(['list.json', IGNORE, '-f', 'json'], { cwd });
    expect(reportOf(json)).toMatchObject({ inputs: [], summary: { tools: 0, mean: null } });
    expect((await run(['list.json', IGNORE, '-f', 'ndjson'], { cwd })).stdout).toBe('');
  });

  it('standard input must still hold a spec', async () => {
    for (const [stdin, says] of [
      ['', 'is empty'],
      ['7', 'is not a tool spec'],
    ] as const)
      for (const format of ['text', 'ndjson']) {
        const result = await run(['-', IGNORE, '-f', format], { cwd: folder(), stdin });
        expect([result.code, result.stderr]).toEqual([2, expect.stringContaining(`stdin: ${says}`)]);
      }
  });
});

describe('standard input', () => {
  const cwd = () => folder({ 'other/x.json': SPEC, 'spec.json': { tools: [POOR] } });

  it('is read for -', async () => {
    const result = await run(['-', '-f', 'json'], { cwd: cwd(), stdin: JSON.stringify(SPEC) });
    expect(reportOf(result).inputs[0]).toMatchObject({ name: 'stdin', status: 'scored' });
    expect(result.code).toBe(0);
  });

  it('is read beside files', async () => {
    const result = await run(['spec.json', '-', '-f', 'json'], { cwd: cwd(), stdin: JSON.stringify(SPEC) });
    expect(reportOf(result).inputs.map(({ name }) => name)).toEqual(['spec.json', 'stdin']);
  });

  it('is read when it is redirected from a file and nothing is named', async () => {
    const result = await run([], { cwd: cwd(), shell: 'tool-score -f json < spec.json' });
    expect(reportOf(result).inputs[0]!.tools[0]!.name).toBe('lockerThing');
    expect(result.code).toBe(1);
  });

  it('is read from a pipe when nothing is named', async () => {
    const result = await run([], { cwd: cwd(), shell: 'cat spec.json | tool-score -f json' });
    expect(reportOf(result).inputs[0]!.tools[0]!.name).toBe('lockerThing');
  });

  it('is read from a slow pipe', async () => {
    const result = await run([], { cwd: cwd(), shell: '(sleep 1; cat spec.json) | tool-score - -f json' });
    expect(reportOf(result).inputs[0]!.tools).toHaveLength(1);
  });

  it('may be a pipe that a shell names', async () => {
    const dir = cwd();
    const result = await run([], {
      cwd: dir,
      shell: 'mkfifo pipe; cat spec.json > pipe & tool-score pipe -f json',
    });
    expect(reportOf(result).inputs[0]!.tools[0]!.name).toBe('lockerThing');
  });

  it.each<[string, string, RegExp]>([
    ['is empty', '', /^stdin: is empty/],
    ['is broken', '{"tools":', /^stdin:1:10: is not valid JSON/],
    ['is something else', '7', /^stdin: is not a tool spec/],
  ])('that %s is named', async (_, stdin, says) => {
    const result = await run(['-'], { cwd: cwd(), stdin });
    expect([result.code, result.stderr.trim()]).toEqual([2, expect.stringMatching(says)]);
  });

  it('that is a pipe nobody closes does not keep a run waiting', async () => {
    const result = await run([], { cwd: cwd(), stdin: { open: true } });
    expect([result.code, result.stderr]).toEqual([2, expect.stringContaining('Nothing to score')]);
  }, 15_000);

  it('that is a pipe nobody closes is not waited for when files are named', async () => {
    const result = await run(['spec.json'], { cwd: cwd(), stdin: { open: true } });
    expect(result.code).toBe(1);
  }, 15_000);
});
