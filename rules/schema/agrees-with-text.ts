import type { Parameter } from '../../src/model/schema/arguments.js';
import type { Tool } from '../../src/model/tool.js';
import { defineRule } from '../../src/rule/rule.js';
import { listedValues } from '../shared/listed-values.js';
import { type OwnSchema, ownSchema, said } from '../shared/own-schema.js';
import { parameterText } from '../shared/parameters.js';
import { provenFormat } from '../shared/proven-format.js';
import { quote } from '../shared/quote.js';
import { statedBounds } from '../shared/stated-bounds.js';
import { defaultStatedBy } from '../shared/stated-default.js';
import { isStrict } from '../shared/strict.js';

export default defineRule({
  id: 'schema/agrees-with-text',
  title: 'Defaults, bounds, formats and choices are the same in the text and in the schema',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'warning',
  prevents: ['malformed-arguments', 'hallucinated-arguments'],
  rationale:
    'A model reads both. Where they differ it sends what the schema refuses, or leaves out an argument that must not be left out, and one of the two is out of date.',
  source:
    'arXiv 2602.18914: wrong parameter semantics in 3,449 of 10,831 servers; JSON Schema 2020-12 validation, 6 and 9.2',
  cure: 'Find out which of the two the server does, and make the other say it.',
  examples: [
    {
      bad: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: {
            limit: { type: 'integer', default: 50, description: 'How many parcels (default: 20).' },
          },
        },
      },
      good: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: {
            limit: { type: 'integer', default: 20, description: 'How many parcels (default: 20).' },
          },
        },
      },
    },
    {
      bad: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: {
            limit: { type: 'integer', maximum: 100, description: 'How many parcels (max 500).' },
          },
        },
      },
      good: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: {
            limit: { type: 'integer', exclusiveMaximum: 501, description: 'How many parcels (max 500).' },
          },
        },
      },
    },
    {
      bad: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: {
            order: { type: 'string', enum: ['up', 'down'], description: 'Must be one of: "asc", "desc".' },
          },
        },
      },
      good: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: {
            order: { type: 'string', enum: ['asc', 'desc', 'none'], description: 'Valid values: asc, desc.' },
          },
        },
      },
    },
    {
      bad: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: { day: { type: 'string', format: 'date-time', description: 'Day, YYYY-MM-DD.' } },
        },
      },
      good: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: { day: { type: 'string', format: 'date', description: 'Day, YYYY-MM-DD.' } },
        },
      },
    },
    {
      bad: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: { page: { type: 'integer', description: 'Page number (default: 1)' } },
          required: ['page'],
        },
      },
      good: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: { page: { type: 'integer', description: 'Page number (default: 1)' } },
          required: [],
        },
      },
    },
  ],
  check: (tool) =>
    tool.input.arguments.parameters.flatMap((parameter) => {
      const own = ownSchema(parameter.node);
      const fault = own && faultOf(parameter, own, tool);
      return fault === undefined
        ? []
        : [{ at: parameter.pointer, message: `the text of ${quote(parameter.label, 30)} ${fault}` }];
    }),
});

/** Where text and schema differ, as the rest of a sentence. */
function faultOf(parameter: Parameter, own: OwnSchema, tool: Tool): string | undefined {
  const text = parameterText(parameter, tool.input);
  return (
    faultOfDefault(text, own, parameter, tool) ??
    faultOfBounds(text, own) ??
    faultOfFormat(text, own, parameter) ??
    faultOfChoices(text, own, parameter)
  );
}

function faultOfDefault(text: string, own: OwnSchema, parameter: Parameter, tool: Tool): string | undefined {
  const stated = defaultStatedBy(text, own, parameter.node);
  if (stated === undefined) return undefined;
  const written = said(own, 'default');
  if (typeof written === typeof stated && written !== stated && `${written}` !== '')
    return `says that the default is ${shown(stated)}, the schema says ${shown(written)}`;
  // A list of parameters without a word for it does not say in earnest that each is required; strict mode wants all; and
  // of what is called optional parameters/required-honest speaks.
  const isMeant =
    written === undefined &&
    parameter.required &&
    !tool.isTranslated &&
    !own.takesNull &&
    !/optional/i.test(text);
  return isMeant && !isStrict(tool) ? `states the default ${shown(stated)}, yet it is required` : undefined;
}

function faultOfBounds(text: string, own: OwnSchema): string | undefined {
  for (const [keyword, stated] of statedBounds(text, own.type)) {
    const written = said(own, keyword);
    if (typeof written === 'number' && Math.abs(written) < Number.MAX_SAFE_INTEGER && written !== stated)
      return `states the ${keyword} ${stated}, the schema says ${written}`;
  }
  return undefined;
}

/** A day and a point in time exclude each other. */
const TIMES: ReadonlySet<unknown> = new Set(['date', 'date-time']);

function faultOfFormat(text: string, own: OwnSchema, parameter: Parameter): string | undefined {
  const written = said(own, 'format');
  if (own.type !== 'string' || !TIMES.has(written)) return undefined;
  const stated = provenFormat(parameter, own, text);
  return TIMES.has(stated) && stated !== written
    ? `asks for a ${stated}, the schema for a ${written}`
    : undefined;
}

function faultOfChoices(text: string, own: OwnSchema, { name }: Parameter): string | undefined {
  const choices = said(own, 'enum');
  if (own.type !== 'string' || !Array.isArray(choices)) return undefined;
  const listed = listedValues(text, name);
  const refused = listed?.isSure ? listed.values.find((value) => !choices.includes(value)) : undefined;
  return refused === undefined ? undefined : `offers ${quote(refused, 20)}, which its "enum" refuses`;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? quote(value, 16) : String(value).slice(0, 16);
}
