import type { Tool } from '../model/tool.js';
import { digest } from '../score/digest.js';

/** Digits of each half: enough to notice a change, short enough for a line. */
const DIGITS = 12;

/**
 * Tells tools apart that have the same name: a digest of the names of the parameters, and one of the description. Work
 * on a tool changes one or the other; both at once make it another tool.
 */
export function contentOf(tool: Tool): string {
  const names = new Set(tool.input.arguments.root.map(({ name }) => name));
  return [halfOf([...names].sort().join('\n')), halfOf(tool.description)].join('-');
}

function halfOf(text: string): string {
  return digest(text).slice(0, DIGITS);
}

/** A tool without parameters, or without a description, is not told by that from any other such tool. */
const EMPTY = halfOf('');

/** True when all is the same, or one half of it and there is something in that half. */
export function isSameTool(a: string, b: string): boolean {
  const others = b.split('-');
  return a === b || a.split('-').some((half, index) => half !== EMPTY && half === others[index]);
}
