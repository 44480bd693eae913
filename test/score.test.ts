import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Assessor } from '../src/assess/assess.js';
import { NO_NAMESPACES } from '../src/model/namespaces.js';
import { buildReport } from '../src/report/build.js';
import { toJsonReport } from '../src/report/json.js';
import type { InstanceVerdict, Validator } from '../src/rule/context.js';
import { defineRule, type Finding, type Rule, type ToolRule } from '../src/rule/rule.js';
import { ExactSum } from '../src/score/fraction.js';
import { gradeOf } from '../src/score/grade.js';
import { rubricOf, SCORED_CATEGORIES, WEIGHTS } from '../src/score/rubric.js';
import { type Judged, lossOf, scoreTool } from '../src/score/score.js';
import { assessTool } from './rules/assess.js';

describe('an exact sum', () => {
  const parts = fc.array(fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 1000 })), {
    maxLength: 4,
  });
  const sumOf = (terms: readonly (readonly [number, number])[]) => {
    const sum = new ExactSum();
    for (const [over, under] of terms) sum.add(over, under);
    sum.reduce();
    return [sum.over, sum.under];
  };

  it('does not depend on the order in which it is made', () => {
    fc.assert(
      fc.property(parts, (terms) => {
        const [over, under] = sumOf(terms);
        expect(sumOf([...terms].reverse())).toEqual([over, under]);
        const inexact = terms.reduce((sum, [above, below]) => sum + above / below, 0);
        expect(over! / under!).toBeCloseTo(inexact, 6);
      }),
    );
  });

  it('makes one of ten tenths, where numbers do not', () => {
    expect(sumOf(Array.from({ length: 10 }, () => [1, 10] as const))).toEqual([1, 1]);
    expect(sumOf([])).toEqual([0, 1]);
  });
});

describe('a grade', () => {
  it.each([
    [100, 'A'],
    [90, 'A'],
    [89, 'B'],
    [80, 'B'],
    [79, 'C'],
    [70, 'C'],
    [69, 'D'],
    [60, 'D'],
    [59, 'F'],
    [0, 'F'],
    [null, null],
  ])('of %s is %s', (score, grade) => {
    expect(gradeOf(score)).toBe(grade);
  });
});

describe('the weights', () => {
  it('are those of the rubric, and 100 together', () => {
    expect(WEIGHTS).toEqual({
      description: 25,
      parameters: 25,
      'best-practices': 20,
      naming: 15,
      examples: 15,
    });
    expect(SCORED_CATEGORIES.reduce((sum, category) => sum + WEIGHTS[category], 0)).toBe(100);
  });
});

/** A rule with these points; what it checks does not matter to the score. */
function rule(
  id: ToolRule['id'],
  points: number,
  more: Partial<Omit<ToolRule, 'fix' | 'fixability'>> = {},
): ToolRule {
  return defineRule({
    id,
    title: 'A rule of a test',
    since: '0.1.0',
    scope: 'tool',
    points,
    severity: 'warning',
    prevents: ['omission'],
    rationale: 'A test needs it.',
    source: 'This test',
    cure: 'Nothing.',
    examples: [{ bad: {}, good: {} }],
    check: () => [],
    ...more,
  });
}

const finding = (more: Partial<Finding> = {}): Finding => ({ at: '', message: 'fault', ...more });

function fail(
  of: ToolRule,
  passed: number,
  subjects: number,
  findings: Finding[],
  voidedBy?: string,
): Judged {
  return { rule: of, status: 'fail', passed, subjects, findings, voidedBy };
}

const pass = (of: ToolRule): Judged => ({ rule: of, status: 'pass' });
const DESCRIBED = rule('description/a', 60);
const LONG = rule('description/b', 40);
const TYPED = rule('parameters/a', 100);

