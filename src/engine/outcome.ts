import type { Fix, NoFix } from '../rule/fix.js';
import type { Finding, SetFinding, SetRule, ToolRule } from '../rule/rule.js';

/** What became of one rule on one tool. */
export type Outcome =
  | {
      readonly rule: ToolRule;
      readonly status: 'pass';
      /** Why it passes although it has found something. */
      readonly reason?: string;
    }
  | {
      readonly rule: ToolRule;
      readonly status: 'fail';
      /** How many of its subjects passed: the share of the points that is earned … */
      readonly passed: number;
      readonly subjects: number;
      readonly findings: readonly Finding[];
      /** … unless the subject of this rule, of the same category, is missing. Then nothing is earned. */
      readonly voidedBy: string | undefined;
    }
  | {
      readonly rule: ToolRule;
      readonly status: 'not-applicable';
      readonly reason: string;
      readonly isNotable: boolean;
    }
  | { readonly rule: ToolRule; readonly status: 'not-judged'; readonly reason: string }
  | { readonly rule: ToolRule; readonly status: 'crash'; readonly reason: string };

/** The findings of one set rule, or the cause of its crash. */
export type SetOutcome =
  | { readonly rule: SetRule; readonly findings: readonly SetFinding[] }
  | { readonly rule: SetRule; readonly crash: string };

/** A repair that a rule offers, or why it has none. Its places are those of the file. */
export interface Proposal {
  readonly rule: ToolRule;
  /** Index of the tool that it is for. */
  readonly tool: number;
  readonly fix: Fix | NoFix;
}
