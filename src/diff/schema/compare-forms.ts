import { canonical } from '../canonical.js';
import { named, quoted } from '../wording.js';
import type { Alternative } from './alternative.js';
import { type At, type Difference, difference } from './difference.js';
import { marksOf } from './marks.js';
import type { Resolve } from './place.js';

/** What one form lets through less or more than another. */
export interface Relation {
  readonly narrows: boolean;
  readonly widens: boolean;
}

/** How the forms of two versions are compared with each other. */
export interface FormMatch {
  readonly resolveBase: Resolve;
  readonly resolveHead: Resolve;
  /** Compares two forms without a report. */
  relate(a: Alternative, b: Alternative): Relation;
  /** Compares two versions of one form. */
  compare(a: Alternative, b: Alternative): void;
}

/**
 * Compares the forms that values of one type may have. Those that are equal, or marked as the same, belong together,
 * and so do the last two that are left. A form that another one takes in is not missed.
 */
export function compareForms(
  some: readonly Alternative[],
  others: readonly Alternative[],
  at: At,
  match: FormMatch,
): Difference[] {
  const [first, other] = [some[0]!, others[0]!];
  if (some.length === 1 && others.length === 1) {
    match.compare(first, other);
    return [];
  }
  const left = new Set(some);
  const right = new Set(others);
  for (const a of some) {
    const twin = [...right].find((b) => isEqual(match.relate(a, b)));
    if (!twin) continue;
    left.delete(a);
    right.delete(twin);
  }
  for (const [a, b] of sameMarks([...left], [...right], match)) {
    left.delete(a);
    right.delete(b);
    match.compare(a, b);
  }
  if (left.size === 1 && right.size === 1) {
    match.compare([...left][0]!, [...right][0]!);
    return [];
  }
  const gone = [...left].filter((a) => !others.some((b) => !match.relate(a, b).narrows));
  const came = [...right].filter((b) => !some.some((a) => !match.relate(a, b).widens));
  return [
    ...gone.map((a) => {
      const spot = { base: a.pointer, head: other.pointer };
      const form = summary(a, match.resolveBase);
      const say = (x: string) =>
        some.length === 1
          ? `${x} must now have one of ${others.length} forms`
          : `${x} no longer takes a form${form}`;
      return difference('alternative-removed', at, spot, say);
    }),
    ...came.map((b) => {
      const spot = { base: first.pointer, head: b.pointer };
      const form = summary(b, match.resolveHead);
      const say = (x: string) =>
        others.length === 1
          ? `${x} need not have one of ${some.length} forms any more`
          : `${x} takes one more form${form}`;
      return difference('alternative-added', at, spot, say);
    }),
  ];
}

function isEqual({ narrows, widens }: Relation): boolean {
  return !narrows && !widens;
}

/** Pairs of forms that a property marks as the same one, such as `{"kind": {"const": "circle"}}`. */
function sameMarks(
  left: readonly Alternative[],
  right: readonly Alternative[],
  { resolveBase, resolveHead }: FormMatch,
): [Alternative, Alternative][] {
  const after = byMarks(right, resolveHead);
  return [...byMarks(left, resolveBase)].flatMap(([key, ones]): [Alternative, Alternative][] => {
    const others = after.get(key) ?? [];
    return ones.length === 1 && others.length === 1 ? [[ones[0]!, others[0]!]] : [];
  });
}

function byMarks(forms: readonly Alternative[], resolve: Resolve): Map<string, Alternative[]> {
  const groups = new Map<string, Alternative[]>();
  for (const form of forms) {
    const marks = [...marksOf(form, resolve)].map((mark) => canonical(mark)).sort();
    if (marks.length > 0) groups.set(marks.join(' '), [...(groups.get(marks.join(' ')) ?? []), form]);
  }
  return groups;
}

/** What a form is told apart by: its values, what marks it, its title, or the names in it. */
function summary(form: Alternative, resolve: Resolve): string {
  const { parts, values } = form;
  if (values) return `: ${named(values)}`;
  for (const [name, marks] of marksOf(form, resolve)) return ` whose ${quoted(name)} is ${named(marks)}`;
  for (const { raw } of parts) if (typeof raw['title'] === 'string') return `: ${quoted(raw['title'])}`;
  const names = parts.flatMap(({ raw }) => Object.keys(raw['properties'] ?? {}));
  return names.length > 0 ? ` with ${named(names)}` : '';
}
