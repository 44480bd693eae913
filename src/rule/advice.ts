import type { Rule } from './rule.js';

/** True for what is said beside the number: it takes no points, and is no error. */
export function isAdvice({ points, severity }: Pick<Rule, 'points' | 'severity'>): boolean {
  return points === 0 && severity !== 'error';
}

/**
 * How much advice a run gives. `all`: every finding. `folded`: what is alike in one line. `none`: it is left out, and
 * no gate counts it.
 */
export const ADVICE_MODES = ['all', 'folded', 'none'] as const;

export type AdviceMode = (typeof ADVICE_MODES)[number];
