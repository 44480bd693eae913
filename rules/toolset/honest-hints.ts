import { isObject, type JsonObject, member } from '../../src/model/value.js';
import { defineRule } from '../../src/rule/rule.js';
import type { Effect } from '../lexicon/effects.js';
import { actOfName } from '../shared/act-of-name.js';
import { groupBy } from '../shared/group-by.js';
import { quote } from '../shared/quote.js';
import { setMembers } from '../shared/set-members.js';

const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const;

/** Fewer tools with the same hints are no stamp. */
const LEAST_TOOLS = 4;
/** One tool that looks by its name may write all the same; several hardly. */
const LEAST_READING = 2;
/** And so may one that changes something by its name only look: update_preview. */
const LEAST_CHANGING = 2;

const hinted = (readOnlyHint: boolean, ...names: string[]) =>
  names.map((name) => ({
    name,
    inputSchema: { type: 'object' },
    annotations: { readOnlyHint, destructiveHint: !readOnlyHint },
  }));

export default defineRule({
  id: 'toolset/honest-hints',
  title: 'Tools that read and tools that write have different hints',
  since: '0.1.0',
  scope: 'set',
  points: 0,
  severity: 'warning',
  prevents: ['unsafe-call'],
  rationale:
    'Hints that are stamped on every tool say nothing: when all look destructive, clients ask before each read and people learn to press "yes"; when all look harmless, nobody is asked before a deletion.',
  source: 'MCP 2026-07-28, ToolAnnotations; MCP blog of 2026-03-16 on annotations',
  cure: 'Set "readOnlyHint": true on tools that only look, and "destructiveHint" by what each of the others does.',
  examples: [
    {
      bad: hinted(false, 'list_locks', 'get_gauge', 'open_lock', 'delete_lock'),
      good: [...hinted(true, 'list_locks', 'get_gauge'), ...hinted(false, 'open_lock', 'delete_lock')],
    },
    {
      bad: hinted(true, 'list_locks', 'get_gauge', 'count_boats', 'delete_boat'),
      good: hinted(false, 'open_lock', 'close_lock', 'delete_lock', 'get_lock'),
    },
  ],
  check(_set, context) {
    const members = context.fact(setMembers);
    const groups = groupBy(members, ({ tool }) => stampOf(tool.fields.annotations.value, tool.server));
    return [...groups.values()].flatMap((group) => {
      if (group.length < LEAST_TOOLS) return [];
      const acting = group.map(({ tool }) => ({ tool, act: actOfName(context.of(tool)) }));
      const does = (...effects: Effect[]) =>
        acting.filter(({ act }) => act && effects.includes(act.effect)).map(({ tool }) => tool);
      const reading = does('reads');
      // What is created may be a text that is only handed back.
      const isSaidToRead = member(group[0]!.tool.fields.annotations.value as JsonObject, 'readOnlyHint');
      const writing = isSaidToRead ? does('changes', 'destroys') : does('creates', 'changes', 'destroys');
      if (isSaidToRead && writing.length < LEAST_CHANGING && does('destroys').length === 0) return [];
      const [first] = writing;
      if (reading.length < LEAST_READING || !first) return [];
      const pair = `${quote(reading[0]!.name, 24)} reads and ${quote(first.name, 24)} writes`;
      const message = `the same hints stand on ${group.length} tools, though ${pair}`;
      return [{ tool: first.index, at: first.fields.annotations.pointer, message }];
    });
  },
});

/** The hints of a tool; undefined when it does not say whether it only reads, without which the others may well agree. */
function stampOf(annotations: unknown, server: string): string | undefined {
  if (!isObject(annotations) || typeof member(annotations, 'readOnlyHint') !== 'boolean') return undefined;
  return [server, ...HINTS.map((hint) => String(member(annotations, hint)))].join('\n');
}
