import { defineRule } from '../../src/rule/rule.js';
import { findInTexts, modelTexts } from '../shared/model-texts.js';

/** A comment that is shown in quotes or code is documentation of comments. */
const SHOWN = /["'`“‘«(]\s*$/;
const LONGEST_MARK = 60;
/** So much of a text tells what it is about. */
const SUBJECT = 2000;
const HAS_WORD = /[\p{L}\p{N}]/u;
/** What speaks of comments or marks shows one without quotes, too: "between <!-- BEGIN --> and <!-- END -->". */
const ABOUT_COMMENTS =
  /(?<!\p{L})(?:html|xml|markdown|comments?|mark(?:er|up)s?|delimiters?|blocks?)(?!\p{L})/iu;
/** Words of an order are none of a mark. */
const ORDERS =
  /(?<!\p{L})(?:must|always|never|ignore|send|read|call|forward|include|do not|don['’]t|first|instead|ai|assistant|user)(?!\p{L})/iu;
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
    if (HAS_WORD.test(comment) && !isShown(comment, start, text)) {
      const what = ADDRESS.test(comment) ? ' and an address' : '';
      return `an HTML comment hides ${comment.length} characters${what} from who sees the text rendered`;
    }
    start = end === -1 ? -1 : text.indexOf('<!--', end);
  }
  return undefined;
}

/** In quotes or code; or a short comment without an order or an address, in a text that is about comments: it shows what one looks like. */
function isShown(comment: string, start: number, text: string): boolean {
  if (SHOWN.test(text.slice(Math.max(0, start - 8), start))) return true;
  if (comment.length > LONGEST_MARK || ORDERS.test(comment) || ADDRESS.test(comment)) return false;
  return ABOUT_COMMENTS.test(text.slice(0, SUBJECT).replaceAll(comment, ''));
}
