import fc from 'fast-check';
import { child } from '../../src/model/pointer.js';
import { isObject } from '../../src/model/value.js';
import type { Edit } from '../../src/rule/fix.js';

/** What a property writes into documents. */
const written = fc.constantFrom<unknown>(
  true,
  'object',
  '<account_id>',
  'a "quoted" \\ one\n',
  [],
  {},
  ['a', 'b'],
  [{ month: '2026-05', ids: [1, 2] }],
  { readOnlyHint: true, nested: { a: 1 } },
);

/** Edits of a document that can be made together: none stands inside another. */
export function editsOf(document: unknown): fc.Arbitrary<Edit[]> {
  return fc
    .array(fc.tuple(fc.nat(), fc.nat(7), fc.nat(), written), { minLength: 1, maxLength: 8 })
    .map((draws) => {
      const edits: Edit[] = [];
      const places = placesOf(document);
      for (const [index, kind, number, value] of draws) {
        const place = places[index % places.length]!;
        const edit = editAt(place, kind, number, value);
        if (edit && edits.every((other) => goTogether(other, edit))) edits.push(edit);
      }
      return edits;
    });
}

interface Place {
  readonly at: string;
  readonly value: unknown;
  readonly container: 'object' | 'list' | 'root';
}

function placesOf(document: unknown): Place[] {
  const places: Place[] = [{ at: '', value: document, container: 'root' }];
  for (const { at, value } of places) {
    if (Array.isArray(value))
      value.forEach((item: unknown, index) => {
        places.push({ at: child(at, index), value: item, container: 'list' });
      });
    else if (isObject(value))
      for (const key of Object.keys(value))
        places.push({ at: child(at, key), value: value[key], container: 'object' });
  }
  return places;
}

function editAt(
  { at, value, container }: Place,
  kind: number,
  number: number,
  text: unknown,
): Edit | undefined {
  if (kind === 0 && container !== 'root') return { kind: 'set', at, value: text };
  if (kind === 1 && container !== 'root') return { kind: 'remove', at };
  if (kind === 2 && container === 'object')
    return { kind: 'rekey', at, key: `new_${number % 1000}_${at.length}` };
  if (kind === 3 && typeof value === 'string' && value.length > 1) {
    const start = number % value.length;
    return { kind: 'reword', at, parts: [{ start, end: start + 1, text: 'new_name' }] };
  }
  if (Array.isArray(value)) return { kind: 'append', at, value: text };
  if (isObject(value)) {
    const key = `added_${number % 100}`;
    return { kind: 'set', at: child(at, key), value: text, ...(kind === 5 ? { first: true as const } : {}) };
  }
  return undefined;
}

function goTogether(a: Edit, b: Edit): boolean {
  if (a.at === b.at) return a.kind === 'append' && b.kind === 'append';
  const isInside = (inner: Edit, outer: Edit) => inner.at.startsWith(`${outer.at}/`);
  const closes = (edit: Edit) => edit.kind === 'set' || edit.kind === 'remove' || edit.kind === 'reword';
  return !(isInside(a, b) && closes(b)) && !(isInside(b, a) && closes(a));
}
