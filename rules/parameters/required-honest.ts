import { pointerOf } from '../../src/model/pointer.js';
import type { Parameter } from '../../src/model/schema/parameters.js';
import type { Tool } from '../../src/model/tool.js';
import { defineRule, type Finding } from '../../src/rule/rule.js';
import { lexiconFor } from '../lexicon/catalogue.js';
import { languageOf } from '../shared/language.js';
import { hasParameters, parametersOf, parameterText } from '../shared/parameters.js';
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
  subjects: (tool) => parametersOf(tool).length,
  check(tool) {
    const undefinedNames = undefinedRequired(tool).map(
      ({ name, path }): Finding => ({
        at: pointerOf(path),
        message: `"${name.slice(0, 60)}" is required, but no such parameter is defined`,
        whole: true,
      }),
    );
    return [
      ...undefinedNames,
      ...parametersOf(tool).flatMap((parameter) => contradictionOf(parameter, tool)),
    ];
  },
});

function contradictionOf(parameter: Parameter, tool: Tool): Finding[] {
  const { references } = tool.input;
  const at = pointerOf(parameter.path);
  const label = `"${parameter.label}"`;
  if (parameter.required && keywordOf(parameter.schema, 'default', references) !== undefined)
    return [{ at, message: `${label} is required but has a default` }];
  const text = parameterText(parameter, references);
  const lexicon = text === '' ? undefined : lexiconFor(languageOf(text).tag);
  if (!lexicon) return [];
  if (parameter.required && lexicon.optional.test(text))
    return [{ at, message: `${label} is required but its text calls it optional` }];
  const isNamed = parameter.owner.required.some((entry) => entry.name === parameter.name);
  if (!parameter.required && !isNamed && lexicon.required.test(text) && !lexicon.optional.test(text))
    return [{ at, message: `${label} is called required in its text but is not in "required"` }];
  return [];
}
