import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { BLOCKED, folder, GOOD, POOR, reportOf, run } from './run.js';

const schema = JSON.parse(readFileSync(new URL('../../report.schema.json', import.meta.url), 'utf8'));
const validate = new Ajv2020({ strict: false }).compile(schema);
const reportErrors = (report: unknown) => (validate(report) ? [] : validate.errors);

const NAME = 'tool-score.baseline.json';
const BASELINE = ['--baseline', NAME];
const UPDATE = [...BASELINE, '--update-baseline'];
/** Records other tools whatever they score. */
const MORE = [...UPDATE, '-t', '0'];

/** A repository with a spec whose tools are recorded. */
async function recorded(tools: readonly object[], files: Record<string, unknown> = {}): Promise<string> {
  const cwd = folder({ '.git/HEAD': '', 'tools.json': { tools }, ...files });
  const { code, stderr } = await run(['tools.json', '-t', '80', ...UPDATE], { cwd });
  expect([code, stderr]).toEqual([0, '']);
  return cwd;
}

const put = (cwd: string, tools: readonly object[], name = 'tools.json') =>
  writeFileSync(join(cwd, name), JSON.stringify({ tools }));
const baselineOf = (cwd: string) => readFileSync(join(cwd, NAME), 'utf8');
const entriesOf = (cwd: string): { tool: string; score: number }[] => JSON.parse(baselineOf(cwd)).tools;

const gate = (cwd: string, ...args: string[]) =>
  run(['tools.json', '-t', '80', ...BASELINE, ...args], { cwd });

const BETTER = { ...POOR, description: 'Opens the locker of a tenant and gives back when it closes again.' };
const WORSE = { ...POOR, description: '' };
const OTHER = { ...POOR, description: 'Another.', inputSchema: { type: 'object', properties: { m: {} } } };

