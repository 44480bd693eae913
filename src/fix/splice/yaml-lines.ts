/** Where the line begins in which `at` stands. */
export function lineStart(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
}

/** What stands before `at` in its line. */
export function before(text: string, at: number): string {
  return text.slice(lineStart(text, at), at);
}

/** Only blanks stand before `at` in its line. */
export function isFirstInLine(text: string, at: number): boolean {
  return /^[ \t]*$/.test(before(text, at));
}

/** Where the line of `at` ends, before its line break. */
export function lineEnd(text: string, at: number): number {
  const feed = text.indexOf('\n', at);
  if (feed === -1) return text.length;
  return feed > at && text[feed - 1] === '\r' ? feed - 1 : feed;
}

/**
 * Where the next line begins behind a value that ends at `end`. A block scalar ends behind its line break already.
 * @param text ends with a line break
 */
export function rowEnd(text: string, end: number): number {
  return isBehindBreak(text, end) ? end : text.indexOf('\n', end) + 1;
}

/** The last line of a value that ends at `end`, up to its line break: the comment behind the value belongs to it. */
export function lastLineEnd(text: string, end: number): number {
  return lineEnd(text, isBehindBreak(text, end) ? lineStart(text, end - 1) : end);
}

function isBehindBreak(text: string, at: number): boolean {
  return at > 0 && text[at - 1] === '\n';
}

/** The first offset from `at` on that is no blank of the same line. */
export function skipBlanks(text: string, at: number): number {
  let next = at;
  while (text[next] === ' ' || text[next] === '\t') next++;
  return next;
}

/** The first offset from `at` on that is neither blank nor line break. */
export function skipSpace(text: string, at: number): number {
  let next = at;
  while (next < text.length && ' \t\r\n'.includes(text[next]!)) next++;
  return next;
}

/** Nothing but a comment stands between `at` and the end of its line. */
export function endsLine(text: string, at: number): boolean {
  const next = skipBlanks(text, at);
  return next >= lineEnd(text, at) || text[next] === '#';
}
