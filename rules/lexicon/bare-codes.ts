/** The reason phrases of HTTP that generators copy into descriptions; they say nothing of the call at hand. */
const PHRASES = [
  'bad request',
  'unauthori[sz]ed',
  'payment required',
  'forbidden',
  'not found',
  'method not allowed',
  'conflict',
  'gone',
  'unprocessable (?:entity|content)',
  'too many requests',
  'internal(?: server)? error',
  'bad gateway',
  'service unavailable',
  'gateway timeout',
  'error',
].join('|');

/** A line of a list that has a status code of failure, its phrase or the code again, and nothing else. */
export const BARE_CODE = new RegExp(
  `^[ \\t]*(?:[-*•][ \\t]*)?((?:HTTP )?[\`*"]{0,2}([45]\\d\\d)[\`*"]{0,2}[ \\t]*[:=–—-][ \\t]*(?:${PHRASES}|\\2))[ \\t]*\\.?[ \\t]*$`,
  'im',
);

/** What stands over a list of codes of this tool; over another list they may be what it counts. */
export const CODES_HEADING =
  /^\W*(?:(?:possible|common|api|http|known|it|this|can) )?(?:errors?|responses?|fail\w*|rais\w+|throws?|returns?)\b(?! of| by)/i;

/** A line of a list, or one of a code. */
export const CODE_ITEM = /^[ \t]*(?:[-*•]|\W{0,8}(?:HTTP )?\d{3}\b)/i;
