import type { Rule } from '../rule/rule.js';
import type { ToolReport } from './tool-report.js';

/** What a rule costs a number of tools together. */
export interface RuleCost {
  readonly rule: Rule;
  /** Points of 0–100, summed over the tools. */
  lost: number;
  /** On how many tools it found something, and how much. */
  tools: number;
  findings: number;
}

/** Adds up what each rule costs the tools. A rule that found nothing is not in it. */
export function costsOf(tools: readonly ToolReport[]): RuleCost[] {
  const costs = new Map<Rule, RuleCost>();
  for (const tool of tools)
    tool.eachRuleCost((rule, lost, findings) => {
      const cost = costs.get(rule);
      if (cost) {
        cost.lost += lost;
        cost.findings += findings;
        cost.tools++;
      } else costs.set(rule, { rule, lost, findings, tools: 1 });
    });
  return [...costs.values()];
}
