import { tokensOf } from '../../src/model/size.js';
import type { Tool } from '../../src/model/tool.js';
import { defineRule } from '../../src/rule/rule.js';
import { grouped } from '../shared/grouped.js';
import { namedFew } from '../shared/named-few.js';
import { quote } from '../shared/quote.js';
import { type Repeat, repeats } from '../shared/repeats.js';

/** Anthropic, tool search (read 2026-09): worth it from 10,000 tokens of definitions on. */
const MANY_TOKENS = 10_000;
/** MCP, client best practices: clients should hold back tools that take more than 1 to 5 % of the window. */
const SHARE_OF_WINDOW = 5;
/** A repeat is worth a word from this many tokens on … */
const LEAST_SAVING = 250;
/** … for a schema, which other tools may need as it is, from more … */
const LEAST_SAVING_OF_SCHEMA = 500;
/** … and from this share of the set, in percent. Smaller ones are said only beside a large one. */
const LEAST_SHARE = 5;
const LEAST_SHARE_BESIDE = 3;
/** What is shorter may well stand in several tools: each of them needs its parameters. */
const LEAST_TOKENS = 75;
const MOST_REPEATS = 3;

const KINDS = Array.from({ length: 40 }, (_, at) => `harbour-basin-section-with-number-${at}`);
const taking = (name: string, schema: object) => ({
  name,
  inputSchema: { type: 'object', properties: { kind: { type: 'string', ...schema } } },
});

export default defineRule({
  id: 'toolset/lean',
  title: 'The set takes few tokens, and says nothing long twice',
  since: '0.1.0',
  scope: 'set',
  points: 0,
  severity: 'info',
  prevents: ['context-cost', 'wrong-tool'],
  rationale:
    'Tools are paid for with every request, whether they are called or not. Most of a large bill is often one list of values, or one schema, that stands in many tools.',
  source:
    'Anthropic, tool search (read 2026-09): from 10,000 tokens on; MCP, client best practices: hold tools back above 1 to 5 % of the window',
  cure: 'Shorten the dearest tools, or let one tool look a long list up; "$defs" help only inside one schema, and not in every client.',
  examples: [
    {
      bad: [taking('open_basin', { enum: KINDS }), taking('close_basin', { enum: KINDS })],
      good: [taking('open_basin', { enum: KINDS }), taking('close_basin', { description: 'As listed.' })],
    },
    {
      settings: { contextWindow: 400 },
      bad: [taking('open_basin', { description: 'One of the kinds that list_kinds gives.' })],
      good: [taking('open', {})],
    },
  ],
  check({ tools }, context) {
    const { contextWindow } = context.settings;
    let total = 0;
    let heaviest: { readonly tool: Tool; readonly tokens: number } | undefined;
    for (const tool of tools) {
      const { whole } = tokensOf(tool);
      total += whole;
      if (
        !heaviest ||
        whole > heaviest.tokens ||
        (whole === heaviest.tokens && tool.name < heaviest.tool.name)
      )
        heaviest = { tool, tokens: whole };
    }
    const found = [costOf(total, contextWindow)].filter((message) => message !== undefined);
    if (found.length > 0 && tools.length > 1 && heaviest)
      found[0] += `, ${quote(heaviest.tool.name, 24)} alone ${grouped(heaviest.tokens)}`;
    if (total > LEAST_SAVING) found.push(...repeatsOf(context.fact(repeats), total));
    return found.map((message) => ({ tool: undefined, at: '', message }));
  },
});

function costOf(total: number, window: number | undefined): string | undefined {
  const share = window === undefined ? 0 : Math.round((100 * total) / window);
  // What does not fit is another rule's.
  if (window === undefined ? total <= MANY_TOKENS : share <= SHARE_OF_WINDOW || share > 100) return undefined;
  const part = window === undefined ? '' : `, ${share} % of the window`;
  return `the tools take about ${grouped(total)} tokens${part}`;
}

/** The dearest repeats, when one of them is dear indeed. */
function repeatsOf(all: readonly Repeat[], total: number): string[] {
  const isShare = ({ saving }: Repeat, percent: number) => saving * 100 >= percent * total;
  const dear = all.filter(({ tokens, tools, times }) => times > tools.length || tokens >= LEAST_TOKENS);
  const isWorthAWord = (repeat: Repeat) =>
    repeat.saving >= (repeat.isEnum ? LEAST_SAVING : LEAST_SAVING_OF_SCHEMA) && isShare(repeat, LEAST_SHARE);
  if (!dear.some(isWorthAWord)) return [];
  return dear
    .filter((repeat) => isShare(repeat, LEAST_SHARE_BESIDE))
    .slice(0, MOST_REPEATS)
    .map(repeatWording);
}

function repeatWording({ isEnum, value, label, times, tools, saving }: Repeat): string {
  const what = isEnum ? `${(value as unknown[]).length} values` : `the schema of ${quote(label, 20)}`;
  const where =
    tools.length === 1
      ? `${quote(tools[0]!, 24)} has ${what} ${times} times`
      : `${namedFew(tools, 14)} repeat ${what}`;
  return `${where}; once would save ${grouped(saving)} tokens`;
}
