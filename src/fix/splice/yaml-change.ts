/** A stretch of a text, and what shall stand there instead. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Puts `text` in at an offset. */
export function insertion(at: number, text: string): Change {
  return { from: at, to: at, text };
}

/** Takes a stretch out. */
export function deletion(from: number, to: number): Change {
  return { from, to, text: '' };
}

/**
 * The text after all changes. Stretches may overlap where they are taken out; what several put in at one offset stands
 * there in the order of the list, before what replaces the text behind it.
 */
export function applyChanges(text: string, changes: readonly Change[]): string {
  const inOrder = [...changes].sort((a, b) => a.from - b.from || a.to - b.to);
  let result = '';
  let at = 0;
  for (const change of inOrder) {
    result += text.slice(at, change.from) + change.text;
    at = Math.max(at, change.to);
  }
  return result + text.slice(at);
}
