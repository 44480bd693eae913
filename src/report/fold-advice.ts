import { isAdvice } from '../rule/advice.js';
import type { Rule } from '../rule/rule.js';
import { type ReportedFinding, SEVERITIES, type ToolReport } from './tool-report.js';

/** Advice of one rule, said once for many tools. */
export interface FoldedAdvice {
  readonly rule: Rule;
  /** On how many tools it found something, and how much. */
  tools: number;
  findings: number;
  /** The first of these tools. */
  readonly first: ToolReport;
}

/** What a rule says on more tools than this is said once for all of them, and not at each. */
const MOST_TOOLS = 3;

/** The findings without advice. */
export function withoutAdvice(findings: readonly ReportedFinding[]): ReportedFinding[] {
  return findings.filter(({ rule }) => !isAdvice(rule));
}

/** The advice among findings, warnings first. */
export function adviceIn(findings: readonly ReportedFinding[]): ReportedFinding[] {
  return findings.filter(({ rule }) => isAdvice(rule));
}

/** The advice on tools, a line for each rule: warnings first, then what is said of most tools. */
export function sumAdvice(tools: readonly ToolReport[]): FoldedAdvice[] {
  const byRule = new Map<Rule, FoldedAdvice>();
  for (const tool of tools)
    tool.eachRuleCost((rule, _, findings) => {
      if (!isAdvice(rule)) return;
      const known = byRule.get(rule);
      if (known) {
        known.tools++;
        known.findings += findings;
      } else byRule.set(rule, { rule, tools: 1, findings, first: tool });
    });
  return [...byRule.values()].sort(
    (a, b) =>
      SEVERITIES.indexOf(a.rule.severity) - SEVERITIES.indexOf(b.rule.severity) ||
      b.tools - a.tools ||
      (a.rule.id < b.rule.id ? -1 : 1),
  );
}

/**
 * The advice that a report says once for an input: what is said of many tools, and what is said of tools that it does
 * not show one by one. The rest stands at its tools.
 */
export function foldAdvice(shown: readonly ToolReport[], others: readonly ToolReport[]): FoldedAdvice[] {
  const ofOthers = new Set(sumAdvice(others).map(({ rule }) => rule));
  return sumAdvice([...shown, ...others]).filter(
    ({ rule, tools }) => tools > MOST_TOOLS || ofOthers.has(rule),
  );
}
