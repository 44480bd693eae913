import type { Grade } from '../../score/grade.js';
import { SCORED_CATEGORIES } from '../../score/rubric.js';
import { count } from '../text/layout.js';
import { GRADES, gradeClass } from './grade-mark.js';
import type { ListedTool } from './listed-tool.js';
import { html, type Markup } from './markup.js';

/** What tools can be sorted by. */
const ORDERS: readonly (readonly [string, string])[] = [
  ['score', 'worst first'],
  ['-score', 'best first'],
  ['name', 'name'],
  ['source', 'as in the source'],
  ...SCORED_CATEGORIES.map((category) => [category, category] as const),
];

/** Filter and order of the tools: words, grades, errors, what `--fix` can do. Hidden until the script is there to obey. */
export function controls(tools: readonly ListedTool[], fixable: number): Markup {
  const blocked = tools.filter(({ tool }) => tool.blocked).length;
  const chips = GRADES.flatMap((grade) => {
    const number = tools.filter(({ tool }) => tool.grade === grade).length;
    return number === 0 ? [] : [gradeChip(grade, number)];
  });
  return html`<search class="controls" aria-label="Tools" hidden>
<label class="query"><span class="unseen">Filter by name, rule or message</span><input type="search" placeholder="Name, rule or message" autocomplete="off" spellcheck="false" aria-keyshortcuts="/"><kbd aria-hidden="true">/</kbd></label>
<div class="chips" role="group" aria-label="Show only">${chips}${blocked > 0 ? chip('blocked', '✗ errors', blocked) : undefined}${fixable > 0 ? chip('fixable', 'fixable', fixable) : undefined}</div>
<label class="order">Sort <select autocomplete="off">${ORDERS.map(([key, text]) => html`<option value="${key}">${text}</option>`)}</select></label>
<output class="matches" aria-live="polite">${count(tools.length, 'tool')}</output>
<button type="button" class="open-all">Open all</button>
</search>
`;
}

function gradeChip(grade: Grade | null, number: number): Markup {
  return html`<button type="button" class="chip ${gradeClass(grade)}" data-only-grade="${grade ?? '?'}" aria-pressed="false"><b>${grade ?? '?'}</b> ${number}<span class="unseen"> ${number === 1 ? 'tool' : 'tools'}</span></button>`;
}

function chip(mark: string, text: string, number: number): Markup {
  return html`<button type="button" class="chip" data-only="${mark}" aria-pressed="false">${text} ${number}<span class="unseen"> ${number === 1 ? 'tool' : 'tools'}</span></button>`;
}
