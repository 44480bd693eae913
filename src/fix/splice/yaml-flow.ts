import { type Change, deletion, insertion } from './yaml-change.js';
import { before, endsLine, isFirstInLine, lineEnd, lineStart, rowEnd, skipBlanks } from './yaml-lines.js';
import type { Part } from './yaml-parts.js';

/** What happens to the parts of a collection in brackets. */
export interface FlowPlan {
  /** The offsets of the brackets. */
  readonly open: number;
  readonly close: number;
  readonly parts: readonly Part[];
  /** The comma at an index stands behind the part of that index; the last part may have one. */
  readonly commas: readonly number[];
  readonly isRemoved: (part: Part) => boolean;
  /** New parts. */
  readonly first: readonly string[];
  readonly last: readonly string[];
  /** What stands behind a bracket where a pair of them gets its first part. */
  readonly padding: string;
}

/** Takes parts out of brackets and puts parts in: in the line, or in lines of their own where the others have them. */
export function flowChanges(text: string, lineBreak: string, plan: FlowPlan): Change[] {
  return new FlowSplicer(text, lineBreak, plan).changes();
}

class FlowSplicer {
  constructor(
    private readonly text: string,
    private readonly lineBreak: string,
    private readonly plan: FlowPlan,
  ) {}

  changes(): Change[] {
    const { parts, isRemoved, first, last } = this.plan;
    const added = [...first, ...last];
    if (parts.length === 0) return this.#fill(added);
    const kept = parts.flatMap((part, index) => (isRemoved(part) ? [] : [index]));
    if (kept.length === 0 && added.length === 0) return this.#clear();
    const [head, tail] = kept.length > 0 ? [kept[0]!, kept.at(-1)!] : [0, 0];
    const changes = parts.flatMap((part, index) =>
      isRemoved(part) && (kept.length > 0 || index > 0) ? [this.#remove(index, tail)] : [],
    );
    if (kept.length === 0) {
      const { start, end } = parts[0]!;
      changes.push({ from: start, to: end, text: added.join(`,${this.#gap(0)}`) });
    } else {
      if (first.length > 0) changes.push(this.#before(head, first));
      if (last.length > 0) return [...changes, ...this.#behind(tail, last)];
    }
    const isDangling = tail < parts.length - 1 && !this.#hasTrailingComma;
    const comma = this.plan.commas[tail]!;
    return isDangling ? [...changes, deletion(comma, comma + 1)] : changes;
  }

  get #hasTrailingComma(): boolean {
    return this.plan.commas.length === this.plan.parts.length;
  }

  /** Into brackets with nothing between them. */
  #fill(added: readonly string[]): Change[] {
    const { open, close, padding } = this.plan;
    if (added.length === 0) return [];
    const joined = added.join(', ');
    const inner = this.text.slice(open + 1, close);
    if (/^ *$/.test(inner)) return [{ from: open + 1, to: close, text: padding + joined + padding }];
    return [insertion(open + 1, joined)];
  }

  /** Takes everything out; comments stay. */
  #clear(): Change[] {
    const { open, close, parts } = this.plan;
    const hasComment = this.text.slice(open, close).includes('#');
    return hasComment ? parts.map((_, index) => this.#remove(index, -1)) : [deletion(open + 1, close)];
  }

  /** @param tail index of the last part that stays: behind it, a part goes together with the blanks before it */
  #remove(index: number, tail: number): Change {
    const { text } = this;
    const { parts, commas } = this.plan;
    const { start, end } = parts[index]!;
    const comma = commas[index];
    const behind = comma === undefined ? end : comma + 1;
    const isLast = endsLine(text, behind);
    if (isFirstInLine(text, start) && isLast) return deletion(lineStart(text, start), rowEnd(text, behind));
    if (index < tail && !isLast) return deletion(start, skipBlanks(text, behind));
    const previous = index > 0 ? commas[index - 1]! + 1 : start;
    const isNext = text.slice(previous, start).trim() === '';
    return deletion(isNext ? previous : start, behind);
  }

  /** What stands between a comma and the next part: a blank, or the next line at the same indentation. */
  #gap(index: number): string {
    const { text } = this;
    const { parts, commas } = this.plan;
    const { start } = parts[index]!;
    if (isFirstInLine(text, start)) return this.lineBreak + before(text, start);
    const between = parts.length > 1 ? text.slice(commas[0]! + 1, parts[1]!.start) : ' ';
    return /^ *$/.test(between) ? between : ' ';
  }

  #before(index: number, added: readonly string[]): Change {
    const separator = `,${this.#gap(index)}`;
    return insertion(this.plan.parts[index]!.start, added.join(separator) + separator);
  }

  #behind(index: number, added: readonly string[]): Change[] {
    const { text } = this;
    const { parts, commas } = this.plan;
    const gap = this.#gap(index);
    const body = gap + added.join(`,${gap}`) + (this.#hasTrailingComma ? ',' : '');
    const comma = commas[index];
    const at = comma === undefined ? parts[index]!.end : comma + 1;
    const lead = comma === undefined ? ',' : '';
    if (!gap.includes('\n') || !endsLine(text, at)) return [insertion(at, lead + body)];
    return [insertion(at, lead), insertion(lineEnd(text, at), body)];
  }
}
