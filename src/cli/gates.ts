import type { ToolReport } from '../report/tool-report.js';
import { SCORED_CATEGORIES } from '../score/rubric.js';
import type { Options } from './options.js';

/** What a run must hold. */
export interface Limits
  extends Pick<Options, 'failOn' | 'mean' | 'category' | 'maxWarnings' | 'minTools' | 'gates'> {
  readonly thresholdFor: (input: string, tool: string) => number;
  /** What a baseline says of a tool: it holds, it fails, or it is to be judged as any other. */
  readonly recordOf?: ((tool: ToolReport) => 'holds' | 'fails' | 'none') | undefined;
}

/** What the gates count. */
export class Tally {
  tools = 0;
  sum = 0;
  unknown = 0;
  warnings = 0;
  below = 0;
  readonly thresholds = new Set<number>();
  withFindings = 0;
  ofDocuments = 0;
  belowRecord = 0;
  readonly inCategory = new Map<string, number>();
}

/** What a gate has against a run, as a part of a sentence; undefined when it holds. */
type Ask = (tally: Readonly<Tally>, limits: Limits) => string | undefined;

/** The gates that look at single tools and documents, as their reports do. */
export const GATES: readonly Ask[] = [
  ({ below, tools, thresholds }) => {
    const [only] = thresholds;
    const limit = thresholds.size === 1 ? `the threshold of ${only}` : 'their thresholds';
    return below > 0 ? `${below} of ${tools} below ${limit}` : undefined;
  },
  ({ withFindings }, { failOn }) =>
    withFindings > 0 ? `${withFindings} with findings at --fail-on ${failOn}` : undefined,
  ({ ofDocuments }) =>
    ofDocuments > 0
      ? `${ofDocuments === 1 ? '1 finding' : `${ofDocuments} findings`} on the document itself`
      : undefined,
];

/** Those that a report does not show by itself. */
export const SUMMED_GATES: readonly Ask[] = [
  ({ belowRecord, tools }) =>
    belowRecord > 0 ? `${belowRecord} of ${tools} worse than the baseline` : undefined,
  ({ sum, tools, unknown }, { mean }) => {
    const own = Math.floor(sum / tools);
    return mean !== undefined && tools > 0 && unknown === 0 && own < mean
      ? `the mean of ${own} below ${mean}`
      : undefined;
  },
  ({ inCategory, tools }, { category }) => {
    const failing = SCORED_CATEGORIES.filter((name) => inCategory.has(name)).map(
      (name) => `${inCategory.get(name)} of ${tools} below ${category[name]} in ${name}`,
    );
    return failing.length > 0 ? failing.join(', ') : undefined;
  },
  ({ warnings }, { maxWarnings }) =>
    maxWarnings !== undefined && warnings > maxWarnings
      ? `${warnings} warnings, at most ${maxWarnings} allowed`
      : undefined,
  ({ tools }, { minTools }) =>
    minTools !== undefined && tools < minTools
      ? `${tools === 1 ? '1 tool' : `${tools} tools`}, at least ${minTools} expected`
      : undefined,
];
