import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, posix, win32 } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FORMAT_IDS } from '../../src/cli/formats.js';
import { pathFrom } from '../../src/cli/repository-file.js';
import { BLOCKED, folder, GOOD, POOR, run } from './run.js';

const FILES = { 'tools.json': [GOOD, POOR], 'b.json': [BLOCKED] };
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...POOR, name: `lockerThing${index}` }));
const read = (...parts: string[]) => readFileSync(join(...parts), 'utf8');
/** Everything but what is only there alone. */
const WHOLE = FORMAT_IDS.filter((id) => id !== 'ndjson');

interface Located {
  readonly runs: readonly {
    readonly results: readonly {
      readonly locations: readonly {
        readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } };
      }[];
    }[];
  }[];
}
const urisOf = (sarif: string) => [
  ...new Set(
    (JSON.parse(sarif) as Located).runs[0]!.results.map(
      ({ locations }) => locations[0]!.physicalLocation.artifactLocation.uri,
    ),
  ),
];

describe('Several formats', () => {
  it('are written in one run, each as it is alone', async () => {
    const cwd = folder(FILES);
    const formats = ['sarif=out.sarif', 'junit=out.xml', 'badge=out.svg', 'markdown=out.md', 'text'];
    const together = await run(['tools.json', 'b.json', ...formats.flatMap((each) => ['--format', each])], {
      cwd,
    });
    expect(together.code).toBe(1);
    const alone = await run(['tools.json', 'b.json'], { cwd });
    expect(together.stdout).toBe(alone.stdout);
    for (const format of formats.slice(0, -1)) {
      const [id = '', file = ''] = format.split('=');
      const { stdout } = await run(['tools.json', 'b.json', '-f', id], { cwd });
      expect([id, read(cwd, file)]).toEqual([id, stdout]);
    }
  });

  it('leave standard output empty when each has a file', async () => {
    const cwd = folder(FILES);
    const { stdout, stderr } = await run(['tools.json', '-f', 'text=out.txt', '-f', 'json=out.json'], {
      cwd,
    });
    expect([stdout, stderr]).toEqual(['', '']);
    expect(read(cwd, 'out.txt')).toContain('lockerThing');
  });

  it('can be the same one twice, and the one without a file goes to --output', async () => {
    const cwd = folder(FILES);
    await run(['tools.json', '-f', 'json=a.out', '-f', 'json=b.out', '-f', 'json', '-o', 'c.out'], { cwd });
    expect(read(cwd, 'a.out')).toBe(read(cwd, 'b.out'));
    expect(read(cwd, 'a.out')).toBe(read(cwd, 'c.out'));
  });

  it('give the same bytes in a second run, which does not take the reports of the first for specs', async () => {
    const cwd = folder(FILES);
    const isJson = (id: string) => ['json', 'sarif', 'gitlab', 'badge-json'].includes(id);
    const files = WHOLE.filter((id) => id !== 'github').map(
      (id) => `${id}=out-${id}.${isJson(id) ? 'json' : 'txt'}`,
    );
    const args = ['.', ...files.flatMap((file) => ['-f', file])];
    const results = [];
    for (let time = 0; time < 2; time++) {
      const { code, stderr } = await run(args, { cwd });
      const written = readdirSync(cwd).filter((name) => name.startsWith('out-'));
      results.push({ code, stderr, written: written.map((name) => [name, read(cwd, name)]) });
    }
    expect(results[0]).toMatchObject({ code: 1, stderr: '' });
    expect(results[0]!.written).toHaveLength(WHOLE.length - 1);
    expect(results[1]).toEqual(results[0]);
  });
});

