import type { InputReport } from '../../report/report.js';
import { fit } from '../../report/text/layout.js';
import { SCORED_CATEGORIES, type ScoredCategory } from '../../score/rubric.js';
import type { FileResult } from './run.js';

/** What repairs bring: the mean of all tools, and of each category, before, after the safe ones, after all. */
export function liftLines(results: readonly FileResult[]): string[] {
  const stages: InputReport[][] = [[], [], []];
  for (const { subject, fixed } of results) {
    const [safe, all] = fixed;
    if (!subject || !safe || !all) continue;
    for (const [index, report] of [subject.report, safe.report, all.report].entries())
      stages[index]!.push(report);
  }
  const row = (title: string, value: (report: InputReport) => (number | null)[]) =>
    `${fit(title, 18)}${stages.map((reports) => meanOf(reports.flatMap(value)).padStart(10)).join('')}`;
  return [
    `${fit('mean', 18)}${['before', 'safe', 'all'].map((title) => title.padStart(10)).join('')}`,
    row('score', ({ tools }) => tools.map(({ score }) => score)),
    ...SCORED_CATEGORIES.map((category: ScoredCategory) =>
      row(category, ({ tools }) => tools.map(({ categories }) => categories[category])),
    ),
    ...classLines(results),
  ];
}

function meanOf(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? '–' : (known.reduce((a, b) => a + b, 0) / known.length).toFixed(1);
}

/** How many repairs of each rule and class were made. */
function classLines(results: readonly FileResult[]): string[] {
  const counts = new Map<string, number>();
  for (const { fixed } of results)
    for (const { rule, fixability } of fixed[1]?.fixed.changes ?? []) {
      const key = `${fit(fixability, 9)} ${rule.id}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return [
    '',
    ...[...counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, count]) => `${String(count).padStart(7)} ${key}`),
  ];
}
