import { appendFileSync } from 'node:fs';
import { formatMarkdown } from '../report/markdown/format.js';
import type { FinishedRun } from './formats.js';
import type { Io } from './io.js';

/** Adds the report to the summary of a job of GitHub Actions, which other steps write to as well. It fails no run. */
export function addJobSummary(run: FinishedRun, io: Io): void {
  const path = io.environment['GITHUB_STEP_SUMMARY'];
  if (!path) return;
  try {
    appendFileSync(path, formatMarkdown(run.report, run));
  } catch (error) {
    io.warn(`the summary of the job was not written: ${(error as Error).message}`);
  }
}
