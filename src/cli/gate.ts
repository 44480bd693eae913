import type { InputReport, Report } from '../report/report.js';
import type { ToolReport } from '../report/tool-report.js';
import type { Severity } from '../rule/rule.js';
import type { Options } from './options.js';

/** 0 = held; 1 = below the threshold, or findings at `--fail-on`; 2 = something could not be judged. 2 beats 1. */
export type ExitCode = 0 | 1 | 2;

const RANKS = { error: 2, warning: 1, info: 0 } as const;

/** True for a tool that does not hold: below the threshold, not judged, or with a finding at `--fail-on`. */
export function fails(tool: ToolReport, options: Options): boolean {
  return tool.score === null || tool.score < options.threshold || isAtOrAbove(tool.worst, options);
}

function isAtOrAbove(severity: Severity | undefined, options: Options): boolean {
  return severity !== undefined && options.failOn !== 'never' && RANKS[severity] >= RANKS[options.failOn];
}

/** The exit code of a report. @param hasProblem an input could not be read or judged */
export function exitCodeOf(report: Report, options: Options, hasProblem: boolean): ExitCode {
  const codes = report.inputs.map((input) => exitCodeOfInput(input, options));
  return worst([hasProblem ? 2 : 0, ...codes]);
}

/** The exit code of an input that was judged. */
export function exitCodeOfInput(input: InputReport, options: Options): ExitCode {
  if (input.tools.some((tool) => tool.score === null)) return 2;
  const isFailing =
    input.tools.some((tool) => fails(tool, options)) ||
    input.findings.some(({ rule }) => isAtOrAbove(rule.severity, options));
  return isFailing ? 1 : 0;
}

/** The exit code of a run from those of its parts. */
export function worst(codes: readonly ExitCode[]): ExitCode {
  return codes.includes(2) ? 2 : codes.includes(1) ? 1 : 0;
}

/** What the gate found, in one line; undefined when everything held. */
export function verdict(report: Report, options: Options): string | undefined {
  const tools = report.inputs.flatMap((input) => input.tools);
  const below = tools.filter((tool) => tool.score !== null && tool.score < options.threshold).length;
  const found = tools.filter((tool) => isAtOrAbove(tool.worst, options)).length;
  const ofDocument = report.inputs
    .flatMap((input) => input.findings)
    .filter(({ rule }) => isAtOrAbove(rule.severity, options)).length;
  const parts = [
    ...(below > 0 ? [`${below} of ${tools.length} below the threshold of ${options.threshold}`] : []),
    ...(found > 0 ? [`${found} with findings at --fail-on ${options.failOn}`] : []),
    ...(ofDocument > 0
      ? [
          ofDocument === 1
            ? '1 finding on the document itself'
            : `${ofDocument} findings on the document itself`,
        ]
      : []),
  ];
  return parts.length > 0 ? `fails: ${parts.join(', ')}` : undefined;
}
