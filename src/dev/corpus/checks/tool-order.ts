import type { Check } from '../check.js';
import { differences } from '../compare.js';

export const toolOrder: Check = {
  title: 'scores do not change with the order of the tools',
  async run({ report, tools, assess }) {
    if (tools.length < 2) return [];
    const reversed = await assess({ tools: [...tools].reverse() });
    return differences(report, reversed, (index) => tools.length - 1 - index);
  },
};
