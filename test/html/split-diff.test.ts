import { describe, expect, it } from 'vitest';
import { unifiedDiff } from '../../src/cli/unified-diff.js';
import { type Hunk, splitDiff } from '../../src/report/html/split-diff.js';

const BEFORE = ['{', '  "a": 1,', '  "b": 2,', '  "c": 3,', '  "d": 4', '}', ''];

function diffTo(change: (lines: string[]) => void): string {
  const after = [...BEFORE];
  change(after);
  return unifiedDiff('x.json', BEFORE.join('\n'), after.join('\n'), []);
}

/** The changes of some hunks, as the diff writes them. */
function changes(hunks: readonly Hunk[] | undefined): string[] {
  return (hunks ?? []).flatMap((hunk) =>
    hunk.filter(({ sign }) => sign !== ' ').map(({ sign, text }) => sign + text),
  );
}

describe('A diff taken apart', () => {
  it('gives each tool its own lines, also when they are in one hunk', () => {
    const diff = diffTo((lines) => {
      lines[1] = '  "a": 9,';
      lines[3] = '  "c": 9,';
    });
    const { byTool, rest } = splitDiff(diff, [2, 4]);
    expect([...byTool.keys()]).toEqual([0, 1]);
    expect(changes(byTool.get(0))).toEqual(['-  "a": 1,', '+  "a": 9,']);
    expect(changes(byTool.get(1))).toEqual(['-  "c": 3,', '+  "c": 9,']);
    expect(rest).toEqual([]);
  });

  it('gives a new line to the tool that it follows', () => {
    const { byTool } = splitDiff(
      diffTo((lines) => lines.splice(3, 0, '  "new": 0,')),
      [2, 4],
    );
    expect(changes(byTool.get(0))).toEqual(['+  "new": 0,']);
    expect(byTool.has(1)).toBe(false);
  });

  it('keeps what stands before all tools apart', () => {
    const diff = diffTo((lines) => {
      lines[0] = '{ "x": 0,';
    });
    const { byTool, rest } = splitDiff(diff, [2, 4]);
    expect(byTool.size).toBe(0);
    expect(changes(rest)).toEqual(['-{', '+{ "x": 0,']);
  });

  it('does not divide what lines do not tell apart', () => {
    const diff = unifiedDiff('x.json', '[{},{}]', '[{"a":1},{}]', []);
    const { byTool, rest, added, removed } = splitDiff(diff, [1, 1]);
    expect(byTool.size).toBe(0);
    expect(changes(rest)).toEqual(['-[{},{}]', '+[{"a":1},{}]']);
    expect([added, removed]).toEqual([1, 1]);
  });

  it('is not misled by lines that look like a header', () => {
    const diff = unifiedDiff('x.yaml', '-- a\nb\n', '++ a\nb\n', []);
    expect(changes(splitDiff(diff, [1]).byTool.get(0))).toEqual(['--- a', '+++ a']);
  });

  it('counts lines from the right one when a hunk only adds', () => {
    const { rest, byTool } = splitDiff('--- a/x\n+++ b/x\n@@ -3,0 +4,1 @@\n+new\n', [3, 4]);
    expect(rest).toEqual([]);
    expect([...byTool.keys()]).toEqual([0]);
  });

  it('is empty for an empty diff', () => {
    expect(splitDiff('', [1])).toEqual({ byTool: new Map(), rest: [], added: 0, removed: 0 });
  });
});
