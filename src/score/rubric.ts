import type { Rule } from '../rule/rule.js';

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

/** The rubric that a catalogue makes: weights, and each scored rule with its points. */
export function rubricOf(rules: readonly Rule[]): Rubric {
  const scored = rules
    .filter((rule) => rule.points > 0)
    .map((rule) => `${rule.id}=${rule.points}`)
    .sort();
  const weights = SCORED_CATEGORIES.map((category) => `${category}:${WEIGHTS[category]}`);
  return { name: NAME, fingerprint: fingerprintOf([NAME, ...weights, ...scored].join('\n')) };
}

/** FNV-1a, 2 × 32 bits with different offsets: enough to tell catalogues apart, and the same in every runtime. */
function fingerprintOf(text: string): string {
  return [0x811c9dc5, 0x01000193].map((offset) => fnv1a(text, offset).toString(16).padStart(8, '0')).join('');
}

function fnv1a(text: string, offset: number): number {
  let hash = offset;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
