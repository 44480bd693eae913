import fc from 'fast-check';
import { child } from '../../src/model/pointer.js';
import type { Edit } from '../../src/rule/fix.js';

/** Where an edit is made and what it is, before the document is known. */
export interface Draft {
  readonly place: number;
  readonly kind: Edit['kind'] | 'add';
  readonly value: unknown;
  readonly key: string;
  readonly word: string;
  readonly isFirst: boolean;
}

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(
      'string',
      'NO',
      '1.10',
      '2026-01-31',
      'a: b',
      '<x>',
      ' a',
      'x\ny',
      '[',
      'été 😀',
      '',
    ),
    fc.constantFrom<unknown>(true, null, 0, -1.5, 1e21),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('type', 'on', 'a b', 'x: y', '1'), tie('value'), { maxKeys: 3 }),
  ),
}));

export const drafts: fc.Arbitrary<Draft[]> = fc.array(
  fc.record({
    place: fc.nat(),
    kind: fc.constantFrom<Draft['kind']>(
      'set',
      'add',
      'add',
      'append',
      'remove',
      'remove',
      'rekey',
      'reword',
    ),
    value,
    key: fc.constantFrom('title', 'on', 'x: y', '__proto__', 'zz', '<<'),
    word: fc.constantFrom('get_user', 'on', '12', 'x.y-z'),
    isFirst: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
);

/** Edits of a document as the drafts have them, without those that it has no place for, and those that clash. */
export function editsOf(
  document: unknown,
  wanted: readonly Draft[],
  isPossible: (edit: Edit) => boolean,
): Edit[] {
  const places = [...placesOf(document, '')];
  const edits: Edit[] = [];
  for (const draft of wanted) {
    const edit = editOf(draft, places[draft.place % places.length]!);
    if (edit && !edits.some((each) => clash(each, edit)) && isPossible(edit)) edits.push(edit);
  }
  return edits;
}

interface Place {
  readonly at: string;
  readonly value: unknown;
}

function* placesOf(value: unknown, at: string): Generator<Place> {
  yield { at, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) yield* placesOf(item, child(at, key));
}

function editOf(draft: Draft, { at, value: old }: Place): Edit | undefined {
  const { kind, key, value: fresh, word, isFirst } = draft;
  if (kind === 'add') {
    const isOpen = typeof old === 'object' && old !== null && !Array.isArray(old) && !Object.hasOwn(old, key);
    if (!isOpen) return undefined;
    return { kind: 'set', at: child(at, key), value: fresh, ...(isFirst ? { first: true } : {}) };
  }
  if (kind === 'append') return Array.isArray(old) ? { kind, at, value: fresh } : undefined;
  if (kind === 'rekey') return { kind, at, key };
  if (kind === 'remove') return { kind, at };
  if (kind === 'set') return { kind, at, value: fresh };
  const parts = typeof old === 'string' ? [...old.matchAll(/[\p{L}\p{N}_-]+/gu)] : [];
  if (parts.length === 0) return undefined;
  return {
    kind,
    at,
    parts: parts.map(({ index, 0: part }) => ({ start: index, end: index + part.length, text: word })),
  };
}

function clash(a: Edit, b: Edit): boolean {
  if (a.at === b.at) return !(a.kind === 'append' && b.kind === 'append');
  return isInside(a, b) || isInside(b, a) || parentAndKey(a) === parentAndKey(b);
}

/** A key is given only once in a map, by whichever edit. */
function parentAndKey({ at, ...edit }: Edit): string {
  const parent = at.slice(0, at.lastIndexOf('/'));
  return edit.kind === 'rekey' ? child(parent, edit.key) : at;
}

function isInside(outer: Edit, inner: Edit): boolean {
  return outer.kind !== 'rekey' && outer.kind !== 'append' && inner.at.startsWith(`${outer.at}/`);
}
