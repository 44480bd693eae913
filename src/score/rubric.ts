import type { Rule } from '../rule/rule.js';
import { digest } from './digest.js';

/** The categories that make the number, in the order in which a report shows them. */
export const SCORED_CATEGORIES = [
  'description',
  'parameters',
  'best-practices',
  'naming',
  'examples',
] as const;

export type ScoredCategory = (typeof SCORED_CATEGORIES)[number];

/** What each category weighs, of 100. Source: rubric tcs-1. */
export const WEIGHTS: Readonly<Record<ScoredCategory, number>> = {
  description: 25,
  parameters: 25,
  'best-practices': 20,
  naming: 15,
  examples: 15,
};

/** What a number was measured with. Scores of different fingerprints must not be compared. */
export interface Rubric {
  readonly name: string;
  readonly fingerprint: string;
}

const NAME = 'tcs-1';

/**
 * The rubric that a catalogue makes: weights, and each scored rule with its points.
 * @param exceptions what does not hold for every tool, a line each
 */
export function rubricOf(rules: readonly Rule[], exceptions: readonly string[] = []): Rubric {
  const scored = rules
    .filter((rule) => rule.points > 0)
    .map((rule) => `${rule.id}=${rule.points}`)
    .sort();
  const weights = SCORED_CATEGORIES.map((category) => `${category}:${WEIGHTS[category]}`);
  return { name: NAME, fingerprint: digest([NAME, ...weights, ...scored, ...exceptions].join('\n')) };
}
