import type { Report } from '../report.js';
import { BADGE_LABEL, type BadgeColor, badgeState } from './state.js';

/** Dark enough for white letters: each has a contrast of 4.5 : 1 or more (WCAG 2.2, 1.4.3). */
const FILLS: Readonly<Record<BadgeColor, string>> = {
  brightgreen: '#2b7a0b',
  green: '#3f7a12',
  yellowgreen: '#6b6f00',
  orange: '#a85000',
  red: '#b3261e',
  lightgrey: '#666',
};

const LETTER = 7;
const PADDING = 6;

/** A badge as an image. Its words are ours alone: nothing of a spec is in it. */
export function formatBadge(report: Report): string {
  const { message, color } = badgeState(report);
  const [left, right] = [widthOf(BADGE_LABEL), widthOf(message)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${BADGE_LABEL}: ${message}">`,
    `<title>${BADGE_LABEL}: ${message}</title>`,
    `<rect width="${left + right}" height="20" rx="3" fill="${FILLS[color]}"/>`,
    `<path d="M3 0h${left - 3}v20H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z" fill="#444"/>`,
    '<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">',
    words(BADGE_LABEL, left / 2),
    words(message, left + right / 2),
    '</g>',
    '</svg>\n',
  ].join('\n');
}

function widthOf(text: string): number {
  return text.length * LETTER + 2 * PADDING;
}

/** The length is given, so that the letters fit whatever font is there. */
function words(text: string, middle: number): string {
  return `<text x="${middle}" y="14" textLength="${text.length * LETTER}" lengthAdjust="spacingAndGlyphs">${text}</text>`;
}
