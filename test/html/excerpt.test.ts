import { describe, expect, it } from 'vitest';
import { excerpt } from '../../src/report/html/excerpt.js';

/** The words of an excerpt; what is marked stands in ⟦⟧. */
function shown(text: string, line: number, column: number): string | undefined {
  return excerpt(text.split('\n'), { line, column })
    ?.text.replace(/<mark>(.*?)<\/mark>/gs, '⟦$1⟧')
    .replace(/<span class="number">(\d+)<\/span>/g, '$1|')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<');
}

describe('The excerpt of a place', () => {
  it('has the lines around it, without what all are indented by, and marks what stands there', () => {
    expect(shown('{\n    "a": 1,\n    "b": {\n      "c": 2\n', 3, 5)).toBe(
      '2|"a": 1,\n3|⟦"b"⟧: {\n4|  "c": 2\n',
    );
  });

  it.each([
    ['a string with a quote in it', '["a\\"b", 1]', 2, '1|[⟦"a\\"b"⟧, 1]\n'],
    ['a number', '[12, 1]', 2, '1|[⟦12⟧, 1]\n'],
    ['a bracket', '[[1]]', 2, '1|[⟦[⟧1]]\n'],
    ['a key of YAML', 'name: x', 1, '1|⟦name⟧: x\n'],
  ])('marks %s', (_, text, column, expected) => {
    expect(shown(text, 1, column)).toBe(expected);
  });

  it('shows a part of a long line, with the place in it', () => {
    const text = `${'x '.repeat(5000)}"here" ${'y '.repeat(5000)}`;
    const line = shown(text, 1, 10_001)!;
    expect(line).toMatch(/^1\|… (?:x )+⟦"here"⟧ (?:y )+.*…\n$/);
    expect(line.length).toBeLessThan(200);
  });

  it('never cuts a character in two', () => {
    for (const shift of ['', 'a']) {
      const text = `${shift}${'😀'.repeat(400)}`;
      for (const column of [1, 201, 301])
        expect(shown(text, 1, shift.length + column)).not.toMatch(/\p{Cs}/u);
    }
  });

  it('is text, whatever the line holds', () => {
    expect(excerpt(['<script>'], { line: 1, column: 1 })?.text).not.toContain('<script>');
  });

  it('is nothing where the text has no such line', () => {
    expect(excerpt([], { line: 1, column: 1 })).toBeUndefined();
    expect(excerpt(['a'], { line: 2, column: 1 })).toBeUndefined();
  });

  it('is the line, with nothing marked, for a column behind its end', () => {
    expect(shown('ab', 1, 9)).toBe('1|ab⟦⟧\n');
  });
});
