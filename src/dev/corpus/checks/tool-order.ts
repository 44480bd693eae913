import type { Check } from '../check.js';
import { differences } from '../compare.js';

export const toolOrder: Check = {
  title: 'scores do not change with the order of the tools',
  async run({ report, loose, assess }) {
    if (loose.length < 2) return [];
    const reversed = await assess({ tools: [...loose].reverse() });
    return differences(report, reversed, ({ index }) => report.tools[loose.length - 1 - index]);
  },
};
