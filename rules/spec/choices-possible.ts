import { child } from '../../src/model/pointer.js';
import type { SchemaNode } from '../../src/model/schema/node.js';
import type { Fix, NoFix } from '../../src/rule/fix.js';
import { defineRule } from '../../src/rule/rule.js';
import { placeName, shownValue } from '../shared/place-name.js';
import { findInSchemas, schemasOf } from '../shared/tool-schemas.js';
import { notOfType, typeOfValue } from '../shared/type-takes.js';
import { type TypedChoices, typedChoices } from '../shared/typed-choices.js';

const input = (depth: object) => ({
  name: 'dig_trench',
  inputSchema: { type: 'object', properties: { depth } },
});

export default defineRule({
  id: 'spec/choices-possible',
  title: 'The type takes at least one of the values that are listed',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'error',
  prevents: ['malformed-arguments', 'rejected-by-client'],
  rationale:
    'No text ever equals the number 40. Where the type takes none of the listed values every argument is refused, in whatever client.',
  source: 'JSON Schema 2020-12 validation, 6.1: type, enum and const apply together',
  cure: 'Give the schema the type that its values have, or write the values in its type.',
  examples: [
    {
      bad: input({ type: 'string', enum: [40, 80] }),
      good: input({ type: 'string', enum: ['40', '80'] }),
      fixed: input({ type: 'integer', enum: [40, 80] }),
    },
    {
      bad: input({ type: 'array', enum: ['flat', 'deep'] }),
      good: input({ type: 'array', items: { type: 'string', enum: ['flat', 'deep'] } }),
    },
    {
      bad: input({ type: 'boolean', const: 'true' }),
      good: input({ type: ['number', 'null'], enum: [1, 2, null] }),
    },
  ],
  fixability: ['guess'],
  fix: (tool) =>
    schemasOf(tool).flatMap(({ nodes }) =>
      nodes.flatMap((node) => {
        const choices = impossible(node);
        return choices ? [repair(node, choices)] : [];
      }),
    ),
  check(tool) {
    return findInSchemas(tool, ({ nodes }) =>
      nodes.flatMap((node) => {
        const choices = impossible(node);
        if (!choices) return [];
        const { at, type, refused } = choices;
        const [first] = refused.map((value) => shownValue(value, 16));
        const name = placeName(node, 20);
        return [{ at, message: `${name} can have no value: ${first} is ${notOfType(type)}` }];
      }),
    );
  },
});

function impossible(node: SchemaNode): TypedChoices | undefined {
  const choices = node.isSimple ? undefined : typedChoices(node);
  return choices?.taken.length === 0 ? choices : undefined;
}

/** Only a text that lists numbers is evident: its values are what the server compares with. */
function repair({ pointer, type }: SchemaNode, { at, refused }: TypedChoices): Fix | NoFix {
  const types = new Set(refused.map(typeOfValue));
  const isNumeric = [...types].every((name) => name === 'integer' || name === 'number');
  if (type !== 'string' || !isNumeric) return { at, because: 'either the type or the values are meant' };
  const value = types.has('number') ? 'number' : 'integer';
  return {
    fixability: 'guess',
    at,
    does: `writes "type": "${value}", as all values that are listed are numbers`,
    edits: [{ kind: 'set', at: child(pointer, 'type'), value }],
  };
}
