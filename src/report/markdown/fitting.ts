import { count } from '../text/layout.js';
import { utf8Length } from '../utf8-length.js';

/** A line that is made only when there is room to look at it. */
export type Line = () => string;

/** What a list may take, and what it is a list of. */
export interface Room {
  readonly noun: string;
  readonly bytes: number;
  /** How many were left out before. */
  readonly beyond?: number;
}

/** A table of the rows that fit, and how many did not; nothing without rows. */
export function table(head: string, rows: readonly Line[], room: Room): string[] {
  if (rows.length === 0) return [];
  const rule = head.replace(/[^|]+/g, ' --- ');
  return fitting([() => `${head}\n${rule}`, ...rows], room);
}

/** The lines that fit as one block, and how many did not. */
export function fitting(lines: readonly Line[], { noun, bytes, beyond = 0 }: Room): string[] {
  const shown: string[] = [];
  let left = bytes;
  for (const line of lines) {
    const text = line();
    left -= utf8Length(text) + 1;
    if (left < 0) break;
    shown.push(text);
  }
  const more = lines.length - shown.length + beyond;
  return [
    ...(shown.length > 0 ? [shown.join('\n')] : []),
    ...(more > 0 ? [`… ${count(more, `more ${noun}`)}`] : []),
  ];
}