describe('the score of a tool', () => {
  it('is the weighted sum over the categories that have an applying rule', () => {
    const { score, weight, categories } = scoreTool([
      pass(DESCRIBED),
      fail(LONG, 0, 1, [finding()]),
      pass(TYPED),
      { rule: rule('naming/a', 100), status: 'not-applicable' },
    ]);
    expect(weight).toBe(50);
    expect(categories).toEqual({
      description: 60,
      parameters: 100,
      'best-practices': null,
      naming: null,
      examples: null,
    });
    expect(score).toBe(80);
  });

  it('leaves a rule that does not apply out of what is possible', () => {
    const { categories } = scoreTool([pass(DESCRIBED), { rule: LONG, status: 'not-applicable' }]);
    expect(categories.description).toBe(100);
  });

  it('is floored once, at the end', () => {
    // 2/3 of 25 and all of 25: 41.66 of 50, which is 83.33. Floored categories would give 66 × ½ + 50 = 83 too,
    // so the second case has thirds that make a whole.
    expect(scoreTool([fail(TYPED, 2, 3, [finding()]), pass(DESCRIBED)]).score).toBe(83);
    const third = fail(TYPED, 1, 3, [finding(), finding()]);
    const twoThirds = fail(DESCRIBED, 2, 3, [finding()]);
    expect(scoreTool([third, twoThirds]).categories).toMatchObject({ parameters: 33, description: 66 });
    expect(scoreTool([third, twoThirds]).score).toBe(50);
  });

  it('is 100 only when nothing is lost', () => {
    const { score } = scoreTool([pass(DESCRIBED), fail(TYPED, 999, 1000, [finding()])]);
    expect(score).toBe(99);
  });

  it('does not count rules without points', () => {
    const spec = rule('spec/a', 0, { severity: 'error' });
    expect(scoreTool([pass(DESCRIBED), fail(spec, 0, 1, [finding()])]).score).toBe(100);
  });

  it.each(['not-judged', 'crash'] as const)('is unknown when a rule is %s', (status) => {
    const { score, categories } = scoreTool([pass(DESCRIBED), pass(TYPED), { rule: LONG, status }]);
    expect(score).toBeNull();
    expect(categories).toMatchObject({ description: null, parameters: 100 });
  });

  it('is unknown when a rule without points has crashed', () => {
    expect(scoreTool([pass(DESCRIBED), { rule: rule('spec/a', 0), status: 'crash' }]).score).toBeNull();
  });

  it('is unknown when no rule applies', () => {
    expect(scoreTool([{ rule: DESCRIBED, status: 'not-applicable' }])).toMatchObject({
      score: null,
      weight: 0,
    });
  });
});

describe('what a finding costs', () => {
  const lossesOf = (outcomes: readonly Judged[]) => lossOf(outcomes, scoreTool(outcomes).worth);
  const lost = (outcomes: readonly Judged[], of: Finding) => lossesOf(outcomes).get(of) ?? 0;

  it('is its share of the points, in points of 100', () => {
    const [a, b] = [finding(), finding()];
    const outcomes = [fail(TYPED, 3, 5, [a, b]), pass(DESCRIBED)];
    expect(lost(outcomes, a)).toBeCloseTo(10);
    expect(lost(outcomes, b)).toBeCloseTo(10);
  });

  it('is all of the points when the only subject fails, shared by its findings', () => {
    const [a, b] = [finding(), finding()];
    const outcomes = [fail(TYPED, 0, 1, [a, b])];
    expect([lost(outcomes, a), lost(outcomes, b)]).toEqual([50, 50]);
  });

  it('is the whole rule for a finding that fails it whole, less what others cost', () => {
    const [whole, other] = [finding({ whole: true }), finding()];
    const outcomes = [fail(TYPED, 0, 4, [whole, other])];
    expect([lost(outcomes, whole), lost(outcomes, other)]).toEqual([75, 25]);
  });

  it('is also what other rules lose for want of the same subject', () => {
    const gone = finding({ voids: true });
    const own = finding();
    const outcomes = [fail(DESCRIBED, 0, 1, [gone]), fail(LONG, 1, 2, [own], DESCRIBED.id)];
    // LONG earns half by itself, which is lost to the missing subject; the other half is its own finding's.
    expect(lost(outcomes, gone)).toBeCloseTo(80);
    expect(lost(outcomes, own)).toBeCloseTo(20);
    expect(scoreTool(outcomes).score).toBe(0);
  });

  it('is never forgotten: all of it is what the score lacks of 100', () => {
    const findings = fc.array(fc.constantFrom<Partial<Finding>>({}, { whole: true }, { voids: true }), {
      minLength: 1,
      maxLength: 5,
    });
    const outcome = (of: ToolRule, needs: string | undefined) =>
      fc
        .tuple(findings, fc.integer({ min: 1, max: 6 }), fc.boolean())
        .map(([kinds, subjects, voided]): Judged => {
          const found = kinds.map((kind) => finding(kind));
          const isWhole = found.some(({ whole, voids }) => whole || voids);
          return fail(
            of,
            isWhole ? 0 : Math.max(0, subjects - found.length),
            subjects,
            found,
            voided ? needs : undefined,
          );
        });
    const gone = fail(DESCRIBED, 0, 1, [finding({ voids: true })]);
    fc.assert(
      fc.property(outcome(LONG, DESCRIBED.id), outcome(TYPED, undefined), (b, c) => {
        const losses = lossesOf([gone, b, c]);
        const sum = [...losses.values()].reduce((all, one) => all + one, 0);
        expect(Math.floor(100 - sum + 1e-9)).toBe(scoreTool([gone, b, c]).score);
      }),
    );
  });
});

