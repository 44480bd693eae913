import { child } from '../../src/model/pointer.js';
import type { Parameter } from '../../src/model/schema/arguments.js';
import type { SchemaTree } from '../../src/model/schema/tree.js';
import type { Tool } from '../../src/model/tool.js';
import { isObject } from '../../src/model/value.js';
import { defineRule } from '../../src/rule/rule.js';
import { hasKeywords } from '../shared/has-keywords.js';
import { type ListedValues, listedValues } from '../shared/listed-values.js';
import { type OwnSchema, openText, showsOnly } from '../shared/own-schema.js';
import { parameterText } from '../shared/parameters.js';
import { quote } from '../shared/quote.js';

export default defineRule({
  id: 'schema/choices-enumerated',
  title: 'Values that a text lists stand in an enum, too',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'warning',
  prevents: ['malformed-arguments', 'hallucinated-arguments'],
  rationale:
    'A client checks an enum and a strict model can send nothing else. In a sentence the same values are a hint: models send another spelling, or a value that is none of them.',
  source:
    'OpenAI function-calling guide: use enums so that invalid states cannot be written; Gemini: strong types and enums',
  cure: 'List the values in "enum", and keep in the text what each one means.',
  examples: [
    {
      bad: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: {
            order: { type: 'string', description: 'Sort order. Must be one of: "asc", "desc".' },
          },
        },
      },
      good: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: { order: { type: 'string', enum: ['asc', 'desc'], description: 'Sort order.' } },
        },
      },
      fixed: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: {
            order: {
              type: 'string',
              description: 'Sort order. Must be one of: "asc", "desc".',
              enum: ['asc', 'desc'],
            },
          },
        },
      },
    },
    {
      bad: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: { priority: { type: 'string', description: 'Parcel priority (low, normal, express)' } },
        },
      },
      good: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: {
            carrier: { type: 'string', description: 'Carrier, e.g. "post", "rail" or "courier".' },
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
            states: { type: 'array', items: { type: 'string' }, description: 'open|sent|lost' },
          },
        },
      },
      good: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: {
            states: { type: 'string', description: 'Comma-separated; one of: open, sent, lost.' },
          },
        },
      },
    },
  ],
  appliesTo: hasKeywords,
  fixability: ['guess'],
  fix: (tool) =>
    choicesIn(tool).map(({ parameter: { pointer: at }, own, listed: { values, isSure } }) => {
      if (!isSure) return { at, because: 'nothing in the text says that there are no other values' };
      if (!showsOnly([own.raw, own.outer], (value) => values.some((each) => each === value)))
        return { at, because: 'the schema shows a value that the text does not list' };
      const written = own.takesNull ? [...values, null] : values;
      return {
        fixability: 'guess',
        at,
        does: `adds "enum": ${shortened(JSON.stringify(written))}, the values that its text lists`,
        edits: [{ kind: 'set', at: child(own.node.pointer, 'enum'), value: written }],
      };
    }),
  check: (tool) =>
    choicesIn(tool).map(({ parameter, listed }) => ({
      at: parameter.pointer,
      message: `the text of ${quote(parameter.label, 40)} lists its ${listed.values.length} values, and no "enum" does`,
    })),
});

interface Choice {
  readonly parameter: Parameter;
  readonly own: OwnSchema;
  readonly listed: ListedValues;
}

function choicesIn({ input }: Tool): Choice[] {
  const names = new Set(input.arguments.parameters.map(({ name }) => name));
  return input.arguments.parameters.flatMap((parameter) => {
    const choice = choiceOf(parameter, input);
    // What names other parameters speaks of them: "use one of: `path`, `url`".
    return choice && !choice.listed.values.some((value) => names.has(value)) ? [choice] : [];
  });
}

function choiceOf(parameter: Parameter, tree: SchemaTree): Choice | undefined {
  const own = openText(parameter.node);
  const listed = own && listedValues(parameterText(parameter, tree), parameter.name);
  // The text around the entries of a list may list what a single entry is made of.
  return own && listed && isObject(parameter.node.raw) ? { parameter, own, listed } : undefined;
}

function shortened(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
}
