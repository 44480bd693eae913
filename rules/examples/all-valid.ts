import { defineRule } from '../../src/rule/rule.js';
import { canShowExamples, invocations } from '../shared/invocations.js';

export default defineRule({
  id: 'examples/all-valid',
  title: 'No example call is invalid',
  since: '0.1.0',
  scope: 'tool',
  points: 30,
  severity: 'warning',
  prevents: ['malformed-arguments', 'rejected-by-client'],
  rationale: 'A model copies what it is shown. An example that the schema refuses teaches a call that fails.',
  source: 'Anthropic, input_examples: each must validate against input_schema, else the request is refused',
  cure: 'Correct the example until it validates against the input schema.',
  examples: [
    {
      bad: {
        name: 'list_invoices',
        inputSchema: {
          type: 'object',
          properties: { limit: { type: 'integer', maximum: 100 } },
          examples: [{ limit: 500 }],
        },
      },
      good: {
        name: 'list_invoices',
        inputSchema: {
          type: 'object',
          properties: { limit: { type: 'integer', maximum: 100 } },
          examples: [{ limit: 50 }],
        },
      },
    },
  ],
  appliesTo(tool, context) {
    if (canShowExamples(tool) !== true) return canShowExamples(tool);
    const hasFinished = context.fact(invocations).some((verdict) => verdict.kind !== 'unfinished');
    return hasFinished || 'the tool shows no example call';
  },
  check(_tool, context) {
    const verdicts = context.fact(invocations);
    const slow = verdicts.find((verdict) => verdict.kind === 'not-judged');
    if (slow) return { notJudged: slow.reason };
    return verdicts.flatMap((verdict) =>
      verdict.kind === 'invalid'
        ? [{ at: verdict.invocation.at, message: `invalid example: ${verdict.message}` }]
        : [],
    );
  },
});
