import type { Check } from '../check.js';
import { differences } from '../compare.js';

export const repeatedSet: Check = {
  title: 'a set of the same tools scores what one of them scores',
  async run({ report, loose, assess }) {
    if (loose.length === 0) return [];
    const variant = await assess({ tools: [...loose, ...loose, ...loose] });
    return differences(report, variant, ({ index }) => report.tools[index % loose.length]);
  },
};
