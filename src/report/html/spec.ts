import type { InputReport } from '../report.js';
import { type SplitDiff, splitDiff } from './split-diff.js';

/** A spec as the page shows it: its report, its text when that is at hand, and what repairs would change in it. */
export interface Spec {
  readonly input: InputReport;
  /** The lines of its text, from the first; none when the text is not at hand. */
  readonly lines: readonly string[];
  readonly diff: SplitDiff | undefined;
  /** Advice is open from the beginning. */
  readonly showsAdvice: boolean;
}

/**
 * @param text the text that the places of the report are in
 * @param diff what `--fix` would change, as a unified diff from that text
 */
export function specOf(
  input: InputReport,
  text: string | undefined,
  diff: string | undefined,
  showsAdvice: boolean,
): Spec {
  const starts = () => input.tools.map((tool) => input.locate(tool.pointer).line);
  return {
    input,
    // A byte order mark is no part of a line.
    lines: text?.replace(/^\ufeff/, '').split('\n') ?? [],
    diff: diff ? splitDiff(diff, starts()) : undefined,
    showsAdvice,
  };
}
