import type { AdviceMode } from '../../rule/advice.js';
import { adviceIn, type FoldedAdvice, sumAdvice } from '../fold-advice.js';
import type { Listing } from '../listing.js';
import { placeIn } from '../place.js';
import type { InputReport } from '../report.js';
import { shorten } from '../shorten.js';
import { thousands } from '../text/layout.js';
import type { ToolReport } from '../tool-report.js';
import { messageInMarkdown } from './code.js';
import { type Line, table } from './fitting.js';
import { inline, MOST_CHARACTERS, prose } from './prose.js';
import { findingCell, nameOf } from './tables.js';

/** Advice, folded away below the lost points: a row a rule, or with `all` a row a tool. */
export function adviceTable(
  inputs: readonly InputReport[],
  isListed: Listing['isListed'],
  mode: AdviceMode,
  bytes: number,
): string[] {
  const lines = mode === 'all' ? allOf(inputs, isListed, bytes) : foldedOf(inputs, isListed, bytes);
  return lines.length === 0
    ? []
    : ['<details><summary>Advice, beside the score</summary>', ...lines, '</details>'];
}

function allOf(inputs: readonly InputReport[], isListed: Listing['isListed'], bytes: number): string[] {
  const rows = inputs.flatMap((input) => [
    ...ofDocument(input),
    ...input.tools
      .filter((tool) => isListed(tool, input) && adviceIn(tool.findings()).length > 0)
      .map(
        (tool) => () =>
          `| ${inline(nameOf(tool))} | ${findingCell(adviceIn(tool.findings()), input, Number.MAX_SAFE_INTEGER)} |`,
      ),
  ]);
  return table('| tool | advice |', rows, { noun: 'tool', bytes });
}

function foldedOf(inputs: readonly InputReport[], isListed: Listing['isListed'], bytes: number): string[] {
  const tools = inputs.flatMap((input) => input.tools.filter((tool) => isListed(tool, input)));
  const inputOf = (tool: ToolReport) => inputs.find((input) => input.tools.includes(tool))!;
  const rows = sumAdvice(tools).map((advice) => () => foldedRow(advice, inputOf(advice.first)));
  const head = '| rule | | tools | findings | first | what to do |';
  return [
    ...table('| spec | advice |', inputs.flatMap(ofDocument), { noun: 'spec', bytes }),
    ...table(head, rows, { noun: 'rule', bytes }),
  ];
}

function ofDocument(input: InputReport): Line[] {
  const own = adviceIn(input.findings);
  return own.length === 0 ? [] : [() => `| ${inline(input.name)} | ${findingCell(own, input)} |`];
}

function foldedRow({ rule, tools, findings, first }: FoldedAdvice, input: InputReport): string {
  const found = first.findings().find((each) => each.rule === rule)!.finding;
  const message = messageInMarkdown(shorten(found.message, MOST_CHARACTERS));
  const example = `${inline(nameOf(first))} ${message} ${inline(placeIn(input, found.at))}`;
  return `| \`${rule.id}\` | ${rule.severity} | ${thousands(tools)} | ${thousands(findings)} | ${example} | ${prose(rule.cure)} |`;
}
