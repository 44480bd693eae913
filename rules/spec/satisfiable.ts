import type { SchemaNode } from '../../src/model/schema/node.js';
import { isObject, type JsonObject, member } from '../../src/model/value.js';
import { defineRule, type Finding } from '../../src/rule/rule.js';
import { quote } from '../shared/quote.js';

export default defineRule({
  id: 'spec/satisfiable',
  title: 'For every parameter there is a value that fits it',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'error',
  prevents: ['malformed-arguments', 'rejected-by-client'],
  rationale:
    'A string is never equal to 128, and nothing is both above 10 and below 5: whatever a model sends for such a parameter is refused, and some providers refuse the tool.',
  source:
    'JSON Schema 2020-12 validation, 6.1 type, enum and const, 6.2 to 6.5 bounds; CLIProxyAPI#1075, enum of numbers',
  cure: 'Give the parameter the type of its values, move the choices of a list into its "items", or correct the bounds.',
  examples: [
    {
      bad: {
        name: 'embed_note',
        inputSchema: { type: 'object', properties: { size: { type: 'string', enum: [128, 1024] } } },
      },
      good: {
        name: 'embed_note',
        inputSchema: { type: 'object', properties: { size: { type: 'integer', enum: [128, 1024] } } },
      },
    },
    {
      bad: {
        name: 'embed_note',
        inputSchema: { type: 'object', properties: { size: { type: 'integer', minimum: 10, maximum: 5 } } },
      },
      good: {
        name: 'embed_note',
        inputSchema: {
          type: 'object',
          properties: {
            size: { type: ['integer', 'null'], minimum: 5, maximum: 5 },
            form: { type: 'string', enum: ['short', 'long', null] },
            old: false,
          },
        },
      },
    },
  ],
  check: (tool) =>
    tool.input.arguments.parameters.flatMap(({ node, label }) => {
      const findings: Finding[] = [];
      // A list whose entries nothing fits can only be empty.
      for (const entry of [node, ...(node.items ?? [])]) {
        const why = contradictionIn(entry);
        if (why !== undefined)
          findings.push({ at: entry.pointer, message: `no value fits ${quote(label, 30)}: ${why}` });
      }
      return findings;
    }),
});

const IS_OF: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: (value) => Array.isArray(value),
  object: (value) => isObject(value),
};

/** Pairs of keywords for values of one type, of which the first must not be above the second. */
const BOUNDS: Readonly<Record<string, readonly (readonly [low: string, high: string])[]>> = {
  number: [['minimum', 'maximum']],
  integer: [['minimum', 'maximum']],
  string: [['minLength', 'maxLength']],
  array: [['minItems', 'maxItems']],
  object: [['minProperties', 'maxProperties']],
};

/** Why nothing fits a schema, as far as its own keywords say; alternatives and references are not looked into. */
function contradictionIn({ raw }: SchemaNode): string | undefined {
  if (!isObject(raw)) return undefined;
  const types = [member(raw, 'type') ?? []].flat();
  // An unknown type is a fault of spec/valid-schema.
  if (!types.every((type): type is string => typeof type === 'string' && Object.hasOwn(IS_OF, type)))
    return undefined;
  return againstValues(raw, types) ?? againstBounds(raw, types);
}

function againstValues(raw: JsonObject, types: readonly string[]): string | undefined {
  const isOneOf = (value: unknown) =>
    types.length === 0 || types.some((type) => IS_OF[type]!(value)) || isNulled(raw, value);
  const type = types.map((each) => quote(each)).join(' or ');
  const choices = member(raw, 'enum');
  if (Array.isArray(choices) && choices.length === 0) return 'its "enum" is empty';
  if (Array.isArray(choices) && !choices.some(isOneOf)) return `none of its "enum" has the type ${type}`;
  return Object.hasOwn(raw, 'const') && !isOneOf(raw['const'])
    ? `its "const" has not the type ${type}`
    : undefined;
}

/** OpenAPI 3.0 allows null beside the type. */
function isNulled(raw: JsonObject, value: unknown): boolean {
  return value === null && member(raw, 'nullable') === true;
}

/** Values of another type, such as null, pass bounds: only a single type is judged. */
function againstBounds(raw: JsonObject, [type = '', ...others]: readonly string[]): string | undefined {
  if (others.length > 0 || member(raw, 'nullable') === true) return undefined;
  for (const [low, high] of BOUNDS[type] ?? []) {
    const [least, most] = [member(raw, low), member(raw, high)];
    if (typeof least === 'number' && typeof most === 'number' && least > most)
      return `${quote(low)} ${least} is above ${quote(high)} ${most}`;
  }
  return undefined;
}
