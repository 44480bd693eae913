import { count } from '../text/layout.js';
import type { ReportedFinding } from '../tool-report.js';
import { findingGroup, groupsOf } from './finding-group.js';
import { html, type Markup } from './markup.js';
import type { Spec } from './spec.js';

/** Advice, apart from what costs points, and folded away unless somebody asked for all of it. */
export function adviceBlock(findings: readonly ReportedFinding[], spec: Spec): Markup | undefined {
  if (findings.length === 0) return undefined;
  const groups = groupsOf(findings);
  return html`<details class="advice"${spec.showsAdvice ? html` open` : undefined}><summary>Advice, beside the score: ${count(findings.length, 'finding')} of ${count(groups.length, 'rule')}</summary>
<ol class="findings">${groups.map((group) => findingGroup(group, spec))}</ol></details>
`;
}
