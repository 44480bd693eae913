import type { Check } from '../check.js';
import { differences } from '../compare.js';

export const formatting: Check = {
  title: 'scores do not change with formatting',
  async run({ report, document, tools, assess }) {
    if (tools.length === 0) return [];
    const minified = differences(report, await assess(document));
    const indented = differences(report, await assess(document, { indent: 4 }));
    return [...new Set([...minified, ...indented])];
  },
};
