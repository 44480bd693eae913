import type { Parameter } from '../../src/model/schema/arguments.js';
import type { Tool } from '../../src/model/tool.js';
import { defineRule } from '../../src/rule/rule.js';
import { ACT_NAMES, EMPTY_WORDS, GENERIC_NAMES, KNOWN_LETTERS } from '../lexicon/generic-names.js';
import { nameWords } from '../shared/name-words.js';
import { offeredValues } from '../shared/offered-values.js';
import { parameterText } from '../shared/parameters.js';
import { quote } from '../shared/quote.js';
import { alwaysApplied } from '../shared/schema.js';

export default defineRule({
  id: 'schema/named-parameters',
  title: 'The names of the parameters say what is in them',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'info',
  looksAtName: true,
  prevents: ['malformed-arguments', 'hallucinated-arguments'],
  rationale:
    'A model fills in a parameter by its name first. One letter, "data" or "obj" can be anything, and a "type" beside an action can be the type of either.',
  source: 'Anthropic, "Writing effective tools for agents": unambiguous parameter names',
  cure: 'Name the parameter after what it holds ("invoice_lines", "trendline_type"), and describe it.',
  examples: [
    {
      bad: {
        name: 'add_lines',
        inputSchema: { type: 'object', properties: { id: { type: 'string' }, data: { type: 'string' } } },
      },
      good: {
        name: 'add_lines',
        inputSchema: {
          type: 'object',
          properties: {
            data: { type: 'string', description: 'Lines of the invoice as CSV, with a header line.' },
          },
        },
      },
    },
    {
      bad: {
        name: 'list_parcels',
        inputSchema: { type: 'object', properties: { p: { type: 'integer', description: 'Page number' } } },
      },
      good: {
        name: 'find_parcels',
        inputSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, x: { type: 'number' }, y: { type: 'number' } },
        },
      },
    },
    {
      bad: {
        name: 'edit_label',
        inputSchema: {
          type: 'object',
          properties: {
            action: { type: 'string', enum: ['print', 'stick'] },
            type: { type: 'integer', description: 'Paper type, 0 to 5.' },
          },
        },
      },
      good: {
        name: 'edit_label',
        inputSchema: {
          type: 'object',
          properties: {
            action: { type: 'string', enum: ['print', 'stick'] },
            paper_type: { type: 'integer', description: 'Paper type, 0 to 5.' },
          },
        },
      },
    },
  ],
  check(tool) {
    const { root } = tool.input.arguments;
    const names = root.map(({ name }) => name);
    return root.flatMap((parameter) => {
      const fault = faultOf(parameter, names, tool);
      return fault === undefined
        ? []
        : [{ at: parameter.pointer, message: `${quote(parameter.name)} ${fault}` }];
    });
  },
});

/** Fewer words of its own than these leave open what the name does not say. */
const LEAST_OWN_WORDS = 2;

function faultOf(parameter: Parameter, names: readonly string[], tool: Tool): string | undefined {
  const name = nameWords(parameter.name).join('_');
  if (/^\p{L}$/u.test(name)) {
    // The coefficients of a formula go by letters; one letter among words does not.
    if (KNOWN_LETTERS.has(name)) return undefined;
    return names.some((other) => other !== parameter.name && /^\p{L}\d?$/u.test(other))
      ? undefined
      : 'is a single letter';
  }
  const text = parameterText(parameter, tool.input);
  if (name === 'type' && isTypeOfPart(text, tool) && names.some((other) => ACT_NAMES.has(other)))
    return 'beside an action is too generic: its text says the type of what';
  if (!GENERIC_NAMES.has(name) || offeredValues(parameter.node, tool.input).length > 0) return undefined;
  // schema/flat-input speaks of an object that holds the parameters.
  if (alwaysApplied(parameter.node, tool.input).some(({ properties }) => properties !== undefined))
    return undefined;
  // A program is called with just that.
  if (/^arg(?:ument)?s$/.test(name) && parameter.node.type === 'array') return undefined;
  const own = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !EMPTY_WORDS.has(word));
  return own.length < LEAST_OWN_WORDS ? 'can be anything, and its text says no more' : undefined;
}

/** "Trendline type" in a tool for charts: the type of something that the tool is not named for. */
function isTypeOfPart(text: string, { name }: Tool): boolean {
  const noun = /^(?:the )?(\p{L}+) types?(?!\p{L})/iu.exec(text)?.[1]?.toLowerCase();
  return (
    noun !== undefined && !nameWords(name).some((word) => word.startsWith(noun) || noun.startsWith(word))
  );
}
