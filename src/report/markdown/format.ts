import type { Rule } from '../../rule/rule.js';
import { hundredths } from '../../score/fraction.js';
import { costsOf } from '../costs.js';
import { type Listing, listed } from '../listing.js';
import type { InputReport, Report } from '../report.js';
import { shorten } from '../shorten.js';
import { count, points, thousands } from '../text/layout.js';
import type { ReportedFinding, ToolReport } from '../tool-report.js';
import { utf8Length } from '../utf8-length.js';
import { code, messageInMarkdown } from './code.js';

export interface MarkdownOptions extends Pick<Listing, 'isListed'> {
  /** Lines on the configuration and the baseline. */
  readonly remarks: readonly string[];
  /** What the gate found; undefined when everything held. */
  readonly verdict: string | undefined;
}

/** The first line: by it a bot finds its comment of last time, and updates it in place. */
export const MARKER = '<!-- tool-score -->';

/** GitHub takes 65,536 characters in a comment. Bytes are counted, to be safe whatever it counts itself. */
const MOST_BYTES = 60_000;
/** The part of it that each list may take. */
const INPUT_BYTES = 9_000;
const RULE_BYTES = 9_000;
const TOOL_BYTES = 36_000;
const MOST_RULES = 10;
const MOST_FINDINGS = 5;
/** Longer texts of a spec are cut: a table is no place to read them. */
const MOST_CHARACTERS = 200;

/**
 * The report as Markdown, for a comment on a pull request or the summary of a job. What a spec says stands in code,
 * where nothing is a link, a mention or a tag. What found no room is counted.
 */
export function formatMarkdown(report: Report, { isListed, remarks, verdict }: MarkdownOptions): string {
  const { summary, inputs } = report;
  const judged = inputs.filter(({ problem }) => problem === null);
  const broken = inputs.filter(({ problem }) => problem !== null);
  const blocks = [
    `${MARKER}\n### tool-score: ${summary.grade ?? '?'} ${summary.mean ?? '?'}, mean of ${count(summary.tools, 'tool')}`,
    ...(verdict === undefined ? [] : [`**${prose(verdict)}**`]),
    ...list(
      broken.map(({ name, problem }) => `- ${inline(`${name}: ${problem}`)}`),
      'input',
      INPUT_BYTES,
    ),
    ...(judged.length > 1 ? inputTable(judged) : []),
    ...ruleTable(judged.flatMap(({ tools }) => tools)),
    ...toolTable(judged, isListed),
    ...list(
      judged.flatMap(({ name, notes }) => notes.map((note) => `- ${inline(`${name}: ${note}`)}`)),
      'note',
      INPUT_BYTES / 3,
    ),
    ...remarks.map((remark) => inline(remark)),
    `<sub>rubric ${inline(`${report.rubric.name} ${report.rubric.fingerprint}`)}</sub>`,
  ];
  return `${withinLimit(blocks).join('\n\n')}\n`;
}

/** Blocks as far as they fit; the lists have limits of their own, so that only many remarks ever meet this one. */
function withinLimit(blocks: readonly string[]): string[] {
  let left = MOST_BYTES;
  return blocks.filter((block) => {
    left -= utf8Length(block) + 2;
    return left >= 0;
  });
}

function inline(text: string): string {
  return code(shorten(text, MOST_CHARACTERS));
}

function inputTable(inputs: readonly InputReport[]): string[] {
  const rows = inputs.map((input) => {
    const blocked = input.tools.filter((tool) => tool.blocked).length;
    const unknown = input.tools.filter(({ score }) => score === null).length;
    const lowest = input.tools.reduce<number | null>(
      (least, { score }) => (score === null ? least : Math.min(least ?? 100, score)),
      null,
    );
    return `| ${inline(input.name)} | ${thousands(input.tools.length)} | ${lowest ?? '?'} | ${blocked || ''} | ${unknown || ''} |`;
  });
  return table('| spec | tools | lowest | with errors | not judged |', rows, 'spec', INPUT_BYTES);
}

