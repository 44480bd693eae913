import type { InputReport } from '../report/report.js';
import type { Anchors } from './unified-diff.js';

/** Where the tools of a spec stand before and after repairs: they are the same, in the same order. */
export function anchorsOf(before: InputReport, after: InputReport): Anchors {
  return before.tools.map(
    (tool, index) =>
      [before.locate(tool.pointer).line, after.locate(after.tools[index]?.pointer ?? '').line] as const,
  );
}
