import { type AdviceMode, isAdvice } from '../../rule/advice.js';
import type { Rule } from '../../rule/rule.js';
import { hundredths } from '../../score/fraction.js';
import { type Grade, gradeOf } from '../../score/grade.js';
import { costsOf } from '../costs.js';
import { visible } from '../escape.js';
import { foldAdvice, sumAdvice, withoutAdvice } from '../fold-advice.js';
import { type Listing, listed } from '../listing.js';
import type { InputReport, Report } from '../report.js';
import { tokenWording } from '../token-wording.js';
import type { ToolReport } from '../tool-report.js';
import { inputAdvice, toolAdvice } from './advice.js';
import { fixLines } from './fixes.js';
import { count, cut, fit, thousands, wrap } from './layout.js';
import { readableWidth } from './page.js';
import type { Style } from './style.js';
import {
  costOf,
  findingGroup,
  hanging,
  nameOf,
  type Page,
  paintFor,
  scoreOf,
  toolFindings,
  toolHead,
} from './tool.js';

/** What every repair together would bring. */
export type FixPromise =
  | 'not worked out'
  | {
      readonly findings: number;
      /** How many of them would be gone. */
      readonly fixable: number;
      readonly mean: number | null;
    };

export interface TextOptions extends Listing {
  readonly style: Style;
  /** Columns of the page. */
  readonly width: number;
  /** How many tools are shown with all their findings; the others get a line, and their findings are summed up. */
  readonly details: number;
  /** How much of the advice is shown. Default: folded. */
  readonly advice?: AdviceMode;
  /** undefined: nothing is said of repairs. */
  readonly promise: FixPromise | undefined;
  /** Lines on the configuration and the baseline. */
  readonly remarks?: readonly string[];
  /** What the gate found; undefined when everything held. */
  readonly verdict: string | undefined;
}

/** More names than this in one table are not read by anybody. */
const MOST_ROWS = 400;
const MOST_RULES = 8;
/** The longest rule id and two blanks. */
const RULE_COLUMN = 39;

/** The report for people, line by line. */
export function* formatText(report: Report, options: TextOptions): Generator<string> {
  const page: Page = {
    style: options.style,
    width: readableWidth(options.width),
    explained: new Set(),
  };
  for (const input of report.inputs) {
    if (input.tools.length === 0) continue;
    yield* lines(inputLines(input, options, page));
  }
  yield* lines(summaryLines(report, page));
  yield* lines(promiseLines(report, options, page));
  for (const remark of options.remarks ?? []) yield* lines(wrap(visible(remark), page.width));
  if (options.verdict !== undefined) yield* lines(wrap(page.style.strong(options.verdict), page.width));
}

function* lines(text: Iterable<string>): Generator<string> {
  for (const line of text) yield `${line}\n`;
}

function* inputLines(input: InputReport, options: TextOptions, page: Page): Generator<string> {
  const { style } = page;
  const namespace = input.namespace.length > 0 ? ` · namespace ${input.namespace.join(', ')}` : '';
  yield* wrap(
    `${style.strong(visible(input.name))} · ${input.title} · ${count(input.tools.length, 'tool')}${visible(namespace)}`,
    page.width,
  );
  for (const note of input.notes) yield* wrap(`note: ${visible(note)}`, page.width);
  for (const finding of withoutAdvice(input.findings)) yield* findingGroup([finding], input, page);
  yield '';
  if (input.fixed) yield* fixLines(input, input.fixed, page);
  const tools = listed(input, options);
  const detailed = tools.slice(0, options.details);
  const rest = tools.slice(options.details);
  const isFolded = options.advice !== 'all';
  const folded = isFolded ? foldAdvice(detailed, rest) : sumAdvice(rest);
  const elsewhere = new Set(isFolded ? folded.map(({ rule }) => rule) : []);
  for (const tool of detailed) {
    yield* toolHead(tool, page);
    yield* toolFindings(tool, input, page);
    yield* toolAdvice(tool, input, page, (rule) => elsewhere.has(rule), isFolded);
    yield '';
  }
  if (rest.length > 0) yield* table(rest, page);
  const advice = inputAdvice(input, folded, page, isFolded);
  if (advice.length > 0) yield* [...advice, ''];
}

