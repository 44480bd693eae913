import { isObject } from '../../../model/value.js';
import type { Check } from '../check.js';
import { differences } from '../compare.js';

export const keyOrder: Check = {
  title: 'scores do not change with the order of keys',
  async run({ report, document, tools, assess }) {
    if (tools.length === 0) return [];
    const sorted = differences(report, await assess(ordered(document, 1)));
    const reversed = differences(report, await assess(ordered(document, -1)));
    return [...new Set([...sorted, ...reversed])];
  },
};

/** A copy with the keys of every object in order. `fromEntries` keeps a key `__proto__` a key. */
function ordered(value: unknown, direction: 1 | -1): unknown {
  if (Array.isArray(value)) return value.map((item) => ordered(item, direction));
  if (!isObject(value)) return value;
  const keys = Object.keys(value).sort((a, b) => (a < b ? -direction : direction));
  return Object.fromEntries(keys.map((key) => [key, ordered(value[key], direction)]));
}
