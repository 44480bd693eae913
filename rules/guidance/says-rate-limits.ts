import { defineRule } from '../../src/rule/rule.js';
import { ENGLISH } from '../lexicon/languages.js';
import { ASKS_TO_POLL, HAS_PACE, NAMES_LIMIT } from '../lexicon/pace-words.js';
import { prose } from '../shared/description.js';
import { quote } from '../shared/quote.js';

export default defineRule({
  id: 'guidance/says-rate-limits',
  title: 'A description that asks for repeated calls, or speaks of a rate limit, says how many are fine',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'info',
  prevents: ['context-cost', 'rejected-by-client'],
  rationale:
    'A model that is told to poll, and not how often, calls again at once: each call costs a turn, and the server refuses most of them. Only English texts are judged.',
  source:
    'Arcade, patterns for tools: error-guided recovery, "retry after 30 s"; arXiv 2602.14878, "Unstated Limitations"',
  cure: 'Say how long to wait between two calls, or how many calls a minute are fine.',
  examples: [
    {
      bad: {
        name: 'get_print_job',
        description: 'Gets the state of a print job. Poll this until it is done.',
        inputSchema: { type: 'object' },
      },
      good: {
        name: 'get_print_job',
        description: 'Gets the state of a print job. Poll this every 10 seconds until it is done.',
        inputSchema: { type: 'object' },
      },
    },
    {
      bad: {
        name: 'send_label',
        description: 'Sends a label to the printer. Calls are rate limited.',
        inputSchema: { type: 'object' },
      },
      good: {
        name: 'send_label',
        description: 'Sends a label to the printer. Rate limited to 20 calls per minute.',
        inputSchema: { type: 'object' },
      },
    },
    {
      bad: {
        name: 'start_print',
        description: 'Starts a print job. Use get_print_job to poll the state of the job.',
        inputSchema: { type: 'object' },
      },
      good: {
        name: 'start_print',
        description: 'Starts a print job and waits for it: nothing to poll. Fails with rate-limit errors.',
        inputSchema: { type: 'object' },
      },
    },
  ],
  check(tool, context) {
    const { text, language } = context.fact(prose);
    if (language !== ENGLISH || HAS_PACE.test(text)) return [];
    const poll = ASKS_TO_POLL.exec(text)?.[0];
    const limit = NAMES_LIMIT.exec(text)?.[0];
    if (poll === undefined && limit === undefined) return [];
    const message =
      poll === undefined
        ? `${quote(limit!, 30)} is said, and not how many calls are fine`
        : `${quote(poll, 30)} is asked for, and not how often`;
    return [{ at: tool.fields.description.pointer, message: message.replace(/\s+/g, ' ') }];
  },
});