describe('the rubric', () => {
  it('has another fingerprint for other points, and the same for another order or more advice', () => {
    const base: Rule[] = [DESCRIBED, TYPED];
    const { fingerprint, name } = rubricOf(base);
    expect(name).toBe('tcs-1');
    expect(fingerprint).toMatch(/^[0-9a-f]{16}$/);
    expect(rubricOf([TYPED, DESCRIBED, rule('spec/a', 0)]).fingerprint).toBe(fingerprint);
    expect(rubricOf([DESCRIBED, rule('parameters/a', 99)]).fingerprint).not.toBe(fingerprint);
  });
});

/** The report of two tools, `get_a` and `get_b`, by rules of a test. */
async function assessWith(rules: readonly Rule[], loadValidator: () => Promise<Validator>) {
  const assessor = new Assessor({ rules, findNamespaces: () => NO_NAMESPACES, loadValidator });
  const text = '[{"name": "get_a", "inputSchema": {}}, {"name": "get_b", "inputSchema": {}}]';
  const input = await assessor.assess('spec.json', text);
  return toJsonReport(buildReport(rubricOf(rules), [input])).inputs[0]!;
}

describe('an input whose rules fail', () => {
  const judge = async (rules: readonly Rule[], verdict: InstanceVerdict = { valid: true }) => {
    const validator: Validator = { validateSchema: () => [], validateInstance: () => verdict };
    return assessWith(rules, async () => validator);
  };
  const broken = rule('parameters/broken', 100, {
    check(tool) {
      if (tool.name === 'get_a') throw new TypeError('no such thing');
      return [];
    },
  });

  it('by a crash has an unknown score, the cause with the rule, and the other tools', async () => {
    const report = await judge([DESCRIBED, broken]);
    expect(report.status).toBe('incomplete');
    expect(report.tools.map(({ score, grade }) => [score, grade])).toEqual([
      [null, null],
      [100, 'A'],
    ]);
    expect(report.tools[0]!.notJudged).toEqual(['parameters/broken crashed: TypeError: no such thing']);
    expect(report.tools[0]!.categories).toMatchObject({ description: 100, parameters: null });
  });

  it('by a crash of appliesTo or of subjects is no different', async () => {
    const thrower = () => {
      throw new RangeError('too deep');
    };
    for (const more of [
      { appliesTo: thrower },
      { subjects: thrower, check: () => [finding()] },
    ] as Partial<ToolRule>[]) {
      const report = await judge([DESCRIBED, rule('parameters/broken', 100, more)]);
      expect(report.tools[0]!.score).toBeNull();
      expect(report.tools[0]!.notJudged).toEqual(['parameters/broken crashed: RangeError: too deep']);
    }
  });

  it('by a crash of a rule on the set says so', async () => {
    const report = await judge([
      DESCRIBED,
      {
        ...rule('spec/set', 0),
        scope: 'set',
        points: 0,
        check() {
          throw new Error('oops');
        },
      } as Rule,
    ]);
    expect(report.status).toBe('incomplete');
    expect(report.notes).toEqual(['spec/set crashed: Error: oops']);
  });

  it('by a check that could not be made is unknown, and says why', async () => {
    const unsure = rule('examples/a', 100, {
      check(_tool, context) {
        const verdict = context.validator.validateInstance({}, {}, '2020-12');
        return 'notJudged' in verdict ? verdict : [];
      },
    });
    const report = await judge([DESCRIBED, unsure], { notJudged: 'the pattern is too slow' });
    expect(report.tools[0]!.score).toBeNull();
    expect(report.tools[0]!.notJudged).toEqual(['examples/a was not judged: the pattern is too slow']);
    expect((await judge([DESCRIBED, unsure])).tools[0]!.score).toBe(100);
  });

  it('with an error keeps its number and is blocked', async () => {
    const error = rule('spec/error', 0, { severity: 'error', check: () => [finding()] });
    const report = await judge([DESCRIBED, error]);
    expect(report.tools.map(({ score, blocked }) => [score, blocked])).toEqual([
      [100, true],
      [100, true],
    ]);
    expect((await judge([DESCRIBED, broken])).tools[1]!.blocked).toBe(false);
  });

  it('loads the validator once, and only when a rule asks for it', async () => {
    let loads = 0;
    const run = (rules: readonly Rule[]) =>
      assessWith(rules, async () => {
        loads++;
        return { validateSchema: () => [], validateInstance: () => ({ valid: true }) };
      });
    await run([DESCRIBED]);
    expect(loads).toBe(0);
    const asking = (id: ToolRule['id']) =>
      rule(id, 10, {
        check(_tool, context) {
          context.validator.validateSchema({}, '2020-12');
          return [];
        },
      });
    await run([asking('examples/a'), asking('examples/b')]);
    expect(loads).toBe(1);
  });
});

