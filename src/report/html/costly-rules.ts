import { isAdvice } from '../../rule/advice.js';
import { hundredths } from '../../score/fraction.js';
import { costsOf, type RuleCost } from '../costs.js';
import { count, points } from '../text/layout.js';
import type { ToolReport } from '../tool-report.js';
import { html, type Markup } from './markup.js';

/** Rules that are shown before somebody asks for the others. */
const FIRST = 8;
const BAR_WIDTH = 100;

/** What each rule costs the set in points of the mean, dearest first, with why it is there and how it is cured. */
export function costlyRules(tools: readonly ToolReport[]): Markup | undefined {
  const all = costsOf(tools).sort(dearestFirst);
  if (all.length === 0) return undefined;
  const costs = all.filter(({ rule }) => !isAdvice(rule));
  const advice = all.filter(({ rule }) => isAdvice(rule)).map((cost) => row(cost, tools.length, 0));
  const most = Math.max(0, ...costs.map(({ lost }) => lost));
  const rows = costs.map((cost) => row(cost, tools.length, most));
  const rest = rows.slice(FIRST);
  return html`<section class="rules" aria-labelledby="rules">
<h2 id="rules">What costs most</h2>
<p class="hint">Points of the mean that each rule takes. Open a rule to see why it is there and how it is cured.</p>
<ul>${rows.slice(0, FIRST)}</ul>
${rest.length > 0 ? html`<details class="more"><summary>${count(rest.length, 'more rule')}</summary><ul>${rest}</ul></details>` : undefined}
${advice.length > 0 ? html`<details class="more advice"><summary>Advice, beside the score: ${count(advice.length, 'rule')}</summary><ul>${advice}</ul></details>` : undefined}
</section>
`;
}

function dearestFirst(a: RuleCost, b: RuleCost): number {
  const isError = ({ rule }: RuleCost) => (rule.severity === 'error' ? 0 : 1);
  return isError(a) - isError(b) || hundredths(b.lost) - hundredths(a.lost) || b.findings - a.findings;
}

function row({ rule, lost, tools, findings }: RuleCost, all: number, most: number): Markup {
  const share = hundredths(lost / all);
  const cost = rule.severity === 'error' ? 'error' : share > 0 ? `−${points(share)}` : rule.severity;
  const places = findings > tools ? `, ${count(findings, 'place')}` : '';
  const width = most > 0 ? Math.round((BAR_WIDTH * lost) / most) : 0;
  return html`<li><details>
<summary><span class="cost${rule.severity === 'error' ? ' error' : ''}">${cost}</span><span class="rule">${rule.id}</span><svg class="bar" viewBox="0 0 ${BAR_WIDTH} 6" preserveAspectRatio="none" aria-hidden="true"><rect width="${width}" height="6"/></svg><span class="reach">${count(tools, 'tool')}${places}</span></summary>
<div class="why">
<p>${rule.title}.</p>
<p class="cure">${rule.cure}</p>
<p>${rule.rationale}</p>
<p class="source">${rule.source}</p>
<p class="act"><button type="button" data-filter="${rule.id}">Show these tools</button></p>
</div>
</details></li>
`;
}
