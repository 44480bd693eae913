import type { Tool } from '../../src/model/tool.js';
import { grouped } from '../shared/grouped.js';
import { profilesOf } from './profiles.js';
import { isStrict } from './strict.js';

/** What the strict tools of a set have in all that is more than one request takes, as messages. */
export function brokenTotals(tools: readonly Tool[], clients: readonly string[]): readonly string[] {
  return profilesOf(clients).flatMap(({ id, limits }) =>
    limits.flatMap((limit) => {
      if (limit.kind !== 'strict-total') return [];
      const strict = limit.onlyIf === 'strict' ? tools.filter(isStrict) : tools;
      const totals = { tools: strict.length, optional: 0, unions: 0 };
      for (const tool of strict) {
        for (const { required, node } of tool.input.arguments.parameters) {
          if (!required) totals.optional++;
          if (Array.isArray(node.type) || node.rare.anyOf.length > 0) totals.unions++;
        }
        tool.release();
      }
      const nouns = {
        tools: 'strict tools',
        optional: 'optional parameters',
        unions: 'parameters of several types',
      };
      return (['tools', 'optional', 'unions'] as const)
        .filter((what) => totals[what] > limit[what])
        .map(
          (what) => `refused by ${id} (${limit[what]}): there are ${grouped(totals[what])} ${nouns[what]}`,
        );
    }),
  );
}
