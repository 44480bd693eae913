import type { ServerState } from '../model/server-state.js';
import type { TokenParts } from '../model/size.js';
import type { Category } from '../rule/category.js';
import type { Fixability } from '../rule/fix.js';
import type { Severity } from '../rule/rule.js';
import { hundredths } from '../score/fraction.js';
import type { Grade } from '../score/grade.js';
import type { ScoredCategory } from '../score/rubric.js';
import { escapeHidden } from './escape.js';
import { type JsonFixed, jsonFixed } from './json-fixed.js';
import { type Listing, listed, WHOLE_DOCUMENT } from './listing.js';
import type { InputReport, Report } from './report.js';
import type { ReportedFinding, ToolReport } from './tool-report.js';

/** The version of the JSON report. It rises when a field changes its meaning or goes away, not when one is added. */
export const REPORT_VERSION = 1;

export interface JsonFinding {
  readonly rule: string;
  readonly category: Category;
  readonly severity: Severity;
  readonly lost: number;
  readonly message: string;
  readonly cure: string;
  readonly pointer: string;
  readonly line: number;
  readonly column: number;
  /** null in a set so large that repairs were not looked for. */
  readonly fixable: boolean | null;
  /** The class of its repair. */
  readonly fixability: Fixability | null;
}

export interface JsonTool {
  readonly name: string;
  readonly pointer: string;
  readonly score: number | null;
  readonly grade: Grade | null;
  readonly blocked: boolean;
  readonly scoredOn: number;
  readonly categories: Readonly<Record<ScoredCategory, number | null>>;
  readonly tokens: number;
  readonly tokenParts: TokenParts;
  readonly findings: readonly JsonFinding[];
  readonly rules: readonly {
    readonly rule: string;
    readonly earned: number | null;
    readonly possible: number;
    readonly reason?: string;
  }[];
  readonly notJudged: readonly string[];
}

export interface JsonInput {
  readonly name: string;
  readonly format: string | null;
  readonly status: InputReport['status'];
  readonly problem: string | null;
  readonly line: number | null;
  readonly column: number | null;
  readonly namespace: readonly string[];
  /** Only there for what a running server has sent, or should have. */
  readonly server?: ServerState;
  readonly tools: readonly JsonTool[];
  readonly findings: readonly JsonFinding[];
  readonly notes: readonly string[];
  /** What `--fix` did; only there when it was asked for. Everything else is said of the spec after the repairs. */
  readonly fixed?: JsonFixed;
}

/** The report as plain JSON. Its JSON Schema is `report.schema.json` in the package. */
export interface JsonReport {
  readonly reportVersion: typeof REPORT_VERSION;
  readonly rubric: Report['rubric'];
  /** Only there when a configuration was in force. */
  readonly config?: Report['config'];
  /** Only there when there was a baseline. */
  readonly baseline?: Report['baseline'];
  readonly inputs: readonly JsonInput[];
  readonly summary: Report['summary'];
}

/** The whole report as plain JSON. */
export function toJsonReport(report: Report): JsonReport {
  return {
    reportVersion: REPORT_VERSION,
    rubric: report.rubric,
    ...(report.config ? { config: report.config } : {}),
    ...(report.baseline ? { baseline: report.baseline } : {}),
    inputs: report.inputs.map((input) => ({
      ...inputHead(input),
      tools: input.tools.map((tool) => jsonTool(tool, input)),
      ...inputTail(input),
    })),
    summary: report.summary,
  };
}

/**
 * The same as text, one tool a line, in pieces: the report of a large registry is longer than a string may be.
 * Hidden characters are written as escapes, so that a spec's text stays visible wherever the file is shown.
 */
export function* formatJson(report: Report, listing: Listing = WHOLE_DOCUMENT): Generator<string> {
  const write = (value: unknown) => escapeHidden(JSON.stringify(value));
  const config = report.config ? `\n "config": ${write(report.config)},` : '';
  const baseline = report.baseline ? `\n "baseline": ${write(report.baseline)},` : '';
  yield `{"reportVersion": ${REPORT_VERSION},\n "rubric": ${write(report.rubric)},${config}${baseline}\n "inputs": [`;
  let separator = '\n';
  for (const input of report.inputs) {
    yield `${separator}{${write(inputHead(input)).slice(1, -1)},\n "tools": [`;
    let before = '\n  ';
    for (const tool of listed(input, listing)) {
      yield before + write(jsonTool(tool, input));
      before = ',\n  ';
    }
    yield `],\n ${write(inputTail(input)).slice(1, -1)}}`;
    separator = ',\n';
  }
  yield `],\n "summary": ${write(report.summary)}}\n`;
}

/** What a report says about an input before its tools. */
export function inputHead(input: InputReport) {
  return {
    name: input.name,
    format: input.format,
    status: input.status,
    problem: input.problem,
    line: input.at?.line ?? null,
    column: input.at?.column ?? null,
    namespace: input.namespace,
    ...(input.server ? { server: input.server } : {}),
  };
}

function inputTail(input: InputReport) {
  return {
    findings: input.findings.map((finding) => jsonFinding(finding, input)),
    notes: input.notes,
    ...(input.fixed ? { fixed: jsonFixed(input.fixed, input) } : {}),
  };
}

/** A tool as plain JSON. */
export function jsonTool(tool: ToolReport, input: InputReport): JsonTool {
  return {
    name: tool.name,
    pointer: tool.pointer,
    score: tool.score,
    grade: tool.grade,
    blocked: tool.blocked,
    scoredOn: tool.weight,
    categories: tool.categories,
    tokens: tool.tokens,
    tokenParts: tool.tokenParts,
    findings: tool.findings().map((finding) => jsonFinding(finding, input)),
    rules: tool.marks().map(({ rule, earned, reason }) => ({
      rule: rule.id,
      earned: earned === null ? null : hundredths(earned),
      possible: rule.points,
      ...(reason === undefined ? {} : { reason }),
    })),
    notJudged: tool.notJudged(),
  };
}

function jsonFinding({ rule, finding, lost, fixability }: ReportedFinding, input: InputReport): JsonFinding {
  const { line, column } = input.locate(finding.at);
  return {
    rule: rule.id,
    category: rule.category,
    severity: rule.severity,
    lost: hundredths(lost),
    message: finding.message,
    cure: rule.cure,
    pointer: finding.at,
    line,
    column,
    fixable: fixability === undefined ? null : fixability !== null,
    fixability: fixability ?? null,
  };
}
