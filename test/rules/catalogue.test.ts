import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rules } from '../../rules/index.js';
import { UNSCORED_CATEGORIES } from '../../src/rule/category.js';
import type { RuleExample } from '../../src/rule/rule.js';
import { rubricOf, SCORED_CATEGORIES } from '../../src/score/rubric.js';
import { repairValue } from '../fix/repair.js';
import { allFindings, assess, assessText, type Input } from './assess.js';

const folderOf = (category: string) => new URL(`../../rules/${category}/`, import.meta.url);

/** A category may be without rules. */
const CATEGORIES = [...SCORED_CATEGORIES, ...UNSCORED_CATEGORIES].filter((category) =>
  existsSync(folderOf(category)),
);

const categoryOf = (id: string) => id.slice(0, id.indexOf('/'));

/** The table of rubric tcs-1. */
const POINTS: Readonly<Record<string, number>> = {
  'description/present': 10,
  'description/long-enough': 40,
  'description/starts-with-verb': 30,
  'description/short-enough': 20,
  'parameters/object-schema': 10,
  'parameters/typed': 25,
  'parameters/described': 35,
  'parameters/required-declared': 15,
  'parameters/required-honest': 15,
  'best-practices/annotated': 40,
  'best-practices/annotations-consistent': 10,
  'best-practices/closed-schema': 20,
  'best-practices/states-returns': 15,
  'best-practices/states-errors': 15,
  'naming/snake-case': 35,
  'naming/starts-with-verb': 50,
  'naming/short-enough': 15,
  'examples/valid-example': 70,
  'examples/all-valid': 30,
};

/** An example is a document as a value, or, for faults of the text, the text itself. */
function read(example: unknown, settings: RuleExample['settings'] = {}): Promise<Input> {
  return typeof example === 'string' ? assessText(example, settings) : assess(example, settings);
}

function files(): string[] {
  return CATEGORIES.flatMap((category) =>
    readdirSync(folderOf(category)).map((file) => `${category}/${file}`),
  );
}

