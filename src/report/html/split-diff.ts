/** A line of a unified diff. */
export interface DiffLine {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
  /** The line of the text before: its own, or for a new line the one that it follows. */
  readonly line: number;
}

/** Lines that stand together. */
export type Hunk = readonly DiffLine[];

/** A diff, taken apart. */
export interface SplitDiff {
  /** What changes in each tool, by the place of the tool in the document. */
  readonly byTool: ReadonlyMap<number, readonly Hunk[]>;
  /** What changes outside of tools. */
  readonly rest: readonly Hunk[];
  readonly added: number;
  readonly removed: number;
}

/**
 * Takes a unified diff apart, tool by tool.
 * @param starts the line on which each tool begins, in the text before; where two tools begin on one line, lines do
 *   not tell them apart, and all of the diff is outside of tools
 */
export function splitDiff(diff: string, starts: readonly number[]): SplitDiff {
  const hunks = readHunks(diff);
  const changes = hunks.flat().filter(({ sign }) => sign !== ' ');
  const isApart = starts.every((start, index) => index === 0 || starts[index - 1]! < start);
  const ownerOf = (line: number) => (isApart ? starts.findLastIndex((start) => start <= line) : -1);
  const byTool = new Map<number, Hunk[]>();
  for (const piece of hunks.flatMap((hunk) => pieces(hunk, ownerOf))) {
    const owner = ownerOf(piece[0]!.line);
    byTool.set(owner, [...(byTool.get(owner) ?? []), piece]);
  }
  const rest = byTool.get(-1) ?? [];
  byTool.delete(-1);
  const countOf = (wanted: DiffLine['sign']) => changes.filter(({ sign }) => sign === wanted).length;
  return { byTool, rest, added: countOf('+'), removed: countOf('-') };
}

/** The runs of a hunk that have one owner and a change. */
function pieces(hunk: Hunk, ownerOf: (line: number) => number): Hunk[] {
  const runs: DiffLine[][] = [];
  let owner: number | undefined;
  for (const line of hunk) {
    const own = ownerOf(line.line);
    if (own !== owner) runs.push([]);
    owner = own;
    runs.at(-1)!.push(line);
  }
  return runs.filter((run) => run.some(({ sign }) => sign !== ' '));
}

/** The hunks of a diff of one file. What stands before the first one is its header. */
function readHunks(diff: string): Hunk[] {
  const hunks: DiffLine[][] = [];
  let line = 0;
  for (const text of diff.split('\n')) {
    const range = /^@@ -(\d+)(?:,(\d+))? /.exec(text);
    if (range) {
      // A hunk that takes nothing out names the line that it follows.
      line = Number(range[1]) - (range[2] === '0' ? 0 : 1);
      hunks.push([]);
      continue;
    }
    const sign = text[0];
    if (hunks.length === 0 || (sign !== ' ' && sign !== '-' && sign !== '+')) continue;
    if (sign !== '+') line++;
    hunks.at(-1)!.push({ sign, text: text.slice(1).replace(/\r$/, ''), line });
  }
  return hunks;
}
