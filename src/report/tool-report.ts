import { type TokenParts, tokensOf } from '../model/size.js';
import type { Tool } from '../model/tool.js';
import { isAdvice } from '../rule/advice.js';
import type { Fix, Fixability, NoFix } from '../rule/fix.js';
import type { Finding, Rule, Severity, ToolRule } from '../rule/rule.js';
import { type Grade, gradeOf } from '../score/grade.js';
import { earnedBy, type Judged, lossOf, lossOfRule, type ToolScore } from '../score/score.js';

/** A judged rule with the reason that a report gives for one without a result. */
export type Judgement = Judged & { readonly reason?: string; readonly isNotable?: boolean };

/** A finding as a report shows it. */
export interface ReportedFinding {
  readonly rule: Rule;
  readonly finding: Finding;
  /** What it costs the tool, in points of 0–100. */
  readonly lost: number;
  /** The class of the repair that cures it; null without one, undefined when nobody asked. */
  readonly fixability: Fixability | null | undefined;
}

/** A repair that a rule offers for a tool, or why it has none. */
export interface OfferedFix {
  readonly rule: Rule;
  readonly fix: Fix | NoFix;
}

/** What a rule earned on one tool; null for a rule that does not apply or could not be judged. */
export interface Mark {
  readonly rule: ToolRule;
  readonly earned: number | null;
  /** Why there is no mark. */
  readonly reason: string | undefined;
}

/** What a report says about one tool. */
export class ToolReport {
  /** The class of the repair by rule and place. */
  readonly #cures: ReadonlyMap<string, Fixability> | undefined;
  readonly name: string;
  /** Where the tool stands in its document. */
  readonly pointer: string;
  /** Its place among the tools of the document, from 0. */
  readonly index: number;
  readonly score: number | null;
  readonly grade: Grade | null;
  /** The severity of its worst finding; undefined without any. */
  readonly worst: Severity | undefined;
  /** It has a finding of severity `error`: no badge is green, whatever the number. */
  readonly blocked: boolean;
  /** About how many tokens it costs a model: name, description and both schemas. */
  readonly tokens: number;
  /** The same by where they stand. */
  readonly tokenParts: TokenParts;

  /**
   * @param setFindings what rules of scope `set` found on it
   * @param offered the repairs that rules have for it; undefined when nobody asked for them
   */
  constructor(
    tool: Tool,
    private readonly judgements: readonly Judgement[],
    private readonly scored: ToolScore,
    private readonly setFindings: readonly { readonly rule: Rule; readonly finding: Finding }[],
    offered: readonly OfferedFix[] | undefined,
  ) {
    this.#cures = offered && curesOf(offered, tool);
    this.name = tool.name;
    this.pointer = tool.pointer;
    this.index = tool.index;
    this.score = scored.score;
    this.grade = gradeOf(scored.score);
    this.worst = worstOf(judgements, setFindings);
    this.blocked = this.worst === 'error';
    const { whole, description, input, output } = tokensOf(tool);
    this.tokens = whole;
    this.tokenParts = { description, input, output };
  }

  /** "scored on `weight` of 100". */
  get weight(): number {
    return this.scored.weight;
  }

  get categories(): ToolScore['categories'] {
    return this.scored.categories;
  }

  /** Dearest first; errors before all. The order of the rules and of the text decides between equals. */
  findings(): ReportedFinding[] {
    const lost = lossOf(this.judgements, this.scored.worth);
    const findings: ReportedFinding[] = this.setFindings.map((found) => ({
      ...found,
      lost: 0,
      fixability: null,
    }));
    for (const judgement of this.judgements)
      if (judgement.status === 'fail')
        for (const finding of judgement.findings)
          findings.push({
            rule: judgement.rule,
            finding,
            lost: lost.get(finding) ?? 0,
            fixability: this.#cures && (this.#cures.get(keyOf(judgement.rule, finding.at)) ?? null),
          });
    return findings.sort(dearestFirst);
  }

  get findingCount(): number {
    let count = this.setFindings.length;
    for (const judgement of this.judgements)
      if (judgement.status === 'fail') count += judgement.findings.length;
    return count;
  }

  /** True when something was found that is more than advice. */
  get hasFaults(): boolean {
    return (
      this.setFindings.some(({ rule }) => !isAdvice(rule)) ||
      this.judgements.some(
        (judgement) =>
          judgement.status === 'fail' && judgement.findings.length > 0 && !isAdvice(judgement.rule),
      )
    );
  }

  /** Hands on what each rule that found something costs, and how much it found, without splitting it over the findings. */
  eachRuleCost(take: (rule: Rule, lost: number, findings: number) => void): void {
    const bySet = new Map<Rule, number>();
    for (const { rule } of this.setFindings) bySet.set(rule, (bySet.get(rule) ?? 0) + 1);
    for (const [rule, findings] of bySet) take(rule, 0, findings);
    for (const judgement of this.judgements)
      if (judgement.status === 'fail' && judgement.findings.length > 0)
        take(
          judgement.rule,
          lossOfRule(judgement, this.judgements, this.scored.worth),
          judgement.findings.length,
        );
  }

  marks(): Mark[] {
    return this.judgements.filter(({ rule }) => rule.points > 0).map(markOf);
  }

  /** Why the score is unknown, a sentence each. */
  notJudged(): string[] {
    return this.judgements
      .filter(({ status }) => status === 'not-judged' || status === 'crash')
      .map(
        ({ rule, status, reason }) =>
          `${rule.id} ${status === 'crash' ? 'crashed' : 'was not judged'}: ${reason}`,
      );
  }

  /** Why rules were left out, where a reader would not expect it. */
  notableReasons(): string[] {
    const reasons = this.judgements.filter(({ isNotable }) => isNotable).map(({ reason }) => reason ?? '');
    return [...new Set(reasons)];
  }
}

function curesOf(offered: readonly OfferedFix[], tool: Tool): ReadonlyMap<string, Fixability> {
  const cures = new Map<string, Fixability>();
  for (const { rule, fix } of offered)
    if ('edits' in fix && !fix.leavesFinding) cures.set(keyOf(rule, tool.locate(fix.at)), fix.fixability);
  return cures;
}

function keyOf(rule: Rule, at: string): string {
  return `${rule.id} ${at}`;
}

/** Worst first. */
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

function worstOf(
  judgements: readonly Judgement[],
  setFindings: readonly { readonly rule: Rule }[],
): Severity | undefined {
  let worst = SEVERITIES.length;
  for (const { rule } of setFindings) worst = Math.min(worst, SEVERITIES.indexOf(rule.severity));
  for (const { status, rule } of judgements)
    if (status === 'fail' && worst > 0) worst = Math.min(worst, SEVERITIES.indexOf(rule.severity));
  return SEVERITIES[worst];
}

function dearestFirst(a: ReportedFinding, b: ReportedFinding): number {
  const severity = ({ rule }: ReportedFinding) => SEVERITIES.indexOf(rule.severity);
  const isError = ({ rule }: ReportedFinding) => (rule.severity === 'error' ? 0 : 1);
  return isError(a) - isError(b) || b.lost - a.lost || severity(a) - severity(b);
}

function markOf(judgement: Judgement): Mark {
  const { rule, status, reason } = judgement;
  if (status === 'pass') return { rule, earned: rule.points, reason };
  if (status === 'fail') return { rule, earned: earnedBy(judgement), reason: undefined };
  return { rule, earned: null, reason: judgement.reason };
}
