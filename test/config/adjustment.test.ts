import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rules } from '../../rules/index.js';
import { findNamespaces, withNamed } from '../../rules/shared/namespaces.js';
import { Assessor } from '../../src/assess/assess.js';
import { Adjustment } from '../../src/config/adjustment.js';
import type { Config, Ignore, Override, RuleSetting } from '../../src/config/config.js';
import { configuredRubric } from '../../src/config/configured-rubric.js';
import { Ignores } from '../../src/config/ignores.js';
import { presetConfig } from '../../src/config/presets.js';
import { RuleBook } from '../../src/config/rule-book.js';
import { buildReport } from '../../src/report/build.js';
import { costsOf } from '../../src/report/costs.js';
import { type JsonTool, toJsonReport } from '../../src/report/json.js';
import { rubricOf } from '../../src/score/rubric.js';
import { GOOD, POOR } from '../cli/run.js';
import { sample } from '../properties/arbitraries.js';

const loadValidator = async () => (await import('../../src/validate/validator.js')).validator;
const specs = fc.array(sample, { minLength: 1, maxLength: 3 });
const samePath = (input: string) => input;

interface Assessed {
  readonly tools: readonly JsonTool[];
  readonly ignores: Ignores;
}

async function assess(document: unknown, config: Config, name = 'tools.json'): Promise<Assessed> {
  const ignores = new Ignores(config, '2026-06-15', samePath);
  const adjustment = new Adjustment(new RuleBook(config, samePath), ignores);
  const assessor = new Assessor({ rules, findNamespaces, loadValidator, adjustment });
  const input = await assessor.assess(name, JSON.stringify(document));
  const [report] = toJsonReport(buildReport(rubricOf(rules), [input])).inputs;
  return { tools: report!.tools, ignores };
}

const found = (tool: JsonTool | undefined) => tool?.findings.map(({ rule }) => rule) ?? [];
const reasonOf = (tool: JsonTool | undefined, id: string) =>
  tool?.rules.find(({ rule }) => rule === id)?.reason;

const NO_NAME_RULES: Config = {
  rules: { 'naming/snake-case': 'off', 'naming/starts-with-verb': 'off', 'naming/short-enough': 'off' },
};

describe('A rule that is off', () => {
  it('finds nothing, costs nothing, and its points leave the category', async () => {
    const { tools } = await assess([POOR], { rules: { 'naming/snake-case': 'off' } });
    expect(found(tools[0])).not.toContain('naming/snake-case');
    expect(reasonOf(tools[0], 'naming/snake-case')).toBe('off by the configuration');
    // Of 65 points, 15 are earned.
    expect(tools[0]?.categories.naming).toBe(23);
  });

  it('leaves no category when it was the last of it', async () => {
    const { tools } = await assess([GOOD], NO_NAME_RULES);
    expect(tools[0]).toMatchObject({ score: 100, scoredOn: 85, categories: { naming: null } });
  });

  it('does not pay for what is missing: the rules that need its subject earn nothing and say why', async () => {
    const { description: _, ...bare } = GOOD;
    const { tools } = await assess([bare], { rules: { 'description/present': 'off' } });
    expect(tools[0]?.categories.description).toBe(0);
    const own = tools[0]?.findings.filter(({ category }) => category === 'description') ?? [];
    expect(own.map(({ rule, message }) => [rule, message])).toEqual([
      ['description/long-enough', 'the tool has no description'],
      ['description/starts-with-verb', 'the tool has no description'],
      ['description/short-enough', 'the tool has no description'],
    ]);
    expect(own.reduce((sum, { lost }) => sum + lost, 0)).toBeCloseTo(25, 1);
  });
});

