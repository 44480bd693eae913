import type { Rule } from '../../rule/rule.js';
import { hundredths } from '../../score/fraction.js';
import { placeIn } from '../place.js';
import { points } from '../text/layout.js';
import type { ReportedFinding } from '../tool-report.js';
import { excerpt } from './excerpt.js';
import { html, type Markup } from './markup.js';
import type { Spec } from './spec.js';

/** Findings by rule, in the order in which they come: dearest rule first, errors before all. */
export function groupsOf(findings: readonly ReportedFinding[]): ReportedFinding[][] {
  const byRule = new Map<Rule, ReportedFinding[]>();
  for (const finding of findings) byRule.set(finding.rule, [...(byRule.get(finding.rule) ?? []), finding]);
  return [...byRule.values()].sort((a, b) => rank(a) - rank(b) || lostBy(b) - lostBy(a));
}

function rank(group: readonly ReportedFinding[]): number {
  return group[0]!.rule.severity === 'error' ? 0 : 1;
}

function lostBy(group: readonly ReportedFinding[]): number {
  return hundredths(group.reduce((sum, { lost }) => sum + lost, 0));
}

/** What one rule found: what it costs together, each finding with its place, and the cure once. */
export function findingGroup(group: readonly ReportedFinding[], spec: Spec): Markup {
  const { rule } = group[0]!;
  const isError = rule.severity === 'error';
  const lost = lostBy(group);
  const cost = isError ? 'error' : lost > 0 ? `−${points(lost)}` : rule.severity;
  return html`<li>
<p class="found"><span class="cost${isError ? ' error' : ''}">${cost}</span><span><span class="rule">${rule.id}</span>${repairTag(group)}</span></p>
<ul class="places">${group.map((finding) => place(finding, group.length > 1, spec))}</ul>
<p class="cure">${rule.cure}</p>
</li>
`;
}

/** Says that `--fix` cures it, when it cures every finding of the group or some of them. */
function repairTag(group: readonly ReportedFinding[]): Markup | undefined {
  const classes = new Set(group.flatMap(({ fixability }) => fixability ?? []));
  if (classes.size === 0) return undefined;
  return html` <span class="repair">--fix: ${[...classes].join(', ')}</span>`;
}

/** @param isShared the points of the rule are divided among several findings */
function place({ finding, lost }: ReportedFinding, isShared: boolean, { input, lines }: Spec): Markup {
  const position = input.locate(finding.at);
  const share =
    isShared && lost > 0 ? html` <span class="share">−${points(hundredths(lost))}</span>` : undefined;
  const where = placeIn(input, finding.at);
  const line = html`<span class="message">${finding.message}</span>${share} <span class="place">${where}</span>`;
  const text = excerpt(lines, position);
  if (!text) return html`<li class="found-at">${line}</li>`;
  return html`<li><details class="source"><summary class="found-at">${line}</summary>${text}</details></li>`;
}
