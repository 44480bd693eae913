import type { Report } from '../report.js';
import { BADGE_LABEL, badgeState } from './state.js';

/** A badge for the endpoint of shields.io, which draws it. `isError` keeps its users from painting over the colour. */
export function formatBadgeJson(report: Report): string {
  const { message, color, isError } = badgeState(report);
  const error = isError ? { isError } : {};
  return `${JSON.stringify({ schemaVersion: 1, label: BADGE_LABEL, message, color, ...error })}\n`;
}
