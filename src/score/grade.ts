export type Grade = 'A' | 'B' | 'C' | 'D' | 'F';

/** The lowest score of each grade but the last. Source: rubric tcs-1. */
const STEPS: readonly (readonly [number, Grade])[] = [
  [90, 'A'],
  [80, 'B'],
  [70, 'C'],
  [60, 'D'],
];

/** The score at which F ends: what `--threshold` is when nothing else is said. */
export const PASSING_SCORE = 60;

/** The grade of a score of 0–100; null for an unknown one. */
export function gradeOf(score: number): Grade;
export function gradeOf(score: number | null): Grade | null;
export function gradeOf(score: number | null): Grade | null {
  if (score === null) return null;
  return STEPS.find(([least]) => score >= least)?.[1] ?? 'F';
}
