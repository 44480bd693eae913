import { adviceIn, withoutAdvice } from '../fold-advice.js';
import { toolTokenWording } from '../token-wording.js';
import type { ToolReport } from '../tool-report.js';
import { adviceBlock } from './advice-block.js';
import { diffView } from './diff-view.js';
import { findingGroup, groupsOf } from './finding-group.js';
import type { ListedTool } from './listed-tool.js';
import { html, type Markup } from './markup.js';
import { isCut } from './tool-name.js';

/** What stands below a tool when it is opened: every lost point, advice, what `--fix` made, and what it would change. */
export function toolDetail({ tool, spec, place }: ListedTool): Markup {
  const findings = tool.findings();
  const groups = groupsOf(withoutAdvice(findings));
  return html`<div class="detail">
${isCut(tool.name) ? html`<p class="whole-name">${tool.name}</p>` : undefined}
<p class="facts">${facts(tool).map((fact) => html`<span>${fact}</span>`)}</p>
${tool.notJudged().map((reason) => html`<p class="not-judged">? ${reason}</p>`)}
${groups.length > 0 ? html`<ol class="findings">${groups.map((group) => findingGroup(group, spec))}</ol>` : html`<p class="nothing">Nothing was found.</p>`}
${adviceBlock(adviceIn(findings), spec)}
${repairs(tool.index, spec)}
${change(place, spec)}
</div>`;
}

function facts(tool: ToolReport): string[] {
  return [
    ...(tool.weight < 100 ? [`scored on ${tool.weight} of 100`] : []),
    toolTokenWording(tool),
    tool.pointer || 'the whole document',
  ];
}

/** The repairs that were made in the tool. */
function repairs(index: number, { input }: ListedTool['spec']): Markup | undefined {
  const made = input.fixed?.changes.filter(({ tool }) => tool === index) ?? [];
  if (made.length === 0) return undefined;
  return html`<h3>${input.fixed?.isWritten ? 'What --fix has changed' : 'What --fix would change'}</h3>
<ul class="repairs">${made.map(({ does, fixability, isUnfinished }) => html`<li>${does} <span class="repair">${fixability}</span>${isUnfinished ? ' a person must finish it' : undefined}</li>`)}</ul>
`;
}

function change(place: number, { input, diff }: ListedTool['spec']): Markup | undefined {
  const hunks = diff?.byTool.get(place);
  if (!hunks) return undefined;
  return html`${input.fixed ? undefined : html`<h3>What --fix would change</h3>`}
${diffView(hunks)}`;
}