describe('With a baseline', () => {
  it('tools that score badly today pass, and the bar stands for new ones', async () => {
    const cwd = await recorded([GOOD, POOR]);
    const held = await gate(cwd);
    expect([held.code, held.stderr]).toEqual([0, '']);
    expect(held.stdout).toContain(`baseline ${NAME} · 2 known · 0 new`);
    put(cwd, [GOOD, POOR, { ...POOR, name: 'doorThing' }]);
    const more = await gate(cwd);
    expect([more.code, more.stdout]).toEqual([
      1,
      expect.stringContaining('1 of 3 below the threshold of 80'),
    ]);
  });

  it('a known tool may not fall, whatever the threshold', async () => {
    const cwd = await recorded([GOOD, POOR]);
    put(cwd, [{ ...GOOD, description: 'Opens one locker.' }, WORSE]);
    const result = await gate(cwd, '-t', '0');
    expect(result.code).toBe(1);
    expect(result.stderr).toMatch(/^tools\.json: open_locker: scores \d+, below its 100 in the baseline$/m);
    expect(result.stderr).toMatch(/^tools\.json: lockerThing: scores \d+, below its \d+ in the baseline$/m);
    expect(result.stdout).toContain('fails: 2 of 2 worse than the baseline');
  });

  it('a risen tool passes, and the report says how to keep it there', async () => {
    const cwd = await recorded([POOR]);
    put(cwd, [BETTER]);
    const result = await gate(cwd);
    expect([result.code, result.stdout]).toEqual([
      0,
      expect.stringContaining('1 risen: --update-baseline records it'),
    ]);
  });

  it('another tool under a known name is judged as a new one', async () => {
    const cwd = await recorded([POOR]);
    put(cwd, [OTHER]);
    const result = await gate(cwd);
    expect(result.code).toBe(1);
    expect(result.stderr).toMatch(/lockerThing: its parameters and its description are not those/);
    put(cwd, [{ ...GOOD, name: POOR.name }]);
    expect((await gate(cwd, '-t', '60')).code).toBe(0);
  });

  it('known errors pass, and another one does not', async () => {
    const cwd = await recorded([BLOCKED]);
    expect((await gate(cwd)).code).toBe(0);
    const ref = { ...BLOCKED.inputSchema, $defs: { a: { $ref: '#/nowhere' } } };
    put(cwd, [{ ...BLOCKED, inputSchema: ref }]);
    const result = await gate(cwd);
    expect([result.code, result.stderr]).toEqual([
      1,
      expect.stringMatching(/has 1 error more than in the baseline/),
    ]);
  });

  it('tools of one name are told apart by their order', async () => {
    const cwd = await recorded([POOR, { ...GOOD, name: POOR.name }]);
    expect(entriesOf(cwd).map(({ tool, score }) => [tool, score > 50])).toEqual([
      [POOR.name, false],
      [POOR.name, true],
    ]);
    expect((await gate(cwd)).code).toBe(0);
  });

  it('--quiet shows what fails against it', async () => {
    const cwd = await recorded([GOOD, POOR]);
    expect((await gate(cwd, '-q')).stdout).not.toContain('lockerThing  ');
    put(cwd, [GOOD, WORSE]);
    expect((await gate(cwd, '-q')).stdout).toContain('lockerThing');
  });

  it('holds the same in every format, from every folder, and for one of the specs alone', async () => {
    const cwd = await recorded([POOR], { 'sub/b.json': [POOR], 'tools.jsonl': `${JSON.stringify(POOR)}\n` });
    await run(['sub', 'tools.jsonl', ...MORE], { cwd });
    const away = { cwd: join(cwd, 'sub') };
    for (const format of ['text', 'json', 'ndjson'])
      for (const spec of ['b.json', '../tools.json', '../tools.jsonl']) {
        const args = [spec, '-t', '80', '-f', format, '--baseline', `../${NAME}`];
        const result = await run(args, away);
        expect([spec, format, result.code, result.stderr]).toEqual([spec, format, 0, '']);
      }
    writeFileSync(join(cwd, 'tools.jsonl'), `${JSON.stringify(WORSE)}\n`);
    const fallen = await run(['tools.jsonl', '-f', 'ndjson', ...BASELINE], { cwd });
    expect([fallen.code, fallen.stderr]).toEqual([1, expect.stringMatching(/below its \d+ in the baseline/)]);
  });

  it('the JSON report says how things stand', async () => {
    const cwd = await recorded([GOOD, POOR]);
    const was = entriesOf(cwd).find(({ tool }) => tool === POOR.name)!.score;
    put(cwd, [GOOD, WORSE, { ...GOOD, name: 'close_locker' }]);
    const report = reportOf(await gate(cwd, '-f', 'json'));
    const now = report.inputs[0]!.tools.find(({ name }) => name === POOR.name)!.score;
    expect(report.baseline).toEqual({
      known: 2,
      new: 1,
      failed: [{ input: 'tools.json', tool: POOR.name, was, now }],
      added: 0,
      raised: 0,
      removed: 0,
    });
    expect(reportErrors(report)).toEqual([]);
    const updated = reportOf(await gate(cwd, '-f', 'json', '--update-baseline', '--allow-lower'));
    expect(updated.baseline).toMatchObject({ known: 2, new: 1, failed: [], added: 1, raised: 0, removed: 0 });
    const without = reportOf(await run(['tools.json', '-f', 'json'], { cwd }));
    expect('baseline' in without).toBe(false);
  });

  it('is one of the configuration, from its folder', async () => {
    const cwd = await recorded([POOR], {
      'tool-score.config.json': { baseline: NAME, threshold: 80 },
      'a/x': '',
    });
    expect((await run(['../tools.json'], { cwd: join(cwd, 'a') })).code).toBe(0);
  });
});

