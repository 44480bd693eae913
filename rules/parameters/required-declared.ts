import { child } from '../../src/model/pointer.js';
import type { Parameter } from '../../src/model/schema/arguments.js';
import { isObject } from '../../src/model/value.js';
import { defineRule } from '../../src/rule/rule.js';
import { hasDefault, isCalled } from '../shared/obligation.js';
import { hasParameters, parameterText } from '../shared/parameters.js';
import { holds } from '../shared/schema.js';

export default defineRule({
  id: 'parameters/required-declared',
  title: 'The root has a required list',
  since: '0.1.0',
  scope: 'tool',
  points: 15,
  needs: 'parameters/object-schema',
  severity: 'warning',
  prevents: ['malformed-arguments'],
  rationale:
    'Without "required" every parameter is optional to a client, and a model leaves out what the server needs. An empty list says that on purpose.',
  source: 'JSON Schema 2020-12 validation, 6.5.3 required',
  cure: 'List the parameters without which the call fails in "required"; write [] when there are none.',
  examples: [
    {
      bad: {
        name: 'get_invoice',
        inputSchema: { type: 'object', properties: { number: { type: 'string' } } },
      },
      good: {
        name: 'get_invoice',
        inputSchema: { type: 'object', properties: { number: { type: 'string' } }, required: [] },
      },
    },
    {
      bad: {
        name: 'list_invoices',
        inputSchema: { type: 'object', properties: { limit: { type: 'integer', default: 20 } } },
      },
      good: {
        name: 'list_invoices',
        inputSchema: {
          type: 'object',
          properties: { limit: { type: 'integer', default: 20 } },
          required: [],
        },
      },
      fixed: {
        name: 'list_invoices',
        inputSchema: {
          type: 'object',
          properties: { limit: { type: 'integer', default: 20 } },
          required: [],
        },
      },
    },
  ],
  appliesTo: hasParameters,
  fixability: ['safe', 'contract'],
  fix(tool, context) {
    const at = tool.input.root.pointer;
    const { root } = tool.input.arguments;
    const isSaid = (what: 'optional' | 'required', parameter: Parameter) =>
      isCalled(what, parameterText(parameter, tool.input), context);
    const required = root.filter(
      (parameter) => isSaid('required', parameter) && !isSaid('optional', parameter),
    );
    const optional = root.filter(
      (parameter) => hasDefault(parameter, tool.input) || isSaid('optional', parameter),
    );
    const isSettled = root.every(
      (parameter) => required.includes(parameter) !== optional.includes(parameter),
    );
    if (
      root.length === 0 ||
      !isSettled ||
      !isObject(tool.input.root.raw) ||
      'required' in tool.input.root.raw
    )
      return [
        { at, because: 'which parameters are required is not settled by their own texts and defaults' },
      ];
    const names = required.map(({ name }) => name);
    return [
      {
        fixability: names.length === 0 ? 'safe' : 'contract',
        at,
        does: `adds "required": ${JSON.stringify(names)}`,
        edits: [{ kind: 'set', at: child(at, 'required'), value: names }],
      },
    ];
  },
  check(tool) {
    if (holds(tool.input.root, tool.input, ({ required }) => Array.isArray(required))) return [];
    return [
      { at: tool.input.root.pointer, message: 'the input schema does not say which parameters are required' },
    ];
  },
});