describe('tools in the shape of the anchors', () => {
  /** A first draft: a short text, two bare strings, nothing else. */
  const before = {
    name: 'find_shipment',
    description: 'Finds a shipment. The number should be complete and not an old one.',
    inputSchema: { type: 'object', properties: { number: { type: 'string' }, day: { type: 'string' } } },
  };
  /** The same after work on everything but an example. */
  const after = {
    name: 'track_shipment_events',
    description:
      'Retrieves all events of one shipment as a JSON list. Use this after find_shipment has given a number. Do not use this for the price; use get_quote. Returns error code SHIPMENT_NOT_SENT if it was not handed over yet; do not retry then.',
    inputSchema: {
      type: 'object',
      properties: {
        number: {
          type: 'string',
          pattern: '^SH[0-9]{6}$',
          description: 'Number, e.g. SH004172. From find_shipment.',
        },
        day: { type: 'string', format: 'date', description: 'First day as YYYY-MM-DD, e.g. 2026-05-03.' },
      },
      required: ['number', 'day'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true },
  };

  it('are an F of 52 before', async () => {
    const tool = await assessTool(before);
    expect([tool.score, tool.grade]).toEqual([52, 'F']);
    expect(tool.categories).toEqual({
      description: 100,
      parameters: 50,
      'best-practices': 0,
      naming: 100,
      examples: 0,
    });
  });

  it('are a B of 85 after, for want of an example', async () => {
    const tool = await assessTool(after);
    expect([tool.score, tool.grade]).toEqual([85, 'B']);
    expect(tool.findings.map(({ rule }) => rule)).toEqual(['examples/valid-example']);
  });

  it('are an A of 100 with one', async () => {
    const examples = [{ number: 'SH004172', day: '2026-05-03' }];
    const tool = await assessTool({ ...after, inputSchema: { ...after.inputSchema, examples } });
    expect([tool.score, tool.grade]).toEqual([100, 'A']);
  });
});
