import type { InputReport } from '../../report/report.js';
import type { ToolReport } from '../../report/tool-report.js';

/** More differences than this of one kind say nothing new. */
const MOST_SHOWN = 3;

/**
 * How the tools of a variant differ in score from the tools they were made of.
 * @param origin the tool that a tool of the variant was made of; without it, the one at the same index
 */
export function differences(
  original: InputReport,
  variant: InputReport,
  origin: (tool: ToolReport) => ToolReport | undefined = ({ index }) => original.tools[index],
): string[] {
  const found: string[] = [];
  for (const tool of variant.tools) {
    const other = origin(tool);
    const difference = other ? differenceOf(other, tool) : 'is new';
    if (difference !== undefined) found.push(`${tool.name || tool.pointer}: ${difference}`);
  }
  if (variant.tools.length === 0)
    found.push(`is ${variant.status} now: ${variant.problem ?? 'it has no tools'}`);
  return found.length > MOST_SHOWN
    ? [...found.slice(0, MOST_SHOWN), `… and ${found.length - MOST_SHOWN} tools more`]
    : found;
}

/** undefined: the score, the mark of every rule and the number of its findings are the same. */
function differenceOf(a: ToolReport, b: ToolReport): string | undefined {
  const [before, after] = [verdicts(a), verdicts(b)];
  const changed = [...new Set([...before.keys(), ...after.keys()])]
    .filter((rule) => before.get(rule) !== after.get(rule))
    .map((rule) => `${rule} ${before.get(rule) ?? 'passes'} → ${after.get(rule) ?? 'passes'}`);
  if (a.score !== b.score) return `${a.score} → ${b.score} (${changed.join(', ') || 'no rule differs'})`;
  return changed.length > 0 ? changed.join(', ') : undefined;
}

/** Rule → what it earned and how much it found. What the set's own rules found belongs to the set. */
function verdicts(tool: ToolReport): Map<string, string> {
  const counts = new Map<string, number>();
  for (const { rule } of tool.findings())
    if (rule.scope === 'tool') counts.set(rule.id, (counts.get(rule.id) ?? 0) + 1);
  const found = new Map([...counts].map(([rule, count]) => [rule, `finds ${count}`]));
  for (const { rule, earned, reason } of tool.marks())
    found.set(rule.id, `earns ${earned ?? reason}, ${found.get(rule.id) ?? 'finds nothing'}`);
  return found;
}