describe('--update-baseline', () => {
  it('adds, raises and takes out, and writes nothing when nothing has changed', async () => {
    const cwd = await recorded([GOOD, POOR]);
    const before = statSync(join(cwd, NAME)).mtimeMs;
    expect((await gate(cwd, '--update-baseline')).stdout).toContain('0 added · 0 raised · 0 removed');
    expect(statSync(join(cwd, NAME)).mtimeMs).toBe(before);
    put(cwd, [BETTER, { ...POOR, name: 'doorThing' }]);
    expect((await gate(cwd, '--update-baseline', '-t', '0')).stdout).toContain(
      '1 added · 1 raised · 1 removed',
    );
    expect(entriesOf(cwd).map(({ tool }) => tool)).toEqual(['doorThing', 'lockerThing']);
    put(cwd, [POOR, { ...POOR, name: 'doorThing' }]);
    expect((await gate(cwd)).code).toBe(1);
  });

  it('never lowers, records the rest, and lowers when that is allowed', async () => {
    const cwd = await recorded([GOOD, POOR]);
    const before = entriesOf(cwd).find(({ tool }) => tool === POOR.name)!.score;
    put(cwd, [GOOD, WORSE, { ...POOR, name: 'doorThing' }]);
    const refused = await gate(cwd, '--update-baseline');
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringMatching(/lockerThing: scores \d+, below/),
    ]);
    expect(refused.stdout.replaceAll('\n', ' ')).toContain(
      '0 added · 0 raised · 0 removed · 1 not lowered: --allow-lower does it · 1 new tool that fails not recorded: --allow-lower does it',
    );
    expect(entriesOf(cwd).find(({ tool }) => tool === POOR.name)!.score).toBe(before);
    const allowed = await gate(cwd, '--update-baseline', '--allow-lower');
    expect([allowed.code, allowed.stderr]).toEqual([0, '']);
    expect(allowed.stdout.replaceAll('\n', ' ')).toMatch(
      /1 added · .* · 1 recorded lower than before: \d+ → \d+/,
    );
    expect(entriesOf(cwd).find(({ tool }) => tool === POOR.name)!.score).toBeLessThan(before);
  });

  it('keeps the records of specs that were not judged, whole or at all', async () => {
    const cwd = await recorded([POOR], { 'b.json': [POOR] });
    await run(['b.json', ...MORE], { cwd });
    expect(entriesOf(cwd)).toHaveLength(2);
    writeFileSync(join(cwd, 'b.json'), '[');
    const broken = await run(['tools.json', 'b.json', ...UPDATE], { cwd });
    expect([broken.code, entriesOf(cwd).length]).toEqual([2, 2]);
    writeFileSync(
      join(cwd, 'b.json'),
      JSON.stringify({ tools: [{ ...POOR, name: 'doorThing' }], nextCursor: 'x' }),
    );
    await run(['b.json', ...MORE], { cwd });
    expect(entriesOf(cwd).map(({ tool }) => tool)).toEqual(['doorThing', 'lockerThing', 'lockerThing']);
  });

  it('takes out nothing for --tool', async () => {
    const cwd = await recorded([GOOD, POOR]);
    await gate(cwd, '--update-baseline', '--tool', POOR.name);
    expect(entriesOf(cwd)).toHaveLength(2);
  });

  it('keeps the line ends of a checkout', async () => {
    const cwd = await recorded([GOOD, POOR]);
    const crlf = baselineOf(cwd).replaceAll('\n', '\r\n');
    writeFileSync(join(cwd, NAME), crlf);
    expect((await gate(cwd)).code).toBe(0);
    await gate(cwd, '--update-baseline');
    expect(baselineOf(cwd)).toBe(crlf);
    put(cwd, [GOOD, BETTER]);
    await gate(cwd, '--update-baseline');
    expect(baselineOf(cwd)).toMatch(/^(?:[^\n]*\r\n)+$/);
  });

  it('shows hidden characters of names, in the file and in what it says', async () => {
    const hostile = { ...POOR, name: 'a\u202eb\u001b[2J' };
    const cwd = await recorded([hostile]);
    expect(baselineOf(cwd)).toContain('a\\u202eb\\u001b[2J');
    expect((await gate(cwd)).code).toBe(0);
    put(cwd, [{ ...hostile, description: '' }]);
    const { stderr } = await gate(cwd);
    expect(stderr).toContain('a<U+202E>b<U+001B>[2J: scores');
    expect(stderr).not.toMatch(/[\u202e\u001b]/);
  });

  it('writes the same in ndjson', async () => {
    const cwd = folder({
      'tools.jsonl': `${JSON.stringify(POOR)}\n${JSON.stringify(GOOD)}\n`,
      '.git/HEAD': '',
    });
    await run(['tools.jsonl', '-f', 'ndjson', ...UPDATE], { cwd });
    const streamed = baselineOf(cwd);
    writeFileSync(join(cwd, NAME), streamed.replace(/"score": \d+/, '"score": 0'));
    await run(['tools.jsonl', ...UPDATE], { cwd });
    expect(baselineOf(cwd)).toBe(streamed);
  });
});

