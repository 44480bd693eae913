import { thousands } from '../text/layout.js';
import { code, html, type Markup } from './markup.js';
import type { DiffLine, Hunk } from './split-diff.js';

/** Longer lines are cut: whoever reads them reads them in an editor. */
const WIDEST = 400;

/** Hunks of a diff. The signs stand in the text, so that it reads without colour and can be copied. */
export function diffView(hunks: readonly Hunk[]): Markup {
  return html`<pre class="diff" tabindex="0" role="group" aria-label="What --fix would change"><code>${hunks.map(hunkView)}</code></pre>`;
}

function hunkView(hunk: Hunk): Markup {
  return html`<span class="from">line ${hunk[0]!.line}\n</span>${runsOf(hunk).map(runView)}`;
}

/** Lines of one sign that stand together are one element: a large diff has tens of thousands of lines. */
function runView(run: readonly DiffLine[]): Markup {
  const text = run.map((line) => html`${line.sign} ${lineText(line)}\n`);
  const sign = run[0]!.sign;
  if (sign === '+') return html`<ins>${text}</ins>`;
  return sign === '-' ? html`<del>${text}</del>` : html`<span>${text}</span>`;
}

function lineText({ text }: DiffLine): Markup {
  if (text.length <= WIDEST) return code(text);
  return html`${code(text.slice(0, WIDEST))} … ${thousands(text.length - WIDEST)} more characters`;
}

function runsOf(hunk: Hunk): DiffLine[][] {
  const runs: DiffLine[][] = [];
  for (const line of hunk)
    if (runs.at(-1)?.at(0)?.sign === line.sign) runs.at(-1)!.push(line);
    else runs.push([line]);
  return runs;
}
