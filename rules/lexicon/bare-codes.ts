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
