import { describe, expect, it } from 'vitest';
import { validateInstance } from '../../src/validate/instance.js';

describe('a reference', () => {
  it('to nowhere makes a value unfit that leads there, and nothing is fetched', () => {
    for (const $ref of [
      'https://example.com/schema.json',
      '#/$defs/gone',
      '#gone',
      'other.json#/a',
      '{{ref}}',
    ]) {
      const schema = { properties: { a: { $ref } } };
      expect(validateInstance(schema, { a: 1 }, '2020-12')).toEqual({
        valid: false,
        pointer: '',
        message: expect.stringMatching(/^the schema refers to ".+", which is not there$/),
        isOfSchema: true,
      });
      expect(validateInstance(schema, {}, '2020-12')).toEqual({ valid: true });
    }
  });

  it('that leads in circles is not judged', () => {
    expect(validateInstance({ $ref: '#' }, 1, '2020-12')).toHaveProperty('notJudged');
  });

  it('that multiplies is not judged', () => {
    const pair = (i: number) => ({ allOf: [{ $ref: `#/$defs/d${i + 1}` }, { $ref: `#/$defs/d${i + 1}` }] });
    const $defs = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`d${i}`, i < 39 ? pair(i) : {}]));
    expect(validateInstance({ $ref: '#/$defs/d0', $defs }, 1, '2020-12')).toHaveProperty('notJudged');
  });

  it('that is dynamic is judged while its anchor is there once', () => {
    const tree = {
      $dynamicAnchor: 'node',
      required: ['v'],
      properties: { children: { items: { $dynamicRef: '#node' } } },
    };
    expect(validateInstance(tree, { v: 1, children: [{}] }, '2020-12')).toMatchObject({
      pointer: '/children/0',
    });
    const two = { ...tree, $defs: { other: { $id: 'other', $dynamicAnchor: 'node' } } };
    expect(validateInstance(two, { v: 1, children: [{}] }, '2020-12')).toHaveProperty('notJudged');
  });

  it('stands alone before 2019-09', () => {
    const schema = { definitions: { a: {} }, properties: { x: { $ref: '#/definitions/a', type: 'string' } } };
    expect(validateInstance(schema, { x: 1 }, 'draft-07')).toEqual({ valid: true });
    expect(validateInstance(schema, { x: 1 }, '2020-12')).toMatchObject({ valid: false });
  });
});

describe('a pattern', () => {
  const slow = `${'a'.repeat(40)}!`;

  it('that is too slow leaves the value unjudged', () => {
    const notJudged = 'pattern "^(a+)+$" is too slow to run';
    expect(validateInstance({ pattern: '^(a+)+$' }, slow, '2020-12')).toEqual({ notJudged });
    expect(validateInstance({ patternProperties: { '^(a+)+$': {} } }, { [slow]: 1 }, '2020-12')).toEqual({
      notJudged,
    });
  });

  it('that is no regular expression makes the value unfit', () => {
    const message = 'pattern "(?i)a" is not a valid regular expression';
    expect(validateInstance({ pattern: '(?i)a' }, 1, '2020-12')).toEqual({
      valid: false,
      pointer: '',
      message,
      isOfSchema: true,
    });
  });

  it('is read without the u flag when only that parses', () => {
    expect(validateInstance({ pattern: '^\\-\\_$' }, '-_', '2020-12')).toEqual({ valid: true });
    expect(validateInstance({ pattern: '^\\-\\_$' }, '--', '2020-12')).toMatchObject({ valid: false });
  });

  it('has no say about texts that only look like its list of matches', () => {
    const value = { a: 'x.y', b: 'xzy', c: 'x.y|xzy', d: '' };
    for (const name of Object.keys(value)) {
      const schema = { properties: { [name]: { pattern: '^x\\.y$' } } };
      expect(validateInstance(schema, value, '2020-12')).toMatchObject({ valid: name === 'a' });
    }
  });
});

describe('a malformed keyword', () => {
  it.each([
    ['type', { type: 'strin' }],
    ['items', { items: [{}] }],
  ])('lets nothing fit: %s', (keyword, schema) => {
    const message = `nothing can fit: "${keyword}" in the schema is not well-formed`;
    expect(validateInstance(schema, 1, '2020-12')).toEqual({
      valid: false,
      pointer: '',
      message,
      isOfSchema: true,
    });
  });
});

describe('what cannot be judged', () => {
  it.each([
    ['schema', 1, 'the schema is neither an object nor a boolean'],
    [{}, undefined, 'the value holds undefined, which JSON has not'],
    [{}, 1n, 'the value holds bigint, which JSON has not'],
  ])('says so: %j', (schema, value, notJudged) => {
    expect(validateInstance(schema, value, '2020-12')).toEqual({ notJudged });
  });

  it('is a value or a schema nested too deeply', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(validateInstance({}, deep, '2020-12')).toHaveProperty('notJudged');
    expect(validateInstance({ default: deep }, 1, '2020-12')).toHaveProperty('notJudged');
  });

  it('is a comparison of too many items with one another', () => {
    const many = Array.from({ length: 10_000 }, (_, i) => i);
    expect(validateInstance({ items: { type: 'integer' } }, many, '2020-12')).toEqual({ valid: true });
    expect(validateInstance({ uniqueItems: true }, many, '2020-12')).toHaveProperty('notJudged');
  });
});
