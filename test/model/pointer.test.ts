import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { child, tokensOf, valueAt } from '../../src/model/pointer.js';

describe('a JSON pointer', () => {
  it.each<[string, unknown]>([
    ['', { 'a/b': [{ '~': 1 }], '': { '': 2 } }],
    ['/a~1b', [{ '~': 1 }]],
    ['/a~1b/0', { '~': 1 }],
    ['/a~1b/0/~0', 1],
    ['/', { '': 2 }],
    ['//', 2],
    ['/a~1b/00', undefined],
    ['/a~1b/-', undefined],
    ['/a~1b/length', undefined],
    ['/toString', undefined],
  ])('%j names what RFC 6901 says', (pointer, value) => {
    expect(valueAt({ 'a/b': [{ '~': 1 }], '': { '': 2 } }, pointer)).toEqual(value);
  });

  it('is taken apart into the steps that it was made of', () => {
    const step = fc.string({ unit: fc.constantFrom('~', '/', '0', '1', 'a', '"') });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        expect(tokensOf(steps.reduce(child, ''))).toEqual(steps);
      }),
    );
  });
});
