import { gradeOf } from '../../score/grade.js';
import { count } from '../text/layout.js';
import type { ToolReport } from '../tool-report.js';
import { GRADES, gradeClass } from './grade-mark.js';
import { html, type Markup } from './markup.js';

/** Scores that share a bar. */
const STEP = 5;
const BARS = 100 / STEP;
const BAR = { width: 26, gap: 6, tallest: 170, top: 18 } as const;
const BASE = BAR.top + BAR.tallest;
const WIDTH = BARS * (BAR.width + BAR.gap);
/** Room for half of the first and of the last number of the scale. */
const MARGIN = 14;

/** How many tools have which score, as bars of five points each, coloured by grade, with the grades below. */
export function distribution(tools: readonly ToolReport[]): Markup {
  const counts = countBars(tools);
  const most = Math.max(1, ...counts);
  return html`<section class="distribution" aria-labelledby="distribution">
<h2 id="distribution">Scores</h2>
<svg viewBox="${-MARGIN} 0 ${WIDTH + 2 * MARGIN} ${BASE + 42}" role="img" aria-label="${inWords(tools)}">
${counts.map((number, index) => bar(number, most, index))}
<path class="axis" d="M0 ${BASE + 0.5}H${WIDTH}"/>
${LABELS.map(([score, text]) => html`<text class="scale" x="${placeOf(score)}" y="${BASE + 18}">${text}</text>`)}
${BANDS.map(([from, to, name]) => html`<text class="band" x="${(placeOf(from) + placeOf(to)) / 2}" y="${BASE + 36}">${name}</text>`)}
</svg>
</section>
`;
}

/** A score of 100 is in the last bar. */
function countBars(tools: readonly ToolReport[]): number[] {
  const counts = new Array<number>(BARS).fill(0);
  for (const { score } of tools) if (score !== null) counts[Math.min(BARS - 1, Math.floor(score / STEP))]!++;
  return counts;
}

function bar(number: number, most: number, index: number): Markup | undefined {
  if (number === 0) return undefined;
  const x = placeOf(index * STEP) + BAR.gap / 2;
  // The smallest bar is still seen.
  const height = Math.max(3, Math.round((BAR.tallest * number) / most));
  const grade = gradeClass(gradeOf(index * STEP));
  return html`<rect class="${grade}" x="${x}" y="${BASE - height}" width="${BAR.width}" height="${height}" rx="3"/><text class="count" x="${x + BAR.width / 2}" y="${BASE - height - 5}">${number}</text>`;
}

function placeOf(score: number): number {
  return (score / STEP) * (BAR.width + BAR.gap);
}

const LABELS: readonly (readonly [number, string])[] = [0, 20, 40, 60, 70, 80, 90, 100].map((score) => [
  score,
  String(score),
]);

/** From which score to which a grade goes. */
const BANDS: readonly (readonly [number, number, string])[] = [
  [0, 60, 'F'],
  [60, 70, 'D'],
  [70, 80, 'C'],
  [80, 90, 'B'],
  [90, 100, 'A'],
];

function inWords(tools: readonly ToolReport[]): string {
  const parts = GRADES.flatMap((grade) => {
    const number = tools.filter((tool) => gradeOf(tool.score) === grade).length;
    return number > 0 ? [`${count(number, 'tool')} with ${grade ?? 'an unknown score'}`] : [];
  });
  return `Distribution of scores: ${parts.join(', ')}`;
}
