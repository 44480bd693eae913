import { createScanner } from 'jsonc-parser';
import { withoutMark } from './byte-order-mark.js';
import { parseBlanked } from './json.js';
import { LineIndex } from './position.js';
import { type Source, SyntaxFault } from './source.js';

/**
 * Reads JSON with comments and trailing commas. These are blanked and the rest is read as JSON, so that values,
 * places, depth and sentences are those of JSON. It loads a package: import it only when JSON has been refused.
 * @throws {SyntaxFault}
 */
export function parseJsonc(text: string): Source {
  const body = withoutMark(text);
  return parseBlanked(body, blankExtras(body));
}

/** Kinds of token and an error by their numbers: the enums of the package are `const`, closed to single-file builds. */
const OPEN_BRACE = 1;
const CLOSE_BRACE = 2;
const OPEN_BRACKET = 3;
const CLOSE_BRACKET = 4;
const COMMA = 5;
const COLON = 6;
const LINE_COMMENT = 12;
const BLOCK_COMMENT = 13;
const LINE_BREAK = 14;
const BLANKS = 15;
const END = 17;
const OPEN_COMMENT_ERROR = 1;

/** The text with blanks over its comments and trailing commas; line ends stay. */
export function blankExtras(text: string): string {
  const scanner = createScanner(text);
  const pieces: string[] = [];
  let done = 0;
  const blank = (start: number, end: number) => {
    pieces.push(text.slice(done, start), text.slice(start, end).replace(/[^\r\n]/g, ' '));
    done = end;
  };
  const comments: [start: number, end: number][] = [];
  /** A comma that a value stands before, while nothing but comments has come behind it. */
  let comma: number | undefined;
  let isAfterValue = false;
  for (let kind: number = scanner.scan(); kind !== END; kind = scanner.scan()) {
    const start = scanner.getTokenOffset();
    if (kind === LINE_BREAK || kind === BLANKS) continue;
    if (kind === LINE_COMMENT || kind === BLOCK_COMMENT) {
      if (Number(scanner.getTokenError()) === OPEN_COMMENT_ERROR)
        throw new SyntaxFault('this comment is not closed', new LineIndex(text).positionOf(start));
      comments.push([start, scanner.getPosition()]);
      continue;
    }
    const isClosing = kind === CLOSE_BRACE || kind === CLOSE_BRACKET;
    if (isClosing && comma !== undefined) blank(comma, comma + 1);
    for (const [from, to] of comments.splice(0)) blank(from, to);
    comma = kind === COMMA && isAfterValue ? start : undefined;
    isAfterValue =
      isClosing || !(kind === COMMA || kind === COLON || kind === OPEN_BRACE || kind === OPEN_BRACKET);
  }
  for (const [from, to] of comments) blank(from, to);
  return pieces.join('') + text.slice(done);
}
