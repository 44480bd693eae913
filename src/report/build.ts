import { gradeOf } from '../score/grade.js';
import type { Rubric } from '../score/rubric.js';
import type { InputReport, Report, Summary } from './report.js';

/** Sums up the inputs of a run. */
export function buildReport(rubric: Rubric, inputs: readonly InputReport[]): Report {
  return { rubric, inputs, summary: summarise(inputs) };
}

function summarise(inputs: readonly InputReport[]): Summary {
  let tools = 0;
  let sum = 0;
  let isKnown = true;
  let lowest: Summary['lowest'] = null;
  for (const input of inputs)
    for (const tool of input.tools) {
      tools++;
      if (tool.score === null || tool.grade === null) {
        isKnown = false;
        continue;
      }
      sum += tool.score;
      if (lowest === null || tool.score < lowest.score)
        lowest = { input: input.name, name: tool.name, score: tool.score, grade: tool.grade };
    }
  const mean = isKnown && tools > 0 ? Math.floor(sum / tools) : null;
  return { tools, mean, grade: gradeOf(mean), lowest };
}
