import type { Parameter } from '../../src/model/schema/arguments.js';
import type { Tool } from '../../src/model/tool.js';
import { member } from '../../src/model/value.js';
import { defineRule } from '../../src/rule/rule.js';
import { andOthers } from '../shared/and-others.js';
import { nameWords } from '../shared/name-words.js';
import { ownSchema } from '../shared/own-schema.js';
import { parameterText } from '../shared/parameters.js';
import { isStrict } from '../shared/strict.js';

/** Fewer of them cost little. */
const REPEATED = 3;

export default defineRule({
  id: 'schema/plain-optional',
  title: 'Optional parameters do without an anyOf with null',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'info',
  looksAtName: true,
  prevents: ['context-cost', 'rejected-by-client'],
  rationale:
    'A parameter that is not required can be left out; null beside it says nothing more, costs tokens each time, and some clients refuse or drop "anyOf". Pydantic writes it for Optional[…] = None.',
  source:
    'JSON Schema 2020-12 validation, 6.5.3 required; Gemini and OpenAI limit unions; pydantic, JSON schema of Optional',
  cure: 'Write the plain type and leave the name out of "required"; in pydantic, drop null from the generated schema.',
  examples: [
    {
      bad: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: {
            sender: { anyOf: [{ type: 'string' }, { type: 'null' }], default: null },
            city: { anyOf: [{ type: 'string' }, { type: 'null' }], default: null },
            weight: { anyOf: [{ type: 'number' }, { type: 'null' }], default: null },
          },
        },
      },
      good: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: {
            sender: { type: 'string' },
            city: { type: 'string' },
            note: { anyOf: [{ type: 'string' }, { type: 'null' }], description: 'null clears the note.' },
          },
        },
      },
    },
  ],
  check(tool) {
    if (isStrict(tool) || nameWords(tool.name).some((word) => CHANGES.has(word))) return [];
    const found = tool.input.arguments.parameters.filter((parameter) => isNoise(parameter, tool));
    if (found.length < REPEATED) return [];
    const message = `${andOthers(found.map(({ label }) => label))} need no null: they can be left out`;
    return [{ at: found[0]!.pointer, message }];
  },
});

/** Where a thing is changed, null may clear what is left as it is otherwise. */
const CHANGES: ReadonlySet<string> = new Set(
  'update edit patch set modify change put upsert save configure'.split(' '),
);

/** Where the text speaks of null or of clearing, null means something. */
const MEANS_NULL = /(?<!\p{L})(?:null|none|clear\w*|unset|remove\w*|reset\w*|empty|delete\w*)(?!\p{L})/iu;

function isNoise(parameter: Parameter, { input }: Tool): boolean {
  if (parameter.required || parameter.node.rare.anyOf.length !== 2) return false;
  const own = ownSchema(parameter.node);
  if (!own || own.type === undefined) return false;
  return (member(own.outer, 'default') ?? null) === null && !MEANS_NULL.test(parameterText(parameter, input));
}
