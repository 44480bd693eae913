import type { InputReport } from './report.js';
import type { ToolReport } from './tool-report.js';

export type SortOrder = 'score' | 'name' | 'source';

/** Which tools of an input a report lists, and in which order. */
export interface Listing {
  readonly isListed: (tool: ToolReport, input: InputReport) => boolean;
  readonly sort: SortOrder;
}

/** Every tool, in the order of the document. */
export const WHOLE_DOCUMENT: Listing = { isListed: () => true, sort: 'source' };

/** The tools of an input that are listed, in order. */
export function listed(input: InputReport, { isListed, sort }: Listing): ToolReport[] {
  return input.tools.filter((tool) => isListed(tool, input)).sort(ORDERS[sort]);
}

type Order = (a: ToolReport, b: ToolReport) => number;

const bySource: Order = (a, b) => a.index - b.index;

const ORDERS: Readonly<Record<SortOrder, Order>> = {
  source: bySource,
  name: (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : bySource(a, b)),
  /** Worst first: what is blocked, what is unknown, then the lowest. The document decides between equals. */
  score: (a, b) =>
    Number(b.blocked) - Number(a.blocked) || (a.score ?? -1) - (b.score ?? -1) || bySource(a, b),
};
