import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateSchema } from '../../src/validate/metaschema.js';
import { DIALECTS, type Dialect } from '../../src/validate/vocabulary.js';
import { ORACLE_DIALECTS, oracle } from './oracle.js';

/** Schema, dialect, and the faults as `pointer: message`. */
const FAULTY: readonly [schema: unknown, dialect: Dialect, ...faults: string[]][] = [
  [{ type: 'strin' }, '2020-12', '/type: "type" is "strin", not a JSON Schema type'],
  [{ type: null }, '2020-12', '/type: "type" is null, not a JSON Schema type'],
  [{ type: {} }, '2020-12', '/type: "type" must be a type name or a list of them, not an object'],
  [{ type: [] }, 'draft-07', '/type: "type" is an empty list; in draft-07 it holds at least one type'],
  [{ type: ['null', 'strin'] }, '2019-09', '/type/1: "type" holds "strin", not a JSON Schema type'],
  [{ type: ['null', 'null'] }, '2019-09', '/type: "type" repeats "null"'],
  [
    { type: ['null', 'strin', 'null'] },
    'draft-04',
    '/type: "type" repeats "null"',
    '/type/1: "type" holds "strin", not a JSON Schema type',
  ],
  [
    { exclusiveMinimum: true },
    '2020-12',
    '/exclusiveMinimum: "exclusiveMinimum" is true; in 2020-12 it is a number',
  ],
  [{ exclusiveMaximum: 'x' }, 'draft-07', '/exclusiveMaximum: "exclusiveMaximum" must be a number, not "x"'],
  [
    { maximum: 1, exclusiveMaximum: 1 },
    'draft-04',
    '/exclusiveMaximum: "exclusiveMaximum" is 1; in draft-04 it is true or false',
  ],
  [{ exclusiveMinimum: true }, 'draft-04', ': "exclusiveMinimum" needs "minimum" beside it in draft-04'],
  [
    { properties: { a: { required: true } } },
    '2020-12',
    '/properties/a/required: "required" must be a list of names, not true',
  ],
  [{ required: ['a', 1] }, '2020-12', '/required/1: "required" holds 1, not a name'],
  [{ required: ['a', 'a'] }, '2020-12', '/required: "required" repeats "a"'],
  [
    { required: [] },
    'draft-04',
    '/required: "required" is an empty list; in draft-04 it holds at least one name',
  ],
  [{ enum: [] }, 'draft-06', '/enum: "enum" is an empty list; in draft-06 it holds at least one value'],
  [{ enum: [{ valueOf: 1 }, { valueOf: 1 }] }, 'draft-04', '/enum: "enum" repeats an object'],
  [{ enum: 'a' }, '2020-12', '/enum: "enum" must be a list, not "a"'],
  [{ items: [{}] }, '2020-12', '/items: "items" is a list; in 2020-12 tuples are written "prefixItems"'],
  [{ items: [{ type: 'strin' }] }, 'draft-07', '/items/0/type: "type" is "strin", not a JSON Schema type'],
  [{ items: [] }, 'draft-07', '/items: "items" is an empty list; in draft-07 it holds at least one schema'],
  [{ items: 5 }, 'draft-07', '/items: "items" must be a schema or a list of schemas, not 5'],
  [{ minLength: -1 }, '2020-12', '/minLength: "minLength" is -1, below 0'],
  [{ minLength: 1.5 }, '2020-12', '/minLength: "minLength" is 1.5, not a whole number'],
  [{ minLength: '1' }, '2020-12', '/minLength: "minLength" must be a whole number, not "1"'],
  [{ multipleOf: 0 }, '2020-12', '/multipleOf: "multipleOf" is 0, not above 0'],
  [{ properties: null }, '2020-12', '/properties: "properties" must be an object, not null'],
  [
    { properties: { a: 'string' } },
    '2020-12',
    '/properties/a: a schema must be an object or a boolean, not "string"',
  ],
  [{ properties: { a: true } }, 'draft-04', '/properties/a: a schema must be an object, not true'],
  ['string', '2020-12', ': a schema must be an object or a boolean, not "string"'],
  [null, '2020-12', ': a schema must be an object or a boolean, not null'],
  [{ anyOf: [] }, '2020-12', '/anyOf: "anyOf" is an empty list; in 2020-12 it holds at least one schema'],
  [{ anyOf: {} }, '2020-12', '/anyOf: "anyOf" must be a list of schemas, not an object'],
  [
    { additionalProperties: 'no' },
    '2020-12',
    '/additionalProperties: "additionalProperties" must be a schema, not "no"',
  ],
  [{ description: ['a'] }, '2020-12', '/description: "description" must be text, not a list'],
  [{ uniqueItems: 'yes' }, '2020-12', '/uniqueItems: "uniqueItems" must be true or false, not "yes"'],
  [{ examples: 'x' }, '2020-12', '/examples: "examples" must be a list, not "x"'],
  [{ $id: '#a' }, '2020-12', '/$id: "$id" is "#a"; in 2020-12 it has no "#" part'],
  [{ $anchor: '1a' }, '2020-12', '/$anchor: "$anchor" is "1a", not a plain name'],
  [{ $ref: 5 }, '2020-12', '/$ref: "$ref" must be text, not 5'],
  [{ $ref: '#/a b' }, '2020-12', '/$ref: "$ref" is "#/a b"; a reference holds no blanks'],
  [{ pattern: '(?i)a' }, '2020-12', '/pattern: "pattern" is "(?i)a", not a valid regular expression'],
  [
    { patternProperties: { '[/~': {} } },
    '2020-12',
    '/patternProperties/[~1~0: "[/~" in "patternProperties" is not a valid regular expression',
  ],
  [
    { dependentRequired: { a: true, b: ['c', 'c'], d: [1] } },
    '2020-12',
    '/dependentRequired/a: "a" in "dependentRequired" must be a list of names, not true',
    '/dependentRequired/b: "b" in "dependentRequired" repeats "c"',
    '/dependentRequired/d/0: "d" in "dependentRequired" holds 1, not a name',
  ],
  [
    { dependencies: { a: 5, b: { type: 5 }, c: [5] } },
    'draft-07',
    '/dependencies/a: "a" in "dependencies" must be a schema or a list of names, not 5',
    '/dependencies/b/type: "type" must be a type name or a list of them, not 5',
    '/dependencies/c/0: "c" in "dependencies" holds 5, not a name',
  ],
  [
    { properties: { type: { type: 'any' }, 'a/b': { minItems: -2 } } },
    '2020-12',
    '/properties/a~1b/minItems: "minItems" is -2, below 0',
    '/properties/type/type: "type" is "any", not a JSON Schema type',
  ],
  [
    { not: { allOf: [{}, { then: { oneOf: [{ type: 'x' }] } }] } },
    '2020-12',
    '/not/allOf/1/then/oneOf/0/type: "type" is "x", not a JSON Schema type',
  ],
];