describe('the catalogue', () => {
  it('holds each rule file of rules/, under the id that is its path', async () => {
    const ids: string[] = [];
    for (const file of files()) {
      const module: { default: { id: string } } = await import(/* @vite-ignore */ `../../rules/${file}`);
      expect(module.default.id).toBe(file.replace(/\.ts$/, ''));
      ids.push(module.default.id);
    }
    expect(rules.map((rule) => rule.id).sort()).toEqual(ids.sort());
  });

  it('scores exactly the nineteen rules of the rubric, with its points, all of them warnings', () => {
    const scored = rules.filter((rule) => rule.points > 0);
    expect(Object.fromEntries(scored.map((rule) => [rule.id, rule.points]))).toEqual(POINTS);
    expect(new Set(scored.map((rule) => rule.severity))).toEqual(new Set(['warning']));
  });

  it('gives the rules of each scored category 100 points together', () => {
    const sums = new Map<string, number>();
    for (const rule of rules) sums.set(rule.category, (sums.get(rule.category) ?? 0) + rule.points);
    expect(Object.fromEntries(sums)).toEqual({
      description: 100,
      parameters: 100,
      'best-practices': 100,
      naming: 100,
      examples: 100,
      ...Object.fromEntries(CATEGORIES.slice(SCORED_CATEGORIES.length).map((category) => [category, 0])),
    });
  });

  it('has the rubric of its scored rules: rules without points come and go, and the fingerprint stays', () => {
    const scored = rules.filter((rule) => rule.points > 0);
    expect(rubricOf(rules)).toEqual(rubricOf(scored));
    expect(rubricOf(rules).fingerprint).toBe('8c944ffc8d23805a');
  });

  it('names as the rule that another one needs only a rule of the same category', () => {
    const ids = new Set<string>(rules.map((rule) => rule.id));
    for (const rule of rules) {
      if (rule.scope !== 'tool' || rule.needs === undefined) continue;
      expect(ids).toContain(rule.needs);
      expect(categoryOf(rule.needs)).toBe(rule.category);
    }
  });
});

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  it.each(rule.examples.map((example, index) => [index + 1, example] as const))(
    'finds its bad example %i and lets the good one pass',
    async (_, { bad, good, settings }) => {
      const goodReport = await read(good, settings);
      const messages = (report: Input) =>
        allFindings(report).flatMap((found) => (found.rule === id ? [found.message] : []));
      expect(messages(await read(bad, settings)).length).toBeGreaterThan(0);
      expect(messages(goodReport)).toEqual([]);
      expect(goodReport.tools.length).toBeGreaterThan(0);
    },
  );

  if (rule.scope === 'tool' && rule.fix) {
    it('shows what its repairs make of a bad example, and they make just that', async () => {
      const shown = rule.examples.filter((example) => 'fixed' in example);
      expect(shown.length).toBeGreaterThan(0);
      for (const { bad, fixed } of shown) expect(await repairValue(bad, { rules: [id] })).toEqual(fixed);
    });
  } else {
    it('shows no repaired example, since it has no repairs', () => {
      expect(rule.examples.filter((example) => 'fixed' in example)).toEqual([]);
    });
  }

  it('says what to do in one sentence with a full stop, and why with a source', () => {
    expect(rule.title).toMatch(/^\p{Lu}.*[^,;:]$/u);
    expect(rule.cure).toMatch(/^\p{Lu}.*[.…]$/su);
    expect(rule.rationale.length).toBeGreaterThan(40);
    expect(rule.source.length).toBeGreaterThan(10);
    expect(rule.prevents.length).toBeGreaterThan(0);
    expect(rule.since).toMatch(/^\d+\.\d+\.\d+$/);
    expect(id).toMatch(/^[a-z-]+\/[a-z0-9-]+$/);
  });
});

describe('the messages of all findings in all bad examples', () => {
  it('start in lower case or with the culprit in quotes, end without a stop, and have at most 100 characters', async () => {
    const messages: string[] = [];
    for (const rule of rules)
      for (const { bad, settings } of rule.examples)
        messages.push(...allFindings(await read(bad, settings)).map(({ message }) => message));
    expect(messages.length).toBeGreaterThan(rules.length);
    for (const message of messages) {
      expect(message).toMatch(/^[a-z"]/);
      expect(message).not.toMatch(/[.\n]$|\n/);
      expect([...message].length).toBeLessThanOrEqual(100);
    }
  });

  it('stay below 100 characters for names, values and labels of any length', async () => {
    const long = 'x'.repeat(300);
    const report = await assess([
      {
        name: `${long} ${long}`,
        description: `${long} is the thing.`,
        inputSchema: {
          type: long,
          properties: {
            [long]: {
              type: 'object',
              properties: {
                [long]: {
                  type: long,
                  pattern: `(${long}`,
                  default: 1,
                  description: 'Optional.',
                  nullable: true,
                },
                ref: { $ref: `#/$defs/${long}` },
                far: { $ref: `https://example.com/${long}` },
                header: { type: 'string', 'x-mcp-header': `${long} ${long}` },
              },
              required: [long, `${long}y`],
            },
          },
          required: [`${long}z`],
          additionalProperties: false,
          examples: [{ [`${long}q`]: 1 }, { [long]: `<${'a'.repeat(60)} b>` }, long],
        },
        annotations: { readOnlyHint: long },
      },
      { name: `${long} ${long}`, title: 3, inputSchema: null },
    ]);
    const found = allFindings(report);
    expect(new Set(found.map(({ rule }) => rule)).size).toBeGreaterThan(12);
    const tooLong = found.filter(({ message }) => [...message].length > 100);
    expect(tooLong.map(({ rule }) => rule)).toEqual([]);
  });
});
