import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../src/report/html/sha256.js';

const ofNode = (text: string) => createHash('sha256').update(text).digest('base64');

describe('The digest of a script or style', () => {
  it('is that of the standard for its own example', () => {
    expect(sha256('abc')).toBe('ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
  });

  it.each([0, 55, 56, 63, 64, 65, 119, 120, 10_000])('is that of Node for %i characters', (length) => {
    const text = 'a'.repeat(length);
    expect(sha256(text)).toBe(ofNode(text));
  });

  it('is that of Node for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        fc.pre(!/\p{Cs}/u.test(text));
        expect(sha256(text)).toBe(ofNode(text));
      }),
    );
  });
});
