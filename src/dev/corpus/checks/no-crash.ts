import type { Check } from '../check.js';

export const noCrash: Check = {
  title: 'no rule crashes',
  run: ({ report }) =>
    [
      ...report.tools.flatMap((tool) =>
        tool.notJudged().map((reason) => `on ${tool.name || tool.pointer}, ${reason}`),
      ),
      // What a rule on the whole set died of is a note of the input.
      ...report.notes,
    ].filter((sentence) => / crashed: /.test(sentence)),
};
