import { SCORED_CATEGORIES } from '../../../score/rubric.js';
import type { Check } from '../check.js';

const isScore = (value: number) => Number.isInteger(value) && value >= 0 && value <= 100;

export const wholeScores: Check = {
  title: 'scores are whole numbers from 0 to 100',
  run: ({ report }) =>
    report.tools.flatMap((tool) => {
      const name = tool.name || tool.pointer;
      if (tool.score === null)
        return tool.notJudged().length > 0 ? [] : [`${name} has no score, and nothing says why`];
      const scores = [tool.score, ...SCORED_CATEGORIES.map((category) => tool.categories[category])];
      const wrong = scores.filter((score) => score !== null && !isScore(score));
      return wrong.length > 0 ? [`${name}: ${wrong.join(', ')}`] : [];
    }),
};