describe('A baseline of another rubric', () => {
  const config = JSON.stringify({ rules: { 'naming/snake-case': 'off' } });

  it('is refused with what to do, and recorded anew on demand', async () => {
    const cwd = await recorded([POOR]);
    writeFileSync(join(cwd, 'tool-score.config.json'), config);
    const refused = await gate(cwd);
    expect([refused.code, refused.stdout]).toEqual([2, '']);
    expect(refused.stderr).toMatch(/recorded with the rubric [0-9a-f]{16}, .* --update-baseline/);
    expect((await gate(cwd, '--update-baseline')).code).toBe(0);
    expect((await gate(cwd)).code).toBe(0);
  });

  it('does not lose the records of specs that this run does not judge', async () => {
    const cwd = await recorded([POOR], { 'b.json': [POOR] });
    await run(['b.json', ...MORE], { cwd });
    const before = baselineOf(cwd);
    writeFileSync(join(cwd, 'tool-score.config.json'), config);
    const result = await gate(cwd, '--update-baseline');
    expect([result.code, result.stderr]).toEqual([2, expect.stringMatching(/another rubric for b\.json/)]);
    expect(baselineOf(cwd)).toBe(before);
  });

  it('is none for one more ignored finding', async () => {
    const cwd = await recorded([POOR]);
    const ignore = [{ rule: 'naming/snake-case', reason: 'callers know it' }];
    writeFileSync(join(cwd, 'tool-score.config.json'), JSON.stringify({ ignore }));
    expect((await gate(cwd)).code).toBe(0);
  });
});

