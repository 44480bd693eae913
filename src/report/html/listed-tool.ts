import type { ToolReport } from '../tool-report.js';
import type { Spec } from './spec.js';

/** A tool of the page, with the spec that it is from. */
export interface ListedTool {
  readonly tool: ToolReport;
  readonly spec: Spec;
  /** The anchor of the tool in the page: the same in every report on the same specs. */
  readonly id: string;
  /** Its place among the tools of the spec's report. */
  readonly place: number;
  /** Its place among all tools of the run. */
  readonly order: number;
}

/** All tools of a run, worst first as the text report has them, whichever spec they are from. */
export function listTools(specs: readonly Spec[]): ListedTool[] {
  return specs
    .flatMap((spec, number) =>
      spec.input.tools.map((tool, place) => ({
        tool,
        spec,
        place,
        id: `tool-${number + 1}-${tool.index + 1}`,
      })),
    )
    .map((each, order) => ({ ...each, order }))
    .sort(worstFirst);
}

function worstFirst(a: ListedTool, b: ListedTool): number {
  return (
    Number(b.tool.blocked) - Number(a.tool.blocked) ||
    (a.tool.score ?? -1) - (b.tool.score ?? -1) ||
    a.order - b.order
  );
}
