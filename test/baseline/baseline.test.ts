import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Baseline, type Entry, keyOf } from '../../src/baseline/baseline.js';
import { contentOf, isSameTool } from '../../src/baseline/content.js';
import { formatBaseline } from '../../src/baseline/format-baseline.js';
import { readBaseline } from '../../src/baseline/read-baseline.js';
import { Records } from '../../src/baseline/records.js';
import { isLower, standingOf } from '../../src/baseline/standing.js';
import { type Judged, updateBaseline } from '../../src/baseline/update-baseline.js';
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
    warnings: fc.constantFrom(undefined, 1, 3),
    categories: fc.constantFrom(undefined, { naming: 40 }, { description: 0, naming: 50 }),
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

  const contents = (description: string, inputSchema: object = { type: 'object' }) => {
    const spec = readSpec({ tools: [{ name: 'get_user', description, inputSchema }] });
    if ('reason' in spec) throw new Error(spec.reason);
    return contentOf(spec.tools[0]!);
  };
  const taking = (...names: string[]) => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, {}])),
  });

  it.each<[string, string, string, boolean]>([
    ['no parameters twice', contents('Gets one.'), contents('Sends a mail.'), false],
    ['no description twice', contents('', taking('id')), contents('', taking('mail')), false],
    ['a description that came', contents(''), contents('Gets one.'), false],
    ['nothing at all twice', contents(''), contents(''), true],
    ['parameters that stayed', contents('', taking('id')), contents('Gets one.', taking('id')), true],
    ['a description that stayed', contents('Gets one.'), contents('Gets one.', taking('id')), true],
    [
      'parameters of a branch',
      contents('Gets one.', { allOf: [taking('id')] }),
      contents('Sends a mail.', { allOf: [taking('mail')] }),
      false,
    ],
    [
      'parameters behind a reference',
      contents('Gets one.', { $ref: '#/$defs/a', $defs: { a: taking('id') } }),
      contents('Gets a user.', taking('id')),
      true,
    ],
  ])('by what is there: %s', (_, a, b, isSame) => {
    expect([isSameTool(a, b), isSameTool(b, a)]).toEqual([isSame, isSame]);
  });

  it.each<[string, Partial<Entry>, string]>([
    ['as it was', {}, 'held'],
    ['higher', { score: 73 }, 'risen'],
    ['lower', { score: 71 }, 'fallen'],
    ['with an error that it had not', { errors: 1 }, 'fallen'],
    ['higher, but with an error', { score: 99, errors: 1 }, 'fallen'],
    ['with a warning that it had not', { warnings: 1 }, 'fallen'],
    ['too low in a category where it was not', { categories: { naming: 40 } }, 'fallen'],
  ])('and stands %s', (_, change, kind) => {
    expect(standingOf({ ...ONE, ...change }, ONE, false).kind).toBe(kind);
  });

  it('and what it failed in is excused, as far as it went', () => {
    const low: Entry = { ...ONE, warnings: 2, categories: { naming: 40 } };
    expect(standingOf(low, low, false).kind).toBe('held');
    expect(standingOf({ ...low, categories: { naming: 39 } }, low, false).kind).toBe('fallen');
    expect(standingOf({ ...low, categories: { naming: 41, examples: 0 } }, low, false).kind).toBe('fallen');
    expect(standingOf({ ...low, categories: { naming: 41 } }, low, false).kind).toBe('risen');
    expect(standingOf(ONE, low, false).kind).toBe('risen');
  });

  it('or is unknown, or another one by a known name', () => {
    expect(standingOf(ONE, undefined, false)).toEqual({ kind: 'unknown' });
    expect(standingOf(ONE, undefined, true)).toEqual({ kind: 'replaced' });
  });
});

describe('The records of several tools', () => {
  const [a, b, c] = CONTENTS as [string, string, string];
  const none = () => false;

  it('with one name go by their contents before their order', () => {
    const tools = [
      { ...ONE, content: a },
      { ...ONE, content: c, copy: 2 },
    ];
    const take = (...contents: string[]) =>
      new Records(tools).takeAll(
        contents.map((content) => ({ ...ONE, content })),
        none,
      );
    expect(take(c, a)).toEqual([tools[1], tools[0]]);
    expect(take(b, a)).toEqual([undefined, tools[0]]);
    expect(take(b, c)).toEqual([tools[0], tools[1]]);
  });

  it('move with a spec that is gone, where there is no doubt', () => {
    const moved = { ...ONE, input: 'new.json' };
    const gone = (input: string) => input === 'a.json' || input === 'z.json';
    expect(new Records([ONE]).takeAll([moved], gone)).toEqual([ONE]);
    expect(new Records([ONE]).takeAll([moved], none)).toEqual([undefined]);
    expect(new Records([ONE]).takeAll([{ ...moved, content: b }], gone)).toEqual([undefined]);
    expect(new Records([ONE, { ...ONE, input: 'z.json' }]).takeAll([moved], gone)).toEqual([undefined]);
    expect(new Records([ONE]).takeAll([moved, { ...moved, input: 'new.json' }], gone)).toEqual([
      ONE,
      undefined,
    ]);
  });
});

/** What a run finds, held against a baseline. */
function judged(old: Baseline | undefined, now: readonly Entry[], isBelow = false): Judged[] {
  const records = new Records(old?.tools ?? []).takeAll(now, () => false);
  return now.map((each, index) => ({ now: each, recorded: records[index], isBelow }));
}

