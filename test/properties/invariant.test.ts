import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rules } from '../../rules/index.js';
import { findNamespaces } from '../../rules/shared/namespaces.js';
import { Judge } from '../../src/engine/judge.js';
import { readSpec } from '../../src/model/read-spec.js';
import { SCORED_CATEGORIES } from '../../src/score/rubric.js';
import { validator } from '../../src/validate/validator.js';
import { allFindings, assess, assessText, type Input, PERFECT, type Tool } from '../rules/assess.js';
import { document, sample } from './arbitraries.js';

/** What a report says about a tool, without the place of the tool. */
const essence = (tool: Tool) => ({
  name: tool.name,
  score: tool.score,
  categories: tool.categories,
  findings: tool.findings
    .map(({ rule, pointer, message }) => `${rule} ${pointer.slice(tool.pointer.length)} ${message}`)
    .sort(),
});

const essences = (report: Input) => report.tools.map(essence);

/** A set of samples under names of their own. */
const set = fc
  .array(sample, { minLength: 1, maxLength: 5 })
  .map((tools) => tools.map((tool, index) => ({ ...tool, name: `${tool.name}_${index}` })));

function reversedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversedKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reversedKeys(member)]),
  );
}

describe('the verdict on a tool', () => {
  it('does not depend on the order of the tools', async () => {
    await fc.assert(
      fc.asyncProperty(set, async (tools) => {
        const forwards = essences(await assess(tools));
        const backwards = essences(await assess([...tools].reverse()));
        expect(backwards.reverse()).toEqual(forwards);
      }),
      { numRuns: 100 },
    );
  });

  it('does not depend on the order of the keys', async () => {
    await fc.assert(
      fc.asyncProperty(set, async (tools) => {
        const scores = (report: Input) => report.tools.map(({ score, categories }) => [score, categories]);
        expect(scores(await assess(reversedKeys(tools)))).toEqual(scores(await assess(tools)));
      }),
      { numRuns: 100 },
    );
  });

  it('does not depend on white space, line ends or a byte order mark', async () => {
    await fc.assert(
      fc.asyncProperty(set, async (tools) => {
        const expected = essences(await assess(tools));
        const pretty = JSON.stringify(tools, null, 3);
        expect(essences(await assessText(pretty))).toEqual(expected);
        expect(essences(await assessText(`\ufeff${pretty.replaceAll('\n', '\r\n')}\r\n`))).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });

  it('does not depend on the container', async () => {
    await fc.assert(
      fc.asyncProperty(set, async (tools) => {
        const expected = essences(await assess(tools));
        expect(essences(await assess({ tools }))).toEqual(expected);
        expect(essences(await assess({ jsonrpc: '2.0', id: 1, result: { tools } }))).toEqual(expected);
        const alone = await assess(tools[0]);
        expect(essences(alone)).toEqual(essences(await assess([tools[0]])));
      }),
      { numRuns: 100 },
    );
  });

  it('is the same 300 times as once', async () => {
    await fc.assert(
      fc.asyncProperty(sample, async (tool) => {
        const [one] = essences(await assess([tool]));
        const many = await assess(Array.from({ length: 300 }, () => tool));
        for (const { score, categories } of essences(many))
          expect([score, categories]).toEqual([one!.score, one!.categories]);
      }),
      { numRuns: 10 },
    );
  });

  it('is the same in every run', async () => {
    await fc.assert(
      fc.asyncProperty(document, async (value) => {
        expect(await assess({ tools: [value] })).toEqual(await assess({ tools: [value] }));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a change in one thing', () => {
  const changed = async (tool: object) => {
    const [before] = (await assess(PERFECT)).tools;
    const [after] = (await assess([tool])).tools;
    return SCORED_CATEGORIES.filter(
      (category) => before!.categories[category] !== after!.categories[category],
    );
  };
  const schema = (change: object) => ({ ...PERFECT, inputSchema: { ...PERFECT.inputSchema, ...change } });

  it.each<[string, object, string[]]>([
    ['a name that says nothing', { ...PERFECT, name: 'Parcels' }, ['naming']],
    ['no name', { ...PERFECT, name: undefined }, ['naming']],
    ['no hints', { ...PERFECT, annotations: undefined }, ['best-practices']],
    [
      'hints that lie',
      { ...PERFECT, annotations: { readOnlyHint: true, destructiveHint: true } },
      ['best-practices'],
    ],
    ['an open schema', schema({ additionalProperties: true }), ['best-practices']],
    ['no required list', schema({ required: undefined }), ['parameters']],
    ['no example', schema({ examples: undefined }), ['examples']],
    ['an invalid example', schema({ examples: [{ postcode: 7 }] }), ['examples']],
    ['no type at the root', schema({ type: undefined }), ['parameters']],
    ['no description', { ...PERFECT, description: '' }, ['description', 'best-practices']],
    ['a short description', { ...PERFECT, description: 'Parcels.' }, ['description', 'best-practices']],
    ['parameters that say nothing', schema({ properties: { postcode: {}, limit: {} } }), ['parameters']],
    ['an unknown field', { ...PERFECT, 'x-order': [1] }, []],
  ])('leaves the other categories: %s', async (_, tool, categories) => {
    expect(await changed(tool)).toEqual(categories);
  });
});

describe('the lost points of a tool', () => {
  it('are together what the number lacks of 100', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(sample, document), async (value) => {
        const report = await assess({ tools: [value, { name: 'a' }] });
        for (const tool of report.tools) {
          if (tool.score === null) continue;
          const lost = tool.findings.reduce((sum, finding) => sum + finding.lost, 0);
          // Each is rounded to hundredths, and the number is floored.
          const rounding = 0.005 * tool.findings.length + 1e-9;
          expect(100 - lost).toBeGreaterThanOrEqual(tool.score - rounding);
          expect(100 - lost).toBeLessThan(tool.score + 1 + rounding);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('are never below 0, and 0 only for rules without points', async () => {
    await fc.assert(
      fc.asyncProperty(sample, async (tool) => {
        for (const { rule, category, lost } of allFindings(await assess([tool])))
          expect([rule, lost > 0]).toEqual([rule, SCORED_CATEGORIES.some((scored) => scored === category)]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('what was read', () => {
  it('is never changed by a rule', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(sample, document), async (value) => {
        const text = JSON.stringify({ tools: [value, { name: 'a' }] });
        const spec = readSpec(deepFreeze(JSON.parse(text)));
        if ('reason' in spec) throw new Error(spec.reason);
        const judge = new Judge(rules, async () => validator);
        const tools = {
          tools: spec.tools,
          namespaces: findNamespaces(['a']),
          duplicateKeys: [],
          firstByName: new Map(),
        };
        judge.judgeSet(tools);
        await judge.judgeTools(tools, true, (tool, outcomes) => {
          for (const outcome of outcomes)
            if (outcome.status === 'crash') throw new Error(`${tool.name}: ${outcome.reason}`);
        });
      }),
      { numRuns: 500 },
    );
  });
});

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) deepFreeze(member);
    Object.freeze(value);
  }
  return value;
}
