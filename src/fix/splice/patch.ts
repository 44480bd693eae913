/** What stands in a text from `start` to `end` shall be `text`. */
export interface Patch {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with its patches made. They do not overlap; those of one place are made in their order. */
export function patched(text: string, patches: readonly Patch[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, text: piece } of [...patches].sort((a, b) => a.start - b.start || a.end - b.end)) {
    pieces.push(text.slice(from, start), piece);
    from = Math.max(from, end);
  }
  return pieces.join('') + text.slice(from);
}
