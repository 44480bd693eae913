import { defineRule } from '../../src/rule/rule.js';
import { addExample } from '../shared/add-example.js';
import { canShowExamples, invocations } from '../shared/invocations.js';
import { quote } from '../shared/quote.js';

export default defineRule({
  id: 'examples/valid-example',
  title: 'At least one whole example call is valid',
  since: '0.1.0',
  scope: 'tool',
  points: 70,
  severity: 'warning',
  prevents: ['malformed-arguments', 'hallucinated-arguments'],
  rationale:
    'One complete call settles formats, nesting and how parameters go together, where descriptions leave room for guesses.',
  source:
    'Anthropic, "Advanced tool use" (2025-11): examples 72 → 90 % on complex parameters; JSON Schema 2020-12, 9.5 examples',
  cure: 'Add one complete call to "inputSchema": {"examples": [{…}]}.',
  examples: [
    {
      bad: {
        name: 'get_invoice',
        inputSchema: { type: 'object', properties: { number: { type: 'string' } }, required: ['number'] },
      },
      good: {
        name: 'get_invoice',
        inputSchema: {
          type: 'object',
          properties: { number: { type: 'string' } },
          required: ['number'],
          examples: [{ number: 'INV-1042' }],
        },
      },
    },
    {
      bad: {
        name: 'get_invoice',
        inputSchema: {
          type: 'object',
          properties: { number: { type: 'string', description: 'Number of the invoice, e.g. INV-1042.' } },
          required: ['number'],
        },
      },
      good: {
        name: 'get_invoice',
        inputSchema: {
          type: 'object',
          properties: { number: { type: 'string', description: 'Number of the invoice, e.g. INV-1042.' } },
          required: ['number'],
          examples: [{ number: 'INV-1043' }],
        },
      },
      fixed: {
        name: 'get_invoice',
        inputSchema: {
          type: 'object',
          properties: { number: { type: 'string', description: 'Number of the invoice, e.g. INV-1042.' } },
          required: ['number'],
          examples: [{ number: 'INV-1042' }],
        },
      },
    },
    {
      bad: {
        name: 'get_invoice',
        inputSchema: {
          type: 'object',
          properties: { number: { type: 'string' } },
          required: ['number'],
          examples: [{ number: '<invoice_number>' }],
        },
      },
      good: {
        name: 'get_invoice',
        inputSchema: {
          type: 'object',
          properties: { number: { type: 'string', examples: ['INV-1042'] } },
          required: ['number'],
        },
      },
    },
  ],
  fixability: ['safe', 'guess'],
  appliesTo: canShowExamples,
  check(tool, context) {
    const verdicts = context.fact(invocations);
    if (verdicts.some((verdict) => verdict.kind === 'valid')) return [];
    const slow = verdicts.find((verdict) => verdict.kind === 'not-judged');
    if (slow) return { notJudged: slow.reason };
    const unfinished = verdicts.find((verdict) => verdict.kind === 'unfinished');
    if (unfinished)
      return [
        {
          at: unfinished.invocation.at,
          message: `the example is unfinished: fill in ${quote(unfinished.marker, 45)}`,
        },
      ];
    if (verdicts.length > 0)
      return [
        { at: verdicts[0]!.invocation.at, message: 'no example call is valid against the input schema' },
      ];
    return [{ at: tool.input.root.pointer, message: 'the tool shows no complete example call' }];
  },
  fix(tool, context) {
    const [shown] = context.fact(invocations);
    if (shown)
      return [{ at: shown.invocation.at, because: 'the example that is there is for a person to complete' }];
    return [addExample(tool, context)];
  },
});
