import type { Position } from '../model/text/position.js';
import type { Finding, Rule, ToolRule } from '../rule/rule.js';
import type { Fraction } from '../score/fraction.js';
import type { Grade } from '../score/grade.js';
import type { Rubric, ScoredCategory } from '../score/rubric.js';
import type { Judged } from '../score/score.js';

/** A finding as a report shows it. */
export interface ReportedFinding {
  readonly rule: Rule;
  readonly finding: Finding;
  /** What it costs the tool, in points of 0–100. */
  readonly lost: Fraction;
}

/** A judged rule with the reason that a report gives for one without a result. */
export type Judgement = Judged & { readonly reason?: string; readonly isNotable?: boolean };

/** What a rule earned on one tool; null for a rule that does not apply or could not be judged. */
export interface Mark {
  readonly rule: ToolRule;
  readonly earned: number | null;
  /** Why there is no mark. */
  readonly reason: string | undefined;
}

export interface ToolReport {
  readonly name: string;
  /** Where the tool stands in its document. */
  readonly pointer: string;
  readonly index: number;
  readonly score: number | null;
  readonly grade: Grade | null;
  /** It has a finding of severity `error`: no badge is green, whatever the number. */
  readonly blocked: boolean;
  /** "scored on `weight` of 100". */
  readonly weight: number;
  readonly categories: Readonly<Record<ScoredCategory, number | null>>;
  /** Dearest first; errors before all. */
  readonly findings: readonly ReportedFinding[];
  readonly judgements: readonly Judgement[];
  /** Why the score is unknown, a sentence each. */
  readonly notJudged: readonly string[];
  readonly tokens: number;
}

/**
 * What became of an input. `scored`: judged whole. `incomplete`: judged, but the list is cut or a rule could not be
 * judged. The others have no scores.
 */
export type InputStatus = 'scored' | 'incomplete' | 'no-tools' | 'not-a-spec' | 'unreadable';

export interface InputReport {
  readonly name: string;
  /** Id of the container; null when there is none. */
  readonly format: string | null;
  /** The same in words. */
  readonly title: string | null;
  readonly status: InputStatus;
  /** Why it has no scores, the rest of a sentence that begins with the name; and where, for syntax. */
  readonly problem: string | null;
  readonly at: Position | null;
  readonly namespace: readonly string[];
  /** In the order of the document. */
  readonly tools: readonly ToolReport[];
  /** Findings that belong to no single tool. */
  readonly findings: readonly ReportedFinding[];
  readonly notes: readonly string[];
  /** Where a pointer stands. Cheapest in the order of the document. */
  readonly locate: (pointer: string) => Position;
}

export interface Summary {
  readonly tools: number;
  /** Floored; null without tools, or when one of them is unknown. */
  readonly mean: number | null;
  readonly grade: Grade | null;
  readonly lowest: {
    readonly input: string;
    readonly name: string;
    readonly score: number;
    readonly grade: Grade;
  } | null;
}

/** Everything that one run found out. */
export interface Report {
  readonly rubric: Rubric;
  readonly inputs: readonly InputReport[];
  readonly summary: Summary;
}
