import type { FileOf } from '../report/file-of.js';
import type { SortOrder } from '../report/listing.js';
import type { InputReport, Report } from '../report/report.js';
import type { FixPromise } from '../report/text/format.js';
import type { Style } from '../report/text/style.js';
import type { ReportedFinding, ToolReport } from '../report/tool-report.js';
import type { AdviceMode } from '../rule/advice.js';
import type { Surroundings } from './fix-diffs.js';
import { VERSION } from './version.js';

/** A run that is over, with all that a format may want to know of it. */
export interface FinishedRun {
  readonly report: Report;
  readonly isListed: (tool: ToolReport, input: InputReport) => boolean;
  /** undefined: each format has an order of its own. */
  readonly sort: SortOrder | undefined;
  readonly fileOf: FileOf;
  /** True for a tool, or a finding of a document, that does not hold. */
  readonly fails: (tool: ToolReport, input: InputReport) => boolean;
  readonly failsOn: (found: ReportedFinding) => boolean;
  /** What the gates found, a part of a sentence each; and all of it in one line. */
  readonly failures: readonly string[];
  readonly verdict: string | undefined;
  readonly remarks: readonly string[];
  readonly promise: FixPromise | undefined;
  /** Texts, and what repairs would change; undefined after some were made. */
  readonly surroundings: (() => Promise<Surroundings>) | undefined;
  readonly style: Style;
  readonly width: number;
  readonly details: number;
  readonly advice: AdviceMode;
}

interface FormatSpec {
  /** What it is for, for the README. */
  readonly title: string;
  /** It is read from standard output, so no file may be named. */
  readonly isStream?: true;
  /** It points into files of the repository; what has none is left out of it. */
  readonly needsFiles?: true;
  /** It says which findings a repair would cure. */
  readonly needsFixes?: true;
  /** What it says of a failure: all, or what can be read off its tools. The rest is said on standard error. */
  readonly saysFailures?: 'all' | 'of tools';
  /** undefined for the one that is written while tools are judged. */
  readonly render: ((run: FinishedRun) => Promise<Iterable<string>>) | undefined;
}

/** The formats of a report. This table feeds the parser, `--help` and the README; each is loaded when it is asked for. */
export const FORMATS = {
  text: {
    title: 'people at a terminal',
    saysFailures: 'all',
    render: async (run) =>
      (await import('../report/text/format.js')).formatText(run.report, {
        ...run,
        sort: run.sort ?? 'score',
      }),
  },
  json: {
    title: 'programs: everything that is known; `report.schema.json` describes it',
    needsFixes: true,
    saysFailures: 'of tools',
    render: async (run) =>
      (await import('../report/json.js')).formatJson(run.report, { ...run, sort: run.sort ?? 'source' }),
  },
  ndjson: {
    title: 'programs: one tool a line, for files too large to hold; only alone',
    needsFixes: true,
    render: undefined,
  },
  sarif: {
    title: 'GitHub code scanning, and whatever reads SARIF 2.1.0',
    needsFiles: true,
    render: async (run) =>
      (await import('../report/sarif/format.js')).formatSarif(run.report, { ...run, version: VERSION }),
  },
  github: {
    title: 'annotations of GitHub Actions, and the summary of the job',
    isStream: true,
    saysFailures: 'all',
    render: async (run) => [(await import('../report/github.js')).formatGithub(run.report, run)],
  },
  gitlab: {
    title: 'the Code Quality report of GitLab',
    needsFiles: true,
    render: async (run) => (await import('../report/gitlab.js')).formatGitlab(run.report, run),
  },
  junit: {
    title: 'whatever reads JUnit XML: a spec is a suite, a tool is a test',
    saysFailures: 'all',
    render: async (run) => (await import('../report/junit.js')).formatJunit(run.report, run),
  },
  markdown: {
    title: 'a comment on a pull request; by its first line a bot finds it again',
    saysFailures: 'all',
    render: async (run) => [(await import('../report/markdown/format.js')).formatMarkdown(run.report, run)],
  },
  badge: {
    title: 'a badge as SVG',
    render: async ({ report }) => [(await import('../report/badge/svg.js')).formatBadge(report)],
  },
  'badge-json': {
    title: 'a badge that shields.io draws from an address of yours',
    render: async ({ report }) => [(await import('../report/badge/json.js')).formatBadgeJson(report)],
  },
  html: {
    title: 'a page to look at: one file, no network',
    needsFixes: true,
    saysFailures: 'of tools',
    render: async (run) =>
      (await import('../report/html/format.js')).formatHtml(run.report, {
        ...(await run.surroundings?.()),
        isListed: run.isListed,
        advice: run.advice,
      }),
  },
  agent: {
    title: 'a coding agent that mends the spec: what is worth most first, and what to do',
    needsFixes: true,
    saysFailures: 'all',
    render: async (run) => [(await import('../report/agent.js')).formatAgent(run.report, run)],
  },
} as const satisfies Readonly<Record<string, FormatSpec>>;

export type FormatId = keyof typeof FORMATS;

export const FORMAT_IDS = Object.keys(FORMATS) as readonly FormatId[];

/** What the table says of a format. */
export function formatSpec(id: FormatId): FormatSpec {
  return FORMATS[id];
}
