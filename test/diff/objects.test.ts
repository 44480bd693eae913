import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parameterChanges } from './compare.js';

const ajv = new Ajv2020({ strict: false });

const leaf = fc.constantFrom<unknown>(
  { type: 'string' },
  { type: 'integer' },
  { maxLength: 2 },
  {},
  true,
  false,
);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const map = (...names: string[]) =>
  maybe(fc.dictionary(fc.constantFrom(...names), leaf, { maxKeys: 2, noNullPrototype: true }));

const KEYWORDS = {
  properties: map('a', 'ab', 'b'),
  patternProperties: map('^a', 'b$', '^[ab]$'),
  additionalProperties: maybe(leaf),
  unevaluatedProperties: maybe(leaf),
  required: maybe(fc.constantFrom(['a'], ['ab'])),
};
type Keyword = keyof typeof KEYWORDS;

const object = fc.record(KEYWORDS);

/** A schema without the keywords that it does not have. */
const written = (schema: object) => JSON.parse(JSON.stringify({ type: 'object', ...schema }));

/** Two objects that differ in all keywords, or in one. */
const versions = fc
  .tuple(object, object, maybe(fc.constantFrom(...(Object.keys(KEYWORDS) as Keyword[]))))
  .map(([one, other, keyword]) => [
    written(one),
    written(keyword === undefined ? other : { ...one, [keyword]: other[keyword] }),
  ]);

/** Every object that has some of these names, with some of these values. */
const values = ['a', 'ab', 'b', 'z'].reduce<readonly object[]>(
  (found, name) =>
    found.flatMap((each) => [each, ...['x', 'xyz', 3].map((value) => ({ ...each, [name]: value }))]),
  [{}],
);

describe('a change of an object that is not breaking', () => {
  it('refuses no value that was accepted, whatever lists, matches or evaluates its names', () => {
    fc.assert(
      fc.property(versions, ([base, head]) => {
        const changes = parameterChanges(base, head);
        // A name that is listed for the first time has a type where any value was taken before.
        fc.pre(!changes.some((change) => change.class === 'breaking' || change.kind === 'parameter-added'));
        const [before, after] = [ajv.compile(base), ajv.compile(head)];
        expect(values.find((value) => before(value) && !after(value))).toBeUndefined();
      }),
      { numRuns: 400, maxSkipsPerRun: 1000 },
    );
  });

  it('is not what refuses a name that a pattern let into an object closed to what is not evaluated', () => {
    const base = {
      type: 'object',
      patternProperties: { '^a': { type: 'string' } },
      unevaluatedProperties: false,
    };
    const head = { type: 'object', properties: { a: false } };
    expect(parameterChanges(base, head).some((change) => change.class === 'breaking')).toBe(true);
  });
});
