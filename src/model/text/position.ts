/** A place in a text as an editor shows it: both count from 1; a column is a UTF-16 code unit. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Turns offsets into positions; the line table is made on the first question. */
export class LineIndex {
  #starts: number[] | undefined;

  constructor(private readonly text: string) {}

  /** The position of the code unit at `offset`. Lines end at LF, so a CRLF belongs to the line it ends. */
  positionOf(offset: number): Position {
    this.#starts ??= lineStarts(this.text);
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - this.#starts[low]! + 1 };
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
