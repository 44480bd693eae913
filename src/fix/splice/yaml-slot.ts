import { isMap, isNode, isSeq, type Node } from 'yaml';
import { type Change, deletion, insertion } from './yaml-change.js';
import { before, isFirstInLine, lastLineEnd, lineEnd, lineStart, rowEnd, skipBlanks } from './yaml-lines.js';
import { isBlockCollection, isBlockScalar, type Part, partsOf } from './yaml-parts.js';
import type { YamlPrinter } from './yaml-print.js';
import { type Quoting, quoteOf } from './yaml-string.js';

/** What surrounds a value that is written. */
export interface Around {
  readonly kind: 'root' | 'member' | 'entry';
  /** It stands inside brackets. */
  readonly isFlow: boolean;
  readonly quoting: Quoting;
  /** Where the lines of a map, and those of a list, begin when they stand below. */
  readonly mapColumn: number;
  readonly listColumn: number;
}

/** Writes values in the places of others. */
export class SlotWriter {
  constructor(
    private readonly text: string,
    private readonly printer: YamlPrinter,
    private readonly lineBreak: string,
  ) {}

  /** Puts `value` where the value of a part stands, or could. */
  write(part: Part, value: unknown, around: Around): Change[] {
    const { node } = part;
    const isBlock = !around.isFlow && !this.printer.isInline(value) && !isFlowCollection(node);
    if (isBlock && (around.kind !== 'root' || isFirstInLine(this.text, part.start)))
      return this.#inLines(part, value, around);
    const old = quoteOf(node);
    const quoting: Quoting =
      old && typeof value === 'string' ? { ...around.quoting, quote: old, values: true } : around.quoting;
    return this.#inline(part, this.printer.inline(value, around.isFlow, quoting));
  }

  /** Puts a text without line breaks there. */
  #inline(part: Part, text: string): Change[] {
    const { node, after, end } = part;
    if (!node) return [insertion(after, `${part.lacksColon ? ':' : ''} ${text}`)];
    if (!isBlockCollection(node)) return [{ ...this.#firstLine(node), text }, ...this.#otherLines(node)];
    const { start } = partsOf(node)[0]!;
    const from = lineStart(this.text, start);
    if (after < from) return [insertion(after, ` ${text}`), deletion(from, rowEnd(this.text, end))];
    return [{ from: start, to: lastLineEnd(this.text, end), text }];
  }

  /** Puts a list or a map with something in it there, in lines of its own. */
  #inLines(part: Part, value: unknown, around: Around): Change[] {
    const { node } = part;
    const isList = Array.isArray(value);
    const lines = this.printer.lines(value);
    const column = isList ? around.listColumn : around.mapColumn;
    if (!node) return this.#below(part, lines, column, around);
    const start = isBlockCollection(node) ? partsOf(node)[0]!.start : node.range![0];
    const isApart = isBlockCollection(node) || part.after < lineStart(this.text, start);
    if (!isApart && around.kind !== 'root') return this.#below(part, lines, column, around);
    const isSameKind = isBlockCollection(node) && isSeq(node) === isList;
    const isFixed = isSameKind || around.kind === 'root' || !isFirstInLine(this.text, start);
    return [this.#instead(node, start, part.end, lines, isFixed ? undefined : column)];
  }

  /** Lines in the place of lines. @param column where they begin; undefined where the old ones did */
  #instead(node: Node, start: number, end: number, lines: readonly string[], column?: number): Change {
    const own = before(this.text, start);
    const pad = ' '.repeat(column ?? own.length);
    const body = lines.join(this.lineBreak + pad);
    const isToLineEnd = isBlockCollection(node) || isBlockScalar(node);
    const to = isToLineEnd ? lastLineEnd(this.text, end) : end;
    return column === undefined
      ? { from: start, to, text: body }
      : { from: start - own.length, to, text: pad + body };
  }

  /** Lines below a key or a dash, or behind a dash where nothing else stands behind it. */
  #below(part: Part, lines: readonly string[], column: number, { kind }: Around): Change[] {
    const { text, lineBreak } = this;
    const { node, after, start } = part;
    const to = node ? this.#firstLine(node).to : after;
    const others = node ? this.#otherLines(node) : [];
    const pad = ' '.repeat(column);
    const isBare = kind === 'entry' && after === start + 1 && text[skipBlanks(text, to)] !== '#';
    if (isBare) return [{ from: after, to, text: ` ${lines.join(lineBreak + pad)}` }, ...others];
    const rows = lines.map((line) => pad + line + lineBreak).join('');
    return [deletion(after, to), ...others, insertion(rowEnd(text, to), rows)];
  }

  /** A value as far as it stands in the line of its key; of a block scalar this is the head. */
  #firstLine(node: Node): Change {
    const [start, end] = node.range!;
    if (!isBlockScalar(node)) return deletion(start, end);
    const head = /^[|>][-+\d]*/.exec(this.text.slice(start, end))![0];
    return deletion(start, start + head.length);
  }

  /** The lines of a block scalar. */
  #otherLines(node: Node): Change[] {
    if (!isBlockScalar(node)) return [];
    const [start, end] = node.range!;
    const from = Math.min(end, rowEnd(this.text, lineEnd(this.text, start)));
    return from < end ? [deletion(from, end)] : [];
  }
}

function isFlowCollection(node: unknown): boolean {
  return isNode(node) && (isMap(node) || isSeq(node)) && node.flow === true;
}
