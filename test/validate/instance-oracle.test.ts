import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateInstance } from '../../src/validate/instance.js';
import { DIALECTS, type Dialect } from '../../src/validate/vocabulary.js';
import { ORACLE_DIALECTS, oracle } from './oracle.js';
import { MORE_SCHEMAS, SCHEMAS, VALUES } from './oracle-table.js';

describe.each(ORACLE_DIALECTS)('a value judged in %s', (dialect) => {
  it.each([...SCHEMAS, ...(MORE_SCHEMAS[dialect] ?? [])].map((schema) => [JSON.stringify(schema), schema]))(
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
    type: fc.constantFrom(
      'string',
      'number',
      'integer',
      'object',
      'array',
      'null',
      ['string', 'null'],
      ['array', 'object'],
    ),
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
      { numRuns: 2000, seed: 1 },
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
      { numRuns: 2000, seed: 1 },
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
 * Where ajv is not the judge. It reads `if` in draft-06, and what stands beside a `$ref` in draft-06 and -07; it
 * takes an item for evaluated that only a failed alternative has seen, ignores a lone `if`, and lets an empty list
 * contain what `prefixItems` stands beside. In 2019-09 it is right about "what is contained", and we are not.
 */
function isKnownDifference(each: unknown, dialect: Dialect): boolean {
  if (typeof each !== 'object' || each === null) return false;
  const keys = Object.keys(each).filter((key) => key !== 'definitions');
  if (dialect.startsWith('draft') && '$ref' in each && keys.length > 1) return true;
  if (dialect === 'draft-06' && 'if' in each) return true;
  if ('if' in each && !('then' in each || 'else' in each)) return true;
  if ('contains' in each && 'prefixItems' in each) return true;
  if ('unevaluatedItems' in each && /anyOf|oneOf|"if"|\$ref|contains/.test(JSON.stringify(each))) return true;
  return Object.values(each).some((inside) => isKnownDifference(inside, dialect));
}

/** In ajv's loops over items and properties, an empty list `contains` whatever the list before it did. */
function isAjvLoop(all: object, input: unknown): boolean {
  return JSON.stringify(all).includes('"contains"') && JSON.stringify(input).includes('[]');
}
