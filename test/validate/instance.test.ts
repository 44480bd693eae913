import { describe, expect, it } from 'vitest';
import { validateInstance } from '../../src/validate/instance.js';
import type { Dialect } from '../../src/validate/vocabulary.js';

/** Schema, value, and the fault as `pointer: message`. */
const UNFIT: readonly [schema: unknown, value: unknown, fault: string, dialect?: Dialect][] = [
  [
    { properties: { limit: { maximum: 100 } } },
    { limit: 500 },
    '/limit: "limit" is 500, above the maximum 100',
  ],
  [{ properties: { n: { exclusiveMinimum: 0 } } }, { n: 0 }, '/n: "n" is 0, not above 0'],
  [{ maximum: 5, exclusiveMaximum: true }, 5, ': the value is 5, not below 5', 'draft-04'],
  [{ multipleOf: 0.1 }, 0.35, ': the value is 0.35, not a multiple of 0.1'],
  [{ required: ['month', 'year'] }, { year: 1 }, ': "month" is missing'],
  [{ properties: { a: { required: ['b'] } } }, { a: {} }, '/a: "b" is missing'],
  [
    { properties: { limit: { type: 'integer' } } },
    { limit: 'x' },
    '/limit: "limit" must be integer, not string',
  ],
  [
    { properties: { limit: { type: 'integer' } } },
    { limit: 1.5 },
    '/limit: "limit" must be integer, not 1.5',
  ],
  [
    { properties: { q: { type: ['string', 'null'] } } },
    { q: [] },
    '/q: "q" must be string or null, not array',
  ],
  [{ properties: { u: { enum: ['C', 'F'] } } }, { u: 'K' }, '/u: "u" is "K", not one of "C", "F"'],
  [
    { enum: Array.from({ length: 30 }, (_, i) => `n${i}`) },
    'x',
    ': the value is "x", not one of the 30 allowed values',
  ],
  [{ const: 4 }, 5, ': the value is 5, but must be 4'],
  [
    { properties: { id: { pattern: '^[a-z]+$' } } },
    { id: 'A' },
    '/id: "id" is "A", which does not match the pattern "^[a-z]+$"',
  ],
  [{ properties: { day: { format: 'date' } } }, { day: 'today' }, '/day: "day" is "today", not a valid date'],
  [{ properties: { q: { minLength: 2 } } }, { q: '😀' }, '/q: "q" has 1 character, below the minimum 2'],
  [{ maxItems: 1 }, [1, 2], ': the value has 2 items, above the maximum 1'],
  [{ minProperties: 1 }, {}, ': the value has 0 properties, below the minimum 1'],
  [{ properties: { ids: { uniqueItems: true } } }, { ids: [1, 1] }, '/ids: "ids" holds the same item twice'],
  [
    { properties: { ids: { items: { type: 'string' } } } },
    { ids: ['a', 1] },
    '/ids/1: "ids[1]" must be string, not number',
  ],
  [{ prefixItems: [{}], items: false }, [1, 2], '/1: "[1]" is one item too many'],
  [{ contains: { const: 1 } }, [2], ': the value holds none of the items it must contain'],
  [
    { contains: { const: 1 }, maxContains: 1 },
    [1, 1],
    ': the value has too many of the items it must contain',
  ],
  [{ additionalProperties: false }, { foo: 1 }, '/foo: "foo" is not a parameter'],
  [
    { properties: { f: { additionalProperties: false } } },
    { f: { x: 1 } },
    '/f/x: "x" is not a property of "f"',
  ],
  [
    { allOf: [{ properties: { a: {} } }], unevaluatedProperties: false },
    { b: 1 },
    '/b: "b" is not a parameter',
  ],
  [{ properties: { a: false } }, { a: 1 }, '/a: "a" is not allowed'],
  [{ propertyNames: { maxLength: 1 } }, { ab: 1 }, ': the value has a name that is not allowed'],
  [{ dependentRequired: { a: ['b'] } }, { a: 1 }, ': "b" is missing, which "a" calls for'],
  [{ dependencies: { a: ['b'] } }, { a: 1 }, ': "b" is missing, which "a" calls for', 'draft-07'],
  [{ dependencies: { a: { required: ['b'] } } }, { a: 1 }, ': "b" is missing', 'draft-07'],
  [{ not: { type: 'string' } }, 'x', ': the value fits what "not" rules out'],
  [
    { properties: { x: { anyOf: [{ minLength: 2 }, { maxLength: 0 }] } } },
    { x: 'a' },
    '/x: "x" fits none of the alternatives',
  ],
  [
    { oneOf: [{ minLength: 1 }, { maxLength: 1 }] },
    'a',
    ': the value fits more than one of the alternatives',
  ],
  [
    { if: { type: 'string' }, then: { minLength: 2 } },
    'a',
    ': the value has 1 character, below the minimum 2',
  ],
  [
    { $ref: '#/$defs/a', $defs: { a: { allOf: [{ type: 'string' }] } } },
    1,
    ': the value must be string, not number',
  ],
  [false, 1, ': the value is not allowed'],
];

describe('an unfit value', () => {
  it.each(UNFIT)('of %j is explained as a person would: %j', (schema, value, fault, dialect = '2020-12') => {
    const verdict = validateInstance(schema, value, dialect);
    expect(verdict).toMatchObject({ valid: false });
    if ('valid' in verdict && !verdict.valid) expect(`${verdict.pointer}: ${verdict.message}`).toBe(fault);
  });

  it('is explained by the only alternative of its type', () => {
    const schema = { properties: { limit: { anyOf: [{ type: 'integer', maximum: 5 }, { type: 'null' }] } } };
    expect(validateInstance(schema, { limit: 7 }, '2020-12')).toEqual({
      valid: false,
      pointer: '/limit',
      message: '"limit" is 7, above the maximum 5',
    });
    expect(validateInstance(schema, { limit: 'x' }, '2020-12')).toMatchObject({
      message: '"limit" must be integer or null, not string',
    });
  });

  it('is found under any name', () => {
    const name = 'a/b~c %d "é" #';
    const schema = { properties: { [name]: { type: 'string' } } };
    expect(validateInstance(schema, { [name]: 1 }, '2020-12')).toEqual({
      valid: false,
      pointer: '/a~1b~0c %d "é" #',
      message: '"a/b~c %d \\"é\\" #" must be string, not number',
    });
  });
});

describe('untrusted names', () => {
  it('are no properties because every object inherits them', () => {
    for (const name of ['toString', 'hasOwnProperty', 'constructor', '__proto__']) {
      expect(validateInstance({ required: [name] }, {}, '2020-12')).toMatchObject({
        message: `"${name}" is missing`,
      });
      const value = JSON.parse(`{"${name}": 1}`);
      expect(validateInstance({ required: [name] }, value, '2020-12')).toEqual({ valid: true });
      const strict = JSON.parse(
        `{"properties": {"${name}": {"type": "string"}}, "additionalProperties": false}`,
      );
      expect(validateInstance(strict, value, '2020-12')).toMatchObject({ pointer: `/${name}` });
      expect(validateInstance({ additionalProperties: false }, value, '2020-12')).toMatchObject({
        valid: false,
      });
      expect(validateInstance({ format: name }, 'x', '2020-12')).toEqual({ valid: true });
    }
  });

  it('with half a character are not judged', () => {
    expect(validateInstance({ properties: {} }, { '\ud800': 1 }, '2020-12')).toHaveProperty('notJudged');
  });
});
