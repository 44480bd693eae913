import { pointerOf } from '../../src/model/pointer.js';
import type { Parameter } from '../../src/model/schema/parameters.js';
import type { References } from '../../src/model/schema/resolve.js';
import { defineRule, type Finding } from '../../src/rule/rule.js';
import { LEXICONS } from '../lexicon/catalogue.js';
import { countParameters, hasParameters, parameterText } from '../shared/parameters.js';
import { undefinedRequired } from '../shared/required.js';
import { keywordOf } from '../shared/schema.js';

export default defineRule({
  id: 'parameters/required-honest',
  title: 'What is required agrees with what the parameters say',
  since: '0.1.0',
  scope: 'tool',
  points: 15,
  needs: 'parameters/object-schema',
  severity: 'warning',
  prevents: ['malformed-arguments', 'hallucinated-arguments'],
  rationale:
    'A required parameter that has a default or is called optional makes a model invent a value; one that is called required but is not makes it leave it out; a required name that no property defines can never be right.',
  source:
    'JSON Schema 2020-12 validation, 6.5.3 required and 9.2 default; VS Code drops undefined names from required',
  cure: 'Make "required" and the text agree: take the name out of "required", or the default and the word out of the parameter.',
  examples: [
    {
      bad: {
        name: 'list_invoices',
        inputSchema: {
          type: 'object',
          properties: { limit: { type: 'integer', default: 20 } },
          required: ['limit'],
        },
      },
      good: {
        name: 'list_invoices',
        inputSchema: {
          type: 'object',
          properties: { limit: { type: 'integer', default: 20 } },
          required: [],
        },
      },
    },
    {
      bad: {
        name: 'get_invoice',
        inputSchema: {
          type: 'object',
          properties: { number: { type: 'string' } },
          required: ['invoice_number'],
        },
      },
      good: {
        name: 'get_invoice',
        inputSchema: { type: 'object', properties: { number: { type: 'string' } }, required: ['number'] },
      },
    },
  ],
  appliesTo: hasParameters,
  subjects: countParameters,
  check(tool) {
    const { objects, parameters } = tool.input.arguments;
    const undefinedNames = objects.flatMap(undefinedRequired).map(
      ({ name, path }): Finding => ({
        at: pointerOf(path),
        message: `"${name.slice(0, 60)}" is required, but no such parameter is defined`,
        whole: true,
      }),
    );
    return [
      ...undefinedNames,
      ...parameters.flatMap((parameter) => contradictionOf(parameter, tool.input.references)),
    ];
  },
});

/** The words of an optional or required call are told apart by language, so each lexicon can be asked. */
function contradictionOf(parameter: Parameter, references: References): Finding[] {
  const fault = parameter.required
    ? faultOfRequired(parameter, references)
    : faultOfOptional(parameter, references);
  return fault === undefined
    ? []
    : [{ at: pointerOf(parameter.path), message: `"${parameter.label}" ${fault}` }];
}

function faultOfRequired(parameter: Parameter, references: References): string | undefined {
  if (keywordOf(parameter.schema, 'default', references) !== undefined)
    return 'is required but has a default';
  const text = parameterText(parameter, references);
  return LEXICONS.some((lexicon) => lexicon.optional.test(text))
    ? 'is required but its text calls it optional'
    : undefined;
}

function faultOfOptional(parameter: Parameter, references: References): string | undefined {
  const text = parameterText(parameter, references);
  const isCalledRequired = LEXICONS.some(
    (lexicon) => lexicon.required.test(text) && !lexicon.optional.test(text),
  );
  if (!isCalledRequired || parameter.owner.mentionsRequired(parameter.name)) return undefined;
  return 'is called required in its text but is not in "required"';
}