const SOUND: readonly [schema: unknown, dialects: readonly Dialect[]][] = [
  [{ $schema: 'nonsense', $ref: '#/{{ name }}', format: 'x', 'x-mine': [], frobnicate: null }, DIALECTS],
  [{ properties: { a: { $schema: 'http://json-schema.org/draft-03/schema#' } } }, DIALECTS],
  [{ properties: { required: { type: 'string' }, type: { enum: [1] } } }, DIALECTS],
  [{ enum: [] }, ['2019-09', '2020-12']],
  [{ required: [] }, ['draft-06', 'draft-07', '2019-09', '2020-12']],
  [{ pattern: '^[\\w\\-]+\\_$' }, DIALECTS],
  [true, ['draft-06', 'draft-07', '2019-09', '2020-12']],
  [{ minimum: 1, exclusiveMinimum: true }, ['draft-04']],
  [{ additionalProperties: true, items: [{}] }, ['draft-04', 'draft-06', 'draft-07', '2019-09']],
  [{ prefixItems: 5, unevaluatedProperties: 5 }, ['draft-04', 'draft-06', 'draft-07']],
];

describe('validateSchema', () => {
  it.each(FAULTY)('has one message for each fault of %j in %s', (schema, dialect, ...faults) => {
    const found = validateSchema(schema, dialect);
    expect(found).not.toBe('too-deep');
    expect(
      (found as { pointer: string; message: string }[]).map((f) => `${f.pointer}: ${f.message}`),
    ).toEqual(faults);
  });

  it.each(SOUND)('finds nothing wrong with %j in %s', (schema, dialects) => {
    for (const dialect of dialects) expect(validateSchema(schema, dialect)).toEqual([]);
  });

  it.each(DIALECTS)('does not judge what is nested too deeply, in %s', (dialect) => {
    const nest = (levels: number) => {
      let schema: unknown = {};
      for (let level = 0; level < levels; level++) schema = { not: schema };
      return schema;
    };
    expect(validateSchema(nest(99), dialect)).toEqual([]);
    expect(validateSchema(nest(101), dialect)).toBe('too-deep');
    expect(validateSchema(nest(100_000), dialect)).toBe('too-deep');
  });

  it('does not judge a schema that contains itself', () => {
    const schema: Record<string, unknown> = {};
    schema['not'] = schema;
    expect(validateSchema(schema, '2020-12')).toBe('too-deep');
  });

  it('takes its time for a hundred thousand faults, but not minutes', () => {
    const properties = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`p${i}`, i]));
    expect(validateSchema({ properties }, '2020-12')).toHaveLength(100_000);
  });
});

