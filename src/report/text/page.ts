import type { Style } from './style.js';

/** What a report for people is laid out on. */
export interface TextPage {
  readonly style: Style;
  /** Columns of the page. */
  readonly width: number;
  /** What the gate found; undefined when everything held. */
  readonly verdict: string | undefined;
}

const NARROWEST = 50;
const WIDEST = 140;

/** The columns that are written on: narrower, nothing fits; wider, no line is found again. */
export function readableWidth(columns: number): number {
  return Math.min(WIDEST, Math.max(NARROWEST, columns));
}
