import { gradeOf } from '../../score/grade.js';
import { meanOf } from '../build.js';
import { adviceIn, withoutAdvice } from '../fold-advice.js';
import { count, thousands } from '../text/layout.js';
import { adviceBlock } from './advice-block.js';
import { diffView } from './diff-view.js';
import { findingGroup, groupsOf } from './finding-group.js';
import { gradeClass, gradeMark } from './grade-mark.js';
import { html, type Markup } from './markup.js';
import type { Spec } from './spec.js';

/** What there is to say of each spec beside its tools: what it is, why it has no scores, notes, and repairs. */
export function specList(specs: readonly Spec[]): Markup {
  // The head of the page names the only spec already.
  const isOnly = specs.length === 1;
  return html`<section class="specs" aria-labelledby="specs">
<h2 id="specs">${isOnly ? 'The spec' : 'Specs'}</h2>
<ul>${specs.map(
    (spec) => html`<li>
${isOnly ? html`<p class="facts">${factSpans(spec)}</p>` : specHead(spec)}
${remarks(spec)}
</li>
`,
  )}</ul>
</section>
`;
}

function specHead(spec: Spec): Markup {
  const { input } = spec;
  const mean = meanOf(input.tools);
  const badge = html`<span class="badge ${gradeClass(gradeOf(mean))}">${gradeMark(mean)}</span> `;
  return html`<p>${input.tools.length > 0 ? badge : undefined}<span class="spec-name">${input.name}</span> <span class="facts">${factSpans(spec)}</span></p>`;
}

function factSpans(spec: Spec): Markup[] {
  return facts(spec).map((fact) => html`<span>${fact}</span>`);
}

function remarks(spec: Spec): Markup {
  const { input } = spec;
  const faults = withoutAdvice(input.findings);
  return html`${input.problem === null ? undefined : html`<p class="problem">This input ${input.problem}${input.at ? ` (line ${input.at.line}, column ${input.at.column})` : ''}.</p>`}
${input.notes.map((note) => html`<p class="note">${note}</p>`)}
${faults.length > 0 ? html`<ol class="findings">${groupsOf(faults).map((group) => findingGroup(group, spec))}</ol>` : undefined}
${adviceBlock(adviceIn(input.findings), spec)}
${made(spec)}
${change(spec)}`;
}

function facts({ input }: Spec): string[] {
  return [
    ...(input.title === null ? [] : [input.title]),
    ...(input.tools.length > 0 ? [count(input.tools.length, 'tool')] : []),
    ...(input.namespace.length > 0 ? [`namespace ${input.namespace.join(', ')}`] : []),
    ...(input.status === 'incomplete' ? ['incomplete'] : []),
  ];
}

/** What repairs made of the spec, when they were asked for. */
function made({ input }: Spec): Markup | undefined {
  const { fixed } = input;
  if (!fixed) return undefined;
  const mean = (tools: typeof input.tools) => gradeMark(meanOf(tools));
  const { changes, renames, refusals, isWritten } = fixed;
  return html`<p class="note">${count(changes.length, 'repair')} ${isWritten ? 'made' : 'would be made'}: mean ${mean(fixed.before.tools)} → ${mean(input.tools)}</p>
${renames.map(({ from, to }) => html`<p class="note"><bdi>${from}</bdi> → <bdi>${to}</bdi> is breaking for callers</p>`)}
${refusals.map(({ name, rule, because }) => html`<p class="note">Not repaired: <bdi>${name}</bdi>, ${rule.id}: ${because}</p>`)}
`;
}

/** What `--fix` would change: a count, and those lines that belong to no tool. */
function change({ diff }: Spec): Markup | undefined {
  if (!diff) return undefined;
  const reach = diff.byTool.size > 0 ? ` in ${count(diff.byTool.size, 'tool')}` : '';
  const where = diff.byTool.size > 0 ? ', each shown with its tool' : '';
  return html`<p class="note">--fix would change <span class="added">+${thousands(diff.added)}</span> <span class="removed">−${thousands(diff.removed)}</span> lines${reach}${where}.</p>
${diff.rest.length > 0 ? html`<details><summary>What --fix would change${diff.byTool.size > 0 ? ' outside of tools' : ''}</summary>${diffView(diff.rest)}</details>` : undefined}
`;
}
