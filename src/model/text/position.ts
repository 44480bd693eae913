/** A place in a text as an editor shows it: both count from 1; a column is a UTF-16 code unit. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Turns offsets into positions. It reads the lines of the text as far as it is asked, and each once. */
export class LineIndex {
  readonly #starts = [0];
  /** Where the search for the next line end goes on; -1 behind the last one. */
  #next = 0;

  constructor(private readonly text: string) {}

  /** The position of the code unit at `offset`. Lines end at LF, so a CRLF belongs to the line it ends. */
  positionOf(offset: number): Position {
    while (this.#next !== -1 && this.#next <= offset) this.#readLine();
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - this.#starts[low]! + 1 };
  }

  #readLine(): void {
    const end = this.text.indexOf('\n', this.#next);
    if (end !== -1) this.#starts.push(end + 1);
    this.#next = end === -1 ? -1 : end + 1;
  }
}
