import { child } from '../../src/model/pointer.js';
import { isType } from '../../src/model/schema/keywords.js';
import type { SchemaNode } from '../../src/model/schema/node.js';
import { isObject, type JsonObject } from '../../src/model/value.js';
import { defineRule, type Finding } from '../../src/rule/rule.js';
import { placeName, shownValue } from '../shared/place-name.js';
import { findInSchemas } from '../shared/tool-schemas.js';
import { notOfType, typeTakes } from '../shared/type-takes.js';
import { typedChoices } from '../shared/typed-choices.js';

const input = (depth: object) => ({
  name: 'dig_trench',
  inputSchema: { type: 'object', properties: { depth } },
});

export default defineRule({
  id: 'spec/values-fit',
  title: 'A default, and each value that is listed, fits its own schema',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'warning',
  prevents: ['malformed-arguments'],
  rationale:
    'Clients fill in the default and offer what is listed. A value that the schema beside it refuses makes a call fail that the spec itself proposed.',
  source: 'JSON Schema 2020-12 validation, 9.2 default: valid against its schema; 6.1 type and enum',
  cure: 'Correct the value, or the type, list or bound that refuses it; in YAML quote what is a text.',
  examples: [
    {
      bad: input({ type: 'string', default: 1.5 }),
      good: input({ type: 'string', default: '1.5' }),
    },
    {
      bad: input({ enum: ['flat', 'deep'], default: 'any' }),
      good: input({ enum: ['flat', 'deep'], default: 'deep' }),
    },
    {
      bad: input({ type: 'integer', minimum: 1, default: 0 }),
      good: input({ type: 'integer', minimum: 1, default: null }),
    },
    {
      bad: input({ type: 'string', enum: ['flat', 'deep', 3] }),
      good: input({ type: ['string', 'null'], enum: ['flat', 'deep', null] }),
    },
  ],
  check(tool) {
    return findInSchemas(tool, ({ nodes }) => nodes.flatMap((node) => (node.isSimple ? [] : misfits(node))));
  },
});

function misfits(node: SchemaNode): readonly Finding[] {
  const { raw } = node;
  if (!isObject(raw)) return [];
  const found: Finding[] = [];
  const name = placeName(node, 24);
  const choices = typedChoices(node);
  // spec/satisfiable speaks of a list of which nothing is left.
  if (choices && choices.taken.length > 0 && choices.refused.length > 0) {
    const shown = shownValue(choices.refused[0], 20);
    found.push({ at: choices.at, message: `${name} lists ${shown}, which is ${notOfType(choices.type)}` });
  }
  const why = node.rare.hasDefault ? whyRefused(raw['default'], node, raw) : undefined;
  if (why) {
    const shown = shownValue(raw['default'], 20);
    found.push({ at: child(node.pointer, 'default'), message: `the default ${shown} of ${name} is ${why}` });
  }
  return found;
}

/** A default of null says in many specs that there is none. */
function whyRefused(value: unknown, { type, rare }: SchemaNode, raw: JsonObject): string | undefined {
  if (value === null) return undefined;
  if (isType(type) && !typeTakes(type, value)) return notOfType(type);
  const listed = rare.hasConst ? [rare.const] : rare.enum;
  if (Array.isArray(listed) && typeof value !== 'object' && !listed.includes(value)) return 'not in its list';
  if (typeof value !== 'number') return undefined;
  const { minimum, maximum } = raw;
  if (typeof minimum === 'number' && value < minimum) return `below the minimum of ${minimum}`;
  if (typeof maximum === 'number' && value > maximum) return `above the maximum of ${maximum}`;
  return undefined;
}
