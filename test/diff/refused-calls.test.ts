import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { inputChanges, outputChanges, told } from './compare.js';

const ajv = new Ajv2020({ strict: false });
const text = { type: 'string' };
const count = { type: 'integer' };
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const inside = (schema: object) => object({ boat: schema });

/** What, the old version, the new one, a call that only the old one accepts. */
type Row = [string, object, object, object];

const NAMES: readonly Row[] = [
  [
    'a type for a name that had to be sent without being listed',
    object({ q: text }, { required: ['id'] }),
    object({ q: text, id: count }, { required: ['id'] }),
    { id: 'boat-7' },
  ],
  [
    'the same further down',
    inside(object({ q: text }, { required: ['id'] })),
    inside(object({ q: text, id: count }, { required: ['id'] })),
    { boat: { id: 'boat-7' } },
  ],
  [
    'the same where the name need not be sent any more',
    object({ q: text }, { required: ['id'] }),
    object({ q: text, id: count }),
    { id: 'boat-7' },
  ],
  [
    'a name of another type than all others have',
    object({ a: text }, { additionalProperties: text }),
    object({ a: text, m: count }, { additionalProperties: text }),
    { m: 'five' },
  ],
  [
    'a name of another type than its pattern has',
    object({ a: text }, { patternProperties: { '^m': text } }),
    object({ a: text, m: count }, { patternProperties: { '^m': text } }),
    { m: 'five' },
  ],
  [
    'a name that an unreadable pattern may match',
    object({ a: text }, { patternProperties: { '^[m-z]+$': text } }),
    object({ a: text, m: count }, { patternProperties: { '^[m-z]+$': text } }),
    { m: 'five' },
  ],
  [
    'a pattern that is gone beside a type for all other names',
    object({ a: text }, { patternProperties: { '^x': text }, additionalProperties: count }),
    object({ a: text }, { additionalProperties: count }),
    { xy: 'five' },
  ],
  [
    'a pattern that is gone while all other names get a type',
    object({ a: text }, { patternProperties: { '^x': text } }),
    object({ a: text }, { additionalProperties: count }),
    { xy: 'five' },
  ],
  [
    'a pattern that is gone while the object is closed',
    object({ a: text }, { patternProperties: { '^x': text } }),
    object({ a: text }, { additionalProperties: false }),
    { xy: 'five' },
  ],
  [
    'a pattern that lets names in and binds a listed one',
    object({ a: text }, { additionalProperties: false }),
    object({ a: text }, { additionalProperties: false, patternProperties: { '^a': { maxLength: 3 } } }),
    { a: 'long' },
  ],
  [
    'the same with a pattern that cannot be read',
    object({ a: text }, { additionalProperties: false }),
    object({ a: text }, { additionalProperties: false, patternProperties: { '^[a]': { maxLength: 3 } } }),
    { a: 'long' },
  ],
  [
    'a pattern that overlaps another one',
    object({}, { additionalProperties: count, patternProperties: { '^x': text } }),
    object({}, { additionalProperties: count, patternProperties: { '^x': text, y$: count } }),
    { xy: 'five' },
  ],
  ['a name that is refused by itself', { type: 'object' }, object({ z: false }), { z: 1 }],
  ['the same further down', inside({ type: 'object' }), inside(object({ z: false })), { boat: { z: 1 } }],
];

const open = (more: object) => ({ type: 'object', unevaluatedProperties: false, ...more });
const list = (more: object) => object({ crew: { type: 'array', unevaluatedItems: false, ...more } });

/** What lets something in that nothing else speaks of goes. */
const UNEVALUATED: readonly Row[] = [
  ['the first entries', list({ prefixItems: [text] }), list({}), { crew: ['Ann'] }],
  [
    'one of the first entries',
    list({ prefixItems: [text, text] }),
    list({ prefixItems: [text] }),
    { crew: ['Ann', 'Bea'] },
  ],
  ['what a list must contain', list({ contains: text }), list({}), { crew: ['Ann'] }],
  ['all entries', list({ items: text }), list({}), { crew: ['Ann'] }],
  [
    'the same in all of several',
    list({ allOf: [{ prefixItems: [text] }] }),
    list({ allOf: [{}] }),
    { crew: ['Ann'] },
  ],
  [
    'a condition on members',
    open({ properties: { a: text }, if: { required: ['a'] }, then: { properties: { b: text } } }),
    open({ properties: { a: text } }),
    { a: 'x', b: 'y' },
  ],
  [
    'what one member brings along',
    open({ properties: { a: text }, dependentSchemas: { a: { properties: { b: text } } } }),
    open({ properties: { a: text } }),
    { a: 'x', b: 'y' },
  ],
  [
    'a schema for all other names',
    open({ properties: { a: text }, additionalProperties: text }),
    open({ properties: { a: text } }),
    { b: 'y' },
  ],
  [
    'the same in all of several',
    open({ allOf: [{ additionalProperties: text }] }),
    open({ allOf: [{}] }),
    { b: 'y' },
  ],
];

describe.each([
  ['names', NAMES],
  ['what nothing evaluates', UNEVALUATED],
] as const)('a change by which a call is refused is breaking: %s', (_, rows) => {
  it.each(rows)('%s', (_, base, head, call) => {
    expect([ajv.compile(base)(call), ajv.compile(head)(call)]).toEqual([true, false]);
    expect(told(inputChanges(base, head)).filter((each) => each.startsWith('breaking'))).not.toEqual([]);
    const mirrored = told(outputChanges(head, base)).filter((each) => each.startsWith('breaking'));
    expect(mirrored).not.toEqual([]);
  });
});

describe('a change by which no call is refused is not breaking', () => {
  it.each<[string, object, object]>([
    [
      'a listed name of the type that all others have',
      object({ a: text }, { additionalProperties: text }),
      object({ a: text, m: text }, { additionalProperties: text }),
    ],
    [
      'a listed name that the pattern does not match',
      object({ a: text }, { patternProperties: { '^x-': text } }),
      object({ a: text, m: count }, { patternProperties: { '^x-': text } }),
    ],
    [
      'a listed name in a closed object whose pattern does not match it',
      object({ a: text }, { patternProperties: { '^x-': text }, additionalProperties: false }),
      object({ a: text, m: count }, { patternProperties: { '^x-': text }, additionalProperties: false }),
    ],
    [
      'a pattern that lets in other names than the listed ones',
      object({ a: text }, { additionalProperties: false }),
      object({ a: text }, { additionalProperties: false, patternProperties: { '^x-': count } }),
    ],
    [
      'a pattern that is gone where all other names have its type',
      object({ a: text }, { patternProperties: { '^x-': text }, additionalProperties: text }),
      object({ a: text }, { additionalProperties: text }),
    ],
    ['a name that is refused no more', object({ z: false }), { type: 'object' }],
    [
      'a name that is refused where all are',
      object({}, { additionalProperties: false }),
      object({ z: false }, { additionalProperties: false }),
    ],
  ])('%s', (_, base, head) => {
    expect(told(inputChanges(base, head)).filter((each) => each.startsWith('breaking'))).toEqual([]);
  });
});

describe('a pattern that cannot be read', () => {
  it('is said to leave the matter open', () => {
    const patterns = { patternProperties: { '^[m-z]+$': text } };
    const changes = inputChanges(object({ a: text }, patterns), object({ a: text, m: count }, patterns));
    expect(changes.filter((change) => change.class === 'breaking')).toMatchObject([
      { kind: 'condition-changed', isDecided: false },
    ]);
  });
});
