import { defineRule } from '../../src/rule/rule.js';
import { countParameters, hasParameters, parameterText, requiredOutOfNowhere } from '../shared/parameters.js';
import { quote } from '../shared/quote.js';

export default defineRule({
  id: 'parameters/described',
  title: 'Each parameter has a description',
  since: '0.1.0',
  scope: 'tool',
  points: 35,
  needs: 'parameters/object-schema',
  severity: 'warning',
  prevents: ['hallucinated-arguments', 'malformed-arguments'],
  rationale:
    'A name and a type do not say where a value comes from, in which format, or what it does. Models then invent one.',
  source: 'arXiv 2602.14878, smell "Opaque Parameters" (84 % of 856 tools)',
  cure: 'Say what the parameter means, its format or unit, and where the value comes from.',
  examples: [
    {
      bad: {
        name: 'get_invoice',
        inputSchema: { type: 'object', properties: { number: { type: 'string' } } },
      },
      good: {
        name: 'get_invoice',
        inputSchema: {
          type: 'object',
          properties: { number: { type: 'string', description: 'Invoice number such as INV-1042.' } },
        },
      },
    },
  ],
  appliesTo: hasParameters,
  subjects: countParameters,
  check(tool) {
    const nowhere = requiredOutOfNowhere(tool).map(({ name, pointer }) => ({
      at: pointer,
      message: `${quote(name)} is required, but nothing describes it`,
    }));
    const undescribed = tool.input.arguments.parameters
      .filter((parameter) => parameterText(parameter, tool.input) === '')
      .map((parameter) => ({
        at: parameter.pointer,
        message: `${quote(parameter.label)} has no description`,
      }));
    return [...nowhere, ...undescribed];
  },
});
