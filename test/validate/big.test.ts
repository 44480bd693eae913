import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateInstance } from '../../src/validate/instance.js';
import { DIALECTS, type Dialect } from '../../src/validate/vocabulary.js';
import { ORACLE_DIALECTS, oracle } from './oracle.js';

/** Values of every kind, tried on every schema. */
const VALUES: readonly unknown[] = [
  ...[null, true, false, 0, 1, -1, 1.5, 3, 7, 10, '', 'a', 'ab', 'abc', 'abcdef', '😀😀', 'a-b_c'],
  ...[[], [1], [1, 2], [1, 2, 3], ['a'], ['a', 1], ['a', 'a'], [1, '1'], [[1], [1]], [{ a: 1 }, { a: 1 }], [null]],
  ...[{}, { a: 1 }, { a: 'x' }, { a: null }, { b: 1 }, { a: 1, b: 2 }, { a: 'x', b: 'y', c: 'z' }, { x1: 1 }],
  ...[{ x1: 'a', a: 1 }, { a: { a: { a: 1 } } }, { a: [1, 2] }, { kind: 'cat', lives: 9 }, { kind: 'dog' }],
  ...[{ next: { next: {} } }, { next: { next: 1 } }, { 'a/b': 1, 'c~d': 2, 'e%f': 3, '': 4, 'ü "x"': 5 }],
  ...['2024-02-29', '2023-02-29', '12:00:00Z', '12:00:00', '2024-01-01T00:00:00Z', 'x@y.zz', 'http://a.b/c?d#e'],
  ...['f81d4fae-7dec-11d0-a765-00a0c91e6bf6', '1.2.3.4', '256.1.1.1', '::1', '1::2::3', 'example.com', '-a.b', '/a/0'],
];

/** Keywords of every dialect; in a dialect that does not know one it must say nothing. */
const SCHEMAS: readonly unknown[] = [
  ...['string', 'number', 'integer', 'boolean', 'null', 'array', 'object'].map((type) => ({ type })),
  ...[{ type: ['string', 'null'] }, { type: ['integer', 'array'] }, {}],
  ...[{ enum: [1, 'a', null] }, { enum: [{ a: 1 }, [1, 2]] }, { const: 1 }, { const: { a: 1 } }, { const: null }],
  ...[{ minimum: 1 }, { maximum: 1 }, { multipleOf: 3 }, { multipleOf: 0.5 }, { minimum: 0, maximum: 3 }],
  ...[{ minLength: 2 }, { maxLength: 2 }, { pattern: '^a' }, { pattern: 'b.?c' }, { pattern: '^[\\w-]+$' }],
  ...['date', 'date-time', 'time', 'email', 'uri', 'uuid', 'ipv4', 'ipv6', 'hostname', 'json-pointer'].map(
    (format) => ({ format }),
  ),
  ...[{ format: 'unknown-format' }, { format: 'constructor' }, { format: 'toString' }],
  ...[{ items: { type: 'number' } }, { items: false }, { items: {} }, { minItems: 2 }, { maxItems: 1 }],
  ...[{ uniqueItems: true }, { uniqueItems: false }, { contains: { type: 'string' } }, { contains: false }],
  ...[{ contains: { type: 'number' }, minContains: 2 }, { contains: { type: 'number' }, maxContains: 1 }],
  { contains: { type: 'string' }, minContains: 0 },
  ...[{ prefixItems: [{ type: 'number' }] }, { prefixItems: [{ type: 'string' }], items: false }],
  ...[{ properties: { a: { type: 'number' } } }, { properties: { a: false } }, { properties: { next: true } }],
  ...[{ required: ['a'] }, { required: ['toString'] }, { required: ['constructor'] }, { required: ['a', 'b'] }],
  ...[{ additionalProperties: false }, { additionalProperties: { type: 'number' }, properties: { a: {} } }],
  { patternProperties: { '^x': { type: 'number' }, '\\d$': { minimum: 1 } }, additionalProperties: false },
  { patternProperties: { '^zz': false, '^yy': false } },
  ...[{ propertyNames: { maxLength: 1 } }, { propertyNames: { pattern: '^[a-z]$' } }, { propertyNames: false }],
  ...[{ minProperties: 1 }, { maxProperties: 1 }, { dependentRequired: { a: ['b'] } }],
  ...[{ dependentSchemas: { a: { required: ['b'] } } }, { dependencies: { a: ['b'] } }],
  { dependencies: { a: { properties: { b: { type: 'string' } } } } },
  ...[{ not: { type: 'string' } }, { not: {} }, { allOf: [{ type: 'object' }, { required: ['a'] }] }],
  ...[{ anyOf: [{ type: 'string' }, { minimum: 2 }] }, { oneOf: [{ type: 'integer' }, { minimum: 2 }] }],
  ...[{ then: false }, { if: false }],
  { oneOf: [{ properties: { kind: { const: 'cat' } }, required: ['lives'] }, { properties: { kind: { const: 'dog' } } }] },
  { $ref: '#/definitions/n', definitions: { n: { type: 'number' } } },
  { $ref: '#/$defs/n', $defs: { n: { type: 'number' } } },
  { properties: { b: { $ref: '#/properties/a' }, a: { type: 'number' } } },
  { properties: { next: { $ref: '#' } }, type: 'object' },
  { properties: { a: { $ref: '#/components/schemas/A%20B' } }, components: { schemas: { 'A B': { type: 'number' } } } },
  { $id: 'http://x.y/root', properties: { a: { $ref: 'leaf' } }, definitions: { l: { $id: 'leaf', type: 'number' } } },
  { properties: { id: { $id: 'http://x.y/z', type: 'number' }, a: { $ref: '#/definitions/a' } }, definitions: { a: {} } },
  { unevaluatedProperties: false, properties: { a: {} }, anyOf: [{ properties: { b: {} } }, { required: ['zz'] }] },
  { unevaluatedProperties: false, allOf: [{ $ref: '#/definitions/a' }], definitions: { a: { properties: { a: {} } } } },
  { unevaluatedProperties: { type: 'number' }, if: { required: ['a'] }, then: { properties: { a: true } } },
  { properties: { 'a/b': { type: 'string' }, 'c~d': {}, 'e%f': {} }, additionalProperties: { type: 'number' } },
  ...[{ title: 5, description: [], default: {}, examples: 1 }, { $comment: 1, $schema: 'x' }],
];