/** Where one change brings the most. */
function ruleTable(tools: readonly ToolReport[]): string[] {
  const costs = costsOf(tools).sort(
    (a, b) =>
      isError(b.rule) - isError(a.rule) || hundredths(b.lost) - hundredths(a.lost) || b.findings - a.findings,
  );
  const rows = costs
    .slice(0, MOST_RULES)
    .map(
      ({ rule, lost, tools: failing, findings }) =>
        `| \`${rule.id}\` | ${rule.severity === 'error' ? '**error**' : points(lost / tools.length)} | ${thousands(failing)} | ${thousands(findings)} | ${prose(rule.cure)} |`,
    );
  const head = '| rule | points of the mean | tools | findings | what to do |';
  return table(head, rows, 'rule', RULE_BYTES, costs.length - rows.length);
}

function isError({ severity }: Rule): number {
  return severity === 'error' ? 1 : 0;
}

/** The tools with findings, worst first. */
function toolTable(inputs: readonly InputReport[], isListed: Listing['isListed']): string[] {
  const pairs = inputs
    .flatMap((input) => listed(input, { isListed, sort: 'source' }).map((tool) => ({ tool, input })))
    .filter(({ tool }) => tool.findingCount > 0 || tool.score === null)
    .sort(
      (a, b) =>
        Number(b.tool.blocked) - Number(a.tool.blocked) || (a.tool.score ?? -1) - (b.tool.score ?? -1),
    );
  const rows = inputs
    .filter(({ findings }) => findings.length > 0)
    .map((input) => `| ${inline(input.name)} | | ${findingCell(input.findings, input)} |`);
  const lazyRows = function* () {
    yield* rows;
    for (const { tool, input } of pairs) yield toolRow(tool, input);
  };
  return table('| tool | score | findings |', lazyRows(), 'tool', TOOL_BYTES, 0, rows.length + pairs.length);
}

function toolRow(tool: ToolReport, input: InputReport): string {
  const name = tool.name === '' ? `(no name, at ${tool.pointer || 'the root'})` : tool.name;
  const mark = tool.blocked ? ' ✗' : '';
  const unknown = tool
    .notJudged()
    .slice(0, MOST_FINDINGS)
    .map((reason) => inline(reason));
  const cell = [...unknown, findingCell(tool.findings(), input)].filter((part) => part !== '').join('<br>');
  return `| ${inline(name)} | ${tool.grade ?? '?'} ${tool.score ?? '?'}${mark} | ${cell} |`;
}

function findingCell(findings: readonly ReportedFinding[], input: InputReport): string {
  const lines = findings.slice(0, MOST_FINDINGS).map(({ rule, finding, lost }) => {
    const { line, column } = input.locate(finding.at);
    const cost = rule.severity === 'error' ? '**error**' : lost > 0 ? `−${points(lost)}` : rule.severity;
    const message = messageInMarkdown(shorten(finding.message, MOST_CHARACTERS));
    return `${cost} \`${rule.id}\` ${message} ${inline(`${input.name}:${line}:${column}`)}`;
  });
  const more = findings.length - lines.length;
  return [...lines, ...(more > 0 ? [`… ${thousands(more)} more`] : [])].join('<br>');
}

/** Rows as far as they fit, and how many did not. @param beyond rows that were left out before */
function table(
  head: string,
  rows: Iterable<string>,
  noun: string,
  room: number,
  beyond = 0,
  total = [...rows].length,
): string[] {
  const { shown, more } = fitting(rows, room, total);
  if (total === 0) return [];
  const rule = head.replace(/[^|]+/g, ' --- ');
  const rest = more + beyond;
  return [[head, rule, ...shown].join('\n'), ...(rest > 0 ? [`… ${count(rest, `more ${noun}`)}`] : [])];
}

function list(items: readonly string[], noun: string, room: number): string[] {
  const { shown, more } = fitting(items, room, items.length);
  return [
    ...(shown.length > 0 ? [shown.join('\n')] : []),
    ...(more > 0 ? [`… ${count(more, `more ${noun}`)}`] : []),
  ];
}

function fitting(rows: Iterable<string>, room: number, total: number): { shown: string[]; more: number } {
  const shown: string[] = [];
  let left = room;
  for (const row of rows) {
    left -= utf8Length(row) + 1;
    if (left < 0) break;
    shown.push(row);
  }
  return { shown, more: total - shown.length };
}

/** What we say ourselves as Markdown that shows it as it is, in a cell too. */
function prose(text: string): string {
  return text.replace(/[\\`*_[\]<>|~]/g, '\\$&').replaceAll('@', '&#64;');
}