describe('A setting', () => {
  it('of a severity changes what fails, and no number', async () => {
    const { tools } = await assess([POOR], { rules: { 'naming/snake-case': 'error' } });
    const { tools: before } = await assess([POOR], {});
    expect(tools[0]).toMatchObject({ blocked: true, score: before[0]!.score });
    expect(tools[0]?.findings[0]).toMatchObject({ rule: 'naming/snake-case', severity: 'error' });
  });

  it('of points changes the number', async () => {
    const { tools } = await assess([POOR], { rules: { 'naming/snake-case': { points: 185 } } });
    // 15 of 50 + 15 + 185.
    expect(tools[0]?.categories.naming).toBe(6);
  });

  it('of no points for a rule leaves it what it takes from those that need its subject', async () => {
    const config: Config = { rules: { 'description/present': { points: 0 } } };
    const ignores = new Ignores(config, '2026-06-15', samePath);
    const adjustment = new Adjustment(new RuleBook(config, samePath), ignores);
    const assessor = new Assessor({ rules, findNamespaces, loadValidator, adjustment });
    const { description: _, ...bare } = GOOD;
    const { tools } = await assessor.assess('a.json', JSON.stringify([bare]));
    const [dearest] = costsOf(tools).sort((a, b) => b.lost - a.lost);
    expect([dearest?.rule.id, dearest?.lost]).toEqual(['description/present', expect.closeTo(25)]);
    expect(tools[0]?.findings()[0]).toMatchObject({ lost: expect.closeTo(25) });
  });

  it('holds for set rules, on tools and on the document', async () => {
    const twice = [GOOD, GOOD];
    expect(found((await assess(twice, {})).tools[1])).toEqual(['spec/unique-names']);
    const config: Config = { rules: { 'spec/unique-names': 'off' } };
    expect(found((await assess(twice, config)).tools[1])).toEqual([]);
    const mild = await assess(twice, { rules: { 'spec/unique-names': 'info' } });
    expect(mild.tools[1]).toMatchObject({ blocked: false, findings: [{ severity: 'info' }] });
  });
});

describe('An override', () => {
  const config: Config = {
    rules: { 'naming/snake-case': 'off' },
    overrides: [
      { files: ['new/'], rules: { 'naming/snake-case': 'error' } },
      { tools: ['locker*'], files: ['new/old/*'], rules: { 'naming/snake-case': 'info' } },
    ],
  };

  it.each([
    ['a.json', undefined],
    ['new/a.json', 'error'],
    ['new/old/a.json', 'info'],
  ])('holds for its files, and a later one wins: %s', async (name, severity) => {
    const { tools } = await assess([POOR], config, name);
    expect(tools[0]?.findings.find(({ rule }) => rule === 'naming/snake-case')?.severity).toBe(severity);
  });

  it('may say another threshold, and the last one that says any counts', () => {
    const overrides = [
      { files: ['new/'], threshold: 70 },
      { tools: ['a*'], threshold: 50 },
      { tools: ['ab'] },
    ];
    const book = new RuleBook({ overrides }, samePath);
    expect(book.thresholdFor('new/a.json', 'ab')).toBe(50);
    expect(book.thresholdFor('new/a.json', 'b')).toBe(70);
    expect(book.thresholdFor('a.json', 'b')).toBeUndefined();
  });

  it('holds for its tools only', async () => {
    const other = { ...POOR, name: 'doorThing' };
    const { tools } = await assess([POOR, other], config, 'new/old/a.json');
    const severities = tools.map((tool) => tool.findings.find(({ rule }) => rule === 'naming/snake-case'));
    expect(severities.map((finding) => finding?.severity)).toEqual(['info', 'error']);
  });
});

describe('An ignore entry', () => {
  const entry: Ignore = { rule: 'naming/snake-case', tools: ['lockerThing'], reason: 'callers know it' };

  it('puts its finding aside with the reason, and is counted', async () => {
    const { tools, ignores } = await assess([POOR, GOOD], { ignore: [entry] });
    expect(found(tools[0])).not.toContain('naming/snake-case');
    expect(reasonOf(tools[0], 'naming/snake-case')).toBe('ignored: callers know it');
    expect([ignores.count, ignores.unused, ignores.expired]).toEqual([1, [], []]);
  });

  it('takes nothing from a tool that passes', async () => {
    const { tools, ignores } = await assess([GOOD], { ignore: [{ rule: entry.rule, reason: 'x' }] });
    expect(reasonOf(tools[0], 'naming/snake-case')).toBeUndefined();
    expect([tools[0]?.categories.naming, ignores.unused]).toEqual([100, [{ index: 0, isShadowed: false }]]);
  });

  it.each([
    ['holds on its last day', '2026-06-15', [], []],
    ['is over on the day after', '2026-06-14', [0], ['naming/snake-case']],
  ])('%s', async (_, until, expired, left) => {
    const { tools, ignores } = await assess([POOR], { ignore: [{ ...entry, until }] });
    expect([ignores.expired, ignores.unused]).toEqual([expired, []]);
    expect(found(tools[0]).filter((id) => id === 'naming/snake-case')).toEqual(left);
  });

  it('for files of which none was judged is not held to be of no use', async () => {
    const { ignores } = await assess([GOOD], { ignore: [{ ...entry, files: ['other.json'] }] });
    expect(ignores.unused).toEqual([]);
  });

  it('ignores findings on the document, unless it names tools', async () => {
    const rule = 'spec/unique-keys';
    const text = '{"tools": [], "tools": [{"name": "open_locker"}]}';
    const judge = async (config: Config) => {
      const ignores = new Ignores(config, '2026-06-15', samePath);
      const adjustment = new Adjustment(new RuleBook(config, samePath), ignores);
      const assessor = new Assessor({ rules, findNamespaces, loadValidator, adjustment });
      return (await assessor.assess('a.json', text)).findings.map((finding) => finding.rule.id);
    };
    expect(await judge({})).toEqual([rule]);
    expect(await judge({ ignore: [{ rule, reason: 'x' }] })).toEqual([]);
    expect(await judge({ ignore: [{ rule, reason: 'x', tools: ['*'] }] })).toEqual([rule]);
  });

  it('for a rule that could not be judged gives the tool its score back', async () => {
    const schema = {
      ...GOOD.inputSchema,
      properties: { number: { type: 'string', pattern: '^(?:(a|aa)+)+\\1$', description: 'Letters.' } },
      examples: [{ number: `${'a'.repeat(5000)}b` }],
    };
    const slow = { ...GOOD, inputSchema: schema };
    const before = await assess([slow], {});
    expect(before.tools[0]?.score).toBeNull();
    const unknown = before.tools[0]!.notJudged.map((sentence) => sentence.split(' ')[0]!);
    const { tools, ignores } = await assess([slow], {
      ignore: unknown.map((rule) => ({ rule, reason: 'x' })),
    });
    expect(tools[0]?.score).not.toBeNull();
    expect([ignores.count, ignores.unused]).toEqual([unknown.length, []]);
  });
});

