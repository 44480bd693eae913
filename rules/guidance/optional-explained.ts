import type { Tool } from '../../src/model/tool.js';
import type { Context } from '../../src/rule/context.js';
import { defineRule } from '../../src/rule/rule.js';
import { ENGLISH } from '../lexicon/languages.js';
import { DESTROYING, SAYS_LEFT_OUT } from '../lexicon/omission-words.js';
import { prose } from '../shared/description.js';
import { languageOf } from '../shared/language.js';
import { nameVerb } from '../shared/name-verb.js';
import { hasDefault } from '../shared/obligation.js';
import { quote } from '../shared/quote.js';

export default defineRule({
  id: 'guidance/optional-explained',
  title: 'A tool that takes away says what goes when its parameters are left out',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'warning',
  looksAtName: true,
  prevents: ['unsafe-call'],
  rationale:
    'Where nothing is required, {} is a valid call. Of a tool that looks, it returns more than is wanted; of one that deletes, nobody knows beforehand what it takes. Only English texts are judged.',
  source: 'arXiv 2602.14878, component "Parameter explanation": effect, required or default',
  cure: 'Require what tells the thing that goes, or say what a call without it does.',
  examples: [
    {
      bad: {
        name: 'delete_parcels',
        description: 'Deletes parcels of a depot.',
        inputSchema: {
          type: 'object',
          properties: { depot: { type: 'string', description: 'Name of the depot.' } },
        },
      },
      good: {
        name: 'delete_parcels',
        description: 'Deletes parcels of a depot.',
        inputSchema: {
          type: 'object',
          properties: {
            depot: { type: 'string', description: 'Name of the depot; without it the call fails.' },
          },
        },
      },
    },
    {
      bad: {
        name: 'purge_labels',
        description: 'Purges labels.',
        inputSchema: { type: 'object', properties: { before: { type: 'string' } }, required: [] },
      },
      good: {
        name: 'clear_basket',
        description: 'Clears the basket.',
        inputSchema: { type: 'object', properties: { notify: { type: 'boolean' } } },
      },
    },
  ],
  check(tool, context) {
    const { language, text } = context.fact(prose);
    if (language !== ENGLISH || SAYS_LEFT_OUT.test(text) || !takesAway(tool, context)) return [];
    const { root } = tool.input.arguments;
    const selects = root.filter(({ node }) => node.type !== 'boolean');
    const isSilent = root.every((parameter) => {
      const { description } = parameter.node;
      const isPlain = languageOf(description) === ENGLISH && !SAYS_LEFT_OUT.test(description);
      return !parameter.required && isPlain && !hasDefault(parameter, tool.input);
    });
    if (!selects[0] || !isSilent) return [];
    const message = `nothing says what goes when ${quote(selects[0].name, 30)} and all others are left out`;
    return [
      {
        at: selects[0].pointer,
        message: selects.length === 1 ? message.replace(' and all others are', ' is') : message,
      },
    ];
  },
});

function takesAway(_tool: Tool, context: Context): boolean {
  return DESTROYING.has(context.fact(nameVerb) ?? '');
}