/** Sound schemas, faulty ones, and neither: keywords with any value. */
const { schema } = fc.letrec<{ schema: unknown }>((tie) => {
  const held = fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      1.5,
      'string',
      'x',
      '\u202e"'.repeat(40),
      [],
      ['a', 'a'],
      ['string'],
      {},
    ),
    fc.array(tie('schema'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'type', 'a/b~'), tie('schema'), { maxKeys: 2 }),
    tie('schema'),
  );
  const keyword = fc.constantFrom(
    ...[
      'type',
      'enum',
      'const',
      'minimum',
      'exclusiveMinimum',
      'minLength',
      'items',
      'prefixItems',
      'uniqueItems',
    ],
    ...[
      'properties',
      'patternProperties',
      'required',
      'additionalProperties',
      'dependencies',
      'dependentRequired',
    ],
    ...[
      'allOf',
      'anyOf',
      'not',
      'if',
      '$defs',
      '$id',
      '$anchor',
      '$vocabulary',
      'title',
      'default',
      'multipleOf',
    ],
  );
  return {
    schema: fc.oneof({ depthSize: 'small' }, fc.constant({}), fc.dictionary(keyword, held, { maxKeys: 3 })),
  };
});

describe('any schema', () => {
  it.each(DIALECTS)(
    'gets faults at places that exist, once each, none for a parent alone, in %s',
    (dialect) => {
      fc.assert(
        fc.property(schema, (each) => {
          const faults = validateSchema(each, dialect);
          if (faults === 'too-deep') return;
          const pointers = faults.map(({ pointer }) => pointer);
          expect(new Set(pointers).size).toBe(pointers.length);
          for (const { message } of faults) {
            expect(message.length).toBeLessThanOrEqual(100);
            expect(message).toMatch(/^[a-z"]/);
            expect(message).not.toMatch(/undefined|a value|\.$/);
          }
        }),
        { numRuns: 2000, seed: 1 },
      );
    },
  );

  it.each(ORACLE_DIALECTS)('is faulty when ajv says so, in %s', (dialect) => {
    fc.assert(
      fc.property(schema, (each) => {
        const ajv = oracle(dialect);
        ajv.opts.validateFormats = false;
        const meta = ajv.getSchema(META[dialect] ?? String(ajv.defaultMeta()));
        expect((validateSchema(each, dialect) as unknown[]).length === 0).toBe(meta?.(each));
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});

const META: Partial<Record<Dialect, string>> = { 'draft-06': 'http://json-schema.org/draft-06/schema' };
