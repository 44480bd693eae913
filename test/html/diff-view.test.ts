import { describe, expect, it } from 'vitest';
import { unifiedDiff } from '../../src/cli/unified-diff.js';
import { diffView } from '../../src/report/html/diff-view.js';
import { splitDiff } from '../../src/report/html/split-diff.js';

function view(before: string, after: string): string {
  return diffView(splitDiff(unifiedDiff('x', before, after, []), []).rest).text;
}

describe('A diff on the page', () => {
  it('says where it begins, and joins lines of one sign', () => {
    expect(view('a\nb\nc\nd\ne\n', 'a\nb\nX\nY\ne\n')).toContain(
      '<span class="from">line 1\n</span><span>  a\n  b\n</span><del>- c\n- d\n</del><ins>+ X\n+ Y\n</ins><span>  e\n</span>',
    );
  });

  it('is text, whatever the lines hold', () => {
    expect(view('<b>\n', '</ins><script>\n')).toMatch(
      /<del>- &lt;b&gt;\n<\/del><ins>\+ &lt;\/ins&gt;&lt;script&gt;\n</,
    );
  });

  it('shows of long lines what is around their first change, and how much is left out', () => {
    const [head, tail] = ['h'.repeat(20_000), 't'.repeat(5000)];
    const text = view(`${head}old${tail}`, `${head}new${tail}`);
    expect(text).toMatch(/<del>- \(19,940 characters\) … h{60}oldt{337} … \(4,663 more characters\)\n/);
    expect(text).toMatch(/<ins>\+ \(19,940 characters\) … h{60}newt{337} … \(4,663 more characters\)\n/);
  });
});
