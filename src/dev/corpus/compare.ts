import { markOf } from '../../report/build.js';
import type { InputReport, ToolReport } from '../../report/report.js';

/** More differences than this of one kind say nothing new. */
const MOST_SHOWN = 3;

/**
 * How the tools of a variant differ in score from the tools they were made of.
 * @param origin the index of the tool that each tool of the variant was made of
 */
export function differences(
  original: InputReport,
  variant: InputReport,
  origin: (index: number) => number = (index) => index,
): string[] {
  const found: string[] = [];
  for (const tool of variant.tools) {
    const other = original.tools[origin(tool.index)];
    const difference = other ? differenceOf(other, tool) : 'is new';
    if (difference !== undefined) found.push(`${tool.name || tool.pointer}: ${difference}`);
  }
  if (variant.tools.length === 0)
    found.push(`is ${variant.status} now: ${variant.problem ?? 'it has no tools'}`);
  return found.length > MOST_SHOWN
    ? [...found.slice(0, MOST_SHOWN), `… and ${found.length - MOST_SHOWN} tools more`]
    : found;
}

/** undefined: score, categories and the mark of every rule are the same. */
function differenceOf(a: ToolReport, b: ToolReport): string | undefined {
  const marks = new Map(a.judgements.map((judgement) => [judgement.rule.id, shown(judgement)]));
  const changed = b.judgements
    .filter((judgement) => marks.get(judgement.rule.id) !== shown(judgement))
    .map((judgement) => `${judgement.rule.id} ${marks.get(judgement.rule.id)} → ${shown(judgement)}`);
  if (a.score !== b.score) return `${a.score} → ${b.score} (${changed.join(', ') || 'no rule differs'})`;
  return changed.length > 0 ? changed.join(', ') : undefined;
}

function shown(judgement: ToolReport['judgements'][number]): string {
  const { earned } = markOf(judgement);
  return earned === null ? judgement.status : `${judgement.status} ${earned}`;
}
