import type { Rule } from '../../rule/rule.js';
import { hundredths } from '../../score/fraction.js';
import { SCORED_CATEGORIES } from '../../score/rubric.js';
import { visible } from '../escape.js';
import { withoutAdvice } from '../fold-advice.js';
import { placeIn } from '../place.js';
import type { InputReport } from '../report.js';
import type { ReportedFinding, ToolReport } from '../tool-report.js';
import { bar, fit, points, widthOf, wrap } from './layout.js';
import type { Style } from './style.js';

/** What the lines of a report share. */
export interface Page {
  readonly style: Style;
  readonly width: number;
  /** Rules whose cure was shown already: it is said once. */
  readonly explained: Set<Rule>;
}

const BAR_CELLS = 20;
/** Columns of the cost before a finding: `−29.41`, `warning`. */
const COST = 8;

/** The head of a tool: grade, score, name, bar, and the five categories below. */
export function toolHead(tool: ToolReport, page: Page): string[] {
  const { style, width } = page;
  const mark = tool.blocked ? style.bad('✗') : ' ';
  const name = fit(nameOf(tool), Math.max(20, width - BAR_CELLS - 10));
  const line = `${scoreOf(tool, style)} ${mark} ${style.strong(name)} ${barOf(tool.score, style)}`;
  const categories = SCORED_CATEGORIES.map(
    (category) => `${category} ${tool.categories[category] ?? '–'}`,
  ).join(' · ');
  const scale = tool.weight < 100 ? ` · scored on ${tool.weight} of 100` : '';
  return [
    line.trimEnd(),
    ...wrap(categories + scale, width - COST - 1).map((text) => ' '.repeat(COST + 1) + style.faint(text)),
  ];
}

/** `D  62`, `?   ?`: grade and score in six columns. */
export function scoreOf(tool: ToolReport, style: Style): string {
  const paint = paintFor(tool.score, style);
  return paint(`${tool.grade ?? '?'} ${String(tool.score ?? '?').padStart(3)}`);
}

function barOf(score: number | null, style: Style): string {
  return paintFor(score, style)(bar(score ?? 0, BAR_CELLS));
}

/** The colour of a score; the number itself always stands beside it. */
export function paintFor(score: number | null, style: Style): (text: string) => string {
  if (score === null) return style.faint;
  if (score >= 80) return style.good;
  return score >= 60 ? style.fair : style.bad;
}

/** The name, or the place of a tool that has none. */
export function nameOf(tool: ToolReport): string {
  return tool.name === '' ? `(no name, at ${tool.pointer || 'the root'})` : visible(tool.name);
}

/** Every error and lost point of a tool: findings of one rule folded, the cure with what it is worth. */
export function toolFindings(tool: ToolReport, input: InputReport, page: Page): string[] {
  const byRule = new Map<Rule, ReportedFinding[]>();
  for (const finding of withoutAdvice(tool.findings()))
    byRule.set(finding.rule, [...(byRule.get(finding.rule) ?? []), finding]);
  const groups = [...byRule.values()].sort((a, b) => rank(a) - rank(b) || lostBy(b) - lostBy(a));
  return [
    ...groups.flatMap((group) => findingGroup(group, input, page)),
    ...tool.notJudged().flatMap((reason) => hanging('?', visible(reason), page)),
  ];
}

function rank(group: readonly ReportedFinding[]): number {
  return group[0]!.rule.severity === 'error' ? 0 : 1;
}

function lostBy(group: readonly ReportedFinding[]): number {
  return hundredths(group.reduce((sum, finding) => sum + finding.lost, 0));
}

/** The findings of one rule: what they cost, the first with its place, a count of the others, the cure. */
export function findingGroup(group: readonly ReportedFinding[], input: InputReport, page: Page): string[] {
  const { style } = page;
  const first = group[0]!;
  const { rule } = first;
  const lost = lostBy(group);
  const more = group.length > 1 ? `  … ${group.length - 1} more like this` : '';
  const text = `${style.strong(rule.id)}  ${visible(first.finding.message)}  ${style.faint(visible(placeIn(input, first.finding.at)) + more)}`;
  const lines = hanging(costOf(rule, lost, style), text, page);
  if (page.explained.has(rule)) return lines;
  page.explained.add(rule);
  const worth = lost > 0 ? ` (+${points(lost)})` : '';
  return [...lines, ...hanging('', `→ ${rule.cure}${worth}`, page)];
}

/** What a finding costs, or its severity where it costs nothing. */
export function costOf(rule: Rule, lost: number, style: Style): string {
  if (rule.severity === 'error') return style.bad('error');
  return lost > 0 ? `−${points(lost)}` : rule.severity;
}

/** A text that hangs behind a cost in a column of its own. */
export function hanging(cost: string, text: string, page: Page): string[] {
  const gap = ' '.repeat(Math.max(0, COST - widthOf(cost)));
  return wrap(text, page.width - COST - 1).map(
    (line, index) => `${index === 0 ? gap + cost : ' '.repeat(COST)} ${line}`,
  );
}
