import type { InputReport, Report } from './report.js';

/**
 * The file that a finding of an input can be shown in: its path from the root of the repository, with `/` and symbolic
 * links resolved; undefined for standard input, a live server, and what lies outside of the repository.
 */
export type FileOf = (input: InputReport) => string | undefined;

/** The inputs that a format which points into files must leave out although something was said of them. */
export function inputsWithoutFile({ inputs }: Report, fileOf: FileOf): InputReport[] {
  return inputs.filter(
    (input) =>
      fileOf(input) === undefined &&
      (input.problem !== null ||
        input.findings.length > 0 ||
        input.tools.some((tool) => tool.findingCount > 0)),
  );
}
