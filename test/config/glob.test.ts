import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matcher } from '../../src/config/glob.js';

describe('A pattern', () => {
  it.each([
    ['tools.json', 'tools.json'],
    ['*.json', 'tools.json'],
    ['legacy/*.json', 'legacy/a.json'],
    ['./legacy/*.json', 'legacy/a.json'],
    ['legacy/', 'legacy/deep/a.json'],
    ['**/a.json', 'a.json'],
    ['**/a.json', 'x/y/a.json'],
    ['x/**/a.json', 'x/a.json'],
    ['x/**', 'x/y/z'],
    ['**', 'any/thing'],
    ['a?c', 'abc'],
    ['{a,b}.json', 'b.json'],
    ['{a,{b,c}}/x', 'c/x'],
    ['old_*', 'old_'],
    ['[x].json', '[x].json'],
    ['a.b', 'a.b'],
    ['{a', '{a'],
    ['*a*b*', 'xxaxxbxx'],
  ])('%s matches %s', (pattern, text) => {
    expect(matcher([pattern])(text)).toBe(true);
  });

  it.each([
    ['*.json', 'x/tools.json'],
    ['legacy/', 'legacy'],
    ['**/a.json', 'xa.json'],
    ['x/**/a.json', 'xy/a.json'],
    ['a?c', 'a/c'],
    ['a?c', 'ac'],
    ['a.b', 'axb'],
    ['[x].json', 'x.json'],
    ['{a,b}.json', 'c.json'],
    ['old_*', 'xold_a'],
    ['', 'a'],
    ['*.json', '../a.json'],
  ])('%s does not match %s', (pattern, text) => {
    expect(matcher([pattern])(text)).toBe(false);
  });

  it('matches itself when it has no signs in it, and nothing longer', () => {
    const plain = fc.stringMatching(/^[a-z_.$()+^|\\[\]-]{1,12}$/);
    fc.assert(
      fc.property(plain, plain, (text, more) => {
        expect(matcher([text])(text)).toBe(true);
        expect(matcher([text])(text + more)).toBe(false);
      }),
    );
  });

  it('matches what a regular expression of the same meaning matches', () => {
    const letters = fc.array(fc.constantFrom('a', 'b', '/', '*', '?', '**', '**/'), { maxLength: 6 });
    const text = fc.stringMatching(/^[ab/]{0,8}$/);
    fc.assert(
      fc.property(letters, text, (parts, path) => {
        const pattern = parts.join('').replace(/\*{3,}/g, '**');
        if (pattern.endsWith('/') || pattern.startsWith('./')) return;
        const source = pattern.replace(/(?:^|(?<=\/))\*\*\/|\*\*|\*|\?/g, (sign) =>
          sign === '**/' ? '(?:.*/)?' : sign === '**' ? '.*' : sign === '*' ? '[^/]*' : '[^/]',
        );
        expect(matcher([pattern])(path)).toBe(new RegExp(`^${source}$`).test(path));
      }),
      { numRuns: 2000 },
    );
  });

  it('with many stars takes a name of any length in its stride', () => {
    const isMatch = matcher([`${'*a'.repeat(40)}b`]);
    expect(isMatch('a'.repeat(20_000))).toBe(false);
  });
});
