import type { Check } from '../check.js';
import { differences } from '../compare.js';

export const repeatedSet: Check = {
  title: 'a set of the same tools scores what one of them scores',
  async run({ report, tools, assess }) {
    if (tools.length === 0) return [];
    const variant = await assess({ tools: [...tools, ...tools, ...tools] });
    return differences(report, variant, (index) => index % tools.length);
  },
};
