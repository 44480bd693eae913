import type { Config } from '../../config/config.js';
import { PASSING_SCORE } from '../../score/grade.js';
import type { Survey } from './survey.js';

/** Where the baseline is put. */
export const BASELINE = 'tool-score.baseline.json';

/** What new tools must reach where the old ones do not pass: grade B. */
const GOAL = 80;

const STEP = 5;

/**
 * The configuration for what is there. The threshold is the highest multiple of five that every tool holds today. Where
 * one is graded F or has an error, the tools go into a baseline instead, and the threshold is what new ones must reach.
 */
export function gatePlan({ lowest = 0, hasErrors, tools, schema }: Survey): Config & { $schema?: string } {
  const head = schema === undefined ? {} : { $schema: schema };
  if (tools === 0) return { ...head, threshold: GOAL };
  if (lowest < PASSING_SCORE || hasErrors) return { ...head, threshold: GOAL, baseline: BASELINE };
  return { ...head, threshold: Math.floor(lowest / STEP) * STEP };
}
