import type { Report } from '../report.js';
import { count, thousands } from '../text/layout.js';
import { tokenWording } from '../token-wording.js';
import { gradeClass, gradeMark } from './grade-mark.js';
import { html, type Markup } from './markup.js';
import { shortName } from './tool-name.js';

/** The head of the page: what was scored, the mean and its grade, and the facts beside it. */
export function masthead(report: Report): Markup {
  const { mean, grade } = report.summary;
  return html`<header class="masthead">
<div class="verdict ${gradeClass(grade)}">${gradeMark(mean)}</div>
<div>
<p class="product">tool-score</p>
<h1>${subject(report)}</h1>
<p class="facts">${facts(report).map((fact) => html`<span>${fact}</span>`)}</p>
</div>
</header>
`;
}

/** What was scored, for the heading and for the title of the window. */
export function subject({ inputs }: Report): string {
  return inputs.length === 1 ? inputs[0]!.name : count(inputs.length, 'spec');
}

function facts({ inputs, summary, rubric, config }: Report): (Markup | string)[] {
  const tools = inputs.flatMap((input) => input.tools);
  const blocked = tools.filter((tool) => tool.blocked).length;
  const unknown = tools.filter((tool) => tool.score === null).length;
  const { lowest } = summary;
  return [
    count(summary.tools, 'tool'),
    ...(lowest && summary.tools > 1
      ? [
          html`lowest ${lowest.grade} ${lowest.score} <bdi>${lowest.name === '' ? '(no name)' : shortName(lowest.name)}</bdi>`,
        ]
      : []),
    ...(blocked > 0 ? [`${thousands(blocked)} with errors (✗)`] : []),
    ...(unknown > 0 ? [`${thousands(unknown)} not judged (?)`] : []),
    tokenWording(tools),
    `rubric ${rubric.name} ${rubric.fingerprint}`,
    ...(config ? [`configured by ${config.file}`] : []),
  ];
}
