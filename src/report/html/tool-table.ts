import { gradeOf } from '../../score/grade.js';
import { SCORED_CATEGORIES, type ScoredCategory } from '../../score/rubric.js';
import type { ToolReport } from '../tool-report.js';
import { gradeClass, gradeMark } from './grade-mark.js';
import type { ListedTool } from './listed-tool.js';
import { html, type Markup } from './markup.js';
import { toolDetail } from './tool-detail.js';
import { toolName } from './tool-name.js';

/** What a column is called where there is room for one word. */
const HEADINGS: Readonly<Record<ScoredCategory, string>> = {
  description: 'Description',
  parameters: 'Parameters',
  'best-practices': 'Practices',
  naming: 'Naming',
  examples: 'Examples',
};

/** The heat map, tools × categories. Each tool is a group of two rows: its numbers, and its details behind a button. */
export function* toolTable(tools: readonly ListedTool[], hasManySpecs: boolean): Generator<Markup> {
  yield html`<table>
<caption class="unseen">The score of each tool, and what it earned in each category</caption>
<thead><tr>
<th scope="col" class="tool-column">${sortButton('name', 'Tool')}</th>
<th scope="col" class="score-column" aria-sort="ascending">${sortButton('score', 'Score')}</th>
${SCORED_CATEGORIES.map(
  (category) => html`<th scope="col">${sortButton(category, HEADINGS[category])}</th>
`,
)}</tr></thead>
`;
  for (const each of tools) yield toolRows(each, hasManySpecs);
  yield html`</table>
<p class="no-match" hidden>No tool fits the filter.</p>
`;
}

function sortButton(key: string, text: string): Markup {
  return html`<button type="button" data-sort="${key}">${text}</button>`;
}

function toolRows(each: ListedTool, hasManySpecs: boolean): Markup {
  const { tool, id, order, spec } = each;
  const source = hasManySpecs ? html`<span class="spec-name">${spec.input.name}</span>` : undefined;
  return html`<tbody class="tool" id="${id}" data-order="${order}" data-grade="${tool.grade ?? '?'}"${tool.blocked ? html` data-blocked` : undefined}${isFixable(each) ? html` data-fixable` : undefined}>
<tr class="numbers"><th scope="row"><button type="button" class="toggle" aria-expanded="false" aria-controls="${id}-detail"><span class="name">${toolName(tool)}</span></button>${source}</th>
<td class="score ${gradeClass(tool.grade)}">${gradeMark(tool.score)}${tool.blocked ? html` <span class="blocked">✗<span class="unseen"> has an error</span></span>` : undefined}</td>
${SCORED_CATEGORIES.map((category) => cell(category, tool))}
</tr>
<tr class="drill"><td colspan="${SCORED_CATEGORIES.length + 2}" id="${id}-detail">${toolDetail(each)}</td></tr>
</tbody>
`;
}

function cell(category: ScoredCategory, { categories }: ToolReport): Markup {
  const value = categories[category];
  if (value === null)
    return html`<td class="grade-none" data-heading="${HEADINGS[category]}"><span aria-hidden="true">–</span><span class="unseen">not scored</span></td>`;
  return html`<td class="${gradeClass(gradeOf(value))}" data-heading="${HEADINGS[category]}">${value} <i>${gradeOf(value)}</i></td>`;
}

/** `--fix` has something to do here. */
export function isFixable({ tool, spec, place }: ListedTool): boolean {
  return (spec.diff?.byTool.has(place) ?? false) || tool.findings().some(({ fixability }) => fixability);
}
