import { CLASSES } from '../../diff/kinds.js';
import { visible } from '../escape.js';
import { wrap } from '../text/layout.js';
import { readableWidth, type TextPage } from '../text/page.js';
import type { Style } from '../text/style.js';
import {
  type ChangedTool,
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

/** Columns of the class before a change. */
const CLASS_COLUMN = 11;

/** The report on what changed, for people. */
export function* formatDiffText(report: DiffReport, options: TextPage): Generator<string> {
  const page = { ...options, width: readableWidth(options.width) };
  for (const { name, problem } of report.problems)
    yield* lines(wrap(page.style.bad(`not compared: ${visible(name)}: ${visible(problem)}`), page.width));
  for (const spec of report.specs) yield* lines(specLines(spec, page));
  const evals = [...new Set(report.specs.flatMap((spec) => spec.evals))];
  if (evals.length > 0) yield* lines(wrap(`evals to run again: ${evals.map(nameOf).join(', ')}`, page.width));
  const isPlain = report.specs.length === 1 || report.problems.length > 0;
  const many = isPlain ? '' : ` in ${report.specs.length} specs`;
  yield* lines(wrap(`${headlineOf(report)}${many}`, page.width));
  if (page.verdict !== undefined) yield* lines(wrap(page.style.strong(page.verdict), page.width));
}

function* lines(text: Iterable<string>): Generator<string> {
  for (const line of text) yield `${line}\n`;
}

function* specLines(spec: SpecReport, page: TextPage): Generator<string> {
  const { style, width } = page;
  yield* wrap(
    `${style.strong(visible(titleOf(spec)))} · ${toolCount(spec)} · mean ${meanChange(spec)}`,
    width,
  );
  for (const note of spec.notes) yield* wrap(`note: ${visible(note)}`, width);
  yield '';
  for (const change of spec.changes) yield* changeLines(change, spec, page);
  if (spec.changes.length > 0) yield '';
  for (const tool of spec.tools) {
    yield* wrap(headOf(tool, style), width);
    for (const change of tool.changes) yield* changeLines(change, spec, page);
    yield '';
  }
}

function headOf(tool: ChangedTool, style: Style): string {
  const { name, nameBefore, base, head } = tool;
  const before = nameBefore !== null && nameBefore !== name ? `${nameOf(nameBefore)} → ` : '';
  return `${before}${style.strong(nameOf(name))}  ${scoreChange(base, head)}`;
}

function nameOf(name: string): string {
  return name === '' ? '(no name)' : visible(name);
}

function changeLines(change: ReportedChange, spec: SpecReport, page: TextPage): string[] {
  const { style, width } = page;
  const place = placeOf(change, spec);
  const allowed = change.isAllowed ? ' (allowed)' : '';
  const where = place === undefined ? '' : `  ${style.faint(visible(place))}`;
  const text = `${style.strong(change.kind)}  ${visible(change.message)}${allowed}${where}`;
  const paint = [style.bad, style.fair, style.faint][CLASSES.indexOf(change.class)]!;
  const mark = `${paint(change.class)}${' '.repeat(CLASS_COLUMN - change.class.length)}`;
  return wrap(text, width - CLASS_COLUMN - 4).map(
    (line, index) => `  ${index === 0 ? mark : ' '.repeat(CLASS_COLUMN)}  ${line}`,
  );
}
