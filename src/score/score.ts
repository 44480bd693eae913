import { categoryOf, type Finding, type ToolRule } from '../rule/rule.js';
import { add, type Fraction, floor, fraction, multiply, ZERO } from './fraction.js';
import { SCORED_CATEGORIES, type ScoredCategory, WEIGHTS } from './rubric.js';

/**
 * What became of one rule: the part of an engine outcome that decides points. `passed / subjects` of the rule's points
 * are earned by a fail; nothing when it is voided by the rule whose missing subject it needs.
 */
export type Judged =
  | { readonly rule: ToolRule; readonly status: 'pass' | 'not-applicable' | 'not-judged' | 'crash' }
  | {
      readonly rule: ToolRule;
      readonly status: 'fail';
      readonly passed: number;
      readonly subjects: number;
      readonly findings: readonly Finding[];
      readonly voidedBy: string | undefined;
    };

/** The number of one tool and where it comes from. */
export interface ToolScore {
  /** 0–100, floored; null when a rule could not be judged. */
  readonly score: number | null;
  /** The weight of the categories that apply: the score is "scored on `weight` of 100". */
  readonly weight: number;
  /** 0–100, floored; null for a category without an applying rule, or with one that could not be judged. */
  readonly categories: Readonly<Record<ScoredCategory, number | null>>;
  /** What each finding costs, in points of the 0–100. A finding of a rule without points is not in it. */
  readonly lost: ReadonlyMap<Finding, Fraction>;
}

/** What a category has lost so far: counting losses instead of gains leaves nothing to add for a pass. */
interface Tally {
  lost: Fraction;
  possible: number;
  isJudged: boolean;
}

/**
 * Scores one tool: a category is 100 × earned ÷ possible over the rules that apply, the tool is the weighted sum over
 * the categories that apply, in exact fractions, floored once at the end. Source: rubric tcs-1.
 */
export function scoreTool(outcomes: readonly Judged[]): ToolScore {
  const { tallies, isJudged } = tally(outcomes);
  let weight = 0;
  for (const category of SCORED_CATEGORIES) if (tallies[category].possible > 0) weight += WEIGHTS[category];
  let lost = ZERO;
  const categories = {} as Record<ScoredCategory, number | null>;
  for (const category of SCORED_CATEGORIES) {
    const tally = tallies[category];
    categories[category] =
      tally.possible > 0 && tally.isJudged ? floor(remaining(tally.lost, tally.possible)) : null;
    if (tally.lost.over > 0)
      lost = add(lost, multiply(tally.lost, fraction(WEIGHTS[category] * 100, weight * tally.possible)));
  }
  return {
    score: isJudged && weight > 0 ? floor(remaining(lost, 100)) : null,
    weight,
    categories,
    lost: lossOf(outcomes, tallies, weight),
  };
}

/** What is left of 100 when `lost` of `possible` is gone. */
function remaining(lost: Fraction, possible: number): Fraction {
  return fraction((possible * lost.under - lost.over) * 100, possible * lost.under);
}

function tally(outcomes: readonly Judged[]): { tallies: Record<ScoredCategory, Tally>; isJudged: boolean } {
  const tallies = {} as Record<ScoredCategory, Tally>;
  for (const category of SCORED_CATEGORIES) tallies[category] = { lost: ZERO, possible: 0, isJudged: true };
  let isJudged = true;
  for (const outcome of outcomes) {
    const { rule, status } = outcome;
    const isUnknown = status === 'not-judged' || status === 'crash';
    if (isUnknown) isJudged = false;
    if (rule.points === 0 || status === 'not-applicable') continue;
    const tally = tallies[categoryOf(rule) as ScoredCategory];
    tally.possible += rule.points;
    if (isUnknown) tally.isJudged = false;
    else if (status === 'fail') tally.lost = add(tally.lost, lostBy(outcome));
  }
  return { tallies, isJudged };
}

type Failed = Extract<Judged, { status: 'fail' }>;

/** The points that a failed rule does not earn. */
function lostBy({ rule, passed, subjects, voidedBy }: Failed): Fraction {
  return voidedBy === undefined
    ? fraction(rule.points * (subjects - passed), subjects)
    : fraction(rule.points);
}

/** Splits the lost points over the findings: the sum of all is exactly 100 less the score before flooring. */
function lossOf(
  outcomes: readonly Judged[],
  tallies: Readonly<Record<ScoredCategory, Tally>>,
  weight: number,
): Map<Finding, Fraction> {
  const lost = new Map<Finding, Fraction>();
  for (const outcome of outcomes) {
    if (outcome.status !== 'fail' || outcome.rule.points === 0) continue;
    const category = categoryOf(outcome.rule) as ScoredCategory;
    const worth = fraction(WEIGHTS[category] * 100, weight * tallies[category].possible);
    const charge = (finding: Finding, points: Fraction) => {
      const cost = multiply(points, worth);
      const known = lost.get(finding);
      lost.set(finding, known ? add(known, cost) : cost);
    };
    chargeOwn(outcome, charge);
    if (outcome.voidedBy === undefined) continue;
    const culprit = voidingFinding(outcomes, outcome.voidedBy);
    if (culprit) charge(culprit, fraction(outcome.rule.points * outcome.passed, outcome.subjects));
  }
  return lost;
}

/** Each finding costs one subject; what a `whole` finding takes beyond that is shared by the `whole` ones. */
function chargeOwn(outcome: Failed, charge: (finding: Finding, points: Fraction) => void): void {
  const { rule, subjects, passed, findings } = outcome;
  const isWhole = (finding: Finding) => finding.whole === true || finding.voids === true;
  const wholes = findings.filter(isWhole).length;
  if (wholes === 0) {
    const each = fraction(rule.points * (subjects - passed), subjects * Math.max(1, findings.length));
    for (const finding of findings) charge(finding, each);
    return;
  }
  const others = Math.min(findings.length - wholes, subjects - 1);
  const ofWhole = fraction(rule.points * (subjects - others), subjects * wholes);
  const ofOther = fraction(rule.points * others, subjects * Math.max(1, findings.length - wholes));
  for (const finding of findings) charge(finding, isWhole(finding) ? ofWhole : ofOther);
}

function voidingFinding(outcomes: readonly Judged[], id: string): Finding | undefined {
  for (const outcome of outcomes)
    if (outcome.status === 'fail' && outcome.rule.id === id)
      return outcome.findings.find((finding) => finding.voids);
  return undefined;
}