/** The other tools in columns, read downwards. */
function* table(tools: readonly ToolReport[], page: Page): Generator<string> {
  const shown = tools.slice(0, MOST_ROWS);
  const longest = Math.min(38, Math.max(...shown.map((tool) => nameOf(tool).length)));
  const cell = longest + 10;
  const columns = Math.max(1, Math.min(4, Math.floor((page.width + 2) / cell)));
  const rows = Math.ceil(shown.length / columns);
  for (let row = 0; row < rows; row++) {
    const cells: string[] = [];
    for (let column = 0; column < columns; column++) {
      const tool = shown[column * rows + row];
      if (tool)
        cells.push(
          `${scoreOf(tool, page.style)} ${tool.blocked ? page.style.bad('✗') : ' '} ${fit(nameOf(tool), longest)}`,
        );
    }
    yield cells.join('  ').trimEnd();
  }
  if (tools.length > shown.length) yield `… ${count(tools.length - shown.length, 'more tool')}`;
  yield '';
}

function* summaryLines(report: Report, page: Page): Generator<string> {
  const { summary, inputs } = report;
  if (summary.tools === 0) return;
  const { style } = page;
  const scored = inputs.filter((input) => input.tools.length > 0);
  if (summary.tools > 1) yield* costliest(scored, page);
  const tools = scored.flatMap((input) => input.tools);
  const mean = paintFor(summary.mean, style)(`${summary.grade ?? '?'} ${summary.mean ?? '?'}`);
  const lowest = summary.lowest
    ? ` · lowest ${paintFor(summary.lowest.score, style)(`${summary.lowest.grade} ${summary.lowest.score}`)} ${cut(visible(summary.lowest.name) || '(no name)', 50)}`
    : '';
  if (summary.tools > 1) {
    yield* wrap(`${style.strong('mean')} ${mean}${lowest} · ${grades(tools)}`, page.width);
  }
  const blocked = tools.filter((tool) => tool.blocked).length;
  const unknown = tools.filter((tool) => tool.score === null).length;
  yield* wrap(
    [
      count(summary.tools, 'tool'),
      ...(scored.length > 1 ? [count(scored.length, 'spec')] : []),
      ...(blocked > 0 ? [`${thousands(blocked)} with errors (✗)`] : []),
      ...(unknown > 0 ? [`${thousands(unknown)} not judged (?)`] : []),
      tokenWording(tools),
      `rubric ${report.rubric.name} ${report.rubric.fingerprint}`,
    ].join(' · '),
    page.width,
  );
}

/** What repairs would bring, in one line. */
function promiseLines({ summary }: Report, { promise }: TextOptions, { style, width }: Page): string[] {
  if (promise === undefined) return [];
  if (promise === 'not worked out') return wrap('--fix-dry-run says what --fix would bring', width);
  const { findings, fixable, mean } = promise;
  if (fixable === 0) return [];
  const verb = fixable === 1 ? 'is' : 'are';
  const now = `${summary.grade ?? '?'} ${summary.mean ?? '?'}`;
  const then = paintFor(mean, style)(`${gradeOf(mean) ?? '?'} ${mean ?? '?'}`);
  return wrap(
    `${thousands(fixable)} of ${count(findings, 'finding')} ${verb} fixable · ${now} → ${then} with --fix`,
    width,
  );
}

/** `A 3 · B 20 · F 7`: how many tools have each grade. */
function grades(tools: readonly ToolReport[]): string {
  const of = (grade: Grade | null) => tools.filter((tool) => tool.grade === grade).length;
  return (['A', 'B', 'C', 'D', 'F'] as const)
    .filter((grade) => of(grade) > 0)
    .map((grade) => `${grade} × ${thousands(of(grade))}`)
    .join('  ');
}

/** The rules that cost the set most, with their cures: where one change brings the most. */
function* costliest(inputs: readonly InputReport[], page: Page): Generator<string> {
  const tools = inputs.flatMap((input) => input.tools);
  const costs = costsOf(tools).filter(({ rule }) => !isAdvice(rule));
  const ranked = costs.sort(
    (a, b) =>
      severityRank(a.rule) - severityRank(b.rule) ||
      hundredths(b.lost) - hundredths(a.lost) ||
      b.findings - a.findings,
  );
  if (ranked.length === 0) return;
  yield page.style.strong('What costs the set most (points of the mean)');
  for (const { rule, lost, tools: failing, findings } of ranked.slice(0, MOST_RULES)) {
    const share = hundredths(lost / tools.length);
    const many = findings > failing ? `, ${thousands(findings)} places` : '';
    yield* hanging(
      costOf(rule, share, page.style),
      `${fit(rule.id, RULE_COLUMN)} ${count(failing, 'tool')}${many}`,
      page,
    );
    if (page.explained.has(rule)) continue;
    yield* hanging('', `→ ${rule.cure}`, page);
  }
  if (ranked.length > MOST_RULES) yield `         … ${count(ranked.length - MOST_RULES, 'more rule')}`;
  yield '';
}

function severityRank(rule: Rule): number {
  return rule.severity === 'error' ? 0 : 1;
}
