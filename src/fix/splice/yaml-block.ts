import { type Change, deletion, insertion } from './yaml-change.js';
import { before, isFirstInLine, lastLineEnd, lineStart, rowEnd, skipSpace } from './yaml-lines.js';
import type { Part } from './yaml-parts.js';

/** What happens to the parts of a collection that stands in lines of its own. */
export interface BlockPlan {
  readonly parts: readonly Part[];
  readonly isRemoved: (part: Part) => boolean;
  /** New parts: the first line of each without its indentation, the others as deep as they are below it. */
  readonly first: readonly (readonly string[])[];
  readonly last: readonly (readonly string[])[];
  /** The first part of the document's own map: comments above it are about the whole. */
  readonly isRoot: boolean;
  /** Behind what introduces the collection. */
  readonly after: number;
  /** The collection with nothing in it. */
  readonly brackets: string;
}

/**
 * Takes lines out of a collection and puts lines in. A comment goes with a part when it stands behind it, or below it
 * and deeper; other comments stay.
 * @param text ends with a line break
 */
export function blockChanges(text: string, lineBreak: string, plan: BlockPlan): Change[] {
  const { parts, isRemoved, first, last } = plan;
  const head = parts[0]!;
  const pad = ' '.repeat(before(text, head.start).length);
  const flat = (lines: readonly string[]) => lines.join(lineBreak + pad);
  const isShared = !isFirstInLine(text, head.start);
  if (parts.every(isRemoved)) {
    const others = parts.slice(1).map((part) => row(text, part));
    const added = [...first, ...last].map(flat);
    if (added.length === 0 && !isShared && !plan.isRoot)
      return [insertion(plan.after, ` ${plan.brackets}`), row(text, head), ...others];
    const instead = added.length === 0 ? plan.brackets : added.join(lineBreak + pad);
    return [{ from: head.start, to: lastLineEnd(text, head.end), text: instead }, ...others];
  }
  const changes: Change[] = [];
  if (first.length > 0) {
    const behind = isShared ? lineBreak + pad : lineBreak;
    const lines = first.map((each) => (isShared ? '' : pad) + flat(each) + behind);
    changes.push(insertion(isShared ? head.start : placeOfFirst(text, plan), lines.join('')));
  }
  if (isShared && isRemoved(head)) changes.push(deletion(head.start, moveUp(text, parts, isRemoved)));
  for (const part of parts)
    if (isRemoved(part) && !(isShared && part === head)) changes.push(row(text, part));
  const added = last.map((lines) => pad + flat(lines) + lineBreak).join('');
  if (added !== '') changes.push(insertion(rowEnd(text, parts.at(-1)!.end), added));
  return changes;
}

function row(text: string, part: Part): Change {
  return deletion(lineStart(text, part.start), behindComments(text, part));
}

/** The lines of a part end with the comments that stand deeper than itself: they are about what it holds. */
function behindComments(text: string, { start, end }: Part): number {
  const column = before(text, start).length;
  let behind = rowEnd(text, end);
  for (;;) {
    const next = skipSpace(text, behind);
    if (text[next] !== '#' || before(text, next).length <= column) return behind;
    behind = rowEnd(text, next);
  }
}

/**
 * When the part behind a dash goes, what follows moves up to the dash: the next part that stays, or a comment above it.
 */
function moveUp(text: string, parts: readonly Part[], isRemoved: (part: Part) => boolean): number {
  let to = parts[0]!.start;
  for (const part of parts) {
    if (part.start !== to || !isRemoved(part)) break;
    to = skipSpace(text, behindComments(text, part));
  }
  return to;
}

/** Where a new first line comes: above the comments of the part that was the first, but below the head of a document. */
function placeOfFirst(text: string, { parts, isRoot, after }: BlockPlan): number {
  let at = lineStart(text, parts[0]!.start);
  while (at > 0 && !isRoot) {
    const above = lineStart(text, at - 1);
    if (above <= after || !/^[ \t]*#/.test(text.slice(above, at))) break;
    at = above;
  }
  return at;
}
