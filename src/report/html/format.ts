import type { AdviceMode } from '../../rule/advice.js';
import type { InputReport, Report } from '../report.js';
import type { ToolReport } from '../tool-report.js';
import { contentPolicy } from './content-policy.js';
import { controls } from './controls.js';
import { costlyRules } from './costly-rules.js';
import { distribution } from './distribution.js';
import { listTools } from './listed-tool.js';
import { html, Markup } from './markup.js';
import { masthead, subject } from './masthead.js';
import { SCRIPT } from './script.js';
import { type Spec, specOf } from './spec.js';
import { specList } from './spec-list.js';
import { STYLE } from './style/style.js';
import { isFixable, toolTable } from './tool-table.js';

/** What a page can show beside the report, by the name of the input. */
export interface HtmlExtras {
  /** The texts that the places of the report are in: what stands at each place is then shown. */
  readonly texts?: ReadonlyMap<string, string>;
  /** What `--fix` would change, as a unified diff from that text. */
  readonly diffs?: ReadonlyMap<string, string>;
  /** Which tools are listed; the summary speaks of all. Default: every tool. */
  readonly isListed?: (tool: ToolReport, input: InputReport) => boolean;
  /** `all`: advice is open from the beginning. Default: folded. */
  readonly advice?: AdviceMode;
}

/** Two rounded bars, one of them short. */
const ICON =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 16%22%3E%3Cpath d=%22M3 5h10M3 11h5%22 stroke=%22%232c8a5a%22 stroke-width=%223%22 stroke-linecap=%22round%22/%3E%3C/svg%3E';

/**
 * The report as one page that needs nothing else: no file, no font, no request, and a policy that forbids them. It
 * reads without its script; with it, tools are filtered, sorted and opened. In pieces, since a large set makes a page
 * longer than is good for one string.
 */
export function* formatHtml(report: Report, extras: HtmlExtras = {}): Generator<string> {
  const { texts, diffs, isListed = () => true, advice } = extras;
  const specs = report.inputs.map((input) =>
    specOf(input, texts?.get(input.name), diffs?.get(input.name), advice === 'all'),
  );
  const tools = specs.flatMap(({ input }) => input.tools);
  const listed = listTools(specs).filter(({ tool, spec }) => isListed(tool, spec.input));
  yield head(report).text;
  yield html`<body>
${masthead(report)}<main>
${overview(specs, tools)}`.text;
  if (tools.length > 0) {
    yield html`<section class="tools" aria-labelledby="tools">
<h2 id="tools">Tools</h2>
${controls(listed, listed.filter(isFixable).length)}`.text;
    for (const part of toolTable(listed, specs.length > 1)) yield part.text;
    yield '</section>\n';
  }
  yield '</main>\n</body>\n</html>\n';
}

/** What stands above the tools. What there is to say of a single spec is short, and has room below the scores. */
function overview(specs: readonly Spec[], tools: readonly ToolReport[]): Markup {
  const list = specList(specs);
  if (tools.length === 0) return list;
  const isOnly = specs.length === 1;
  return html`<div class="overview">
<div>
${distribution(tools)}${isOnly ? list : undefined}</div>
${costlyRules(tools)}</div>
${isOnly ? undefined : list}`;
}

function head(report: Report): Markup {
  const { mean, grade } = report.summary;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy(SCRIPT, STYLE)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${grade ?? '?'} ${mean ?? '?'} · ${subject(report)} · tool-score</title>
<link rel="icon" href="${new Markup(ICON)}">
<style>${new Markup(STYLE)}</style>
<script>${new Markup(SCRIPT)}</script>
</head>
`;
}
