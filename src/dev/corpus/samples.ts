import { valueAt } from '../../model/pointer.js';
import { visible } from '../../report/escape.js';
import { cut } from '../../report/text/layout.js';
import type { FileResult } from './run.js';

const MOST_SAMPLES = 20;
const VALUE_WIDTH = 200;

/** Findings of one rule, evenly spread over all of them, each with what stands at its place: for reading by hand. */
export function sampleLines(results: readonly FileResult[], ruleId: string): string[] {
  const findings = results.flatMap(({ path, subject }) => {
    if (!subject) return [];
    const { report, document } = subject;
    const all = [...report.tools.flatMap((tool) => tool.findings()), ...report.findings];
    return all
      .filter(({ rule }) => rule.id === ruleId)
      .map(({ finding }) => ({ path, finding, report, document }));
  });
  const many = Math.min(MOST_SAMPLES, findings.length);
  const chosen = Array.from({ length: many }, (_, n) => findings[Math.floor((n * findings.length) / many)]!);
  return [
    `${many} of ${findings.length} findings of ${ruleId}`,
    ...chosen.flatMap(({ path, finding, report, document }) => {
      const { line, column } = report.locate(finding.at);
      const value = JSON.stringify(valueAt(document, finding.at)) ?? '';
      return [
        `${path}:${line}:${column}  ${visible(finding.message)}`,
        `    ${cut(visible(value), VALUE_WIDTH)}`,
      ];
    }),
  ];
}
