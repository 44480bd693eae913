import type { ToolReport } from '../tool-report.js';
import { wholeCharacter } from './whole-character.js';

/** A name longer than this is cut in lists; the details have it whole. */
const WIDEST = 120;

/** What lists call a tool: its name, or its place when it has none. */
export function toolName({ name, pointer }: Pick<ToolReport, 'name' | 'pointer'>): string {
  if (name === '') return `(no name, at ${pointer || 'the root'})`;
  return shortName(name);
}

/** A name, cut when it is longer than a list can bear, and never inside a character. */
export function shortName(name: string): string {
  return isCut(name) ? `${name.slice(0, wholeCharacter(name, WIDEST))}…` : name;
}

/** The list does not have the whole name. */
export function isCut(name: string): boolean {
  return name.length > WIDEST;
}
