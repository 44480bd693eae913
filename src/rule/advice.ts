import type { Rule } from './rule.js';

/** True for what is said beside the number: it takes no points, and is no error. */
export function isAdvice({ points, severity }: Pick<Rule, 'points' | 'severity'>): boolean {
  return points === 0 && severity !== 'error';
}

/**
 * True for advice that holds a text against a name, or a tool against the others. A repair that is right may bring it up: of
 * two styles of names one is mended and the other is not, or a better name says all that the text says. Every other finding
 * that a repair adds makes it a bad one.
 */
export function mayFollowRepairs(rule: Pick<Rule, 'points' | 'severity' | 'scope' | 'category'>): boolean {
  return isAdvice(rule) && (rule.scope === 'set' || rule.category === 'guidance') && rule.category !== 'spec';
}

/**
 * How much advice a run gives. `all`: every finding. `folded`: what is alike in one line. `none`: it is left out, and
 * no gate counts it.
 */
export const ADVICE_MODES = ['all', 'folded', 'none'] as const;

export type AdviceMode = (typeof ADVICE_MODES)[number];
