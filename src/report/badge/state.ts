import type { Grade } from '../../score/grade.js';
import type { Report } from '../report.js';

export type BadgeColor = 'brightgreen' | 'green' | 'yellowgreen' | 'orange' | 'red' | 'lightgrey';

/** What a badge says. */
export interface BadgeState {
  readonly message: string;
  readonly color: BadgeColor;
  /** The number alone would say too much: something has an error, or was not judged. */
  readonly isError: boolean;
}

export const BADGE_LABEL = 'tool score';

const COLORS: Readonly<Record<Grade, BadgeColor>> = {
  A: 'brightgreen',
  B: 'green',
  C: 'yellowgreen',
  D: 'orange',
  F: 'red',
};

/** Never green with an error, whatever the number; and no number when a part of the run was not judged. */
export function badgeState({ inputs, summary: { mean, grade, tools } }: Report): BadgeState {
  if (inputs.some(({ problem }) => problem !== null)) return unknown('not judged');
  if (tools === 0) return unknown('no tools');
  if (mean === null || grade === null) return unknown('not judged');
  const hasErrors = inputs.some(
    (input) =>
      input.tools.some((tool) => tool.blocked) ||
      input.findings.some(({ rule }) => rule.severity === 'error'),
  );
  if (hasErrors) return { message: `${grade} ${mean}, errors`, color: 'red', isError: true };
  return { message: `${grade} ${mean}`, color: COLORS[grade], isError: false };
}

function unknown(message: string): BadgeState {
  return { message, color: 'lightgrey', isError: true };
}
