import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Baseline, type Entry, keyOf } from '../../src/baseline/baseline.js';
import { isSameTool } from '../../src/baseline/content.js';
import { formatBaseline } from '../../src/baseline/format-baseline.js';
import { readBaseline } from '../../src/baseline/read-baseline.js';
import { isLower, standingOf } from '../../src/baseline/standing.js';
import { updateBaseline } from '../../src/baseline/update-baseline.js';
import { didYouMean } from '../../src/cli/suggest.js';
import { readSpec } from '../../src/model/read-spec.js';

const RUBRIC = '0123456789abcdef';
const CONTENTS = ['000000000000-aaaaaaaaaaaa', '000000000000-bbbbbbbbbbbb', '111111111111-cccccccccccc'];

const entry: fc.Arbitrary<Entry> = fc
  .record({
    input: fc.constantFrom('a.json', 'specs/b.json', 'specs/é.json'),
    tool: fc.constantFrom('', 'get_user', 'getUser', 'find "it"', '\u202e', 'Z', '工具'),
    copy: fc.constantFrom(undefined, 2, 3),
    score: fc.integer({ min: 0, max: 100 }),
    errors: fc.constantFrom(undefined, 1, 2),
    content: fc.constantFrom(...CONTENTS),
  })
  .map(
    (each) => Object.fromEntries(Object.entries(each).filter(([, value]) => value !== undefined)) as never,
  );

const entries = fc.uniqueArray(entry, { selector: keyOf, maxLength: 12 });
const baseline = entries.map((tools): Baseline => ({ rubric: RUBRIC, tools }));
const read = (text: string) => readBaseline(text, didYouMean);

const ONE: Entry = { input: 'a.json', tool: 'get_user', score: 72, content: CONTENTS[0]! };
const TEXT = formatBaseline({ rubric: RUBRIC, tools: [ONE, { ...ONE, tool: 'list_users' }] });

describe('A baseline', () => {
  it('is read as it was written, in any line ends', async () => {
    await fc.assert(
      fc.asyncProperty(baseline, async (before) => {
        const text = formatBaseline(before);
        for (const written of [text, text.replaceAll('\n', '\r\n'), `\ufeff${text}`]) {
          const after = await read(written);
          expect('tools' in after && formatBaseline(after)).toBe(text);
        }
      }),
    );
  });

  it('does not depend on the order in which tools come, and has one of them a line', () => {
    fc.assert(
      fc.property(entries, (tools) => {
        const text = formatBaseline({ rubric: RUBRIC, tools });
        expect(formatBaseline({ rubric: RUBRIC, tools: [...tools].reverse() })).toBe(text);
        expect(text.trimEnd().split('\n')).toHaveLength(tools.length === 0 ? 1 : tools.length + 2);
      }),
    );
  });

  it('is no tool spec to a search of its folder', () => {
    fc.assert(
      fc.property(baseline, (before) => {
        const spec = readSpec(JSON.parse(formatBaseline(before)));
        expect('reason' in spec || spec.tools.length === 0).toBe(true);
      }),
    );
  });

  it('looks like this', () => {
    expect(TEXT).toBe(
      [
        '{"baselineVersion": 1, "rubric": "0123456789abcdef", "tools": [',
        ' {"input": "a.json", "tool": "get_user", "score": 72, "content": "000000000000-aaaaaaaaaaaa"},',
        ' {"input": "a.json", "tool": "list_users", "score": 72, "content": "000000000000-aaaaaaaaaaaa"}',
        ']}',
        '',
      ].join('\n'),
    );
  });
});

