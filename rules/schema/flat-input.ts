import type { Parameter } from '../../src/model/schema/arguments.js';
import type { SchemaTree } from '../../src/model/schema/tree.js';
import { defineRule } from '../../src/rule/rule.js';
import { WRAPPERS } from '../lexicon/generic-names.js';
import { andOthers } from '../shared/and-others.js';
import { nameWords } from '../shared/name-words.js';
import { alwaysApplied } from '../shared/schema.js';

export default defineRule({
  id: 'schema/flat-input',
  title: 'The parameters stand at the root, not inside an object that wraps them all',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'info',
  prevents: ['malformed-arguments'],
  rationale:
    'A wrapper is one more level that a model must get right and that says nothing. It is sent flat, or as JSON in a string, and the call is refused.',
  source:
    'Microsoft Research, "Tool-space interference" (2025-09): flattening parameters made calls succeed 47 % more often',
  cure: 'Put the properties of the wrapper at the root of the input schema.',
  examples: [
    {
      bad: {
        name: 'get_parcel',
        inputSchema: {
          type: 'object',
          properties: { params: { type: 'object', properties: { number: { type: 'string' } } } },
        },
      },
      good: {
        name: 'get_parcel',
        inputSchema: { type: 'object', properties: { number: { type: 'string' } } },
      },
    },
    {
      bad: {
        name: 'move_parcel',
        inputSchema: {
          type: 'object',
          properties: {
            path: { type: 'object', properties: { number: { type: 'string' } } },
            body: { type: 'object', properties: { shelf: { type: 'string' } } },
          },
        },
      },
      good: {
        name: 'move_parcel',
        inputSchema: {
          type: 'object',
          properties: {
            sender: { type: 'object', properties: { city: { type: 'string' } } },
            params: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  ],
  check({ input }) {
    const { root } = input.arguments;
    if (root.length === 0 || !root.every((parameter) => isWrapper(parameter, input))) return [];
    const holds = root.length === 1 ? 'wraps' : 'wrap';
    const message = `${andOthers(root.map(({ name }) => name))} only ${holds} the parameters of the call`;
    return [{ at: root[0]!.pointer, message }];
  },
});

/** An object of a name that says nothing, with properties of its own. */
function isWrapper({ name, node }: Parameter, tree: SchemaTree): boolean {
  if (!WRAPPERS.has(nameWords(name).join('_'))) return false;
  return alwaysApplied(node, tree).some(
    ({ properties, type }) => type === 'object' && properties !== undefined,
  );
}
