import type { ToolReport } from '../../../report/tool-report.js';
import { mayFollowRepairs } from '../../../rule/advice.js';
import type { FixCheck } from './fix-check.js';

export const onlyBetter: FixCheck = {
  title: 'no repair lowers a score or adds a finding',
  run({ report }, { report: after }) {
    if (after.tools.length !== report.tools.length)
      return [`${report.tools.length} tools before, ${after.tools.length} after`];
    return report.tools.flatMap((tool, index) => worse(tool, after.tools[index]!));
  },
};

function worse(before: ToolReport, after: ToolReport): string[] {
  const found = counts(before);
  const added = [...counts(after)].filter(([rule, count]) => count > (found.get(rule) ?? 0));
  const fell = before.score !== null && (after.score === null || after.score < before.score);
  return [
    ...(fell ? [`${before.name}: ${before.score} → ${after.score}`] : []),
    ...added.map(([rule, count]) => `${before.name}: ${rule} finds ${found.get(rule) ?? 0} → ${count}`),
  ];
}

function counts(tool: ToolReport): Map<string, number> {
  const found = new Map<string, number>();
  for (const { rule } of tool.findings())
    if (!mayFollowRepairs(rule)) found.set(rule.id, (found.get(rule.id) ?? 0) + 1);
  return found;
}
