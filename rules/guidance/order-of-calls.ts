import type { Parameter } from '../../src/model/schema/arguments.js';
import type { Tool, ToolSet } from '../../src/model/tool.js';
import type { SetContext } from '../../src/rule/context.js';
import { defineRule, type SetFinding } from '../../src/rule/rule.js';
import { ENGLISH } from '../lexicon/languages.js';
import { GIVES_IDS, LISTING, NAMES_ID, SAYS_SOURCE } from '../lexicon/order-words.js';
import { EMPTY_WORDS, wordStem } from '../lexicon/restating-words.js';
import { singular } from '../lexicon/rival-words.js';
import { languageOf } from '../shared/language.js';
import { nameWords } from '../shared/name-words.js';
import { quote } from '../shared/quote.js';
import { namedIn, setGuidance, type ToolGuidance, toolsByName } from '../shared/set-guidance.js';

const WORD = /[\p{L}\p{N}]+/gu;

const INPUT = { type: 'object' };
const takes = (name: string, description: string) => ({
  type: 'object',
  properties: { [name]: { type: 'string', description } },
  required: [name],
});

export default defineRule({
  id: 'guidance/order-of-calls',
  title: 'An id that another tool gives comes with the word which one',
  since: '0.1.0',
  scope: 'set',
  points: 0,
  severity: 'info',
  prevents: ['hallucinated-arguments', 'malformed-arguments'],
  rationale:
    'A model that is asked for a depot_id and not told where ids come from makes one up, or asks its user. It is said once for each kind of id, and only when no text of the set connects the two.',
  source: 'Anthropic, define-tools: what each parameter means; arXiv 2602.14878, "Opaque Parameters"',
  cure: 'Say in the parameter which tool gives the id, or in that tool that it returns the ids.',
  examples: [
    {
      bad: [
        { name: 'list_depots', description: 'Lists depots.', inputSchema: INPUT },
        {
          name: 'close_depot',
          description: 'Closes a depot.',
          inputSchema: takes('depot_id', 'Id of the depot.'),
        },
      ],
      good: [
        { name: 'list_depots', description: 'Lists depots.', inputSchema: INPUT },
        {
          name: 'close_depot',
          description: 'Closes a depot.',
          inputSchema: takes('depot_id', 'Id of the depot, from list_depots.'),
        },
      ],
    },
    {
      bad: [
        { name: 'searchLoadingBays', description: 'Searches loading bays.', inputSchema: INPUT },
        {
          name: 'bookBay',
          description: 'Books a loading bay.',
          inputSchema: takes('loadingBayId', 'Loading bay'),
        },
      ],
      good: [
        { name: 'searchLoadingBays', description: 'Returns id and size of each bay.', inputSchema: INPUT },
        {
          name: 'bookBay',
          description: 'Books a loading bay.',
          inputSchema: takes('loadingBayId', 'Loading bay'),
        },
        { name: 'callUser', description: 'Calls a user.', inputSchema: takes('userId', 'User') },
      ],
    },
  ],
  check(set, context) {
    const guidance = context.fact(setGuidance);
    const wanted = wantedIds(set, context);
    const findings: SetFinding[] = [];
    for (const giver of guidance) {
      const object = listedObject(giver);
      const want = object && wanted.get(keyOf(giver.tool, object));
      if (!want || want.isExplained || givesIds(giver)) continue;
      want.isExplained = true;
      const { index, at, name } = want.first;
      const message = `nothing says that ${quote(giver.tool.name, 32)} gives the ${quote(name, 24)} that is required`;
      findings.push({ tool: index, at, message });
    }
    return findings;
  },
});

/** Ids of one object that tools require. */
interface WantedId {
  readonly first: { readonly index: number; readonly at: string; readonly name: string };
  /** Some tool says where they come from. */
  isExplained: boolean;
}

function wantedIds({ tools }: ToolSet, context: SetContext): Map<string, WantedId> {
  const byName = context.fact(toolsByName);
  const guidance = context.fact(setGuidance);
  const wanted = new Map<string, WantedId>();
  for (const tool of tools) {
    const { tells, named, language } = guidance[tool.index]!;
    for (const parameter of tool.input.arguments.root) {
      const object = parameter.required ? objectOfId(parameter.name) : undefined;
      if (object === undefined) continue;
      const key = keyOf(tool, object);
      const known = wanted.get(key);
      const { description } = parameter.node;
      const isExplained =
        language !== ENGLISH ||
        languageOf(description) !== ENGLISH ||
        named.size > 0 ||
        !isBare(parameter, tool) ||
        namedIn(description, tool, byName).size > 0 ||
        SAYS_SOURCE.test(description) ||
        (tells !== false && SAYS_SOURCE.test(tool.description));
      if (known) known.isExplained ||= isExplained;
      else wanted.set(key, { first: firstOf(parameter, tool), isExplained });
    }
    tool.release();
  }
  return wanted;
}

/** Objects of two servers, or behind two prefixes with dots, are two. */
function keyOf({ server, name }: Tool, object: string): string {
  return [server, name.slice(0, Math.max(0, name.lastIndexOf('.'))), object].join('\n');
}

/** The text says no more than the names of the parameter and the tool; what says more may tell what the id looks like. */
function isBare({ name, node }: Parameter, tool: Tool): boolean {
  const stems = new Set([...nameWords(name), ...nameWords(tool.name)].map(wordStem));
  return nameWords(node.description)
    .flatMap((word) => word.match(WORD) ?? [])
    .every((word) => EMPTY_WORDS.has(word) || NAMES_ID.has(word) || stems.has(wordStem(word)));
}

function firstOf({ name, pointer }: Parameter, tool: Tool): WantedId['first'] {
  return { index: tool.index, at: tool.locate(pointer), name };
}

/** `depot` of `depot_id`, "loading bay" of `loadingBayIds`; undefined for another name. */
function objectOfId(name: string): string | undefined {
  const words = nameWords(name);
  const last = words.pop() ?? '';
  return /^(?:ids?|uuid|guid)$/.test(last) && words.length > 0 ? words.join(' ') : undefined;
}

/** The object that a tool lists or finds, in the singular; undefined for another tool. */
function listedObject({ words }: ToolGuidance): string | undefined {
  const [verb = '', ...object] = words;
  const last = object.pop();
  if (last === undefined || !LISTING.has(verb)) return undefined;
  const single = singular(last);
  return single === last ? undefined : [...object, single].join(' ');
}

/** Its text says that it returns ids, or its output does. */
function givesIds({ tool, language }: ToolGuidance): boolean {
  return (
    language !== ENGLISH || GIVES_IDS.test(tool.description) || tool.fields.outputSchema.value !== undefined
  );
}
