import type { Parameter } from '../../src/model/schema/arguments.js';
import type { Tool } from '../../src/model/tool.js';
import { defineRule } from '../../src/rule/rule.js';
import { ENGLISH } from '../lexicon/languages.js';
import { isCursor, SAYS_NEXT } from '../lexicon/paging-words.js';
import { prose } from '../shared/description.js';
import { languageOf } from '../shared/language.js';
import { nameWords } from '../shared/name-words.js';
import { quote } from '../shared/quote.js';

const takes = (description: string) => ({
  type: 'object',
  properties: { cursor: { type: 'string', description } },
});

export default defineRule({
  id: 'guidance/says-pagination',
  title: 'A cursor comes with the word where to get it',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'info',
  prevents: ['premature-answer', 'hallucinated-arguments'],
  rationale:
    'A cursor cannot be guessed. When neither the tool nor the parameter says which field of an answer holds the next one, a model stops at the first page and takes it for the whole, or makes a cursor up. Only English texts are judged.',
  source: 'Anthropic, "Writing effective tools for agents": pagination and truncation',
  cure: 'Say which field of the last answer to pass, and what shows that there are no more pages.',
  examples: [
    {
      bad: {
        name: 'list_parcels',
        description: 'Lists parcels of a depot.',
        inputSchema: takes('Pagination cursor.'),
      },
      good: {
        name: 'list_parcels',
        description: 'Lists parcels of a depot.',
        inputSchema: takes('The "after" of the previous answer; it is missing from the last.'),
      },
    },
    {
      bad: {
        name: 'list_parcels',
        description: 'Lists parcels of a depot.',
        inputSchema: { type: 'object', properties: { pageToken: { type: 'string' } } },
      },
      good: {
        name: 'list_parcels',
        description: 'Lists parcels of a depot, 50 at once. Answers nextPageToken as long as there are more.',
        inputSchema: { type: 'object', properties: { pageToken: { type: 'string' } } },
      },
    },
    {
      bad: {
        name: 'list_parcels',
        description: 'Lists parcels of a depot.',
        inputSchema: { type: 'object', properties: { next_token: { description: 'Token for paging' } } },
      },
      good: {
        name: 'move_mouse',
        description: 'Moves the mouse and sets the shape of its pointer.',
        inputSchema: { type: 'object', properties: { cursor: { type: 'string', enum: ['hand', 'cross'] } } },
      },
    },
  ],
  check(tool, context) {
    const { language, text } = context.fact(prose);
    if (language !== ENGLISH || SAYS_NEXT.test(text) || tool.fields.outputSchema.value !== undefined)
      return [];
    const cursor = tool.input.arguments.root.find((parameter) => isUnexplained(parameter, tool));
    if (!cursor) return [];
    return [{ at: cursor.pointer, message: `nothing says where ${quote(cursor.name, 40)} comes from` }];
  },
});

function isUnexplained({ name, node }: Parameter, { input }: Tool): boolean {
  const words = nameWords(name);
  // "cursor" alone may be that of a screen.
  const pages = words.join('') !== 'cursor' || /pag(?:e|inat|ing)|batch/i.test(node.description);
  return (
    isCursor(words) &&
    pages &&
    node.rare.enum === undefined &&
    languageOf(node.description) === ENGLISH &&
    !SAYS_NEXT.test(node.description) &&
    !input.arguments.root.some(({ node: { description } }) => SAYS_NEXT.test(description))
  );
}
