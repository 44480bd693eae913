import type { Parameter } from '../../src/model/schema/arguments.js';
import type { SchemaNode } from '../../src/model/schema/node.js';
import { isObject } from '../../src/model/value.js';
import { defineRule } from '../../src/rule/rule.js';
import { BEHIND_NAME, CONDITION } from '../lexicon/condition-words.js';
import { andOthers } from '../shared/and-others.js';
import { parameterText } from '../shared/parameters.js';
import { isStrict } from '../shared/strict.js';

export default defineRule({
  id: 'schema/conditions-in-schema',
  title: 'What one parameter asks of another stands in the schema, too',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'info',
  prevents: ['malformed-arguments', 'omission'],
  rationale:
    '"Required when action is move" is a rule that no client can check and a model forgets halfway down the list. A tool of its own for each case has no such rules.',
  source:
    'JSON Schema 2020-12 validation, 6.5.4 dependentRequired; OpenAI function-calling guide: make invalid states impossible',
  cure: 'Split the tool by the case, or say the condition with "dependentRequired"; some clients refuse "if" and "oneOf" at the root.',
  examples: [
    {
      bad: {
        name: 'handle_parcel',
        inputSchema: {
          type: 'object',
          properties: {
            action: { type: 'string', enum: ['move', 'open'] },
            shelf: { type: 'string', description: 'Shelf number. Required when action is "move".' },
          },
        },
      },
      good: {
        name: 'move_parcel',
        inputSchema: {
          type: 'object',
          properties: { shelf: { type: 'string', description: 'Shelf number.' } },
          required: ['shelf'],
        },
      },
    },
    {
      bad: {
        name: 'find_parcel',
        inputSchema: {
          type: 'object',
          properties: {
            number: { type: 'string', description: 'Mutually exclusive with `receiver`.' },
            receiver: { type: 'string' },
          },
        },
      },
      good: {
        name: 'find_parcel',
        inputSchema: {
          type: 'object',
          properties: {
            number: { type: 'string', description: 'Required for heavy parcels.' },
            street: { type: 'string', description: 'Required when city is given.' },
            city: { type: 'string' },
          },
          dependentRequired: { city: ['street'] },
        },
      },
    },
  ],
  check(tool) {
    if (isStrict(tool)) return [];
    const { input } = tool;
    const names = new Map<SchemaNode, ReadonlySet<string>>();
    const namesIn = (node: SchemaNode) => {
      const known = names.get(node) ?? new Set(node.properties?.map(({ token }) => String(token)));
      names.set(node, known);
      return known;
    };
    const found = input.arguments.parameters.filter((parameter) =>
      isConditional(parameter, parameterText(parameter, input), namesIn),
    );
    if (found.length === 0) return [];
    const message = `${andOthers(found.map(({ label }) => label))}: only the text says what goes with which parameter`;
    return [{ at: found[0]!.pointer, message }];
  },
});

/** Keywords by which a schema says that one thing depends on another. */
const CONDITIONAL = [
  'if',
  'then',
  'dependentRequired',
  'dependentSchemas',
  'dependencies',
  'oneOf',
  'anyOf',
  'allOf',
  'not',
];

/** Longer texts explain the tool, not the parameter. */
const LONGEST_TEXT = 2000;
const NAME = /^(?:the |using |either |both )?["'`]?([\p{L}\p{N}_$]+(?:[-.][\p{L}\p{N}_$]+)*)/iu;

function isConditional(
  { node, name: own }: Parameter,
  text: string,
  namesIn: (node: SchemaNode) => ReadonlySet<string>,
) {
  const { up } = node;
  if (!up || !isObject(up.raw) || text.length > LONGEST_TEXT) return false;
  const leads = [...text.matchAll(CONDITION)];
  if (leads.length === 0) return false;
  const { raw } = up;
  // A branch is a case already.
  if (CONDITIONAL.includes(up.keyword) || CONDITIONAL.some((key) => Object.hasOwn(raw, key))) return false;
  return leads.some(({ index, 0: lead }) => {
    const rest = text.slice(index + lead.length);
    const [all = '', name = ''] = NAME.exec(rest) ?? [];
    return name !== own && namesIn(up).has(name) && BEHIND_NAME.test(rest.slice(all.length));
  });
}
