/** Schemas × values on which our verdicts are compared with the oracle's, all with all. */
import type { Dialect } from '../../src/validate/vocabulary.js';

/** Values of every kind, tried on every schema. */
export const VALUES: readonly unknown[] = [
  ...[null, true, false, 0, 1, -1, 1.5, 3, 7, 10, '', 'a', 'ab', 'abc', 'abcdef', '😀😀', 'a-b_c'],
  ...[
    [],
    [1],
    [1, 2],
    [1, 2, 3],
    ['a'],
    ['a', 1],
    ['a', 'a'],
    [1, '1'],
    [[1], [1]],
    [{ a: 1 }, { a: 1 }],
    [null],
  ],
  ...[{}, { a: 1 }, { a: 'x' }, { a: null }, { b: 1 }, { a: 1, b: 2 }, { a: 'x', b: 'y', c: 'z' }, { x1: 1 }],
  ...[{ x1: 'a', a: 1 }, { a: { a: { a: 1 } } }, { a: [1, 2] }, { kind: 'cat', lives: 9 }, { kind: 'dog' }],
  ...[{ next: { next: {} } }, { next: { next: 1 } }, { 'a/b': 1, 'c~d': 2, 'e%f': 3, '': 4, 'ü "x"': 5 }],
  ...[
    '2024-02-29',
    '2023-02-29',
    '12:00:00Z',
    '12:00:00',
    '2024-01-01T00:00:00Z',
    'x@y.zz',
    'http://a.b/c?d#e',
  ],
  ...[
    'f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
    '1.2.3.4',
    '256.1.1.1',
    '::1',
    '1::2::3',
    'example.com',
    '-a.b',
    '/a/0',
  ],
];

/** Keywords of every dialect; in a dialect that does not know one it must say nothing. */
export const SCHEMAS: readonly unknown[] = [
  ...['string', 'number', 'integer', 'boolean', 'null', 'array', 'object'].map((type) => ({ type })),
  ...[{ type: ['string', 'null'] }, { type: ['integer', 'array'] }, {}],
  ...[
    { enum: [1, 'a', null] },
    { enum: [{ a: 1 }, [1, 2]] },
    { const: 1 },
    { const: { a: 1 } },
    { const: null },
  ],
  ...[{ minimum: 1 }, { maximum: 1 }, { multipleOf: 3 }, { multipleOf: 0.5 }, { minimum: 0, maximum: 3 }],
  ...[{ minLength: 2 }, { maxLength: 2 }, { pattern: '^a' }, { pattern: 'b.?c' }, { pattern: '^[\\w-]+$' }],
  ...['date', 'date-time', 'time', 'email', 'uri', 'uuid', 'ipv4', 'ipv6', 'hostname', 'json-pointer'].map(
    (format) => ({ format }),
  ),
  ...[{ format: 'unknown-format' }, { format: 'constructor' }, { format: 'toString' }],
  ...[{ items: { type: 'number' } }, { items: false }, { items: {} }, { minItems: 2 }, { maxItems: 1 }],
  ...[{ uniqueItems: true }, { uniqueItems: false }, { contains: { type: 'string' } }, { contains: false }],
  ...[
    { contains: { type: 'number' }, minContains: 2 },
    { contains: { type: 'number' }, maxContains: 1 },
  ],
  { contains: { type: 'string' }, minContains: 0 },
  ...[{ prefixItems: [{ type: 'number' }] }, { prefixItems: [{ type: 'string' }], items: false }],
  ...[
    { properties: { a: { type: 'number' } } },
    { properties: { a: false } },
    { properties: { next: true } },
  ],
  ...[
    { required: ['a'] },
    { required: ['toString'] },
    { required: ['constructor'] },
    { required: ['a', 'b'] },
  ],
  ...[{ additionalProperties: false }, { additionalProperties: { type: 'number' }, properties: { a: {} } }],
  { patternProperties: { '^x': { type: 'number' }, '\\d$': { minimum: 1 } }, additionalProperties: false },
  { patternProperties: { '^zz': false, '^yy': false } },
  ...[
    { propertyNames: { maxLength: 1 } },
    { propertyNames: { pattern: '^[a-z]$' } },
    { propertyNames: false },
  ],
  ...[{ minProperties: 1 }, { maxProperties: 1 }, { dependentRequired: { a: ['b'] } }],
  ...[{ dependentSchemas: { a: { required: ['b'] } } }, { dependencies: { a: ['b'] } }],
  { dependencies: { a: { properties: { b: { type: 'string' } } } } },
  ...[{ not: { type: 'string' } }, { not: {} }, { allOf: [{ type: 'object' }, { required: ['a'] }] }],
  ...[{ anyOf: [{ type: 'string' }, { minimum: 2 }] }, { oneOf: [{ type: 'integer' }, { minimum: 2 }] }],
  ...[{ then: false }, { if: false }],
  {
    oneOf: [
      { properties: { kind: { const: 'cat' } }, required: ['lives'] },
      { properties: { kind: { const: 'dog' } } },
    ],
  },
  { $ref: '#/definitions/n', definitions: { n: { type: 'number' } } },
  { $ref: '#/$defs/n', $defs: { n: { type: 'number' } } },
  { properties: { b: { $ref: '#/properties/a' }, a: { type: 'number' } } },
  { properties: { next: { $ref: '#' } }, type: 'object' },
  {
    properties: { a: { $ref: '#/components/schemas/A%20B' } },
    components: { schemas: { 'A B': { type: 'number' } } },
  },
  {
    $id: 'http://x.y/root',
    properties: { a: { $ref: 'leaf' } },
    definitions: { l: { $id: 'leaf', type: 'number' } },
  },
  {
    properties: { id: { $id: 'http://x.y/z', type: 'number' }, a: { $ref: '#/definitions/a' } },
    definitions: { a: {} },
  },
  {
    unevaluatedProperties: false,
    properties: { a: {} },
    anyOf: [{ properties: { b: {} } }, { required: ['zz'] }],
  },
  {
    unevaluatedProperties: false,
    allOf: [{ $ref: '#/definitions/a' }],
    definitions: { a: { properties: { a: {} } } },
  },
  { unevaluatedProperties: { type: 'number' }, if: { required: ['a'] }, then: { properties: { a: true } } },
  {
    properties: { 'a/b': { type: 'string' }, 'c~d': {}, 'e%f': {} },
    additionalProperties: { type: 'number' },
  },
  ...[
    { title: 5, description: [], default: {}, examples: 1 },
    { $comment: 1, $schema: 'x' },
  ],
];

/** Words that only some dialects can read. */
export const MORE_SCHEMAS: Partial<Record<Dialect, readonly unknown[]>> = {
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
    {
      prefixItems: [{}],
      anyOf: [{ prefixItems: [true, { type: 'number' }] }, {}],
      unevaluatedItems: { type: 'string' },
    },
    { contains: { type: 'number' }, unevaluatedItems: { type: 'string' } },
  ],
};