describe('Whatever is configured, on generated specs', () => {
  it('what is lost is what the findings say, to the last point', async () => {
    const ids = rules.filter(({ points }) => points > 0).map(({ id }) => String(id));
    const setting = fc.oneof(
      fc.constant('off' as const),
      fc.record({ points: fc.integer({ min: 0, max: 90 }) }),
    );
    const config = fc.dictionary(fc.constantFrom(...ids), setting, { maxKeys: 6 });
    const ignored = fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(specs, config, ignored, async (document, settings, rest) => {
        const ignore = rest.map((rule) => ({ rule, reason: 'x' }));
        const { tools } = await assess(document, { rules: settings, ignore });
        for (const { score, findings, scoredOn } of tools) {
          if (score === null || scoredOn === 0) continue;
          const lost = findings.reduce((sum, finding) => sum + finding.lost, 0);
          expect(Math.abs(100 - lost - score)).toBeLessThan(1 + findings.length * 0.006);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('an empty configuration changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(specs, async (document) => {
        const plain = await new Assessor({ rules, findNamespaces, loadValidator }).assess(
          'tools.json',
          JSON.stringify(document),
        );
        const [bare] = toJsonReport(buildReport(rubricOf(rules), [plain])).inputs;
        expect((await assess(document, {})).tools).toEqual(bare!.tools);
      }),
      { numRuns: 40 },
    );
  });
});

describe('One more ignore entry', () => {
  it('never lowers a score, whatever the other entries are', async () => {
    const ids = rules.filter(({ points }) => points > 0).map(({ id }) => id as string);
    await fc.assert(
      fc.asyncProperty(
        specs,
        fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 6 }),
        async (document, chosen) => {
          const ignore = chosen.map((rule): Ignore => ({ rule, reason: 'x' }));
          const { tools: fewer } = await assess(document, { ignore: ignore.slice(1) });
          const { tools: more } = await assess(document, { ignore });
          for (const [index, { score }] of more.entries())
            expect(score ?? 100).toBeGreaterThanOrEqual(fewer[index]?.score ?? 0);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('leaves a tool what it has earned beside the ignored finding, and says why', async () => {
    const parameter = (name: string) => [
      name,
      { type: 'string', description: 'Name of the tenant on the door.' },
    ];
    const properties = Object.fromEntries(['a_name', 'b_name', 'c_name', 'd_name'].map(parameter));
    const tool = {
      ...POOR,
      inputSchema: { type: 'object', properties: { ...properties, n: { type: 'string' } } },
    };
    const ignore = [{ rule: 'parameters/described', reason: 'obvious' }];
    const [before, after] = [await assess([tool], {}), await assess([tool], { ignore })];
    expect(after.tools[0]!.score).toBeGreaterThanOrEqual(before.tools[0]!.score!);
    expect(found(after.tools[0])).not.toContain('parameters/described');
    expect(reasonOf(after.tools[0], 'parameters/described')).toBe('ignored: obvious');
  });

  it('that another one leaves nothing for is told so', async () => {
    const both: Ignore[] = [
      { rule: 'naming/snake-case', reason: 'x' },
      { rule: 'naming/snake-case', reason: 'y', tools: ['lockerThing'] },
    ];
    const { ignores } = await assess([POOR], { ignore: both });
    expect(ignores.unused).toEqual([{ index: 1, isShadowed: true }]);
  });
});

describe('The rubric of a configuration', () => {
  const standard = rubricOf(rules);
  const of = (config: Config) => configuredRubric(rules, config, config.ignore ?? []);

  it.each<[string, Config]>([
    ['nothing', {}],
    ['the presets', presetConfig('strict', rules)],
    ['limits', { threshold: 90, mean: 80, categories: { naming: 3 }, minTools: 2 }],
    ['severities', { rules: { 'naming/snake-case': 'error', 'spec/callable': 'off' } }],
    ['the points that a rule has anyway', { rules: { 'naming/snake-case': { points: 35 } } }],
    ['an override of a threshold', { overrides: [{ files: ['a'], threshold: 1 }] }],
    ['an ignored fault against the protocol', { ignore: [{ rule: 'spec/callable', reason: 'x' }] }],
  ])('is the standard one for what moves no number: %s', (_, config) => {
    expect(of(config)).toEqual(standard);
  });

  it('is the same for the same namespaces in another order', () => {
    expect(of({ namespaces: ['slack', 'jira'] })).toEqual(of({ namespaces: ['jira', 'slack', 'jira'] }));
  });

  const override = (tool: string, setting: RuleSetting): Override => ({
    tools: [tool],
    rules: { 'naming/snake-case': setting },
  });
  const OFF = (tool: string) => override(tool, 'off');
  const ON = (tool: string) => override(tool, 'warning');
  /** The points that the rule has anyway: they count where another override has taken them. */
  const SET = (tool: string) => override(tool, { points: 35 });

  it('is another one for everything that moves a number, and each has its own', () => {
    const moving: readonly Config[] = [
      { rules: { 'naming/snake-case': 'off' } },
      { rules: { 'naming/snake-case': { points: 36 } } },
      { overrides: [{ files: ['a'], rules: { 'naming/snake-case': 'off' } }] },
      { overrides: [{ files: ['b'], rules: { 'naming/snake-case': 'off' } }] },
      { overrides: [{ tools: ['a'], rules: { 'naming/snake-case': 'off' } }] },
      { ignore: [{ rule: 'naming/snake-case', reason: 'x' }] },
      { ignore: [{ rule: 'naming/snake-case', reason: 'x', tools: ['a'] }] },
      { namespaces: ['slack'] },
      { namespaces: ['slack', 'jira'] },
      { overrides: [OFF('a'), ON('b')] },
      { overrides: [ON('b'), OFF('a')] },
      { overrides: [OFF('a'), SET('b')] },
      { overrides: [SET('b'), OFF('a')] },
    ];
    const rubrics = moving.map(of);
    expect(rubrics.every(({ name }) => name === 'tcs-1+config')).toBe(true);
    expect(new Set([standard, ...rubrics].map(({ fingerprint }) => fingerprint)).size).toBe(
      moving.length + 1,
    );
  });
});

describe('A namespace that the configuration names', () => {
  const named = async (names: readonly string[], prefixes: readonly string[]) => {
    const assessor = new Assessor({
      rules,
      findNamespaces: (all) => withNamed(findNamespaces(all), all, prefixes),
      loadValidator,
    });
    const text = JSON.stringify(names.map((name) => ({ ...GOOD, name })));
    const input = await assessor.assess('a.json', text);
    return { namespace: input.namespace, naming: input.tools.map((tool) => tool.categories.naming) };
  };

  it('counts for a single tool, whatever verb follows', async () => {
    expect(await named(['pods_delete'], [])).toEqual({ namespace: [], naming: [50] });
    expect(await named(['pods_delete'], ['pods'])).toEqual({ namespace: ['pods'], naming: [100] });
  });

  it('may have several words, and the longest counts', async () => {
    const { naming } = await named(['mcp_howtocook_get_recipe'], ['mcp', 'mcp_howtocook']);
    expect(naming).toEqual([100]);
    expect((await named(['mcp_howtocook_get_recipe'], ['mcp'])).naming).toEqual([50]);
  });

  it('may begin with a verb: its author knows better', async () => {
    expect((await named(['fetch_page_open'], ['fetch_page'])).namespace).toEqual(['fetch_page']);
  });

  it('is never a whole name, and is not reported where no tool has it', async () => {
    expect(await named(['slack'], ['slack'])).toEqual({ namespace: [], naming: [50] });
    expect((await named(['get_user'], ['slack'])).namespace).toEqual([]);
  });
});