describe('Two branches', () => {
  it('that change different tools merge without a conflict', async () => {
    const tools = ['a', 'b', 'c', 'd', 'e'].map((tool) => ({ ...ONE, tool }));
    const raised = (...names: string[]) =>
      formatBaseline({
        rubric: RUBRIC,
        tools: tools.map((each) => (names.includes(each.tool) ? { ...each, score: 90 } : each)),
      });
    const folder = mkdtempSync(join(tmpdir(), 'tool-score-merge-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const put = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const files = [put('ours', raised('a')), put('base', raised()), put('theirs', raised('d'))];
    const merged = execFileSync('git', ['merge-file', '-p', ...files], { encoding: 'utf8' });
    expect(merged).toBe(raised('a', 'd'));
  });
});

describe('A baseline that cannot be used', () => {
  const lines = TEXT.split('\n');
  const conflict = (mark: string) => [lines[0], mark, ...lines.slice(1)].join('\n');

  it.each<[string, string, number, number, RegExp]>([
    ['with a merge conflict', conflict('<<<<<<< HEAD'), 2, 1, /merge conflict/],
    ['with the middle of one', conflict('======='), 2, 1, /merge conflict/],
    ['with the end of one', conflict('>>>>>>> theirs'), 2, 1, /merge conflict/],
    ['with one of three sides', conflict('||||||| base'), 2, 1, /merge conflict/],
    ['with one in CRLF', conflict('=======').replaceAll('\n', '\r\n'), 2, 1, /merge conflict/],
    ['cut off', TEXT.slice(0, 100), 2, 30, /not valid JSON/],
    ['of another kind', '[]', 1, 1, /takes an object/],
    ['of a later version', TEXT.replace('Version": 1', 'Version": 2'), 1, 2, /"baselineVersion" takes/],
    ['without its rubric', '{"baselineVersion": 1, "tools": []}', 1, 1, /no "rubric"/],
    ['with another rubric', TEXT.replace(RUBRIC, 'x'), 1, 24, /"rubric" takes/],
    ['with a score that is none', TEXT.replace('72', '720'), 2, 42, /"score" takes .* not 720/],
    ['with a lost member', TEXT.replace('"score": 72, ', ''), 2, 2, /no "score"/],
    ['with an unknown member', TEXT.replace('"score"', '"scores"'), 2, 2, /no "score"/],
    ['with a torn digest', TEXT.replace('-aaaa', '-'), 2, 55, /two digests/],
    [
      'with a tool twice',
      TEXT.replace('list_users', 'get_user'),
      3,
      2,
      /"get_user" of a\.json is recorded twice/,
    ],
    [
      'with a key twice',
      TEXT.replace('"tools"', '"rubric": "0123456789abcdef", "tools"'),
      1,
      54,
      /"rubric" stands here twice/,
    ],
  ])('says where and why: %s', async (_, text, line, column, message) => {
    expect(await read(text)).toMatchObject({ line, column, message: expect.stringMatching(message) });
  });
});

describe('A tool is the one that was recorded', () => {
  it('as long as its parameters or its description are the same', () => {
    const [a, b, c] = CONTENTS as [string, string, string];
    expect([isSameTool(a, a), isSameTool(a, b), isSameTool(a, c)]).toEqual([true, true, false]);
    expect(isSameTool('000000000000-111111111111', '111111111111-000000000000')).toBe(false);
  });

  it.each<[string, Partial<Entry>, string]>([
    ['as it was', {}, 'held'],
    ['higher', { score: 73 }, 'risen'],
    ['lower', { score: 71 }, 'fallen'],
    ['with an error that it had not', { errors: 1 }, 'fallen'],
    ['higher, but with an error', { score: 99, errors: 1 }, 'fallen'],
    ['with another content', { content: CONTENTS[1]! }, 'held'],
    ['another tool', { content: CONTENTS[2]!, score: 99 }, 'replaced'],
  ])('and stands %s', (_, change, kind) => {
    expect(standingOf({ ...ONE, ...change }, ONE).kind).toBe(kind);
  });

  it('or is unknown', () => {
    expect(standingOf(ONE, undefined)).toEqual({ kind: 'unknown' });
  });
});

describe('An update', () => {
  const inputs = fc.subarray(['a.json', 'specs/b.json', 'specs/é.json']).map((names) => new Set(names));
  const run = fc.tuple(baseline, entries, inputs).map(([old, all, judged]) => ({
    old,
    judged,
    now: all.filter(({ input }) => judged.has(input)),
  }));

  it('lowers nothing, adds what is new, and takes out what is gone from what was judged', () => {
    fc.assert(
      fc.property(run, ({ old, now, judged }) => {
        const recording = { rubric: RUBRIC, now, inputs: judged, allowLower: false };
        const { baseline: next } = updateBaseline(old, recording);
        const after = new Map(next.tools.map((each) => [keyOf(each), each]));
        const current = new Set(now.map(keyOf));
        for (const before of old.tools) {
          const kept = after.get(keyOf(before));
          const isGone = judged.has(before.input) && !current.has(keyOf(before));
          expect(kept === undefined).toBe(isGone);
          if (kept) expect(isLower(kept, before)).toBe(false);
          if (!judged.has(before.input)) expect(kept).toEqual(before);
        }
        for (const each of now) expect(after.has(keyOf(each))).toBe(true);
        expect(next.tools.length).toBe(new Set([...after.keys()]).size);
      }),
    );
  });

  it('made twice is made once', () => {
    fc.assert(
      fc.property(run, fc.boolean(), ({ old, now, judged }, allowLower) => {
        const recording = { rubric: RUBRIC, now, inputs: judged, allowLower };
        const once = updateBaseline(old, recording).baseline;
        const twice = updateBaseline(once, recording);
        expect(formatBaseline(twice.baseline)).toBe(formatBaseline(once));
        expect([twice.added, twice.raised, twice.removed]).toEqual([0, 0, 0]);
      }),
    );
  });

  it('that may lower records what there is', () => {
    fc.assert(
      fc.property(run, ({ old, now, judged }) => {
        const recording = { rubric: RUBRIC, now, inputs: judged, allowLower: true };
        const { tools } = updateBaseline(old, recording).baseline;
        expect(tools).toEqual(expect.arrayContaining([...now]));
      }),
    );
  });

  it('of another rubric keeps no old record, and says which specs would lose theirs', () => {
    const old = { rubric: 'fedcba9876543210', tools: [ONE, { ...ONE, input: 'b.json', score: 99 }] };
    const now = [{ ...ONE, score: 50 }];
    const recording = { rubric: RUBRIC, now, inputs: new Set(['a.json']), allowLower: false };
    const { baseline: next, unread } = updateBaseline(old, recording);
    expect([next.tools, unread]).toEqual([now, ['b.json']]);
  });
});
