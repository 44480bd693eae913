import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { rules } from '../../rules/index.js';
import { didYouMean } from '../../src/cli/suggest.js';
import { readConfig } from '../../src/config/read-config.js';
import { readSpec } from '../../src/model/read-spec.js';

const path = fileURLToPath(new URL('../../config.schema.json', import.meta.url));
const validate = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(
  JSON.parse(readFileSync(path, 'utf8')),
);

const read = (text: string, name = 'tool-score.config.json', inside?: string) =>
  readConfig(text, name, inside, rules, didYouMean);

async function faultsOf(text: string, name?: string, inside?: string): Promise<string[]> {
  const found = await read(text, name, inside);
  return 'faults' in found
    ? found.faults.map(({ line, column, message }) => `${line}:${column} ${message}`)
    : [];
}

const IGNORE = { rule: 'naming/snake-case', reason: 'callers know it' };

const GOOD: readonly object[] = [
  {},
  { $schema: './node_modules/tool-score/config.schema.json' },
  { preset: 'strict', threshold: 0, mean: 100, failOn: 'never', maxWarnings: 0, minTools: 0 },
  { categories: { description: 80, 'best-practices': 1 } },
  { baseline: 'tool-score.baseline.json', namespaces: ['slack', 'mcp_howtocook'] },
  { rules: {} },
  {
    rules: { 'naming/snake-case': 'off', 'spec/callable': 'info', 'spec/refs-local': { severity: 'error' } },
  },
  { rules: { 'naming/snake-case': { points: 0 }, 'examples/all-valid': { points: 5, severity: 'info' } } },
  {
    overrides: [
      { files: ['a/'], threshold: 3 },
      { tools: ['x'], rules: { 'naming/snake-case': 'off' } },
    ],
  },
  { ignore: [IGNORE, { ...IGNORE, files: ['a'], tools: ['b'], until: '2028-02-29' }] },
];

const BAD: readonly [unknown, RegExp][] = [
  [null, /^1:1 this takes an object, not null$/],
  [[], /this takes an object, not an empty list/],
  ['strict', /this takes an object, not "strict"/],
  [{ treshold: 80 }, /unknown key "treshold"\. Did you mean "threshold"\?/],
  [{ Threshold: 80 }, /unknown key "Threshold"\. Did you mean "threshold"\?/],
  [{ toString: 1 }, /unknown key "toString"/],
  [{ preset: 'strikt' }, /"preset" takes recommended, strict, not "strikt"\. Did you mean "strict"\?/],
  [{ threshold: 101 }, /"threshold" takes a whole number from 0 to 100, not 101/],
  [{ threshold: 79.5 }, /not 79\.5/],
  [{ threshold: '80' }, /not "80"/],
  [{ threshold: null }, /not null/],
  [{ mean: -1 }, /"mean" takes/],
  [{ maxWarnings: -1 }, /"maxWarnings" takes a whole number from 0, not -1/],
  [{ failOn: 'warn' }, /Did you mean "warning"\?/],
  [{ categories: { descriptions: 1 } }, /unknown category "descriptions"\. Did you mean "description"\?/],
  [{ categories: { naming: true } }, /"naming" takes a whole number from 0 to 100, not true/],
  [{ rules: ['naming/snake-case'] }, /"rules" takes an object, not a list/],
  [
    { rules: { 'naming/snakecase': 'off' } },
    /unknown rule "naming\/snakecase"\. Did you mean "naming\/snake-case"\?/,
  ],
  [{ rules: { 'naming/snake-case': 'warn' } }, /takes off, error, warning, info, not "warn"/],
  [{ rules: { 'naming/snake-case': false } }, /not false/],
  [{ rules: { 'naming/snake-case': { points: 1001 } } }, /"points" takes a whole number from 0 to 1000/],
  [{ rules: { 'naming/snake-case': { point: 1 } } }, /unknown key "point"/],
  [
    { rules: { 'naming/snake-case': { severity: 'off' } } },
    /"severity" takes error, warning, info, not "off"/,
  ],
  [{ namespaces: [] }, /"namespaces" takes a list with something in it, not an empty list/],
  [{ namespaces: ['_'] }, /takes a prefix such as "slack", not "_"/],
  [{ baseline: ' ' }, /"baseline" takes a text, not " "/],
  [{ overrides: [{ threshold: 3 }] }, /there is no "files" or "tools" here/],
  [{ overrides: [{ files: 'a' }] }, /"files" takes a list with something in it, not "a"/],
  [{ overrides: [{ files: ['a'], ignore: [] }] }, /unknown key "ignore"/],
  [{ ignore: [{ rule: 'naming/snake-case' }] }, /there is no "reason" here/],
  [{ ignore: [{ reason: 'x' }] }, /there is no "rule" here/],
  [{ ignore: [{ ...IGNORE, reason: '  ' }] }, /"reason" takes a text/],
  [{ ignore: [{ ...IGNORE, rule: 'naming/snake' }] }, /there is no rule "naming\/snake"\. Did you mean/],
  [{ ignore: [{ ...IGNORE, until: '31.12.2027' }] }, /"until" takes a date such as "2027-01-31"/],
  [{ ignore: [{ ...IGNORE, until: '2027-13-01' }] }, /"until" takes a date/],
];