/** Words that only some dialects can read. */
const MORE: Partial<Record<Dialect, readonly unknown[]>> = {
  'draft-07': [
    { items: [{ type: 'number' }, { type: 'string' }], additionalItems: false },
    { items: [{ type: 'number' }], additionalItems: { type: 'number' } },
    { if: { type: 'string' }, then: { minLength: 2 }, else: { type: 'object' } },
    { $ref: '#anchor', definitions: { a: { $id: '#anchor', type: 'number' } } },
  ],
  '2019-09': [
    { items: [{ type: 'number' }, { type: 'string' }], additionalItems: false },
    { if: { type: 'string' }, then: { minLength: 2 }, else: { type: 'object' } },
    { $ref: '#anchor', $defs: { a: { $anchor: 'anchor', type: 'number' } } },
    { $ref: '#/$defs/n', minimum: 2, $defs: { n: { type: 'number' } } },
    { $recursiveAnchor: true, properties: { next: { $recursiveRef: '#' } }, type: 'object' },
    { items: [{}], unevaluatedItems: false },
  ],
  '2020-12': [
    { $dynamicAnchor: 'node', properties: { next: { $dynamicRef: '#node' } }, type: 'object' },
    { $ref: '#/$defs/n', minimum: 2, $defs: { n: { type: 'number' } } },
    { prefixItems: [{}], unevaluatedItems: false },
    { prefixItems: [{}], anyOf: [{ prefixItems: [true, { type: 'number' }] }, {}], unevaluatedItems: { type: 'string' } },
    { contains: { type: 'number' }, unevaluatedItems: { type: 'string' } },
  ],
};

describe.each(ORACLE_DIALECTS)('a value judged in %s', (dialect) => {
  it.each([...SCHEMAS, ...(MORE[dialect] ?? [])].map((schema) => [JSON.stringify(schema), schema]))(
    'gets the verdict of ajv from %s',
    (_name, schema) => {
      const check = oracle(dialect).compile(schema as object);
      for (const value of VALUES) {
        const ours = validateInstance(schema, value, dialect);
        expect({ value, ...ours }).toMatchObject({ value, valid: check(value) });
      }
    },
  );
});

