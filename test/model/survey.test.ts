import { Ajv, type ValidateFunction } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dialect } from '../../src/model/schema/dialect.js';
import { KEYWORDS } from '../../src/model/schema/keywords.js';
import { type Keyword, SchemaTree } from '../../src/model/schema/tree.js';
import { validateSchema } from '../../src/validate/metaschema.js';

const survey = (schema: unknown) => new SchemaTree(schema, '');
const pointers = (places: readonly Keyword[]) => places.map(({ pointer }) => pointer);

const META: Readonly<Record<'draft-07' | '2019-09' | '2020-12', string>> = {
  'draft-07': 'http://json-schema.org/draft-07/schema#',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
};

/** ajv with its own copies of the meta-schemas. It leaves formats unchecked, as regular expressions have a rule of their own. */
const OPTIONS = { strict: false, validateFormats: false, logger: false } as const;
const METASCHEMAS: Readonly<Record<keyof typeof META, ValidateFunction>> = {
  'draft-07': new Ajv(OPTIONS).getSchema(META['draft-07'])!,
  '2019-09': new Ajv2019(OPTIONS).getSchema(META['2019-09'])!,
  '2020-12': new Ajv2020(OPTIONS).getSchema(META['2020-12'])!,
};

/** Values that are right for some keyword and wrong for the others. */
const scalar = fc.constantFrom<unknown>(
  'string',
  'array',
  'int',
  '',
  '^a',
  true,
  false,
  null,
  0,
  1,
  -1,
  0.5,
  ['string', 'null'],
  ['a', 'a'],
  ['a', 1],
  [],
  {},
  { a: ['b'] },
  { a: 1 },
  [{}],
  [true, 3],
);
const keyword = fc.constantFrom(...KEYWORDS.keys(), 'id', 'nullable', 'x-mcp-header', 'widget', '__proto__');
const { schema } = fc.letrec<{ schema: unknown; value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 3, arbitrary: scalar },
    { weight: 2, arbitrary: tie('schema') },
    { weight: 1, arbitrary: fc.array(tie('schema'), { maxLength: 2 }) },
    {
      weight: 1,
      arbitrary: fc.dictionary(fc.constantFrom('a', 'type', '__proto__'), tie('schema'), {
        maxKeys: 2,
        noNullPrototype: true,
      }),
    },
  ),
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.boolean(),
    fc
      .uniqueArray(fc.tuple(keyword, tie('value')), { selector: ([name]) => name, maxLength: 3 })
      .map((entries) => Object.fromEntries(entries)),
  ),
}));

describe('a schema that is plain', () => {
  it.each(['draft-07', '2019-09', '2020-12'] as const)('is valid in %s', (dialect) => {
    let plain = 0;
    fc.assert(
      fc.property(schema, (candidate) => {
        if (typeof candidate !== 'object' || candidate === null) return;
        // ajv's copy of draft-07 is older than the one at json-schema.org, which lets an enum be empty.
        if (dialect === 'draft-07' && JSON.stringify(candidate).includes('"enum"')) return;
        const named = { ...candidate, $schema: META[dialect] };
        if (!survey(named).plain) return;
        plain++;
        expect(METASCHEMAS[dialect](named)).toBe(true);
        expect(validateSchema(named, dialect as Dialect)).toEqual([]);
      }),
      { numRuns: 4000 },
    );
    expect(plain).toBeGreaterThan(100);
  });

  it('is what ordinary tools have, so that no validator is loaded for them', () => {
    const ordinary = {
      type: 'object',
      properties: {
        query: { type: 'string', description: 'Text.', minLength: 1, pattern: '^a', examples: ['a'] },
        limit: { type: ['integer', 'null'], minimum: 1, maximum: 100, default: 20 },
        order: { enum: ['up', 'down'] },
        where: { anyOf: [{ $ref: '#/$defs/Where' }, { type: 'null' }] },
        tags: { type: 'array', items: { type: 'string' }, uniqueItems: true },
      },
      required: ['query'],
      additionalProperties: false,
      $defs: { Where: { type: 'object', additionalProperties: { type: 'string' } } },
    };
    expect(survey(ordinary).plain).toBe(true);
  });

  it.each<[string, unknown]>([
    ['a boolean bound', { exclusiveMinimum: true }],
    ['a type that is none', { properties: { a: { type: 'int' } } }],
    ['a required flag', { properties: { a: { required: true } } }],
    ['a list as items', { items: [{}] }],
    ['properties that are a list', { properties: [] }],
    ['a property that is null', { properties: { a: null } }],
    ['an empty anyOf', { anyOf: [] }],
    ['nothing but text', 'object'],
    ['draft-04', { $schema: 'http://json-schema.org/draft-04/schema#', type: 'object' }],
  ])('is not one with %s', (_, candidate) => {
    expect(survey(candidate).plain).toBe(false);
  });
});

