import type { Rule } from '../../rule/rule.js';
import { visible } from '../escape.js';
import { adviceIn, type FoldedAdvice } from '../fold-advice.js';
import { placeIn } from '../place.js';
import type { InputReport } from '../report.js';
import type { ReportedFinding, ToolReport } from '../tool-report.js';
import { count, thousands } from './layout.js';
import { PLAIN } from './style.js';
import { findingGroup, hanging, nameOf, type Page } from './tool.js';

const TITLE = 'advice, beside the score';
/** More lines than this for one input are read by nobody who did not ask for all. */
const MOST_LINES = 12;

/**
 * The advice on a tool, faint and apart from its lost points.
 * @param isElsewhere true for a rule whose findings are summed up for the input
 * @param isFolded findings of one rule stand in one line
 */
export function toolAdvice(
  tool: ToolReport,
  input: InputReport,
  page: Page,
  isElsewhere: (rule: Rule) => boolean,
  isFolded: boolean,
): string[] {
  const own = adviceIn(tool.findings()).filter(({ rule }) => !isElsewhere(rule));
  return block(adviceGroups(own, input, page, isFolded), page);
}

/** The advice on a document as a whole, and what is said of many of its tools. */
export function inputAdvice(
  input: InputReport,
  folded: readonly FoldedAdvice[],
  page: Page,
  isFolded: boolean,
): string[] {
  const shown = isFolded ? folded.slice(0, MOST_LINES) : folded;
  const more = folded.length - shown.length;
  return block(
    [
      ...adviceGroups(adviceIn(input.findings), input, page, isFolded),
      ...shown.flatMap((each) => foldedLines(each, input, page)),
      ...(more > 0 ? hanging('', `… ${count(more, 'more rule')}; --advice all shows everything`, page) : []),
    ],
    page,
  );
}

function block(lines: readonly string[], page: Page): string[] {
  return lines.length === 0 ? [] : [...hanging('', TITLE, page), ...lines].map(page.style.faint);
}

function adviceGroups(
  findings: readonly ReportedFinding[],
  input: InputReport,
  page: Page,
  isFolded: boolean,
): string[] {
  const plain = { ...page, style: PLAIN };
  if (!isFolded) return findings.flatMap((finding) => findingGroup([finding], input, plain));
  const byRule = new Map<Rule, ReportedFinding[]>();
  for (const finding of findings) byRule.set(finding.rule, [...(byRule.get(finding.rule) ?? []), finding]);
  return [...byRule.values()].flatMap((group) => findingGroup(group, input, plain));
}

function foldedLines(
  { rule, tools, findings, first }: FoldedAdvice,
  input: InputReport,
  page: Page,
): string[] {
  const found = first.findings().find((each) => each.rule === rule)!.finding;
  const places = findings > tools ? `, ${thousands(findings)} places` : '';
  const said = `${visible(found.message)}  ${visible(placeIn(input, found.at))}`;
  const text = (
    tools === 1
      ? [rule.id, `${nameOf(first)}${places}: ${said}`]
      : [
          rule.id,
          `${thousands(tools)} of ${count(input.tools.length, 'tool')}${places}`,
          `first: ${nameOf(first)}, ${said}`,
        ]
  ).join(' · ');
  const lines = hanging(rule.severity, text, page);
  if (page.explained.has(rule)) return lines;
  page.explained.add(rule);
  return [...lines, ...hanging('', `→ ${rule.cure}`, page)];
}
