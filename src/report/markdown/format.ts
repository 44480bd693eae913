import type { AdviceMode } from '../../rule/advice.js';
import type { Listing } from '../listing.js';
import type { Report } from '../report.js';
import { count } from '../text/layout.js';
import { adviceTable } from './advice.js';
import { fitting } from './fitting.js';
import { inline, prose } from './prose.js';
import { inputTable, ruleTable, toolTable } from './tables.js';

export interface MarkdownOptions extends Pick<Listing, 'isListed'> {
  /** Lines on the configuration and the baseline. */
  readonly remarks: readonly string[];
  /** How much of the advice is shown. Default: folded. */
  readonly advice?: AdviceMode;
  /** What the gate found; undefined when everything held. */
  readonly verdict: string | undefined;
}

/** The first line: by it a bot finds its comment of last time, and updates it in place. */
export const MARKER = '<!-- tool-score -->';

/**
 * What each part may take. GitHub takes 65,536 characters in a comment; bytes are counted, to be safe whatever it counts
 * itself, and the rest is for heading, verdict and remarks.
 */
const BYTES = {
  problems: 6000,
  inputs: 6000,
  rules: 8000,
  tools: 26_000,
  /** Of documents, and of tools. */
  advice: 4000,
  notes: 3000,
  remarks: 2000,
};

/**
 * The report as Markdown, for a comment on a pull request or the summary of a job. What a spec says stands in code,
 * where nothing is a link, a mention or a tag. What found no room is counted.
 */
export function formatMarkdown(
  report: Report,
  { isListed, remarks, verdict, advice = 'folded' }: MarkdownOptions,
): string {
  const { summary, inputs, rubric } = report;
  const judged = inputs.filter(({ problem }) => problem === null);
  const problems = inputs.filter(({ problem }) => problem !== null);
  const notes = judged.flatMap(({ name, notes }) => notes.map((note) => `${name}: ${note}`));
  const items = (texts: readonly string[]) => texts.map((text) => () => `- ${inline(text)}`);
  return `${[
    `${MARKER}\n### tool-score: ${summary.grade ?? '?'} ${summary.mean ?? '?'}, mean of ${count(summary.tools, 'tool')}`,
    ...(verdict === undefined ? [] : [`**${prose(verdict)}**`]),
    ...fitting(items(problems.map(({ name, problem }) => `${name}: ${problem}`)), {
      noun: 'problem',
      bytes: BYTES.problems,
    }),
    ...(judged.length > 1 ? inputTable(judged, BYTES.inputs) : []),
    ...ruleTable(
      judged.flatMap(({ tools }) => tools),
      BYTES.rules,
    ),
    ...toolTable(judged, isListed, BYTES.tools),
    ...adviceTable(judged, isListed, advice, BYTES.advice),
    ...fitting(items(notes), { noun: 'note', bytes: BYTES.notes }),
    ...fitting(items(remarks), { noun: 'remark', bytes: BYTES.remarks }),
    `<sub>rubric ${inline(`${rubric.name} ${rubric.fingerprint}`)}</sub>`,
  ].join('\n\n')}\n`;
}