describe('the survey of a schema', () => {
  const FULL = {
    $id: 'urn:example:full',
    properties: {
      pattern: { pattern: 'a' },
      $ref: { $ref: '#/$defs/A' },
      nullable: { nullable: true, 'x-mcp-header': 'A' },
      default: {
        default: { $ref: '#/no', pattern: '(' },
        enum: [{ $ref: '#/no' }],
        const: { nullable: true },
      },
    },
    patternProperties: { '^x': { $anchor: 'x' } },
    items: { $ref: '#x' },
    not: { example: 1 },
    anyOf: [{ $ref: 'https://example.com/s' }, true],
    $defs: { A: { $dynamicAnchor: 'dyn', 'x-mcp-header': 'B' } },
  };

  it('finds what stands in it, wherever schemas nest, and nothing in values', () => {
    const found = survey(FULL);
    expect(found.refs.map(({ pointer }) => pointer)).toEqual(['/properties/$ref', '/items', '/anyOf/0']);
    expect(pointers(found.patterns).sort()).toEqual(['/patternProperties/^x', '/properties/pattern/pattern']);
    expect(pointers(found.foreignWords)).toEqual(['/properties/nullable/nullable', '/not/example']);
    expect(pointers(found.headers)).toEqual(['/properties/nullable/x-mcp-header', '/$defs/A/x-mcp-header']);
    for (const name of ['urn:example:full', '#x', '#dyn']) expect(found.resolve(name)).toBeTypeOf('object');
    for (const name of ['#nope', '#A']) expect(found.resolve(name)).toBe('dangling');
  });

  it('counts the levels of schemas', () => {
    expect(survey({}).depth).toBe(1);
    expect(survey({ properties: { a: { items: {} } } }).depth).toBe(3);
    expect(survey({ default: { properties: { a: {} } } }).depth).toBe(1);
  });

  it('does not use the call stack for nesting', () => {
    let deep: unknown = {};
    for (let level = 0; level < 100_000; level++) deep = { not: deep };
    expect(survey(deep).depth).toBe(100_001);
  });

  it('survives values that cannot be made a text', () => {
    const hostile = { toString: 1, valueOf: 1 };
    for (const key of ['$anchor', '$dynamicAnchor', '$id', 'id', '$ref', '$schema', 'type', 'pattern'])
      expect(survey({ [key]: hostile }).resolve('#[object Object]')).toBe('dangling');
  });

  it('calls a dialect unknown when it is', () => {
    expect(survey({ $schema: 'https://example.com/s' }).dialect).toBeUndefined();
    expect(survey({ $schema: 7 }).dialect).toBe('2020-12');
    expect(survey({ $schema: 'HTTP://json-schema.org/draft-07/schema' }).dialect).toBeUndefined();
    expect(survey({ $schema: 'https://json-schema.org/draft-07/schema#' }).dialect).toBe('draft-07');
  });
});
