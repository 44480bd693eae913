import type { Parameter } from '../../src/model/schema/arguments.js';
import type { SchemaTree } from '../../src/model/schema/tree.js';
import type { Context } from '../../src/rule/context.js';
import { defineRule, type Finding } from '../../src/rule/rule.js';
import { hasDefault, isCalled } from '../shared/obligation.js';
import { countParameters, hasParameters, parameterText } from '../shared/parameters.js';
import { quote } from '../shared/quote.js';
import { addRequired, dropRequired } from '../shared/required-fixes.js';

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
      fixed: {
        name: 'get_invoice',
        inputSchema: { type: 'object', properties: { number: { type: 'string' } }, required: [] },
      },
    },
  ],
  appliesTo: hasParameters,
  subjects: countParameters,
  fixability: ['contract'],
  fix(tool, context) {
    const { objects, parameters } = tool.input.arguments;
    const forgotten = parameters.filter(
      (parameter) =>
        !parameter.required &&
        !hasDefault(parameter, tool.input) &&
        faultOfOptional(parameter, tool.input, context) !== undefined,
    );
    return [
      ...objects.flatMap((object) =>
        object.undefinedRequired.map((name) => dropRequired(name, object, tool)),
      ),
      ...forgotten.flatMap(addRequired),
    ];
  },
  check(tool, context) {
    const { objects, parameters } = tool.input.arguments;
    const findings: Finding[] = [];
    for (const object of objects)
      for (const { name, pointer } of object.undefinedRequired)
        findings.push({
          at: pointer,
          message: `${quote(name)} is required, but no such parameter is defined`,
          whole: true,
        });
    for (const parameter of parameters) {
      const fault = parameter.required
        ? faultOfRequired(parameter, tool.input, context)
        : faultOfOptional(parameter, tool.input, context);
      if (fault) findings.push({ at: parameter.pointer, message: `${quote(parameter.label)} ${fault}` });
    }
    return findings;
  },
});

function faultOfRequired(parameter: Parameter, tree: SchemaTree, context: Context): string | undefined {
  if (hasDefault(parameter, tree)) return 'is required but has a default';
  return isCalled('optional', parameterText(parameter, tree), context)
    ? 'is required but its text calls it optional'
    : undefined;
}

function faultOfOptional(parameter: Parameter, tree: SchemaTree, context: Context): string | undefined {
  const text = parameterText(parameter, tree);
  if (!isCalled('required', text, context) || isCalled('optional', text, context)) return undefined;
  if (parameter.owner.mentionsRequired(parameter.name)) return undefined;
  return 'is called required in its text but is not in "required"';
}
