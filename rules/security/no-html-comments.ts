import { defineRule } from '../../src/rule/rule.js';
import { findInTexts, modelTexts } from '../shared/model-texts.js';

/** A comment that is shown in quotes or code is documentation of comments. */
const SHOWN = /["'`“‘«(]\s*$/;
const HAS_WORD = /[\p{L}\p{N}]/u;
const ADDRESS = /https?:\/\/|[\w.+-]{1,64}@[\w-]{1,64}\.\w/i;

export default defineRule({
  id: 'security/no-html-comments',
  title: 'No description has an HTML comment, which is shown to the model alone',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'warning',
  prevents: ['unsafe-call', 'context-cost'],
  rationale:
    'Where descriptions are rendered, a comment is not seen; the model reads it. It is a place for hidden orders, or a note that was left behind.',
  source: 'CommonMark 0.31, 6.6 raw HTML; Invariant Labs, tool poisoning attacks (2025)',
  cure: 'Take the comment out, or say openly what it says.',
  examples: [
    {
      bad: {
        name: 'get_tide',
        description: 'Gets the tide. <!-- old text, see wiki -->',
        inputSchema: { type: 'object' },
      },
      good: {
        name: 'strip_page',
        description: 'Takes comments ("<!-- … -->") out of a page.',
        inputSchema: { type: 'object' },
      },
    },
  ],
  check(_, context) {
    return findInTexts(context.fact(modelTexts), /<!--/, ({ text, kind }) =>
      kind === 'prose' ? commentIn(text) : undefined,
    );
  },
});

/** The first comment with a word in it, as a message. One without its end hides the rest of the text. */
function commentIn(text: string): string | undefined {
  for (let start = text.indexOf('<!--'); start !== -1; ) {
    const end = text.indexOf('-->', start + 4);
    const comment = text.slice(start + 4, end === -1 ? undefined : end);
    if (HAS_WORD.test(comment) && !SHOWN.test(text.slice(Math.max(0, start - 8), start))) {
      const what = ADDRESS.test(comment) ? ' and an address' : '';
      return `an HTML comment hides ${comment.length} characters${what} from who sees the text rendered`;
    }
    start = end === -1 ? -1 : text.indexOf('<!--', end);
  }
  return undefined;
}