describe('An update', () => {
  const inputs = fc.subarray(['a.json', 'specs/b.json', 'specs/é.json']).map((names) => new Set(names));
  const run = fc.tuple(baseline, entries, inputs, fc.boolean()).map(([old, all, settled, isBelow]) => ({
    old,
    settled,
    isBelow,
    now: all.filter(({ input }) => settled.has(input)).map(({ copy: _, ...each }): Entry => each),
  }));
  const update = (
    { old, now, settled, isBelow }: { old: Baseline; now: Entry[]; settled: Set<string>; isBelow: boolean },
    allowLower: boolean,
  ) =>
    updateBaseline(old, {
      rubric: RUBRIC,
      tools: judged(old, now, isBelow),
      isSettled: (input) => settled.has(input),
      allowLower,
    });

  it('lowers nothing, adds what is new and holds, and takes out only what is gone from what was judged', () => {
    fc.assert(
      fc.property(run, (each) => {
        const { baseline: next, added, refused, removed } = update(each, false);
        const after = new Map(next.tools.map((entry) => [keyOf(entry), entry]));
        expect(next.tools).toHaveLength(after.size);
        for (const { recorded } of judged(each.old, each.now)) {
          const kept = recorded && after.get(keyOf(recorded));
          expect(kept ? isLower(kept, recorded) : recorded !== undefined).toBe(false);
        }
        for (const before of each.old.tools)
          if (!each.settled.has(before.input)) expect(after.get(keyOf(before))).toEqual(before);
        expect(each.isBelow ? added : refused).toEqual([]);
        expect(next.tools).toHaveLength(each.old.tools.length + added.length - removed.length);
      }),
    );
  });

  it('made twice is made once', () => {
    fc.assert(
      fc.property(run, fc.boolean(), (each, allowLower) => {
        const once = update(each, allowLower).baseline;
        const twice = update({ ...each, old: once }, allowLower);
        expect(formatBaseline(twice.baseline)).toBe(formatBaseline(once));
        expect([twice.added, twice.raised, twice.removed, twice.lowered]).toEqual([[], [], [], []]);
      }),
    );
  });

  it('does not let twins with one name and text trade their records', () => {
    const [first, second] = [ONE, { ...ONE, categories: { naming: 40 } }];
    const before = { rubric: RUBRIC, tools: [{ ...ONE, copy: 2, content: CONTENTS[1]! }] };
    const each = { old: before, now: [first, second], settled: new Set(['a.json']), isBelow: false };
    const once = update(each, true).baseline;
    const twice = update({ ...each, old: once }, true);
    expect(formatBaseline(twice.baseline)).toBe(formatBaseline(once));
    expect([twice.raised, twice.lowered]).toEqual([[], []]);
  });

  it('that may lower records what there is', () => {
    fc.assert(
      fc.property(run, (each) => {
        const { tools } = update(each, true).baseline;
        const found = tools.map(({ copy: _, ...entry }) => JSON.stringify(entry));
        expect(found).toEqual(expect.arrayContaining(each.now.map((entry) => JSON.stringify(entry))));
      }),
    );
  });

  it('adds a tool below the bar only to a new baseline, or when that is allowed', () => {
    const bad = { ...ONE, tool: 'doorThing', score: 20 };
    const old = { rubric: RUBRIC, tools: [ONE] };
    const recording = (before: Baseline | undefined, allowLower: boolean) => ({
      rubric: RUBRIC,
      tools: judged(before, [ONE, bad], true),
      isSettled: () => true,
      allowLower,
    });
    const refused = updateBaseline(old, recording(old, false));
    expect([refused.baseline.tools, refused.refused]).toEqual([[ONE], [bad]]);
    expect(updateBaseline(old, recording(old, true)).baseline.tools).toEqual([ONE, bad]);
    expect(updateBaseline(undefined, recording(undefined, false)).baseline.tools).toEqual([ONE, bad]);
  });

  it('keeps the record of a name that another tool has taken without being good enough', () => {
    const old = { rubric: RUBRIC, tools: [ONE] };
    const other = { ...ONE, content: CONTENTS[2]!, score: 20 };
    const recording = { rubric: RUBRIC, tools: judged(old, [other], true), isSettled: () => true };
    const kept = updateBaseline(old, { ...recording, allowLower: false });
    expect([kept.baseline.tools, kept.refused]).toEqual([[ONE], [other]]);
    expect(updateBaseline(old, { ...recording, allowLower: true }).baseline.tools).toEqual([other]);
  });

  it('takes a record along to another spec or name, and keeps its score', () => {
    const old = { rubric: RUBRIC, tools: [ONE] };
    const now = { ...ONE, input: 'new.json', tool: 'fetch_user', score: 50, content: CONTENTS[1]! };
    const tools = [{ now, recorded: ONE, isBelow: true }];
    const recording = { rubric: RUBRIC, tools, isSettled: () => true, allowLower: false };
    expect(updateBaseline(old, recording).baseline.tools).toEqual([{ ...now, score: ONE.score }]);
  });

  it('of another rubric says what it would lose: specs that were not judged, and higher scores', () => {
    const old = { rubric: 'fedcba9876543210', tools: [ONE, { ...ONE, input: 'b.json', score: 99 }] };
    const now = [{ ...ONE, score: 50 }];
    const recording = {
      rubric: RUBRIC,
      tools: judged(old, now),
      isSettled: (input: string) => input === 'a.json',
    };
    const { unread, notLowered } = updateBaseline(old, { ...recording, allowLower: false });
    expect([unread, notLowered]).toEqual([['b.json'], [{ now: now[0], recorded: ONE }]]);
    const allowed = updateBaseline(old, { ...recording, isSettled: () => true, allowLower: true });
    expect([allowed.baseline.tools, allowed.lowered.length]).toEqual([now, 1]);
  });
});
