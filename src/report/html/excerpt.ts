import type { Position } from '../../model/text/position.js';
import { code, html, type Markup } from './markup.js';
import { wholeCharacter } from './whole-character.js';

/** Lines above and below a place that show where it is. */
const AROUND = 1;
/** Characters of a line that are shown: specs are often written in one line. */
const WIDEST = 160;
/** How many of them stand before the place. */
const LEAD = 50;

/** The lines around a place, numbered, with what stands there marked; nothing for a place that the text does not have. */
export function excerpt(lines: readonly string[], { line, column }: Position): Markup | undefined {
  if (lines[line - 1] === undefined) return undefined;
  const first = Math.max(1, line - AROUND);
  const shown = lines.slice(first - 1, line + AROUND).map((text) => text.replace(/\r$/, ''));
  const indent = Math.min(...shown.filter((text) => text.trim() !== '').map(indentOf), column - 1);
  const rows = shown.map((text, index) => {
    const number = first + index;
    const body = number === line ? markedLine(text, column - 1, indent) : code(cutFrom(text, indent));
    return html`<span class="line"><span class="number">${number}</span>${body}\n</span>`;
  });
  return html`<pre class="excerpt"><code>${rows}</code></pre>`;
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

/** A line with the string, number or word at `at` marked. */
function markedLine(text: string, at: number, indent: number): Markup {
  const from = at - indent > WIDEST - LEAD ? wholeCharacter(text, at - LEAD) : indent;
  const end = Math.min(at + tokenAt(text, at).length, wholeCharacter(text, from + WIDEST));
  const before = html`${from > indent ? '… ' : ''}${code(text.slice(from, at))}`;
  return html`${before}<mark>${code(text.slice(at, end))}</mark>${code(cutFrom(text, end, from + WIDEST - end))}`;
}

function tokenAt(text: string, at: number): string {
  const rest = text.slice(at, at + WIDEST);
  return /^(?:"(?:[^"\\]|\\.)*"?|[^\s"{}[\],:]+|.)/su.exec(rest)?.[0] ?? '';
}

function cutFrom(text: string, from: number, most = WIDEST): string {
  const end = wholeCharacter(text, from + Math.max(0, most));
  return text.slice(from, end) + (end < text.length ? ' …' : '');
}
