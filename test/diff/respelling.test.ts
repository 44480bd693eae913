import { describe, expect, it } from 'vitest';
import { inputChanges, parameterChanges, told } from './compare.js';

const text = { type: 'string' };
const count = { type: 'integer' };
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });

/** Two ways to write one thing. */
const PAIRS: readonly [string, unknown, unknown][] = [
  ['a constant and a list of one value', { const: 'low' }, { enum: ['low'] }],
  ['values with their type and without', { type: 'string', enum: ['a', 'b'] }, { enum: ['a', 'b'] }],
  ['a list of types in another order', { type: ['string', 'null'] }, { type: ['null', 'string'] }],
  ['a list of one type', { type: ['string'] }, text],
  ['types as branches', { type: ['string', 'null'] }, { anyOf: [text, { type: 'null' }] }],
  [
    'a bound beside the types and in its branch',
    { type: ['string', 'null'], minLength: 2 },
    { anyOf: [{ type: 'string', minLength: 2 }, { type: 'null' }] },
  ],
  ['branches in another order', { anyOf: [text, count] }, { anyOf: [count, text] }],
  [
    'branches in branches',
    { anyOf: [text, count, { type: 'null' }] },
    { anyOf: [text, { anyOf: [count, { type: 'null' }] }] },
  ],
  ['one branch', { anyOf: [text] }, text],
  ['exactly one of branches that exclude each other', { oneOf: [text, count] }, { anyOf: [text, count] }],
  ['constants as branches', { oneOf: [{ const: 'a' }, { const: 'b' }] }, { enum: ['a', 'b'] }],
  ['all of one', { allOf: [{ type: 'string', minLength: 1 }] }, { type: 'string', minLength: 1 }],
  ['all of two', { allOf: [text, { minLength: 1 }] }, { type: 'string', minLength: 1 }],
  [
    'whole numbers above 4 and from 5',
    { type: 'integer', exclusiveMinimum: 4 },
    { type: 'integer', minimum: 5 },
  ],
  [
    'the flag of draft-04',
    { type: 'number', minimum: 4, exclusiveMinimum: true },
    { type: 'number', exclusiveMinimum: 4 },
  ],
  ['a word of OpenAPI', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
  ['a least length of nothing', { type: 'string', minLength: 0 }, text],
  ['entries of any kind', { type: 'array', items: {} }, { type: 'array' }],
  [
    'entries one by one, before 2020-12',
    { type: 'array', items: [text], additionalItems: false },
    { type: 'array', prefixItems: [text], items: false },
  ],
  ['an open object', object({ a: text }, { additionalProperties: true }), object({ a: text })],
  [
    'an object that is open with a schema',
    object({ a: text }, { additionalProperties: {} }),
    object({ a: text }),
  ],
  [
    'names to be sent in another order',
    object({ a: text, b: text }, { required: ['a', 'b'] }),
    object({ a: text, b: text }, { required: ['b', 'a'] }),
  ],
  ['nothing to be sent', object({ a: text }, { required: [] }), object({ a: text })],
  [
    'names of two that are all of',
    { allOf: [object({ a: text }), object({ b: text })] },
    object({ a: text, b: text }),
  ],
  [
    'a condition with its parts in another order',
    { type: 'string', not: { minLength: 2, type: 'string' } },
    { not: { type: 'string', minLength: 2 }, type: 'string' },
  ],
  [
    'a condition spelled otherwise',
    { type: 'string', not: { const: 'x' } },
    { type: 'string', not: { enum: ['x'] } },
  ],
  [
    'overlapping branches in another order',
    { oneOf: [{ type: 'number' }, { type: 'integer', minimum: 3 }] },
    { oneOf: [{ type: 'integer', minimum: 3 }, { type: 'number' }] },
  ],
  [
    'dependencies in the words of both dialects',
    object({ a: text }, { dependencies: { a: ['b'] } }),
    object({ a: text }, { dependentRequired: { a: ['b'] } }),
  ],
  ['members in another order', { type: 'string', minLength: 1 }, { minLength: 1, type: 'string' }],
];

describe('what accepts the same is neutral, however it is written', () => {
  it.each(PAIRS)('%s', (_, one, other) => {
    expect(told(parameterChanges(one, other))).toEqual(['neutral schema-respelled']);
    expect(told(parameterChanges(other, one))).toEqual(['neutral schema-respelled']);
  });

  it('a definition and what it stands for', () => {
    const kiln = object({ heat: { type: 'number', minimum: 0, description: 'In degrees.' } });
    const inlined = object({ first: kiln, second: kiln });
    const referred = object(
      { first: { $ref: '#/$defs/kiln' }, second: { $ref: '#/$defs/kiln' } },
      { $defs: { kiln } },
    );
    const legacy = object(
      { first: { $ref: '#/definitions/kiln' }, second: { allOf: [{ $ref: '#/definitions/kiln' }] } },
      { definitions: { kiln } },
    );
    for (const [one, other] of [
      [inlined, referred],
      [referred, legacy],
      [legacy, inlined],
    ])
      expect(told(inputChanges(one, other))).toEqual(['neutral schema-respelled']);
  });

  it('a definition that nothing refers to', () => {
    expect(told(inputChanges(object({ a: text }), object({ a: text }, { $defs: { b: text } })))).toEqual([
      'neutral schema-respelled',
    ]);
  });

  it('a dialect and an id', () => {
    const named = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: 'urn:kiln',
      ...object({ a: text }),
    };
    expect(told(inputChanges(object({ a: text }), named))).toEqual(['neutral schema-respelled']);
  });

  it('the type of the arguments: they are an object anyway', () => {
    expect(told(inputChanges({ properties: { a: text } }, object({ a: text })))).toEqual([
      'neutral schema-respelled',
    ]);
    expect(told(inputChanges({}, { type: 'object' }))).toEqual(['neutral schema-respelled']);
  });
});

describe('what only looks alike is not the same', () => {
  it.each<[string, unknown, unknown, string]>([
    ['a constant and another value', { const: 'low' }, { enum: ['high'] }, 'breaking enum-narrowed'],
    [
      'exactly one of branches that overlap',
      { anyOf: [{ type: 'number' }, count] },
      { oneOf: [{ type: 'number' }, count] },
      'breaking condition-added',
    ],
    [
      'a bound in one branch of two',
      { anyOf: [text, { type: 'null' }] },
      { anyOf: [{ type: 'string', minLength: 1 }, { type: 'null' }] },
      'breaking bound-tightened',
    ],
    ['a value of another type', { enum: [1] }, { enum: ['1'] }, 'breaking type-changed'],
    [
      'a word that JSON Schema does not know',
      { type: 'string', nullable: true },
      { type: 'string' },
      'breaking type-narrowed',
    ],
  ])('%s', (_, one, other, kind) => {
    expect(told(parameterChanges(one, other))).toContain(kind);
  });

  it('a definition that is narrower is found inside of it, once, however many parameters use it', () => {
    const root = (kiln: object) =>
      object({ first: { $ref: '#/$defs/kiln' }, second: { $ref: '#/$defs/kiln' } }, { $defs: { kiln } });
    const changes = inputChanges(
      root(object({ heat: { type: ['string', 'null'] } })),
      root(object({ heat: text })),
    );
    expect(told(changes)).toEqual(['breaking type-narrowed']);
    const heat = '/tools/0/inputSchema/$defs/kiln/properties/heat';
    expect(changes[0]).toMatchObject({ base: heat, head: heat });
  });
});
