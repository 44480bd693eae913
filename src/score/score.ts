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

interface Tally {
  earned: Fraction;
  possible: number;
  isJudged: boolean;
}

/**
 * Scores one tool: a category is 100 × earned ÷ possible over the rules that apply, the tool is the weighted sum over
 * the categories that apply, in exact fractions, floored once at the end. Source: rubric tcs-1.
 */
export function scoreTool(outcomes: readonly Judged[]): ToolScore {
  const tallies = tally(outcomes);
  let weight = 0;
  for (const category of SCORED_CATEGORIES) if (tallies[category].possible > 0) weight += WEIGHTS[category];
  let sum = ZERO;
  const categories = {} as Record<ScoredCategory, number | null>;
  for (const category of SCORED_CATEGORIES) {
    const { earned, possible, isJudged } = tallies[category];
    if (possible === 0 || !isJudged) {
      categories[category] = null;
      continue;
    }
    const exact = multiply(earned, fraction(100, possible));
    categories[category] = floor(exact);
    sum = add(sum, multiply(exact, fraction(WEIGHTS[category], weight)));
  }
  const isJudged = outcomes.every((outcome) => outcome.status !== 'not-judged' && outcome.status !== 'crash');
  return {
    score: isJudged && weight > 0 ? floor(sum) : null,
    weight,
    categories,
    lost: lossOf(outcomes, tallies, weight),
  };
}

function tally(outcomes: readonly Judged[]): Record<ScoredCategory, Tally> {
  const tallies = {} as Record<ScoredCategory, Tally>;
  for (const category of SCORED_CATEGORIES) tallies[category] = { earned: ZERO, possible: 0, isJudged: true };
  for (const outcome of outcomes) {
    if (outcome.rule.points === 0 || outcome.status === 'not-applicable') continue;
    const tally = tallies[categoryOf(outcome.rule) as ScoredCategory];
    tally.possible += outcome.rule.points;
    if (outcome.status === 'pass') tally.earned = add(tally.earned, fraction(outcome.rule.points));
    else if (outcome.status === 'fail') tally.earned = add(tally.earned, earnedBy(outcome));
    else tally.isJudged = false;
  }
  return tallies;
}

type Failed = Extract<Judged, { status: 'fail' }>;

/** The points a rule earns by itself, whether or not it is voided. */
function ownShare(outcome: Failed): Fraction {
  return fraction(outcome.rule.points * outcome.passed, outcome.subjects);
}

function earnedBy(outcome: Failed): Fraction {
  return outcome.voidedBy === undefined ? ownShare(outcome) : ZERO;
}

/** Splits the lost points over the findings: the sum of all is exactly 100 less the score before flooring. */
function lossOf(
  outcomes: readonly Judged[],
  tallies: Readonly<Record<ScoredCategory, Tally>>,
  weight: number,
): Map<Finding, Fraction> {
  const lost = new Map<Finding, Fraction>();
  const charge = (finding: Finding, points: Fraction, category: ScoredCategory) => {
    const worth = fraction(WEIGHTS[category] * 100, weight * tallies[category].possible);
    lost.set(finding, add(lost.get(finding) ?? ZERO, multiply(points, worth)));
  };
  for (const outcome of outcomes) {
    if (outcome.status !== 'fail' || outcome.rule.points === 0) continue;
    const category = categoryOf(outcome.rule) as ScoredCategory;
    for (const [finding, points] of ownLoss(outcome)) charge(finding, points, category);
    if (outcome.voidedBy === undefined) continue;
    const culprit = voidingFinding(outcomes, outcome.voidedBy);
    if (culprit) charge(culprit, ownShare(outcome), category);
  }
  return lost;
}

/** Each finding costs one subject; what a `whole` finding takes beyond that is shared by the `whole` ones. */
function ownLoss(outcome: Failed): [Finding, Fraction][] {
  const { rule, subjects, passed, findings } = outcome;
  const whole = findings.filter((finding) => finding.whole || finding.voids);
  if (whole.length === 0) {
    const each = fraction(rule.points * (subjects - passed), subjects * Math.max(1, findings.length));
    return findings.map((finding) => [finding, each]);
  }
  const others = Math.min(findings.length - whole.length, subjects - 1);
  const rest = fraction(rule.points * (subjects - others), subjects * whole.length);
  return findings.map((finding) => [
    finding,
    whole.includes(finding)
      ? rest
      : fraction(rule.points * others, subjects * (findings.length - whole.length)),
  ]);
}

function voidingFinding(outcomes: readonly Judged[], id: string): Finding | undefined {
  for (const outcome of outcomes)
    if (outcome.status === 'fail' && outcome.rule.id === id)
      return outcome.findings.find((finding) => finding.voids);
  return undefined;
}
