import { isAdvice } from '../../rule/advice.js';
import type { Rule } from '../../rule/rule.js';
import { hundredths } from '../../score/fraction.js';
import { costsOf } from '../costs.js';
import { withoutAdvice } from '../fold-advice.js';
import type { Listing } from '../listing.js';
import { placeIn } from '../place.js';
import type { InputReport } from '../report.js';
import { shorten } from '../shorten.js';
import { points, thousands } from '../text/layout.js';
import type { ReportedFinding, ToolReport } from '../tool-report.js';
import { messageInMarkdown } from './code.js';
import { table } from './fitting.js';
import { inline, MOST_CHARACTERS, prose } from './prose.js';

const MOST_RULES = 10;
const MOST_FINDINGS = 5;

/** The specs, a row each. */
export function inputTable(inputs: readonly InputReport[], bytes: number): string[] {
  const rows = inputs.map((input) => () => {
    const blocked = input.tools.filter((tool) => tool.blocked).length;
    const unknown = input.tools.filter(({ score }) => score === null).length;
    const lowest = input.tools.reduce<number | null>(
      (least, { score }) => (score === null ? least : Math.min(least ?? 100, score)),
      null,
    );
    const counts = [thousands(input.tools.length), lowest ?? '?', blocked || '', unknown || ''];
    return `| ${inline(input.name)} | ${counts.join(' | ')} |`;
  });
  return table('| spec | tools | lowest | with errors | not judged |', rows, { noun: 'spec', bytes });
}

/** The rules that cost most, with their cures: where one change brings the most. */
export function ruleTable(tools: readonly ToolReport[], bytes: number): string[] {
  const all = costsOf(tools).filter(({ rule }) => !isAdvice(rule));
  const costs = all.sort(
    (a, b) =>
      Number(isError(b.rule)) - Number(isError(a.rule)) ||
      hundredths(b.lost) - hundredths(a.lost) ||
      b.findings - a.findings,
  );
  const rows = costs.slice(0, MOST_RULES).map(({ rule, lost, tools: failing, findings }) => () => {
    const cost = isError(rule) ? '**error**' : points(lost / tools.length);
    return `| \`${rule.id}\` | ${cost} | ${thousands(failing)} | ${thousands(findings)} | ${prose(rule.cure)} |`;
  });
  const head = '| rule | points of the mean | tools | findings | what to do |';
  return table(head, rows, { noun: 'rule', bytes, beyond: costs.length - rows.length });
}

/** What documents have against them, then the tools with findings, worst first. Advice has a table of its own. */
export function toolTable(
  inputs: readonly InputReport[],
  isListed: Listing['isListed'],
  bytes: number,
): string[] {
  const ofDocuments = inputs
    .filter(({ findings }) => withoutAdvice(findings).length > 0)
    .map(
      (input) => () => `| ${inline(input.name)} | | ${findingCell(withoutAdvice(input.findings), input)} |`,
    );
  const ofTools = inputs
    .flatMap((input) => input.tools.filter((tool) => isListed(tool, input)).map((tool) => ({ tool, input })))
    .filter(({ tool }) => tool.hasFaults || tool.score === null)
    .sort(
      ({ tool: a }, { tool: b }) =>
        Number(b.blocked) - Number(a.blocked) || (a.score ?? -1) - (b.score ?? -1),
    )
    .map(
      ({ tool, input }) =>
        () =>
          toolRow(tool, input),
    );
  return table('| tool | score | findings |', [...ofDocuments, ...ofTools], { noun: 'tool', bytes });
}

function toolRow(tool: ToolReport, input: InputReport): string {
  const unknown = tool.notJudged().slice(0, MOST_FINDINGS).map(inline);
  const cell = [...unknown, findingCell(withoutAdvice(tool.findings()), input)]
    .filter((part) => part !== '')
    .join('<br>');
  return `| ${inline(nameOf(tool))} | ${tool.grade ?? '?'} ${tool.score ?? '?'}${tool.blocked ? ' ✗' : ''} | ${cell} |`;
}

export function nameOf(tool: ToolReport): string {
  return tool.name === '' ? `(no name, at ${tool.pointer || 'the root'})` : tool.name;
}

/** @param most more findings than this are counted */
export function findingCell(
  findings: readonly ReportedFinding[],
  input: InputReport,
  most = MOST_FINDINGS,
): string {
  const lines = findings.slice(0, most).map(({ rule, finding, lost }) => {
    const cost = isError(rule) ? '**error**' : lost > 0 ? `−${points(lost)}` : rule.severity;
    const message = messageInMarkdown(shorten(finding.message, MOST_CHARACTERS));
    return `${cost} \`${rule.id}\` ${message} ${inline(placeIn(input, finding.at))}`;
  });
  const more = findings.length - lines.length;
  return [...lines, ...(more > 0 ? [`… ${thousands(more)} more`] : [])].join('<br>');
}

function isError({ severity }: Rule): boolean {
  return severity === 'error';
}
