import { type Grade, gradeOf } from '../../score/grade.js';
import { html, type Markup } from './markup.js';

/** The class that colours what has this grade. The grade or the number always stands beside the colour. */
export function gradeClass(grade: Grade | null): string {
  return `grade-${grade ?? 'unknown'}`;
}

/** A grade and its score: `B 83`; `? ?` for one that is unknown. */
export function gradeMark(score: number | null): Markup {
  if (score === null) return html`<b>?</b> <span class="unseen">score unknown</span>`;
  return html`<b>${gradeOf(score)}</b> <span>${score}</span>`;
}

/** The grades, best first, and `null` for what is unknown. */
export const GRADES: readonly (Grade | null)[] = ['A', 'B', 'C', 'D', 'F', null];
