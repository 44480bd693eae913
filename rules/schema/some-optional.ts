import type { Parameter } from '../../src/model/schema/arguments.js';
import { defineRule } from '../../src/rule/rule.js';
import { REFINING_NAME } from '../lexicon/generic-names.js';
import { hasKeywords } from '../shared/has-keywords.js';
import { nameWords } from '../shared/name-words.js';
import { ownSchema } from '../shared/own-schema.js';
import { quote } from '../shared/quote.js';
import { isStrict } from '../shared/strict.js';

/** With fewer parameters a call may well need each. */
const WIDE = 8;

export default defineRule({
  id: 'schema/some-optional',
  title: 'A tool of many parameters lets a caller leave some out',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'info',
  prevents: ['hallucinated-arguments'],
  rationale:
    'What is required, a model must fill in: it invents a cursor, a filter and a sort order nobody asked for. Paging and narrowing down have a natural default.',
  source:
    'OpenAI Apps guidelines: minimal inputs; arXiv 2602.14878, "Opaque Parameters": required or default',
  cure: 'Take what has a sensible default (paging, sorting, filters) out of "required", and name the default.',
  examples: [
    {
      bad: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: {
            street: { type: 'string' },
            city: { type: 'string' },
            country: { type: 'string' },
            sender: { type: 'string' },
            receiver: { type: 'string' },
            weight: { type: 'number' },
            sort: { type: 'string' },
            cursor: { type: 'string' },
          },
          required: ['street', 'city', 'country', 'sender', 'receiver', 'weight', 'sort', 'cursor'],
        },
      },
      good: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: {
            street: { type: 'string' },
            city: { type: 'string' },
            country: { type: 'string' },
            sender: { type: 'string' },
            receiver: { type: 'string' },
            weight: { type: 'number' },
            sort: { type: 'string' },
            cursor: { type: 'string' },
          },
          required: ['street', 'city', 'country', 'sender', 'receiver', 'weight'],
        },
      },
    },
  ],
  appliesTo: hasKeywords,
  check(tool) {
    const { root } = tool.input.arguments;
    if (root.length < WIDE || isStrict(tool) || !root.every((parameter) => isAsked(parameter))) return [];
    const refining = root.find(({ name }) => REFINING_NAME.test(nameWords(name).join('_')));
    if (!refining) return [];
    const message = `all ${root.length} parameters are required, even ${quote(refining.name, 30)}`;
    return [{ at: tool.input.root.pointer, message }];
  },
});

/** What takes null can be left empty. */
function isAsked({ node, required }: Parameter): boolean {
  return required && !ownSchema(node)?.takesNull && node.rare.anyOf.length === 0;
}
