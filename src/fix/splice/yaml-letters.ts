import { Scalar } from 'yaml';
import { isBlockScalar } from './yaml-parts.js';

/** Where one letter (a UTF-16 unit) of a string stands in the text. */
export interface Letter {
  readonly from: number;
  readonly to: number;
  /** The line it stands in, counted from the start of the string. */
  readonly line: number;
}

/** A line of a string as far as it is content. */
interface Line {
  readonly from: number;
  readonly to: number;
  /** The line break behind it is escaped: it joins the next line without a blank. */
  readonly isJoined: boolean;
}

/**
 * Where each letter of a string stands in the text; undefined for line breaks and for the blanks that stand for them.
 * @returns undefined when text and value do not agree letter for letter
 */
export function lettersOf(text: string, scalar: Scalar): readonly (Letter | undefined)[] | undefined {
  const value = scalar.value as string;
  const isBlock = isBlockScalar(scalar);
  const lines = isBlock ? blockLines(text, scalar) : flowLines(text, scalar);
  if (!lines) return undefined;
  const letters: (Letter | undefined)[] = [];
  const isFolded = scalar.type === Scalar.BLOCK_FOLDED;
  const unit =
    scalar.type === Scalar.QUOTE_DOUBLE
      ? DOUBLE_UNIT
      : scalar.type === Scalar.QUOTE_SINGLE
        ? SINGLE_UNIT
        : UNIT;
  let previous: Line | undefined;
  let empty = 0;
  for (const [index, line] of lines.entries()) {
    if (line.from === line.to && (isBlock || (index > 0 && index < lines.length - 1))) {
      empty++;
      continue;
    }
    const count = isBlock
      ? breaksInBlock(text, previous, line, empty, isFolded)
      : breaksInFlow(previous, empty);
    for (let at = 0; at < count; at++) letters.push(undefined);
    unit.lastIndex = line.from;
    while (unit.lastIndex < line.to) {
      const from = unit.lastIndex;
      const [written = ''] = unit.exec(text) ?? [];
      if (written === '') return undefined;
      const isEscape = written.length > 1;
      const length = /^\\U00(?:0[1-9a-fA-F]|10)/.test(written) ? 2 : 1;
      if (!isEscape && written !== value[letters.length]) return undefined;
      for (let at = 0; at < length; at++) letters.push({ from, to: from + written.length, line: index });
    }
    previous = line;
    empty = 0;
  }
  const rest = value.slice(letters.length);
  const isWhole = isBlock ? /^\n*$/.test(rest) : rest === '';
  return isWhole && letters.length <= value.length ? letters : undefined;
}

/** How one letter is written in the styles. */
const UNIT = /[^\r\n]/y;
const SINGLE_UNIT = /''|[^'\r\n]/y;
const DOUBLE_UNIT = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[^xuU\r\n])|[^"\\\r\n]/y;

/** Between two lines of a plain or quoted string: a blank, or as many breaks as lines are empty. */
function breaksInFlow(previous: Line | undefined, empty: number): number {
  if (!previous) return empty;
  return previous.isJoined ? empty : Math.max(1, empty);
}

/** In a folded text a single break is a blank, but for lines that stand deeper than the others. */
function breaksInBlock(
  text: string,
  previous: Line | undefined,
  { from }: Line,
  empty: number,
  isFolded: boolean,
): number {
  if (!previous) return empty;
  const isDeep = (at: number) => text[at] === ' ' || text[at] === '\t';
  return isFolded && empty > 0 && !isDeep(previous.from) && !isDeep(from) ? empty : empty + 1;
}

/** The lines of a plain or quoted string, without the blanks that folding takes away, and without the quotes. */
function flowLines(text: string, scalar: Scalar): Line[] {
  const [start, end] = scalar.range!;
  const quote = scalar.type === Scalar.PLAIN ? 0 : 1;
  const source = text.slice(start + quote, end - quote);
  const lines: Line[] = [];
  let offset = start + quote;
  const rows = source.split('\n');
  for (const [index, row] of rows.entries()) {
    const isLast = index === rows.length - 1;
    const leading = index === 0 ? 0 : /^[ \t]*/.exec(row)![0].length;
    const isJoined = !isLast && scalar.type === Scalar.QUOTE_DOUBLE && /(?:^|[^\\])(?:\\\\)*\\\r?$/.test(row);
    const content = isLast ? row : isJoined ? row.replace(/\\\r?$/, '') : trimmedEnd(row, scalar);
    lines.push({ from: offset + leading, to: offset + Math.max(leading, content.length), isJoined });
    offset += row.length + 1;
  }
  return lines;
}

/** A blank at the end of a line stays only when it is escaped. */
function trimmedEnd(row: string, scalar: Scalar): string {
  const trimmed = row.replace(/[ \t\r]+$/, '');
  const isEscaped = scalar.type === Scalar.QUOTE_DOUBLE && /(?:^|[^\\])(?:\\\\)*\\$/.test(trimmed);
  return isEscaped ? row.slice(0, trimmed.length + 1) : trimmed;
}

/** The lines below `|` or `>`, without their indentation. */
function blockLines(text: string, scalar: Scalar): Line[] | undefined {
  const [start, end] = scalar.range!;
  const below = text.indexOf('\n', start) + 1;
  const head = text.slice(start, below);
  const rows = text.slice(below, end).split('\n');
  const isText = (row: string) => row.trim() !== '';
  const digit = /\d/.exec(/^[|>][-+\d]*/.exec(head)?.[0] ?? '')?.[0];
  const parent = (scalar.srcToken as { indent?: number } | undefined)?.indent;
  if (parent === undefined) return undefined;
  const indent = digit ? parent + Number(digit) : /^ */.exec(rows.find(isText) ?? '')![0].length;
  let offset = below;
  return rows.map((row) => {
    const length = row.replace(/\r$/, '').length;
    const from = offset + Math.min(indent, length);
    const line = { from, to: offset + length, isJoined: false };
    offset += row.length + 1;
    return line;
  });
}
