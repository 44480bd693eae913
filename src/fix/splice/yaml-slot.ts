import { isMap, isNode, isSeq, type Node } from 'yaml';
import { type Change, deletion, insertion } from './yaml-change.js';
import {
  endsLine,
  isFirstInLine,
  lastLineEnd,
  lineEnd,
  lineStart,
  rowEnd,
  skipBlanks,
} from './yaml-lines.js';
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
      return this.#below(part, value, around);
    const old = quoteOf(node);
    const quoting: Quoting =
      old && typeof value === 'string' ? { ...around.quoting, quote: old, values: true } : around.quoting;
    return this.inline(part, this.printer.inline(value, around.isFlow, quoting));
  }

  /** Puts a text without line breaks there. */
  inline(part: Part, text: string): Change[] {
    const { node, after } = part;
    if (!node) return [insertion(after, `${part.lacksColon ? ':' : ''} ${text}`)];
    if (!isBlockCollection(node)) return [{ ...this.#firstLine(node), text }, ...this.#otherLines(node)];
    const [first] = partsOf(node);
    if (this.#isBelow(part, first!))
      return [
        insertion(after, ` ${text}`),
        deletion(lineStart(this.text, first!.start), rowEnd(this.text, part.end)),
      ];
    return [{ from: first!.start, to: lastLineEnd(this.text, part.end), text }];
  }

  /** The first part stands in a line below what introduces the collection. */
  #isBelow({ after }: Part, first: Part): boolean {
    return after < lineStart(this.text, first.start);
  }

  /** Puts a list or a map there, in lines of its own. */
  #below(part: Part, value: unknown, around: Around): Change[] {
    const { text, lineBreak } = this;
    const { node, after } = part;
    const lines = this.printer.lines(value);
    const column = Array.isArray(value) ? around.listColumn : around.mapColumn;
    const isSameKind = isBlockCollection(node) && (Array.isArray(value) ? isSeq(node) : isMap(node));
    const start = node ? (isBlockCollection(node) ? partsOf(node)[0]!.start : node.range![0]) : after;
    const from = lineStart(text, start);
    const ownColumn = start - from;
    // Behind a dash, or where the value stood in lines of its own before.
    if (
      node &&
      around.kind !== 'member' &&
      from <= after &&
      (isBlockCollection(node) || around.kind === 'root')
    )
      return [this.#over(node, start, part.end, lines, ownColumn)];
    const pad = ' '.repeat(isSameKind ? ownColumn : column);
    const padded = lines.map((line) => pad + line);
    if (node && from > after) {
      const to = isBlockCollection(node) ? lastLineEnd(text, part.end) : node.range![1];
      const rest = isBlockScalar(node) ? lineBreak : '';
      return [{ from, to, text: padded.join(lineBreak) + rest }];
    }
    const old = node ? this.#firstLine(node) : deletion(after, after);
    if (around.kind === 'entry' && after === part.start + 1 && !this.#hasComment(old.to)) {
      const change = {
        from: after,
        to: old.to,
        text: ` ${lines.join(lineBreak + ' '.repeat(part.start - lineStart(text, part.start) + 2))}`,
      };
      return [change, ...(node ? this.#otherLines(node) : [])];
    }
    const below = padded.map((line) => line + lineBreak).join('');
    return [
      deletion(after, old.to),
      ...(node ? this.#otherLines(node) : []),
      insertion(rowEnd(text, old.to), below),
    ];
  }

  #over(node: Node, start: number, end: number, lines: readonly string[], column: number): Change {
    const text = lines.join(this.lineBreak + ' '.repeat(column));
    const to = isBlockCollection(node) || isBlockScalar(node) ? lastLineEnd(this.text, end) : end;
    return { from: start, to, text };
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

  #hasComment(at: number): boolean {
    return this.text[skipBlanks(this.text, at)] === '#' && endsLine(this.text, at);
  }
}

function isFlowCollection(node: unknown): boolean {
  return isNode(node) && (isMap(node) || isSeq(node)) && node.flow === true;
}
