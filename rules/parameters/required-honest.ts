import type { Parameter } from '../../src/model/schema/arguments.js';
import type { SchemaTree } from '../../src/model/schema/tree.js';
import { defineRule, type Finding } from '../../src/rule/rule.js';
import { english } from '../lexicon/english.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { prose } from '../shared/description.js';
import { countParameters, hasParameters, parameterText } from '../shared/parameters.js';
import { quote } from '../shared/quote.js';
import { alwaysApplied } from '../shared/schema.js';

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
  check(tool, context) {
    const { lexicon } = context.fact(prose);
    const lexicons = lexicon && lexicon !== english ? [english, lexicon] : [english];
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
        ? faultOfRequired(parameter, tool.input, lexicons)
        : faultOfOptional(parameter, tool.input, lexicons);
      if (fault) findings.push({ at: parameter.pointer, message: `${quote(parameter.label)} ${fault}` });
    }
    return findings;
  },
});

function faultOfRequired(
  parameter: Parameter,
  tree: SchemaTree,
  lexicons: readonly Lexicon[],
): string | undefined {
  const { node } = parameter;
  if (!node.isSimple && alwaysApplied(node, tree).some(({ rare }) => rare.hasDefault))
    return 'is required but has a default';
  return isCalled('optional', parameterText(parameter, tree), lexicons)
    ? 'is required but its text calls it optional'
    : undefined;
}

function faultOfOptional(
  parameter: Parameter,
  tree: SchemaTree,
  lexicons: readonly Lexicon[],
): string | undefined {
  const text = parameterText(parameter, tree);
  if (!isCalled('required', text, lexicons) || isCalled('optional', text, lexicons)) return undefined;
  if (parameter.owner.mentionsRequired(parameter.name)) return undefined;
  return 'is called required in its text but is not in "required"';
}

/** English stands beside the language of the description in many specs, and the words tell their language themselves. */
function isCalled(what: 'optional' | 'required', text: string, lexicons: readonly Lexicon[]): boolean {
  for (const lexicon of lexicons) if (lexicon.obligation.test(text) && lexicon[what].test(text)) return true;
  return false;
}
