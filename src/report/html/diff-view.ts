import { thousands } from '../text/layout.js';
import { code, html, type Markup } from './markup.js';
import type { DiffLine, Hunk } from './split-diff.js';
import { wholeCharacter } from './whole-character.js';

/** Of a longer line this much is shown, from shortly before the first change: specs are often written in one line. */
const WIDEST = 400;
const LEAD = 60;

type Run = readonly DiffLine[];

/** Hunks of a diff. The signs stand in the text, so that it reads without colour and can be copied. */
export function diffView(hunks: readonly Hunk[]): Markup {
  return html`<pre class="diff" tabindex="0" role="group" aria-label="What --fix would change"><code>${hunks.map(hunkView)}</code></pre>`;
}

function hunkView(hunk: Hunk): Markup {
  const runs = runsOf(hunk);
  const views = runs.map((run, index) => runView(run, counterpartOf(run, runs[index - 1], runs[index + 1])));
  return html`<span class="from">line ${hunk[0]!.line}\n</span>${views}`;
}

/** Lines of one sign that stand together: one element, since a large diff has tens of thousands of lines. */
function runsOf(hunk: Hunk): Run[] {
  const runs: DiffLine[][] = [];
  for (const line of hunk)
    if (runs.at(-1)?.at(0)?.sign === line.sign) runs.at(-1)!.push(line);
    else runs.push([line]);
  return runs;
}

/** The lines that were taken out for those that came in, or the other way round. */
function counterpartOf(run: Run, before: Run | undefined, after: Run | undefined): Run | undefined {
  return run[0]!.sign === '+' ? before : after;
}

function runView(run: Run, counterpart: Run | undefined): Markup {
  const text = run.map(
    (line, index) => html`${line.sign} ${lineText(line.text, counterpart?.[index]?.text)}\n`,
  );
  const sign = run[0]!.sign;
  if (sign === '+') return html`<ins>${text}</ins>`;
  return sign === '-' ? html`<del>${text}</del>` : html`<span>${text}</span>`;
}

function lineText(text: string, counterpart = ''): Markup {
  if (text.length <= WIDEST) return code(text);
  const from = wholeCharacter(text, Math.max(0, sameStart(text, counterpart) - LEAD));
  const end = wholeCharacter(text, Math.min(text.length, from + WIDEST));
  const left = end < text.length ? ` … (${thousands(text.length - end)} more characters)` : '';
  return html`${from > 0 ? `(${thousands(from)} characters) … ` : ''}${code(text.slice(from, end))}${left}`;
}

/** How many characters two texts have in common at their start. */
function sameStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
