import { count, thousands } from '../../report/text/layout.js';
import type { ToolReport } from '../../report/tool-report.js';
import { isAdvice } from '../../rule/advice.js';
import type { FileResult } from './run.js';

/** How often one rule fires. */
export interface Fires {
  findings: number;
  tools: number;
  sets: number;
}

/** How often each rule fires, by its id. */
export function firesByRule(results: readonly FileResult[]): ReadonlyMap<string, Fires> {
  const all = new Map<string, Fires>();
  const of = (id: string): Fires => {
    const known = all.get(id) ?? { findings: 0, tools: 0, sets: 0 };
    all.set(id, known);
    return known;
  };
  for (const { subject } of results) {
    if (!subject) continue;
    const inSet = new Set<string>();
    for (const tool of subject.report.tools)
      tool.eachRuleCost(({ id }, _, findings) => {
        of(id).findings += findings;
        of(id).tools++;
        inSet.add(id);
      });
    for (const { rule } of subject.report.findings) {
      of(rule.id).findings++;
      inSet.add(rule.id);
    }
    for (const id of inSet) of(id).sets++;
  }
  return all;
}

/** `on 12 of 4,738 tools, in 5 of 248 sets`. */
export function firesOf(results: readonly FileResult[], ruleId: string): string {
  const sets = results.filter(({ subject }) => (subject?.report.tools.length ?? 0) > 0);
  const tools = sets.reduce((sum, { subject }) => sum + subject!.report.tools.length, 0);
  const fires = firesByRule(results).get(ruleId);
  return `on ${thousands(fires?.tools ?? 0)} of ${count(tools, 'tool')}, in ${fires?.sets ?? 0} of ${count(sets.length, 'set')}`;
}

/** How much advice a tool gets, what is alike folded: for each rule that has some, one. Sorted. */
export function advicePerTool(tools: readonly ToolReport[]): number[] {
  return tools
    .map((tool) => {
      let rules = 0;
      tool.eachRuleCost((rule) => {
        if (isAdvice(rule)) rules++;
      });
      return rules;
    })
    .sort((a, b) => a - b);
}