describe('What a baseline knows', () => {
  const line = (tool: object) => `${JSON.stringify(tool)}\n`;
  const namesIn = (cwd: string) => entriesOf(cwd).map(({ tool }) => tool);
  /** Holds everywhere, but for one warning. */
  const WARNED = { ...GOOD, annotations: undefined };

  it.each(['ndjson', 'json'])('stays known when its line cannot be read, in %s', async (format) => {
    const cwd = folder({ '.git/HEAD': '', 'tools.jsonl': line(POOR) + line(GOOD) });
    await run(['tools.jsonl', '-f', format, ...UPDATE], { cwd });
    expect(namesIn(cwd)).toEqual(['lockerThing', 'open_locker']);
    for (const broken of [`{"name": \n${line(GOOD)}`, `${line(GOOD)}{"name": \n`]) {
      writeFileSync(join(cwd, 'tools.jsonl'), broken);
      const { code } = await run(['tools.jsonl', '-f', format, ...UPDATE], { cwd });
      expect([code, namesIn(cwd)]).toEqual([2, ['lockerThing', 'open_locker']]);
    }
  });

  it('stays known when the line of a file that a folder brought up cannot be read', async () => {
    const cwd = folder({ '.git/HEAD': '', 'sub/a.jsonl': line(POOR) + line(GOOD) });
    await run(['sub', '-f', 'ndjson', ...UPDATE], { cwd });
    writeFileSync(join(cwd, 'sub/a.jsonl'), `{"name": \n${line(GOOD)}`);
    const { code, stderr } = await run(['sub', '-f', 'ndjson', ...UPDATE], { cwd });
    expect([code, stderr]).toEqual([2, expect.stringMatching(/a\.jsonl:1:\d+: is not valid/)]);
    expect(namesIn(cwd)).toEqual(['lockerThing', 'open_locker']);
  });

  it('is not thrown away by another rubric', async () => {
    const cwd = await recorded([GOOD]);
    const config = { rules: { 'naming/snake-case': 'off' } };
    writeFileSync(join(cwd, 'tool-score.config.json'), JSON.stringify(config));
    put(cwd, [{ ...GOOD, description: '' }]);
    const before = baselineOf(cwd);
    const refused = await gate(cwd, '--update-baseline');
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringMatching(
        /another rubric, .* 1 would be recorded lower than before: 100 → \d+\..*--allow-lower/,
      ),
    ]);
    expect(baselineOf(cwd)).toBe(before);
    const allowed = await gate(cwd, '--update-baseline', '--allow-lower');
    expect([allowed.code, allowed.stdout.replaceAll('\n', ' ')]).toEqual([
      0,
      expect.stringMatching(/1 recorded lower than before: 100 → \d+/),
    ]);
  });

  it('goes on holding the gates that it held', async () => {
    const args = ['--fail-on', 'warning', '--category', 'best-practices=50'];
    const cwd = folder({ '.git/HEAD': '', 'tools.json': { tools: [GOOD, POOR] } });
    await run(['tools.json', '-t', '0', ...args, ...UPDATE], { cwd });
    expect((await gate(cwd, ...args)).code).toBe(0);
    put(cwd, [WARNED, POOR]);
    writeFileSync(join(cwd, NAME), baselineOf(cwd).replaceAll('"score": 100', '"score": 0'));
    const { code, stderr } = await gate(cwd, ...args);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/open_locker: has 1 warning more than in the baseline/),
    ]);
    const stricter = await gate(cwd, '--category', 'best-practices=90');
    expect([stricter.code, stricter.stderr]).toEqual([
      1,
      expect.stringMatching(/open_locker: scores \d+ in best-practices, which is too little now/),
    ]);
    expect(stricter.stderr).not.toContain('lockerThing');
  });

  it('goes with a spec that has moved, and is forgotten with one that is gone', async () => {
    const cwd = await recorded([POOR], { 'b.json': [{ ...POOR, name: 'doorThing' }] });
    await run(['b.json', ...MORE], { cwd });
    renameSync(join(cwd, 'tools.json'), join(cwd, 'moved.json'));
    expect((await run(['moved.json', '-t', '80', ...BASELINE], { cwd })).code).toBe(0);
    rmSync(join(cwd, 'b.json'));
    const part = await run(['moved.json', '--changed', '-t', '80', ...UPDATE], { cwd });
    expect([part.code, entriesOf(cwd).length]).toEqual([2, 2]);
    const whole = await run(['moved.json', '-t', '80', ...UPDATE], { cwd });
    expect([whole.code, whole.stdout]).toEqual([0, expect.stringMatching(/0 added · 0 raised · 1 removed/)]);
    expect(JSON.parse(baselineOf(cwd)).tools).toMatchObject([{ input: 'moved.json', tool: 'lockerThing' }]);
  });

  it('does not lock out a new rubric when its spec is gone', async () => {
    const cwd = await recorded([POOR], { 'b.json': [POOR] });
    await run(['b.json', ...MORE], { cwd });
    rmSync(join(cwd, 'b.json'));
    const config = { rules: { 'naming/snake-case': 'off' } };
    writeFileSync(join(cwd, 'tool-score.config.json'), JSON.stringify(config));
    const { code, stderr } = await gate(cwd, '--update-baseline');
    expect([code, stderr, entriesOf(cwd).length]).toEqual([0, '', 1]);
  });

  it('is complained of only where it was asked for', async () => {
    const cwd = await recorded([GOOD, POOR]);
    put(cwd, [GOOD, WORSE]);
    for (const format of ['text', 'json', 'ndjson']) {
      const one = await gate(cwd, '--tool', GOOD.name, '-f', format);
      expect([format, one.code, one.stderr]).toEqual([format, 0, '']);
      const other = await gate(cwd, '--tool', POOR.name, '-f', format);
      expect([format, other.code, other.stderr]).toEqual([
        format,
        1,
        expect.stringMatching(/lockerThing: scores/),
      ]);
    }
  });

  it('is found among tools of its name by what it is', async () => {
    const cwd = await recorded([POOR, { ...GOOD, name: POOR.name }]);
    put(cwd, [{ ...GOOD, name: POOR.name, description: 'Opens one locker.' }]);
    for (const format of ['text', 'ndjson']) {
      const { code, stderr } = await gate(cwd, '-f', format);
      expect([format, code, stderr]).toEqual([
        format,
        1,
        expect.stringMatching(/lockerThing: scores \d+, below its 87/),
      ]);
    }
    put(cwd, [{ ...GOOD, name: POOR.name }]);
    expect((await gate(cwd, '--update-baseline')).stdout).toContain('0 added · 1 raised · 1 removed');
    expect((await gate(cwd)).code).toBe(0);
  });
});

