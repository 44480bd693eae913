import { child, tokensOf } from '../../model/pointer.js';
import { type Line, linesOf } from '../../model/text/jsonl.js';
import type { Edit } from '../../rule/fix.js';
import { jsonSplicer } from './json.js';
import { type Patch, patched } from './patch.js';
import type { Splicer } from './splicer.js';

/** The splicer of a text with one JSON document a line. @param text without a byte order mark */
export function linesSplicer(text: string): Splicer {
  return new LinesSplicer(text);
}

class LinesSplicer implements Splicer {
  readonly #lines: readonly Line[];
  /** Edits come tool by tool, so the line that was asked last is asked again. */
  #last: { readonly line: Line; readonly splicer: Splicer } | undefined;

  constructor(private readonly text: string) {
    this.#lines = [...linesOf(text)];
  }

  obstacle(edit: Edit): string | undefined {
    const { index, inside } = inLine(edit);
    const line = this.#lines[index];
    if (!line) return 'there is nothing to write it into';
    if (this.#last?.line !== line) this.#last = { line, splicer: jsonSplicer(line.text) };
    return this.#last.splicer.obstacle(inside);
  }

  splice(edits: readonly Edit[]): string {
    const byLine = new Map<number, Edit[]>();
    for (const edit of edits) {
      const { index, inside } = inLine(edit);
      byLine.set(index, [...(byLine.get(index) ?? []), inside]);
    }
    const patches: Patch[] = [];
    for (const [index, inside] of byLine) {
      const { start, text } = this.#lines[index]!;
      patches.push({ start, end: start + text.length, text: jsonSplicer(text).splice(inside) });
    }
    return patched(this.text, patches);
  }
}

/** The line that an edit is for, and the edit as that line's document has it. */
function inLine(edit: Edit): { readonly index: number; readonly inside: Edit } {
  const [first = '', ...rest] = tokensOf(edit.at);
  return { index: Number(first), inside: { ...edit, at: rest.map((token) => child('', token)).join('') } };
}
