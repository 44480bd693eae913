import { child } from '../../../model/pointer.js';
import { readText } from '../../../model/text/read-text.js';
import { isObject } from '../../../model/value.js';
import type { FixCheck } from './fix-check.js';

/** Members that a repair may take away, because it says the same in another member, or write over. */
const MAY_GO: ReadonlySet<string> = new Set([
  'nullable',
  'example',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'items',
  'additionalItems',
  'required',
]);
const MAY_CHANGE: ReadonlySet<string> = new Set([
  ...MAY_GO,
  'name',
  'type',
  'description',
  'destructiveHint',
  'title',
  'api_name',
]);

export const keepsRest: FixCheck = {
  title: 'what no repair speaks of stays: members, their order, their values',
  async run({ document, name }, { fixed }) {
    const after = (await readText(fixed.text, name)).source.value;
    const renamed = new Map(fixed.renames.map(({ from, to }) => [from, to]));
    const lost: string[] = [];
    const open: [unknown, unknown, string][] = [[document, after, '']];
    for (let pair = open.pop(); pair && lost.length < 3; pair = open.pop()) {
      const [one, other, at] = pair;
      if (Array.isArray(one) && Array.isArray(other)) {
        if (other.length < one.length && !at.endsWith('/required')) lost.push(`${at} is shorter`);
        else if (!at.endsWith('/required'))
          one.forEach((item, index) => {
            open.push([item, other[index], `${at}/${index}`]);
          });
      } else if (isObject(one) && isObject(other)) {
        const keys = Object.keys(one).map((key) =>
          Object.hasOwn(other, key) ? key : (renamed.get(key) ?? key),
        );
        const kept = keys.filter((key) => Object.hasOwn(other, key));
        lost.push(
          ...keys.filter((key) => !kept.includes(key) && !MAY_GO.has(key)).map((key) => `${at} loses ${key}`),
        );
        const order = Object.keys(other).filter((key) => kept.includes(key));
        if (order.join('\n') !== kept.join('\n')) lost.push(`${at} has its members in another order`);
        for (const key of Object.keys(one)) {
          const now = Object.hasOwn(other, key) ? key : (renamed.get(key) ?? key);
          if (Object.hasOwn(other, now)) open.push([one[key], other[now], child(at, now)]);
        }
      } else if (!Object.is(one, other) && !MAY_CHANGE.has(at.slice(at.lastIndexOf('/') + 1)))
        lost.push(`${at} was ${JSON.stringify(one)}, and is ${JSON.stringify(other)}`);
    }
    return lost;
  },
};
