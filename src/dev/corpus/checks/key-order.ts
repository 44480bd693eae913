import { isObject } from '../../../model/value.js';
import type { Check } from '../check.js';
import { differences } from '../compare.js';

export const keyOrder: Check = {
  title: 'scores do not change with the order of keys',
  async run({ report, document, tools, assess }) {
    if (tools.length === 0) return [];
    // In a map of tools the order of the keys is that of the tools, so each is found by its place.
    const byPlace = new Map(report.tools.map((tool) => [tool.pointer, tool]));
    const compare = async (direction: 1 | -1) =>
      differences(report, await assess(ordered(document, direction)), ({ pointer }) => byPlace.get(pointer));
    const sorted = await compare(1);
    const reversed = await compare(-1);
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