/** Small schemas and values that often touch. */
const name = fc.constantFrom('a', 'b', 'x1', 'a/b %');
const record = <T>(values: fc.Arbitrary<T>) =>
  fc.array(fc.tuple(name, values), { maxLength: 3 }).map((pairs) => Object.fromEntries(pairs));
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(null, true, false, 0, 1, 2, -1, 1.5, '', 'a', 'ab', '2024-01-01'),
    fc.array(tie('value'), { maxLength: 3 }),
    record(tie('value')),
  ),
}));
const { schema } = fc.letrec<{ schema: unknown }>((tie) => {
  const each = tie('schema');
  const few = fc.array(each, { minLength: 1, maxLength: 3 });
  const keywords: Record<string, fc.Arbitrary<unknown>> = {
    type: fc.constantFrom('string', 'number', 'integer', 'object', 'array', 'null', ['string', 'null'], ['array', 'object']),
    enum: fc.array(value, { minLength: 1, maxLength: 3 }),
    const: value,
    minimum: fc.constantFrom(0, 1),
    exclusiveMaximum: fc.constantFrom(1, 2),
    minLength: fc.constantFrom(1, 2),
    pattern: fc.constantFrom('^a', 'b$', '\\d', '^$'),
    items: each,
    minItems: fc.constantFrom(1, 2),
    uniqueItems: fc.boolean(),
    contains: each,
    properties: record(each),
    patternProperties: fc.constantFrom('^a', '\\d$', '%').chain((p) => each.map((s) => ({ [p]: s }))),
    additionalProperties: each,
    propertyNames: each,
    required: fc.uniqueArray(name, { maxLength: 2 }),
    maxProperties: fc.constantFrom(1, 2),
    dependencies: record(fc.oneof(each, fc.uniqueArray(name, { maxLength: 2 }))),
    allOf: few,
    anyOf: few,
    oneOf: few,
    not: each,
    if: each,
    then: each,
    else: each,
    unevaluatedProperties: each,
    prefixItems: few,
    unevaluatedItems: each,
    dependentRequired: record(fc.uniqueArray(name, { maxLength: 2 })),
    dependentSchemas: record(each),
    $ref: fc.constantFrom('#/definitions/d', '#/definitions/e'),
  };
  return {
    schema: fc.oneof(
      { depthSize: 'small', maxDepth: 3 },
      { weight: 1, arbitrary: fc.boolean() },
      {
        weight: 9,
        arbitrary: fc
          .subarray(Object.keys(keywords), { maxLength: 3 })
          .chain((chosen) => fc.record(Object.fromEntries(chosen.map((key) => [key, keywords[key]!])))),
      },
    ),
  };
});

describe.each(DIALECTS)('any value judged by any schema in %s', (dialect) => {
  const judged = fc.tuple(schema, schema, schema, value);
  const whole = (root: unknown, d: unknown, e: unknown) => {
    const definitions = { d: stripRefs(d), e };
    return typeof root === 'boolean' ? { allOf: [root], definitions } : { ...(root as object), definitions };
  };

  it('gets an answer, and both stay as they were', () => {
    fc.assert(
      fc.property(judged, ([root, d, e, input]) => {
        const all = whole(root, d, e);
        const before = JSON.stringify([all, input]);
        const verdict = validateInstance(all, input, dialect);
        expect(JSON.stringify([all, input])).toBe(before);
        if (!('valid' in verdict) || verdict.valid) return;
        expect(verdict.message.length).toBeLessThanOrEqual(100);
        expect(verdict.message).toMatch(/^[a-z"]/);
        expect(verdict.message).not.toMatch(/undefined|\.$|does not fit "/);
      }),
      { numRuns: 150000 },
    );
  });

  it.skipIf(dialect === 'draft-04')('gets the verdict of ajv', () => {
    fc.assert(
      fc.property(judged, ([root, d, e, input]) => {
        const all: object = whole(root, d, e);
        const verdict = validateInstance(all, input, dialect);
        if (!('valid' in verdict) || isKnownDifference(all, dialect) || isAjvLoop(all, input)) return;
        const expected = askAjv(all, input, dialect);
        if (expected !== undefined) expect(verdict.valid).toBe(expected);
      }),
      { numRuns: 150000 },
    );
  });
});

/** So that references end somewhere. */
function stripRefs(each: unknown): unknown {
  return JSON.parse(JSON.stringify(each, (key, held) => (key === '$ref' ? undefined : held)));
}

/** `undefined` where ajv trips: over a reference to itself, or over a variable that its own code forgot to declare. */
function askAjv(schema: object, input: unknown, dialect: Dialect): boolean | undefined {
  try {
    return oracle(dialect).compile(schema)(input) as boolean;
  } catch {
    return undefined;
  }
}

/**
 * Where ajv is not the judge: it reads `if` in draft-06, and what stands beside a `$ref` in draft-06 and -07; it
 * takes an item for evaluated that only a failed alternative has seen. In 2019-09 it is right and we are not: see "counts what is contained as evaluated".
 */
function isKnownDifference(each: unknown, dialect: Dialect): boolean {
  if (typeof each !== 'object' || each === null) return false;
  const keys = Object.keys(each).filter((key) => key !== 'definitions');
  if (dialect.startsWith('draft') && '$ref' in each && keys.length > 1) return true;
  if (dialect === 'draft-06' && 'if' in each) return true;
  if ('unevaluatedItems' in each && /anyOf|oneOf|"if"|\$ref|contains/.test(JSON.stringify(each))) return true;
  return Object.values(each).some((inside) => isKnownDifference(inside, dialect));
}

/** In ajv's loops over items and properties, an empty list `contains` whatever the list before it did. */
function isAjvLoop(all: object, input: unknown): boolean {
  return JSON.stringify(all).includes('"contains"') && JSON.stringify(input).includes('[]');
}
