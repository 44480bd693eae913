import { BASELINE_VERSION, type Baseline, type Entry } from './baseline.js';

/** A baseline as text: sorted, one tool a line, so that two branches that change different tools merge. */
export function formatBaseline({ rubric, tools }: Baseline): string {
  const lines = [...tools].sort(bySpecAndName).map((entry) => ` ${lineOf(entry)}`);
  const head = `{"baselineVersion": ${BASELINE_VERSION}, "rubric": ${JSON.stringify(rubric)}, "tools": [`;
  return lines.length === 0 ? `${head}]}\n` : `${head}\n${lines.join(',\n')}\n]}\n`;
}

/** The members of an entry, always in this order. */
function lineOf({ input, tool, copy, score, errors, warnings, categories, content }: Entry): string {
  const members = Object.entries({ input, tool, copy, score, errors, warnings, categories, content })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{${members.join(', ')}}`;
}

function bySpecAndName(a: Entry, b: Entry): number {
  return compare(a.input, b.input) || compare(a.tool, b.tool) || (a.copy ?? 1) - (b.copy ?? 1);
}

/** By code units, the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
