import { defineRule } from '../../src/rule/rule.js';
import { groupBy } from '../shared/group-by.js';
import { namedFew } from '../shared/named-few.js';
import { type SetMember, setMembers } from '../shared/set-members.js';
import { type SpellingStyle, spellingStyle } from '../shared/spelling-style.js';

/** With fewer names of several words there is no custom to keep. */
const LEAST_NAMES = 4;

const schema = { type: 'object' };
const named = (...names: string[]) => names.map((name) => ({ name, inputSchema: schema }));

export default defineRule({
  id: 'toolset/one-naming-style',
  title: 'The names of the tools are written in one style',
  since: '0.1.0',
  scope: 'set',
  points: 0,
  severity: 'info',
  prevents: ['hallucinated-arguments'],
  rationale:
    'A model that has seen twenty names of one style spells the next one alike, and calls a tool that is not there. A mixture also hides which tools belong together.',
  source: 'Anthropic, "Writing effective tools for agents": consistent naming; MCP 2026-07-28, Tool Names',
  cure: 'Give the odd ones the style of the others; --fix renames to snake_case with every mention.',
  examples: [
    {
      bad: named('open_lock', 'close_lock', 'fill_basin', 'readGauge'),
      good: named('open_lock', 'close_lock', 'fill_basin', 'drain'),
    },
    {
      bad: named('open-lock', 'close-lock', 'fillBasin', 'drainBasin', 'readGauge'),
      good: named('lock-open', 'lock-close', 'boat-move', 'Gauge', 'API-post-search'),
    },
  ],
  check(_set, context) {
    const groups = groupBy(context.fact(setMembers), ({ tool, namespace }) => `${tool.server}\n${namespace}`);
    return [...groups.values()].flatMap((members) => {
      const styles = [...groupBy(members, ({ tool }) => spellingStyle(tool.name))] as [
        SpellingStyle,
        readonly SetMember[],
      ][];
      const total = styles.reduce((sum, [, { length }]) => sum + length, 0);
      if (styles.length < 2 || total < LEAST_NAMES) return [];
      styles.sort(([a, { length: many }], [b, { length: few }]) => few - many || (a < b ? -1 : 1));
      const [[main, { length: mostly }], ...odd] = styles as [(typeof styles)[number], ...typeof styles];
      const others = odd.flatMap(([, some]) => some);
      const names = others.map(({ tool }) => tool.name);
      const kinds = odd.map(([style]) => style).join(' and ');
      const said = names.length === 1 ? `is in ${kinds}` : `(${names.length} in ${kinds}) stand`;
      const { index, fields } = others[0]!.tool;
      return [
        {
          tool: index,
          at: fields.name.pointer,
          message: `${namedFew(names, 16)} ${said} beside ${mostly} in ${main}`,
        },
      ];
    });
  },
});
