import type { Finding, ToolRule } from '../rule/rule.js';
import { ExactSum, floorOf, greatestCommonDivisor } from './fraction.js';
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
  /** What a point of a category's rules is worth in points of the tool. */
  readonly worth: Readonly<Record<ScoredCategory, number>>;
}

/** What a category has lost: counting losses instead of gains leaves nothing to add for a pass. */
class Tally {
  readonly lost = new ExactSum();
  possible = 0;
  isJudged = true;
}

/**
 * Scores one tool: a category is 100 × earned ÷ possible over the rules that apply, the tool is the weighted sum over
 * the categories that apply, in exact fractions, floored once at the end. Source: rubric tcs-1.
 */
export function scoreTool(outcomes: readonly Judged[]): ToolScore {
  const tallies = newRecord(() => new Tally());
  let isJudged = true;
  for (const outcome of outcomes) {
    const { rule, status } = outcome;
    const isUnknown = status === 'not-judged' || status === 'crash';
    if (isUnknown) isJudged = false;
    if (rule.points === 0 || status === 'not-applicable') continue;
    const tally = tallies[rule.category as ScoredCategory];
    tally.possible += rule.points;
    if (isUnknown) tally.isJudged = false;
    else if (status === 'fail')
      tally.lost.add(rule.points * (outcome.subjects - earnedSubjects(outcome)), outcome.subjects);
  }
  return sumUp(tallies, isJudged);
}

function sumUp(tallies: Readonly<Record<ScoredCategory, Tally>>, isJudged: boolean): ToolScore {
  let weight = 0;
  for (const category of SCORED_CATEGORIES) if (tallies[category].possible > 0) weight += WEIGHTS[category];
  const lost = new ExactSum();
  const categories = newRecord<number | null>(() => null);
  const worth = newRecord(() => 0);
  for (const category of SCORED_CATEGORIES) {
    const { lost: own, possible, isJudged: isKnown } = tallies[category];
    if (possible === 0) continue;
    if (isKnown)
      categories[category] = floorOf((possible * own.under - own.over) * 100, possible * own.under);
    worth[category] = (WEIGHTS[category] * 100) / (weight * possible);
    if (own.over > 0) addShare(lost, own.over * WEIGHTS[category] * 100, own.under * possible * weight);
  }
  const score = isJudged && weight > 0 ? floorOf(100 * lost.under - lost.over, lost.under) : null;
  return { score, weight, categories, worth };
}

/** Adds a fraction in lowest terms, so that the sum of five stays far below 2^53. */
function addShare(sum: ExactSum, over: number, under: number): void {
  const divisor = greatestCommonDivisor(over, under);
  sum.add(over / divisor, under / divisor);
  sum.reduce();
}

function newRecord<T>(make: () => T): Record<ScoredCategory, T> {
  return {
    description: make(),
    parameters: make(),
    'best-practices': make(),
    naming: make(),
    examples: make(),
  };
}

type Failed = Extract<Judged, { status: 'fail' }>;

/** Of how many of its subjects a failed rule earns the points. */
function earnedSubjects({ passed, voidedBy }: Failed): number {
  return voidedBy === undefined ? passed : 0;
}

/** What a failed rule earns, in points of its category. */
export function earnedBy(outcome: Failed): number {
  return (outcome.rule.points * earnedSubjects(outcome)) / outcome.subjects;
}

/**
 * What each finding of a tool costs, in points of its 0–100. The sum is 100 less the score before it is floored.
 * Findings of rules without points cost nothing and are not in it.
 */
export function lossOf(outcomes: readonly Judged[], worth: ToolScore['worth']): Map<Finding, number> {
  const lost = new Map<Finding, number>();
  for (const outcome of outcomes) {
    if (outcome.status !== 'fail' || outcome.rule.points === 0) continue;
    const factor = worth[outcome.rule.category as ScoredCategory];
    const charge = (finding: Finding, points: number) => {
      lost.set(finding, (lost.get(finding) ?? 0) + points * factor);
    };
    chargeOwn(outcome, charge);
    const culprit = outcome.voidedBy === undefined ? undefined : voidingFinding(outcomes, outcome.voidedBy);
    if (culprit) charge(culprit, (outcome.rule.points * outcome.passed) / outcome.subjects);
  }
  return lost;
}

/** What the findings of one rule cost together: its own points, and those of the rules that it voids. */
export function lossOfRule(outcome: Failed, outcomes: readonly Judged[], worth: ToolScore['worth']): number {
  const { rule, passed, subjects, findings } = outcome;
  let points = (rule.points * (subjects - passed)) / subjects;
  if (findings.some((finding) => finding.voids))
    for (const other of outcomes)
      if (other.status === 'fail' && other.voidedBy === rule.id)
        points += (other.rule.points * other.passed) / other.subjects;
  return points === 0 ? 0 : points * worth[rule.category as ScoredCategory];
}

/** Each finding costs one subject; what a `whole` finding takes beyond that is shared by the `whole` ones. */
function chargeOwn(outcome: Failed, charge: (finding: Finding, points: number) => void): void {
  const { rule, subjects, passed, findings } = outcome;
  const isWhole = (finding: Finding) => finding.whole === true || finding.voids === true;
  const wholes = findings.filter(isWhole).length;
  const others = findings.length - wholes;
  const ofOthers = wholes === 0 ? subjects - passed : Math.min(others, subjects - 1);
  for (const finding of findings) {
    const share = isWhole(finding) ? (subjects - ofOthers) / wholes : ofOthers / others;
    charge(finding, (rule.points * share) / subjects);
  }
}

function voidingFinding(outcomes: readonly Judged[], id: string): Finding | undefined {
  for (const outcome of outcomes)
    if (outcome.status === 'fail' && outcome.rule.id === id)
      return outcome.findings.find((finding) => finding.voids);
  return undefined;
}
