import type { ToolReport } from './tool-report.js';

export type SortOrder = 'score' | 'name' | 'source';

/** Worst first: what is blocked, what is unknown, then the lowest score. The order of the document decides between equals. */
export function sorted(tools: readonly ToolReport[], order: SortOrder): ToolReport[] {
  const bySource = (a: ToolReport, b: ToolReport) => a.index - b.index;
  if (order === 'source') return [...tools].sort(bySource);
  if (order === 'name')
    return [...tools].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : bySource(a, b)));
  return [...tools].sort(
    (a, b) => Number(b.blocked) - Number(a.blocked) || (a.score ?? -1) - (b.score ?? -1) || bySource(a, b),
  );
}
