import type { Fixed } from '../../../fix/fixed.js';
import type { FixCheck } from './fix-check.js';

/** Lines that a repair may touch hold one of these, or an object written on one line; every other line survives as it is. */
const TOUCHED =
  /name|type|required|hint|annotations|example|items|nullable|minimum|maximum|additional|properties|input_?schema|parameters|[{}[\]]/i;

export const keepsText: FixCheck = {
  title: 'lines that no repair speaks of stay as they are, line ends and byte order mark too',
  run({ text }, { fixed }) {
    const after = fixed.text.replace(/^\ufeff/, '');
    if (fixed.changes.length === 0) return after === text ? [] : ['the text changed without a repair'];
    const failures: string[] = [];
    if (/\n$/.test(text) !== /\n$/.test(after)) failures.push('the final line end changed');
    if (text.includes('\n') && !/[^\r]\n/.test(text) && /[^\r]\n/.test(after))
      failures.push('a line ends with LF alone');
    const lines = new Map<string, number>();
    for (const line of after.split('\n')) lines.set(bare(line), (lines.get(bare(line)) ?? 0) + 1);
    for (const line of text.split('\n')) {
      const left = lines.get(bare(line)) ?? 0;
      if (left > 0) lines.set(bare(line), left - 1);
      else if (/[\p{L}\p{N}]/u.test(line) && !TOUCHED.test(line) && !isSpokenOf(line, fixed))
        failures.push(`lost: ${line.trim().slice(0, 80)}`);
    }
    return failures.slice(0, 3);
  },
};

/** A comma comes behind a line when another one is added. */
function bare(line: string): string {
  return line.replace(/,?\s*$/, '');
}

/** It holds a name that a repair has changed, or taken out. */
function isSpokenOf(line: string, { renames, changes }: Fixed): boolean {
  const words = line.match(/[\p{L}\p{N}_]+/gu) ?? [];
  return (
    renames.some(({ from }) => line.includes(from)) ||
    changes.some(({ does }) => words.some((word) => does.includes(`"${word}"`)))
  );
}