describe('Formats that do not go together', () => {
  it.each([
    [['-f', 'text', '-f', 'json'], 'Only one report can go to standard output, not text and json'],
    [['-f', 'text', '-f', 'json', '-o', 'x'], 'Only one report can go to "x"'],
    [['-f', 'text=x', '-o', 'y'], 'there is none for --output'],
    [['-f', 'ndjson', '-f', 'json=x'], '--format ndjson is written while tools are judged'],
    [['-f', 'github=x'], '--format github is read from standard output'],
    [['-f', 'github', '-o', 'x'], '--format github is read from standard output'],
    [['-f', 'sarif='], '--format sarif takes the name of a file'],
    [['-f', 'sarf=x'], 'not "sarf". Did you mean'],
    [['-f', 'sarif=tools.json'], 'would overwrite "tools.json", which is a spec of this run'],
    [['-f', 'sarif=./link.json'], 'which is a spec of this run'],
    [['-f', 'sarif=x', '-f', 'junit=./x'], 'which --format sarif writes, too'],
    [['-f', 'sarif=x', '-f', 'text', '-o', 'x'], 'which --output writes, too'],
    [['-f', 'sarif=no/x'], 'its folder does not exist'],
    [['-f', 'sarif=sub'], 'it is a folder'],
  ])('are refused before anything is written: %j', async (formats, message) => {
    const cwd = folder(FILES);
    mkdirSync(join(cwd, 'sub'));
    symlinkSync('tools.json', join(cwd, 'link.json'));
    const before = readdirSync(cwd);
    const { code, stdout, stderr } = await run(['tools.json', ...formats], { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(readdirSync(cwd)).toEqual(before);
    expect(JSON.parse(read(cwd, 'tools.json'))).toEqual([GOOD, POOR]);
  });

  it('a spec that a folder brings up is not overwritten either, nor one with a fault', async () => {
    const cwd = folder({ ...FILES, 'broken.json': '{"tools": [' });
    for (const name of ['b.json', 'broken.json']) {
      const before = read(cwd, name);
      const { code, stderr } = await run(['.', '-f', `sarif=${name}`], { cwd });
      expect(code).toBe(2);
      expect(stderr).toContain(`would overwrite "${name}"`);
      expect(read(cwd, name)).toBe(before);
    }
  });
});

describe('A report file', () => {
  it('takes the place of the one before as a whole', async () => {
    const cwd = folder({ ...FILES, 'out.sarif': 'x'.repeat(1_000_000) });
    await run(['tools.json', '-f', 'sarif=out.sarif'], { cwd });
    expect(urisOf(read(cwd, 'out.sarif'))).toEqual(['tools.json']);
    expect(readdirSync(cwd).sort()).toEqual(['b.json', 'out.sarif', 'tools.json']);
  });

  it('that cannot be written is said, and the run has not held', async () => {
    const cwd = folder(FILES);
    mkdirSync(join(cwd, 'sub'));
    chmodSync(join(cwd, 'sub'), 0o500);
    // Root may write everywhere; then the file is a device that takes nothing.
    const target = process.getuid?.() === 0 ? '/dev/full/x' : 'sub/x';
    const { code, stderr } = await run(['tools.json', '-f', `sarif=${target}`], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain(`cannot write "${target}"`);
  });
});

describe('The path of a file in SARIF', () => {
  it('is that from the root of the repository, wherever the command is run', async () => {
    const cwd = folder({ '.git/HEAD': 'ref: x', 'my specs/werk zeug.json': [POOR], '工具.json': [POOR] });
    const inside = await run(['werk zeug.json', '../工具.json', '-f', 'sarif'], {
      cwd: join(cwd, 'my specs'),
    });
    expect(urisOf(inside.stdout)).toEqual(['my%20specs/werk%20zeug.json', '%E5%B7%A5%E5%85%B7.json']);
    const absolute = await run([join(cwd, '工具.json'), '-f', 'sarif'], { cwd: join(cwd, 'my specs') });
    expect(urisOf(absolute.stdout)).toEqual(['%E5%B7%A5%E5%85%B7.json']);
  });

  it('is that of the file a link leads to', async () => {
    const cwd = folder({ '.git/HEAD': 'ref: x', 'specs/tools.json': [POOR] });
    symlinkSync('specs/tools.json', join(cwd, 'link.json'));
    expect(urisOf((await run(['link.json', '-f', 'sarif'], { cwd })).stdout)).toEqual(['specs/tools.json']);
  });

  it.each([
    [win32, 'C:\\repo', 'C:\\repo\\my specs\\tools.json', 'my specs/tools.json'],
    [win32, 'C:\\repo', 'c:\\repo\\a.json', 'a.json'],
    [win32, 'C:\\repo', 'D:\\a.json', undefined],
    [win32, 'C:\\repo', 'C:\\other\\a.json', undefined],
    [posix, '/repo', '/repo/a\\b.json', 'a\\b.json'],
    [posix, '/repo', '/repo/..a/b.json', '..a/b.json'],
    [posix, '/repo', '/repository/b.json', undefined],
    [posix, '/repo', '/repo', undefined],
  ] as const)('has slashes on every system, and none leads out (%#)', (path, root, file, way) => {
    expect(pathFrom(root, file, path)).toBe(way);
  });

  it('is not made up for what has none, and that is said', async () => {
    const cwd = folder({ 'repo/.git/HEAD': 'ref: x', 'repo/tools.json': [POOR], 'outside.json': [POOR] });
    const args = ['-', '../outside.json', 'tools.json', '-f', 'sarif', '-f', 'gitlab=out.json'];
    const result = await run(args, { cwd: join(cwd, 'repo'), stdin: JSON.stringify([POOR]) });
    expect(urisOf(result.stdout)).toEqual(['tools.json']);
    expect(result.stderr).toContain(
      'stdin: is no file of the repository, so sarif and gitlab leave it out\n',
    );
    expect(result.stderr).toContain(
      '../outside.json: is no file of the repository, so sarif and gitlab leave',
    );
    const entries = JSON.parse(read(cwd, 'repo/out.json')) as { location: { path: string } }[];
    expect(new Set(entries.map(({ location }) => location.path))).toEqual(new Set(['tools.json']));
  });
});

describe('GitHub Actions', () => {
  it('gets the report added to the summary of the job', async () => {
    const cwd = folder({ ...FILES, 'summary.md': 'From another step.\n' });
    const env = { GITHUB_STEP_SUMMARY: join(cwd, 'summary.md') };
    const { stdout } = await run(['tools.json', '-f', 'github'], { cwd, env });
    expect(stdout).toMatch(/^::warning file=tools\.json,line=\d+,/);
    const markdown = await run(['tools.json', '-f', 'markdown'], { cwd });
    expect(read(cwd, 'summary.md')).toBe(`From another step.\n${markdown.stdout}`);
  });

  it('gets none for another format, or without a summary', async () => {
    const cwd = folder({ ...FILES, 'summary.md': '' });
    const env = { GITHUB_STEP_SUMMARY: join(cwd, 'summary.md') };
    await run(['tools.json', '-f', 'text'], { cwd, env });
    expect(read(cwd, 'summary.md')).toBe('');
    expect(
      (await run(['tools.json', '-f', 'github'], { cwd, env: { GITHUB_STEP_SUMMARY: '' } })).stderr,
    ).toBe('');
  });

  it('is told of a summary that cannot be written, and the run is what it is', async () => {
    const cwd = folder(FILES);
    const env = { GITHUB_STEP_SUMMARY: join(cwd, 'no/summary.md') };
    const { code, stderr } = await run(['tools.json', '-f', 'github'], { cwd, env });
    expect(code).toBe(1);
    expect(stderr).toContain('the summary of the job was not written');
    expect(existsSync(join(cwd, 'no'))).toBe(false);
  });
});

describe('What failed', () => {
  const filesOf = (tool: unknown) => ({ 'tools.json': [tool] });

  it.each(WHOLE)(
    'is said once, in the report or on standard error, when it is a gate over all: %s',
    async (format) => {
      const cwd = folder(filesOf(GOOD));
      const { stdout, stderr, code } = await run(['tools.json', '-f', format, '--min-tools', '5'], { cwd });
      expect(code).toBe(1);
      expect(`${stdout}${stderr}`.split('1 tool, at least 5 expected')).toHaveLength(2);
    },
  );

  it.each(['sarif', 'gitlab', 'badge', 'badge-json'])(
    'is said on standard error beside %s',
    async (format) => {
      const cwd = folder(filesOf(POOR));
      const alone = await run(['tools.json', '-f', format], { cwd });
      expect(alone).toMatchObject({ code: 1, stderr: 'fails: 1 of 1 below the threshold of 60\n' });
      const withText = await run(['tools.json', '-f', `${format}=out`, '-f', 'text'], { cwd });
      expect(withText).toMatchObject({ code: 1, stderr: '' });
      expect(withText.stdout).toContain('fails: 1 of 1 below the threshold of 60');
    },
  );
});

describe('A pipe', () => {
  it.each(['sarif', 'gitlab', 'junit', 'markdown'])(
    'carries %s whole, however slowly it is read',
    async (format) => {
      const cwd = folder({ 'tools.json': many(600) });
      const file = await run(['-f', format], { cwd });
      const slow = await run([], { cwd, shell: `tool-score -f ${format} | (sleep 1; cat)` });
      expect(slow.stdout).toBe(file.stdout);
      expect(file.stdout.length).toBeGreaterThan(format === 'markdown' ? 20_000 : 65_536);
      expect(file.code).toBe(1);
    },
  );

  it.each(['sarif', 'gitlab', 'junit', 'markdown'])(
    'that is closed early ends %s in silence',
    async (format) => {
      const cwd = folder({ 'tools.json': many(600) });
      const { stderr } = await run([], {
        cwd,
        shell: `tool-score -f ${format} -t 0 --fail-on never | head -1`,
      });
      expect(stderr).toBe('');
    },
  );
});
