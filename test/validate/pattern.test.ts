import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchMetered, testPattern } from '../../src/validate/pattern.js';
import { patternCost } from '../../src/validate/pattern-cost.js';
import { compilePattern } from '../../src/validate/pattern-program.js';
import { parsePattern } from '../../src/validate/pattern-syntax.js';

/** Small patterns over a small alphabet, so that they often match, often fail, and often backtrack. */
const { pattern } = fc.letrec<{ pattern: string; term: string; atom: string }>((tie) => ({
  pattern: fc
    .array(
      fc.array(tie('term'), { maxLength: 4 }).map((terms) => terms.join('')),
      { minLength: 1, maxLength: 3 },
    )
    .map((alternatives) => alternatives.join('|')),
  term: fc.oneof(
    { weight: 4, arbitrary: tie('atom') },
    {
      weight: 4,
      arbitrary: fc
        .tuple(
          tie('atom'),
          fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '{0,3}', '{2,}', '*?', '+?', '??', '{1,3}?'),
        )
        .map(([atom, times]) => atom + times),
    },
    { weight: 1, arbitrary: fc.constantFrom('^', '$', '\\b', '\\B') },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('(?=', '(?!', '(?<=', '(?<!'), tie('pattern'))
        .map(([look, inside]) => `${look}${inside})`),
    },
  ),
  atom: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('a', 'b', '-', '😀', '.', '[ab]', '[^a]', '\\w', '\\W', '\\d', '\\s', '[^]', '\\u{61}'),
    fc.constantFrom('\\1', '\\2', '\\k<n>', '(?<n>a)', '\\-', '\\p{L}', '[\\w-]', '[]'),
    tie('pattern').map((inside) => `(${inside})`),
    tie('pattern').map((inside) => `(?:${inside})`),
  ),
}));

const text = fc
  .array(fc.constantFrom('a', 'b', '-', ' ', '1', '😀', '\ud83d', '\n'), { maxLength: 8 })
  .map((t) => t.join(''));

/** V8 also starts inside a surrogate pair, where no character ends: \B "matches" a😀a there. */
const isEngineQuirk = (source: string, input: string) =>
  /\\[1-9kB]/.test(source) && /[\ud800-\udfff]/.test(input);

describe('the metered matcher', () => {
  it('answers as the engine does, for every pattern and text', () => {
    fc.assert(
      fc.property(pattern, text, (source, input) => {
        const syntax = parsePattern(source);
        if (typeof syntax === 'string' || isEngineQuirk(source, input)) return;
        const found = searchMetered(compilePattern(syntax), input, { left: 200_000 });
        if (found !== 'too-slow') expect(found).toBe(new RegExp(source, syntax.flags).test(input));
      }),
      { numRuns: 20_000, seed: 1 },
    );
  });

  it.each([
    ['(?:(a)|b)*\\1', 'ab'],
    ['^(?:(a)|(b)\\1)+$', 'ab'],
    ['(z)((a+)?(b+)?(c))*\\4', 'zaacbbbcac'],
    ['(?<=(\\d+)(\\d+))$', '1053'],
    ['(?<=\\1(a))b', 'aab'],
    ['(?=(a+))a*b\\1', 'baaabac'],
    ['(a*)*b', 'b'],
    ['(?:a?)*?b', 'aab'],
    ['(?:){3}a', 'a'],
    ['^.$', '😀'],
    ['^\\-.$', '-😀'],
    ['(?!(a))\\1b', 'b'],
  ])('agrees with the engine on %s', (source, input) => {
    const syntax = parsePattern(source);
    if (typeof syntax === 'string') throw new Error(syntax);
    expect(searchMetered(compilePattern(syntax), input, { left: 10_000 })).toBe(
      new RegExp(source, syntax.flags).test(input),
    );
  });

  it('spends no call stack on a long text', () => {
    const syntax = parsePattern('^(?:a|b)*$');
    if (typeof syntax === 'string') throw new Error(syntax);
    expect(searchMetered(compilePattern(syntax), 'ab'.repeat(50_000), { left: 2_000_000 })).toBe(true);
  });
});

describe('testPattern', () => {
  it.each([
    ['^(a+)+$', `${'a'.repeat(40)}!`],
    ['(a?){30}a{30}', 'a'.repeat(30)],
    ['^(a|a){40}$', `${'a'.repeat(40)}!`],
    ['^(\\w+\\s?)*$', `${'word '.repeat(30)}!`],
    ['^(.*)(.*)(.*)(.*)\\4\\3\\2\\1x$', 'a'.repeat(200)],
    ['(x+x+)+y', 'x'.repeat(50)],
  ])('gives up on %s within a second', (source, input) => {
    const before = performance.now();
    expect(testPattern(source, input)).toBe('too-slow');
    expect(performance.now() - before).toBeLessThan(1000);
  });

  it('judges a slug exactly though its pattern nests repeats', () => {
    const slug = 'a1-b2c3-'.repeat(7).concat('ende');
    expect(slug).toHaveLength(60);
    expect(testPattern('^([a-z0-9]+-)*[a-z0-9]+$', slug)).toBe(true);
    expect(testPattern('^([a-z0-9]+-)*[a-z0-9]+$', `${slug}!`)).toBe(false);
    expect(testPattern('^([a-z0-9]+-)*[a-z0-9]+$', `${slug}-`)).toBe(false);
  });

  it('is unanchored and reads code points', () => {
    expect(testPattern('b', 'abc')).toBe(true);
    expect(testPattern('^.$', '😀')).toBe(true);
    expect(testPattern('^\\p{Lu}', 'Änderung')).toBe(true);
  });

  it('reads a pattern without the u flag when only that parses', () => {
    expect(testPattern('^[\\w\\-]+\\_$', 'a-b_')).toBe(true);
    expect(testPattern('^a{,3}$', 'a{,3}')).toBe(true);
  });

  it.each(['[a', '(', '*', '(?i)a', '(?<n>a)(?<n>b)', 'a**'])('calls %s invalid', (source) =>
    expect(testPattern(source, 'a')).toBe('invalid'),
  );

  it('does not judge a pattern nested beyond a parser', () => {
    expect(testPattern('('.repeat(50_000) + ')'.repeat(50_000), 'a')).toBe('too-slow');
  });

  it('answers for a repeat the engine refuses to build', () => {
    expect(testPattern('^(?:(?:a{1000}){1000}){1000}$', 'aaa')).toBe(false);
  });
});

describe('the cost of a pattern', () => {
  const cost = (source: string, length: number) => {
    const syntax = parsePattern(source);
    return typeof syntax === 'string' ? Number.NaN : patternCost(syntax.tree, length);
  };

  it('is small for the patterns that schemas are full of', () => {
    for (const source of [
      '^\\d{4}-\\d{2}-\\d{2}$',
      '^[A-Za-z0-9_-]{1,64}$',
      '^(asc|desc)$',
      '^https?://.+',
    ]) {
      expect(cost(source, 40)).toBeLessThan(200_000);
    }
  });

  it('is out of bounds for nested repeats, stacked options and backreferences', () => {
    for (const source of ['^(a+)+$', '(a?){30}a{30}', '(?:a|a)'.repeat(30), '(a)\\1']) {
      expect(cost(source, 30)).toBeGreaterThan(1_000_000);
    }
  });
});
