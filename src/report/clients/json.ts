import { escapeHidden } from '../escape.js';
import type { Matrix } from './matrix.js';

/** The version of the JSON report. It rises when a field changes its meaning or goes away, not when one is added. */
const CLIENTS_VERSION = 1;

/** The matrix as JSON text. Hidden characters are written as escapes. */
export function formatMatrixJson(matrix: Matrix): string {
  return `${escapeHidden(JSON.stringify({ clientsVersion: CLIENTS_VERSION, ...matrix }, null, 1))}\n`;
}
