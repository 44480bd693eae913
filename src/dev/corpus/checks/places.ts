import { valueAt } from '../../../model/pointer.js';
import type { Check } from '../check.js';

export const places: Check = {
  title: 'every finding has a place',
  run({ report, document, text }) {
    const lines = text.split('\n');
    const findings = [...report.tools.flatMap((tool) => tool.findings()), ...report.findings];
    return findings.flatMap(({ rule, finding }) => {
      const where = `${rule.id} at "${finding.at}"`;
      if (valueAt(document, finding.at) === undefined) return [`${where}: nothing stands there`];
      const { line, column } = report.locate(finding.at);
      const width = lines[line - 1]?.length;
      const isInside = width !== undefined && column >= 1 && column <= width;
      return isInside ? [] : [`${where}: ${line}:${column} is outside the file`];
    });
  },
};
