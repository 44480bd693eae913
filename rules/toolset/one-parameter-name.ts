import { child } from '../../src/model/pointer.js';
import type { Tool } from '../../src/model/tool.js';
import { isObject, member } from '../../src/model/value.js';
import { defineRule } from '../../src/rule/rule.js';
import { groupBy } from '../shared/group-by.js';
import { nameWords } from '../shared/name-words.js';
import { quote } from '../shared/quote.js';
import { rootProperties } from '../shared/root-properties.js';
import { type SetMember, setMembers } from '../shared/set-members.js';

/** A letter of a formula: T is a temperature and t a time. */
const SYMBOL = /^[a-z]\d?$/i;
/** Signs that are there for their meaning, not as a way to part words: `Born<` and `Born>`, `tags[]`, `-size`. */
const MEANT = /[^\p{L}\p{M}\p{N}_\-. ]|^[-.]/u;

/** A parameter as one tool spells it. */
interface Spelling {
  readonly tool: Tool;
  readonly name: string;
  readonly key: string;
}

const taking = (name: string, ...parameters: string[]) => ({
  name,
  inputSchema: {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [parameter, { type: 'string' }])),
  },
});

export default defineRule({
  id: 'toolset/one-parameter-name',
  title: 'A parameter is spelled alike in all tools',
  since: '0.1.0',
  scope: 'set',
  points: 0,
  severity: 'warning',
  prevents: ['malformed-arguments', 'hallucinated-arguments'],
  rationale:
    'A model carries the spelling of one tool over to the next. Where the same id is `boatID` here and `boat_id` there, it sooner or later sends the wrong one, and the call fails or the argument is dropped.',
  source: 'Anthropic, "Writing effective tools for agents": parameter names without doubt',
  cure: 'Spell the parameter alike in all tools; take the old spelling as well until callers have followed.',
  examples: [
    {
      bad: [taking('open_lock', 'lock_id'), taking('close_lock', 'lock_id'), taking('fill_lock', 'lockID')],
      good: [taking('open_lock', 'lock_id'), taking('close_lock', 'lock_id'), taking('move', 'boat_id')],
    },
    {
      bad: [taking('open_lock', 'lockId'), taking('close_lock', 'lock-id')],
      good: [
        taking('open_lock', 'lock'),
        {
          name: 'close_lock',
          inputSchema: { type: 'object', properties: { Lock: { type: 'object' } } },
        },
      ],
    },
  ],
  check(_set, context) {
    const wordsOf = wordsOnce();
    const spellings = context.fact(setMembers).flatMap((member) =>
      Object.entries(rootProperties(member.tool))
        .filter(([name]) => !SYMBOL.test(name))
        .filter(([name]) => !MEANT.test(name))
        .map(([name, schema]) => spellingOf(member, wordsOf(name), name, schema)),
    );
    return [...groupBy(spellings, ({ key }) => key).values()].flatMap((uses) => {
      const bySpelling = [...groupBy(uses, ({ name }) => name)];
      if (bySpelling.length < 2 || areTwo(uses)) return [];
      bySpelling.sort(([a, { length: many }], [b, { length: few }]) => few - many || (a < b ? -1 : 1));
      const [[usual, { length }], ...odd] = bySpelling as [(typeof bySpelling)[number], ...typeof bySpelling];
      const { tool, name } = odd[0]![1][0]!;
      const others = length === 1 ? 'another tool' : `${length} tools`;
      const at = child(child(tool.fields.inputSchema.pointer, 'properties'), name);
      const message = `the parameter ${quote(name, 30)} is spelled ${quote(usual, 30)} in ${others}`;
      return [{ tool: tool.index, at, message }];
    });
  },
});

/** A tool that takes both spellings means two things by them. */
function areTwo(uses: readonly Spelling[]): boolean {
  return new Set(uses.map(({ tool }) => tool)).size < uses.length;
}

/** The words of names, worked out once for each: the same few stand in thousands of tools. */
function wordsOnce(): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const words = known.get(name) ?? nameWords(name).join(' ');
    known.set(name, words);
    return words;
  };
}

/** The same words of the same type in one namespace of one server are one parameter. */
function spellingOf({ tool, namespace }: SetMember, words: string, name: string, schema: unknown): Spelling {
  return { tool, name, key: [tool.server, namespace, typeIn(schema), words].join('\n') };
}

/** The type of what is not null; '' when that is not one type. */
function typeIn(schema: unknown): string {
  if (!isObject(schema)) return '';
  const branches = member(schema, 'anyOf') ?? [schema];
  if (!Array.isArray(branches)) return '';
  const types = branches.flatMap((branch) => (isObject(branch) ? member(branch, 'type') : '') as unknown);
  return types.filter((type) => type !== 'null').join(' ');
}