describe('A baseline that cannot be used', () => {
  it.each<[string, (text: string) => string, RegExp]>([
    [
      'holds a merge conflict',
      (text) => text.replace('\n', '\n<<<<<<< HEAD\n'),
      /json:2:1: this is a merge conflict\. Keep the lines of both sides/,
    ],
    ['is cut off', (text) => text.slice(0, 80), /json:\d+:\d+: this is not valid JSON/],
    ['is empty', () => '', /is empty/],
    [
      'has a wrong score',
      (text) => text.replace(/"score": \d+/, '"score": "good"'),
      /json:2:\d+: "score" takes a whole number/,
    ],
    [
      'has a tool twice',
      (text) => text.replace(/\n( \{.*\})\n/, '\n$1,\n$1\n'),
      /json:3:2: .* recorded twice/,
    ],
  ])('stops the run and is left as it is: it %s', async (_, spoil, says) => {
    const cwd = await recorded([POOR]);
    const spoilt = spoil(baselineOf(cwd));
    writeFileSync(join(cwd, NAME), spoilt);
    for (const args of [BASELINE, UPDATE]) {
      const result = await run(['tools.json', ...args], { cwd });
      expect([result.code, result.stdout]).toEqual([2, '']);
      expect(result.stderr).toMatch(says);
      expect(result.stderr).not.toMatch(/internal error|^\s+at /m);
      expect(baselineOf(cwd)).toBe(spoilt);
    }
  });

  it.each<[string, string[], RegExp]>([
    ['is not there', BASELINE, /"tool-score\.baseline\.json" does not exist; --update-baseline writes it/],
    ['is a folder', ['--baseline', '.git'], /"\.git" is a folder/],
    [
      'lies in a folder that is not there',
      ['--baseline', 'no/b.json', '--update-baseline'],
      /not written to "no\/b\.json": its folder does not exist/,
    ],
    ['has no name', ['--update-baseline'], /name its file with --baseline/],
    ['has an empty name', ['--baseline', ''], /name its file with --baseline/],
    [
      'may be lowered, but not written',
      [...BASELINE, '--allow-lower'],
      /--allow-lower goes with --update-baseline/,
    ],
    ['would be written in a dry run', [...UPDATE, '--fix-dry-run'], /--fix-dry-run writes nothing/],
  ])('is said in a sentence: it %s', async (_, args, says) => {
    const cwd = folder({ '.git/HEAD': '', 'tools.json': [POOR] });
    const result = await run(['tools.json', ...args], { cwd });
    expect([result.code, result.stderr]).toEqual([2, expect.stringMatching(says)]);
  });

  it('holds no spec from outside of its repository', async () => {
    const cwd = await recorded([POOR]);
    const outside = join(folder({ 'x.json': [POOR] }), 'x.json');
    const before = baselineOf(cwd);
    for (const args of [BASELINE, UPDATE]) {
      const result = await run(['tools.json', outside, ...args], { cwd });
      expect([result.code, result.stderr]).toEqual([2, expect.stringMatching(/lies outside the repository/)]);
    }
    expect(baselineOf(cwd)).toBe(before);
  });
});

describe('After repairs', () => {
  it('the baseline speaks of the spec as it is then', async () => {
    const cwd = await recorded([POOR]);
    const [before] = entriesOf(cwd);
    const result = await run(['tools.json', '--fix-safe', ...UPDATE], { cwd });
    expect([result.code, result.stderr]).toEqual([0, '']);
    expect(entriesOf(cwd)[0]!.score).toBeGreaterThanOrEqual(before!.score);
    expect((await gate(cwd)).code).toBe(0);
  });

  it('a tool that has another name is known by it', async () => {
    const cwd = await recorded([POOR]);
    const renamed = await gate(cwd, '--fix-dry-run');
    expect([renamed.code, renamed.stderr]).toEqual([0, expect.not.stringMatching(/lockerThing: /)]);
    const fixed = await gate(cwd, '--fix', '--update-baseline');
    expect(fixed.code).toBe(0);
    expect(fixed.stdout).toMatch(/0 added · [01] raised · 0 removed/);
    expect(entriesOf(cwd).map(({ tool }) => tool)).toEqual(['locker_thing']);
    expect((await gate(cwd)).code).toBe(0);
  });
});
