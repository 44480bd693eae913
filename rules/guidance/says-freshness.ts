import { defineRule } from '../../src/rule/rule.js';
import { MAY_BE_OLD, SAYS_AGE } from '../lexicon/age-words.js';
import { ENGLISH } from '../lexicon/languages.js';
import { prose } from '../shared/description.js';
import { quote } from '../shared/quote.js';

export default defineRule({
  id: 'guidance/says-freshness',
  title: 'A description that calls its data late says how old it may be',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'info',
  prevents: ['premature-answer'],
  rationale:
    'Whether a value of five minutes or of last week answers a question depends on the question. A text that only warns leaves a model to repeat the call, or to give an old value as that of now. Only English texts are judged.',
  source: 'arXiv 2602.14878, smell "Unstated Limitations" (90 % of 856 tools)',
  cure: 'Say how old the data can be, or which argument brings it up to date.',
  examples: [
    {
      bad: {
        name: 'count_parcels',
        description: 'Counts parcels of a depot. Counts may be delayed.',
        inputSchema: { type: 'object' },
      },
      good: {
        name: 'count_parcels',
        description: 'Counts parcels of a depot. Counts may be delayed, at most 15 minutes.',
        inputSchema: { type: 'object' },
      },
    },
    {
      bad: {
        name: 'count_parcels',
        description: 'Counts parcels of a depot. Numbers may lag behind the racks.',
        inputSchema: { type: 'object' },
      },
      good: {
        name: 'count_parcels',
        description: 'Counts words of a page. Counts are cached, so that the same page costs nothing.',
        inputSchema: { type: 'object' },
      },
    },
  ],
  check(tool, context) {
    const { text, language } = context.fact(prose);
    const phrase = language === ENGLISH ? MAY_BE_OLD.exec(text)?.[0] : undefined;
    if (phrase === undefined || SAYS_AGE.test(text)) return [];
    const refresh = tool.input.arguments.root.some(({ name }) =>
      /refresh|fresh|max_?age|cache|since/i.test(name),
    );
    if (refresh) return [];
    const message = `${quote(phrase.replace(/\s+/g, ' '), 40)} is said, and not how old the data may be`;
    return [{ at: tool.fields.description.pointer, message }];
  },
});
