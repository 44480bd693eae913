import { gradeOf } from '../score/grade.js';
import type { Rubric } from '../score/rubric.js';
import type { InputReport, Report, Summary } from './report.js';
import type { ToolReport } from './tool-report.js';

/** Sums up the inputs of a run. */
export function buildReport(
  rubric: Rubric,
  inputs: readonly InputReport[],
  config?: Report['config'],
): Report {
  return { rubric, ...(config ? { config } : {}), inputs, summary: summarise(inputs) };
}

/** The mean score of tools, floored; null without any, or when one of them is unknown. */
export function meanOf(tools: readonly ToolReport[]): number | null {
  let sum = 0;
  for (const { score } of tools) {
    if (score === null) return null;
    sum += score;
  }
  return tools.length > 0 ? Math.floor(sum / tools.length) : null;
}

function summarise(inputs: readonly InputReport[]): Summary {
  let tools = 0;
  let lowest: Summary['lowest'] = null;
  for (const input of inputs)
    for (const tool of input.tools) {
      tools++;
      if (tool.score === null || tool.grade === null) continue;
      if (lowest === null || tool.score < lowest.score)
        lowest = { input: input.name, name: tool.name, score: tool.score, grade: tool.grade };
    }
  const mean = meanOf(inputs.flatMap((input) => input.tools));
  return { tools, mean, grade: gradeOf(mean), lowest };
}
