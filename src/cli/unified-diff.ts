import { relative, resolve } from 'node:path';
import { diffArrays } from 'diff';

/** Lines around a change that show where it is. */
const CONTEXT = 3;

/** Lines that are taken over, taken out, or put in. */
interface Run {
  readonly sign: ' ' | '-' | '+';
  readonly lines: readonly string[];
}

/** Places that are the same in both texts, as line numbers from 1, in rising order. */
export type Anchors = readonly (readonly [before: number, after: number])[];

/**
 * The change of a file as a unified diff, which `patch -p1` and `git apply` take; '' when nothing changed. A diff costs
 * the square of what changed, so the texts are compared piece by piece between anchors.
 */
export function unifiedDiff(name: string, before: string, after: string, anchors: Anchors): string {
  if (before === after) return '';
  const path = headerName(name);
  const hunks = hunksOf([...runsOf(linesOf(before), linesOf(after), anchors)]);
  return `--- ${path('a')}\n+++ ${path('b')}\n${hunks.join('')}`;
}

/**
 * A file name for the two sides of a diff, as git writes it: from the folder that the diff is applied in, with a tab
 * behind a name that holds a blank, and quoted like a string of C when it holds what would end the line.
 */
function headerName(name: string): (side: 'a' | 'b') => string {
  const fromHere = relative('.', resolve(name)).replaceAll('\\', '/');
  const path = fromHere.replace(/^(?:\.\.\/)+/, '');
  if (/[\0-\x1f"\\\x7f]/.test(path)) return (side) => JSON.stringify(`${side}/${path}`);
  return (side) => `${side}/${path}${path.includes(' ') ? '\t' : ''}`;
}

/** The lines of a text with their ends. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function* runsOf(before: readonly string[], after: readonly string[], anchors: Anchors): Generator<Run> {
  let from: readonly [number, number] = [0, 0];
  for (const to of [
    ...anchors.map(([a, b]) => [a - 1, b - 1] as const),
    [before.length, after.length] as const,
  ]) {
    if (to[0] < from[0] || to[1] < from[1]) continue;
    const pieces = diffArrays(before.slice(from[0], to[0]), after.slice(from[1], to[1]));
    for (const { added, removed, value } of pieces)
      yield { sign: added ? '+' : removed ? '-' : ' ', lines: value };
    from = to;
  }
}

/** A hunk while it is being put together. */
class Hunk {
  readonly #body: string[] = [];
  readonly #counts = { before: 0, after: 0 };

  /** @param before the first line of each text that is in it, from 0 */
  constructor(
    private readonly before: number,
    private readonly after: number,
  ) {}

  add(sign: Run['sign'], line: string): void {
    const end = line.endsWith('\n') ? '' : '\n\\ No newline at end of file\n';
    this.#body.push(sign + line + end);
    if (sign !== '+') this.#counts.before++;
    if (sign !== '-') this.#counts.after++;
  }

  toString(): string {
    const range = (start: number, count: number) => `${count === 0 ? start : start + 1},${count}`;
    const { before, after } = this.#counts;
    return `@@ -${range(this.before, before)} +${range(this.after, after)} @@\n${this.#body.join('')}`;
  }
}

function hunksOf(runs: readonly Run[]): string[] {
  const hunks: Hunk[] = [];
  let hunk: Hunk | undefined;
  let before = 0;
  let after = 0;
  /** Lines that are the same in both texts since the last change. */
  let same: string[] = [];
  const keep = (lines: readonly string[]) => {
    for (const line of lines) hunk?.add(' ', line);
  };
  for (const { sign, lines } of runs) {
    if (sign === ' ') {
      same.push(...lines);
      before += lines.length;
      after += lines.length;
      continue;
    }
    if (hunk && same.length <= 2 * CONTEXT) keep(same);
    else {
      keep(same.slice(0, CONTEXT));
      const lead = same.slice(Math.max(0, same.length - CONTEXT));
      hunk = new Hunk(before - lead.length, after - lead.length);
      hunks.push(hunk);
      keep(lead);
    }
    same = [];
    for (const line of lines) hunk.add(sign, line);
    if (sign === '-') before += lines.length;
    else after += lines.length;
  }
  keep(same.slice(0, CONTEXT));
  return hunks.map(String);
}
