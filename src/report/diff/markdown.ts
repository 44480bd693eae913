import type { ChangeClass } from '../../diff/kinds.js';
import { code, messageInMarkdown } from '../markdown/code.js';
import {
  changesOf,
  type DiffReport,
  headlineOf,
  meanChange,
  placeOf,
  type ReportedChange,
  type SpecReport,
  scoreChange,
  titleOf,
  toolCount,
} from './diff-report.js';

/** Characters of all rows together; GitHub takes 65,536 in a comment. */
const MOST_CHARACTERS = 45_000;
const MOST_EVALS = 200;

/**
 * The report as Markdown, for a comment on a pull request. What a spec says stands in code, where nothing is a link, a
 * mention or a tag.
 */
export function formatDiffMarkdown(report: DiffReport, verdict: string | undefined): string {
  const { specs, problems } = report;
  const evals = [...new Set(specs.flatMap((spec) => spec.evals))];
  const room: Room = { left: MOST_CHARACTERS };
  const blocks = [
    `### tool-score diff: ${headlineOf(report)}`,
    ...(verdict === undefined ? [] : [`**${verdict}**`]),
    ...problems.map(({ name, problem }) => `- ${code(`${name}: ${problem}`)}`),
    ...specs.flatMap((spec) => specBlocks(spec, room)),
    ...(evals.length > 0 ? [`**Evals to run again:** ${evalList(evals)}`] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function evalList(evals: readonly string[]): string {
  const more = evals.length > MOST_EVALS ? ` and ${evals.length - MOST_EVALS} more` : '';
  return `${evals
    .slice(0, MOST_EVALS)
    .map((name) => code(name))
    .join(', ')}${more}`;
}

/** What is left of the characters that the rows may take. */
interface Room {
  left: number;
}

function specBlocks(spec: SpecReport, room: Room): string[] {
  const ofClass = (wanted: ChangeClass) => changesOf(spec).filter((change) => change.class === wanted);
  const loud = [...ofClass('breaking'), ...ofClass('behavioural')];
  const neutral = ofClass('neutral');
  return [
    `${code(titleOf(spec))} · ${toolCount(spec)} · mean ${meanChange(spec)}`,
    ...spec.notes.map((note) => `Note: ${code(note)}`),
    ...(loud.length > 0 ? [table(loud, spec, room)] : []),
    ...(neutral.length > 0
      ? [
          `<details><summary>${neutral.length} neutral</summary>\n\n${table(neutral, spec, room)}\n\n</details>`,
        ]
      : []),
  ];
}

function table(changes: readonly ReportedChange[], spec: SpecReport, room: Room): string {
  const scores = new Map(spec.tools.map(({ name, base, head }) => [name, scoreChange(base, head)]));
  const rows: string[] = [];
  for (const change of changes) {
    const line = row(change, spec, scores);
    room.left -= line.length;
    if (room.left < 0) break;
    rows.push(line);
  }
  const more = changes.length - rows.length;
  return [
    '| class | tool | change | where |',
    '| --- | --- | --- | --- |',
    ...rows,
    ...(more > 0 ? [`| | | … ${more} more | |`] : []),
  ].join('\n');
}

function row(change: ReportedChange, spec: SpecReport, scores: ReadonlyMap<string, string>): string {
  const kind = change.class === 'breaking' ? `**${change.class}**` : change.class;
  const tool = change.tool === null ? '' : `${code(change.tool)}<br>${scores.get(change.tool) ?? ''}`;
  const allowed = change.isAllowed ? ' (allowed)' : '';
  const place = placeOf(change, spec);
  const cells = [
    kind,
    tool,
    `\`${change.kind}\`<br>${messageInMarkdown(change.message)}${allowed}`,
    place === undefined ? '' : code(place),
  ];
  return `| ${cells.join(' | ')} |`;
}
