import { type Node, Scalar } from 'yaml';
import type { TextPart } from '../../rule/fix.js';
import { reword } from '../apply-edits.js';
import type { Change } from './yaml-change.js';
import { type Letter, lettersOf } from './yaml-letters.js';
import { isMisread, type Quote, stringText } from './yaml-string.js';

/** What can be put into a string of any style as it is. */
const WORD = /^[\p{L}\p{N}_.-]+$/u;

/** What can begin a line of a string of any style. */
const BEGINS = /^[\p{L}\p{N}_]/u;

/** Why a part of a string cannot be replaced where it stands, as a sentence without its final stop. */
export function rewordObstacle(
  text: string,
  node: Node | undefined,
  parts: readonly TextPart[],
): string | undefined {
  if (!isString(node)) return 'there is no string';
  const letters = lettersOf(text, node);
  const isPossible = letters && parts.every((part) => placeOf(letters, node.value, part));
  return isPossible ? undefined : 'its words cannot be told apart in the way it is written';
}

/**
 * Replaces parts of a string where they stand. A text without quotes gets some when it would read as something else
 * than text.
 */
export function rewordChanges(
  text: string,
  node: Node | undefined,
  parts: readonly TextPart[],
  quote: Quote,
): Change[] {
  if (!isString(node)) return [];
  const letters = lettersOf(text, node) ?? [];
  const reworded = reword(node.value, parts);
  if (node.type === Scalar.PLAIN && isMisread(reworded)) {
    const [from, to] = node.range!;
    return [{ from, to, text: stringText(reworded, false, quote, true) }];
  }
  return parts.flatMap((part) => {
    const place = placeOf(letters, node.value, part);
    return place ? [{ ...place, text: part.text }] : [];
  });
}

/** Where a part stands: in one line, letter by letter. */
function placeOf(
  letters: readonly (Letter | undefined)[],
  value: string,
  { start, end, text }: TextPart,
): { from: number; to: number } | undefined {
  if (start >= end || !WORD.test(text) || /\s/.test(value.slice(start, end))) return undefined;
  const first = letters[start];
  const last = letters[end - 1];
  if (!first || !last || first.line !== last.line) return undefined;
  // The halves of one escape belong together.
  if (letters[start - 1]?.from === first.from || letters[end]?.from === last.from) return undefined;
  const isInside = letters[start - 1]?.line === first.line;
  return isInside || BEGINS.test(text) ? { from: first.from, to: last.to } : undefined;
}

function isString(node: Node | undefined): node is Scalar<string> & Node {
  return node instanceof Scalar && typeof node.value === 'string';
}