describe('A configuration', () => {
  it.each(GOOD.map((config) => [config]))('is taken by the check and by its schema: %j', async (config) => {
    expect(await faultsOf(JSON.stringify(config))).toEqual([]);
    expect(validate(config), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each(GOOD.map((config) => [config]))('is no tool spec to a search of its folder: %j', (config) => {
    expect(readSpec(config)).toMatchObject({ reason: expect.any(String) });
    expect(readSpec({ name: 'lockers', version: '1.0.0', toolScore: config })).toHaveProperty('reason');
  });

  it.each(BAD)('is refused by the check and by its schema: %j', async (config, says) => {
    const faults = await faultsOf(JSON.stringify(config));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(says);
    expect(validate(config)).toBe(false);
  });

  it('has its faults named where they stand, all of them and in order', async () => {
    const text = `{
  // JSON with comments will do
  "threshold": 70,
  "ignore": [{"rule": "naming/snake-case"}],
  "tresholds": 1
}`;
    expect(await faultsOf(text)).toEqual([
      '4:14 there is no "reason" here',
      '5:3 unknown key "tresholds". Did you mean "threshold"?',
    ]);
  });

  it('is good as README.md shows it', async () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const [, example] = /## Config\n[\s\S]*?```json\n([\s\S]*?)```/.exec(readme) ?? [];
    expect(await faultsOf(example ?? '')).toEqual([]);
  });

  it('is read in YAML', async () => {
    const text = 'threshold: 70\nrules:\n  naming/snake-case: off\n  naming/snake: off\n';
    expect(await faultsOf(text, 'tool-score.config.yaml')).toEqual([
      '4:3 unknown rule "naming/snake". Did you mean "naming/snake-case"?',
    ]);
    expect(await read('threshold: 70\n', 'tool-score.config.yaml')).toMatchObject({
      config: { threshold: 70 },
    });
  });

  it.each(['', '\r'])('has the same places with any line end', async (end) => {
    const text = ['{', '  "threshold": 70,', '  "means": 1', '}'].join(`${end}\n`);
    expect(await faultsOf(text)).toEqual(['3:3 unknown key "means". Did you mean "mean"?']);
  });

  it('inside a package manifest has the places of the manifest', async () => {
    const text = '{\n  "name": "a",\n  "toolScore": {\n    "threshhold": 80\n  }\n}';
    expect(await faultsOf(text, 'package.json', 'toolScore')).toEqual([
      '4:5 unknown key "threshhold". Did you mean "threshold"?',
    ]);
  });

  it('is not believed when a key stands twice, since one of the two was not meant', async () => {
    expect(await faultsOf('{"threshold": 80, "threshold": 50}')).toEqual([
      '1:19 "threshold" stands here twice',
    ]);
  });

  it('that is no JSON has the place of the fault', async () => {
    expect(await faultsOf('{\n  "threshold": 80\n  "mean": 1\n}')).toEqual([
      expect.stringMatching(/^3:3 this is not valid JSON: /),
    ]);
  });

  it('gives no points where they would count for nothing', async () => {
    expect(await faultsOf('{"rules": {"spec/callable": {"points": 5}}}')).toEqual([
      '1:30 "spec/callable" can have no points: its category, spec, is not part of the score',
    ]);
    const inside = '{"overrides": [{"files": ["a"], "rules": {"spec/unique-names": {"points": 1}}}]}';
    expect(await faultsOf(inside)).toEqual([expect.stringMatching(/can have no points/)]);
  });

  it('leaves some rule to score with', async () => {
    const off = Object.fromEntries(rules.filter(({ points }) => points > 0).map(({ id }) => [id, 'off']));
    expect(await faultsOf(JSON.stringify({ rules: off }))).toEqual([
      expect.stringMatching(/no rule with points is left/),
    ]);
    expect(await faultsOf(JSON.stringify({ overrides: [{ files: ['a'], rules: off }] }))).toEqual([
      expect.stringMatching(/no rule with points is left/),
    ]);
  });
});

it.each(['2027-02-31', '2027-02-29', '2027-04-31', '2100-02-29'])(
  'There is no day %s, and that is said',
  async (until) => {
    const faults = await faultsOf(JSON.stringify({ ignore: [{ ...IGNORE, until }] }));
    expect(faults).toEqual([expect.stringMatching(new RegExp(`^1:\\d+ there is no ${until}`))]);
  },
);
