import { describe, expect, it } from 'vitest';
import { validateInstance } from '../../src/validate/instance.js';

describe('draft-04, which has no oracle', () => {
  it.each([
    [{ minimum: 1, exclusiveMinimum: true }, 1, false],
    [{ minimum: 1, exclusiveMinimum: false }, 1, true],
    [{ additionalProperties: false }, { a: 1 }, false],
    [{ items: [{ type: 'number' }], additionalItems: false }, [1, 2], false],
    [{ items: [{ type: 'number' }], additionalItems: true }, [1, 2], true],
    [{ dependencies: { a: ['b'] } }, { a: 1 }, false],
    [
      {
        id: 'http://x.y/',
        properties: { a: { $ref: '#/definitions/n' } },
        definitions: { n: { type: 'null' } },
      },
      { a: 1 },
      false,
    ],
    [
      { properties: { a: { $ref: '#n' } }, definitions: { n: { id: '#n', type: 'null' } } },
      { a: null },
      true,
    ],
    [
      { const: 1, contains: false, propertyNames: false, if: {}, then: false, $id: 'x', examples: 5 },
      { a: 1 },
      true,
    ],
  ])('judges %j on %j: %s', (schema, value, valid) => {
    expect(validateInstance(schema, value, 'draft-04')).toMatchObject({ valid });
  });
});

describe('where ajv would say otherwise', () => {
  it('takes multiples exactly', () => {
    expect(validateInstance({ multipleOf: 0.1 }, 0.3, '2020-12')).toEqual({ valid: true });
    expect(validateInstance({ multipleOf: 3 }, 1e21, '2020-12')).toMatchObject({ valid: false });
  });

  it.each([
    ['email', 'me@localhost', true],
    ['ipv4', '01.2.3.4', true],
    ['uuid', 'urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6', false],
    ['url', 'no url', true],
    ['int32', 1.5, true],
  ])('has its own idea of the format %s', (format, value, valid) => {
    expect(validateInstance({ format }, value, '2020-12')).toMatchObject({ valid });
  });

  it('counts what is contained as evaluated in 2019-09 too, where only 2020-12 does', () => {
    const schema = { contains: {}, unevaluatedItems: false };
    expect(validateInstance(schema, [1], '2019-09')).toEqual({ valid: true });
  });

  it('does not know "nullable", which is OpenAPI', () => {
    expect(validateInstance({ type: 'string', nullable: true }, null, '2020-12')).toMatchObject({
      valid: false,
    });
  });

  it('lets a schema with unevaluatedProperties see no schema beside it', () => {
    const schema = {
      $ref: '#/$defs/base',
      $defs: { base: { properties: { a: {} } } },
      allOf: [{ properties: { b: {} }, unevaluatedProperties: false }],
    };
    expect(validateInstance(schema, { b: 1 }, '2020-12')).toEqual({ valid: true });
    expect(validateInstance(schema, { a: 1 }, '2020-12')).toMatchObject({ valid: false });
  });
});
