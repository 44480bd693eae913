import { valueAt } from '../../model/pointer.js';
import { visible } from '../../report/escape.js';
import { count, cut } from '../../report/text/layout.js';
import type { ReportedFinding, ToolReport } from '../../report/tool-report.js';
import { digest } from '../../score/digest.js';
import type { FileResult } from './run.js';
import { firesOf } from './tally.js';

const MOST_SAMPLES = 20;
/** As many of one file come before others have had their turn. */
const FIRST_OF_A_FILE = 2;
const WIDTH = 700;

/** A finding with the place that a verdict names: `file#pointer`, the file from the folder of the corpus. */
interface Hit extends ReportedFinding {
  readonly place: string;
  readonly file: string;
  readonly tool: ToolReport | undefined;
  readonly document: unknown;
}

/**
 * How often one rule fires, and a sample of what it found: spread over the files, the same one each time, each finding
 * with what stands at its place and the description of its tool. For reading by hand.
 */
export function sampleLines(results: readonly FileResult[], ruleId: string): string[] {
  const hits = results.flatMap((result) => hitsIn(result, ruleId));
  const chosen = choose(hits);
  return [
    `${chosen.length} of ${count(hits.length, 'finding')} of ${ruleId}: ${firesOf(results, ruleId)}`,
    ...chosen.flatMap(hitLines),
  ];
}

function hitsIn({ name, subject }: FileResult, ruleId: string): Hit[] {
  if (!subject) return [];
  const { report, document } = subject;
  const hit = (found: ReportedFinding, tool: ToolReport | undefined): Hit => ({
    ...found,
    place: `${name}#${found.finding.at}`,
    file: name,
    tool,
    document,
  });
  return [
    ...report.tools.flatMap((tool) => tool.findings().map((found) => hit(found, tool))),
    ...report.findings.map((found) => hit(found, undefined)),
  ].filter(({ rule }) => rule.id === ruleId);
}

/** By chance that is the same every time: in the order of a digest of the place, and two of a file at first. */
function choose(hits: readonly Hit[]): readonly Hit[] {
  const shuffled = hits
    .map((hit) => ({ hit, order: digest(hit.place + hit.finding.message) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ hit }) => hit);
  const taken = new Map<string, number>();
  const turns = shuffled.map((hit) => {
    const turn = taken.get(hit.file) ?? 0;
    taken.set(hit.file, turn + 1);
    return { hit, isLate: turn >= FIRST_OF_A_FILE };
  });
  const first = turns.filter(({ isLate }) => !isLate);
  const late = turns.filter(({ isLate }) => isLate);
  return [...first, ...late].slice(0, MOST_SAMPLES).map(({ hit }) => hit);
}

function hitLines({ place, finding, tool, document }: Hit): string[] {
  const value = valueAt(document, finding.at);
  const raw = tool && valueAt(document, tool.pointer);
  const description = (raw as { readonly description?: unknown } | undefined)?.description;
  return [
    '',
    visible(place),
    `    ${visible(finding.message)}`,
    ...(value === undefined ? [] : [`    at the place: ${shown(value)}`]),
    ...(tool === undefined ? [] : [`    tool ${visible(tool.name)}`]),
    ...(description === undefined || description === value ? [] : [`    described: ${shown(description)}`]),
  ];
}

function shown(value: unknown): string {
  return cut(visible(JSON.stringify(value) ?? ''), WIDTH);
}
