import { isObject, type JsonObject } from '../model/value.js';
import type { Edit, TextPart } from '../rule/fix.js';
import { EditTree } from './edit-tree.js';

/** Says that an edit has no place in the document: a fault of the rule that asked for it. */
export class Misplaced extends Error {
  override readonly name = 'Misplaced';
}

/**
 * What a document is after edits. What they do not touch is shared with `document`, which stays as it is.
 * @throws {Misplaced}
 */
export function applyEdits(document: unknown, edits: readonly Edit[]): unknown {
  return edits.length === 0 ? document : changed(document, EditTree.of(edits), '');
}

function changed(value: unknown, edits: EditTree, at: string): unknown {
  const { written, appended, reworded } = edits;
  if (written) return written.value;
  if (reworded.length > 0) {
    if (typeof value !== 'string') throw new Misplaced(`there is no string at ${at}`);
    return reword(value, reworded);
  }
  if (Array.isArray(value)) return [...changedEntries(value, edits, at), ...appended];
  if (appended.length > 0) throw new Misplaced(`there is no list at ${at}`);
  if (edits.below.size === 0) return value;
  if (!isObject(value)) throw new Misplaced(`there is no object at ${at}`);
  return changedMembers(value, edits, at);
}

function changedEntries(list: readonly unknown[], edits: EditTree, at: string): unknown[] {
  for (const token of edits.below.keys())
    if (!(Number(token) < list.length)) throw new Misplaced(`there is no entry ${token} at ${at}`);
  return list.flatMap((entry, index) => {
    const below = edits.below.get(String(index));
    if (!below) return [entry];
    return below.isRemoved ? [] : [changed(entry, below, `${at}/${index}`)];
  });
}

function changedMembers(object: JsonObject, edits: EditTree, at: string): JsonObject {
  const kept: [string, unknown][] = [];
  for (const key of Object.keys(object)) {
    const below = edits.below.get(key);
    if (!below) kept.push([key, object[key]]);
    else if (!below.isRemoved) {
      const value = changed(object[key], below, `${at}/${key}`);
      kept.push([below.rekeyed?.key ?? key, below.rekeyed?.asList ? [value] : value]);
    }
  }
  const first: [string, unknown][] = [];
  const last: [string, unknown][] = [];
  for (const [key, below] of edits.below) {
    if (Object.hasOwn(object, key)) continue;
    const { written } = below;
    if (!written) throw new Misplaced(`there is no member "${key}" at ${at}`);
    (written.first ? first : last).push([key, written.value]);
  }
  // Unlike assignments, it makes a member of every key, `__proto__` too.
  return Object.fromEntries([...first, ...kept, ...last]) as JsonObject;
}

/** A string with some of its parts replaced. */
export function reword(text: string, parts: readonly TextPart[]): string {
  let result = '';
  let from = 0;
  for (const part of parts) {
    result += text.slice(from, part.start) + part.text;
    from = part.end;
  }
  return result + text.slice(from);
}
