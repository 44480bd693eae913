/** A test of a path or a name against patterns. */
export type Matches = (text: string) => boolean;

/**
 * A test against several patterns: `*` and `?` stand for characters but `/`, `**` for any, `**` before a slash for any
 * number of folders, `{a,b}` for either. A pattern that ends with a slash means everything below.
 *
 * Names come from specs that somebody else has written, and a regular expression with several stars can be made to run
 * for hours; this takes the length of the text times that of the pattern, whatever they are.
 */
export function matcher(patterns: readonly string[]): Matches {
  const parsed = patterns.flatMap((pattern) => alternatives(whole(pattern))).map(tokensOf);
  return (text) => parsed.some((tokens) => matchesTokens(text, tokens));
}

function whole(pattern: string): string {
  const path = pattern.replace(/^\.\//, '');
  return path.endsWith('/') ? `${path}**` : path;
}

/** A pattern without braces for each choice in it. Braces that are not closed stand for themselves. */
function alternatives(pattern: string): string[] {
  const inner = /\{([^{}]*,[^{}]*)\}/.exec(pattern);
  if (!inner) return [pattern];
  const [before, after] = [pattern.slice(0, inner.index), pattern.slice(inner.index + inner[0].length)];
  return inner[1]!.split(',').flatMap((choice) => alternatives(before + choice + after));
}

/** `**` before a slash, `**`, `*`, `?`, and the texts between them. */
function tokensOf(pattern: string): string[] {
  return pattern.match(/(?:^|(?<=\/))\*\*\/|\*{2,}|\*|\?|[^*?]+/g) ?? [];
}

/** Goes through the tokens and keeps, for each, up to which places of the text it may have come. */
function matchesTokens(text: string, tokens: readonly string[]): boolean {
  let reached: boolean[] = [true];
  for (const token of tokens) reached = advance(text, token, reached);
  return reached[text.length] === true;
}

function advance(text: string, token: string, reached: readonly boolean[]): boolean[] {
  const next: boolean[] = [];
  let isBehind = false;
  for (let at = 0; at <= text.length; at++) {
    const last = text[at - 1];
    if (token === '*') next[at] = reached[at] === true || (next[at - 1] === true && last !== '/');
    else if (token === '**/') next[at] = reached[at] === true || (isBehind && last === '/');
    else if (token.startsWith('**')) next[at] = isBehind || reached[at] === true;
    else if (token === '?') next[at] = reached[at - 1] === true && last !== '/';
    else {
      const start = at - token.length;
      next[at] = reached[start] === true && text.startsWith(token, start);
    }
    isBehind ||= reached[at] === true;
  }
  return next;
}
