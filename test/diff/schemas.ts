import fc from 'fast-check';

/** Names of parameters in the schemas and values of this folder. */
const NAMES = ['a', 'b', 'c'] as const;
const TEXTS = ['', 'x', 'xy', 'xyz', '2026-01-01'];
const NUMBERS = [-1, 0, 1, 1.5, 2, 4, 6];

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });

function filled(members: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Record<string, unknown>> {
  return fc
    .record(members)
    .map((record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)));
}

const text = filled({
  type: fc.constant('string'),
  minLength: maybe(fc.constantFrom(0, 1, 2)),
  maxLength: maybe(fc.constantFrom(1, 2, 9)),
  pattern: maybe(fc.constantFrom('^x', 'y$')),
  description: maybe(fc.constantFrom('One.', 'Two.')),
  default: maybe(fc.constantFrom('x', 'xy')),
});

const number = filled({
  type: fc.constantFrom('number', 'integer'),
  minimum: maybe(fc.constantFrom(0, 1)),
  exclusiveMinimum: maybe(fc.constantFrom(0, 1)),
  maximum: maybe(fc.constantFrom(2, 4)),
  multipleOf: maybe(fc.constantFrom(1, 2, 3)),
});

const listed = fc.oneof(
  fc
    .uniqueArray(fc.constantFrom<unknown>('x', 'xy', 1, 2, null, true), { minLength: 1, maxLength: 3 })
    .map((values) => ({ enum: values })),
  fc.constantFrom<unknown>('x', 1, null).map((value) => ({ const: value })),
);

const plain = fc.constantFrom<unknown>(
  {},
  true,
  { type: 'boolean' },
  { type: ['string', 'null'] },
  { $ref: '#/$defs/shared' },
);

const { schema } = fc.letrec<{ schema: unknown; object: unknown; list: unknown; branches: unknown }>(
  (tie) => ({
    schema: fc.oneof(
      { depthSize: 'small', maxDepth: 3, withCrossShrink: true },
      { weight: 3, arbitrary: text },
      { weight: 2, arbitrary: number },
      { weight: 2, arbitrary: listed },
      { weight: 2, arbitrary: plain },
      { weight: 2, arbitrary: tie('object') },
      { weight: 1, arbitrary: tie('list') },
      { weight: 2, arbitrary: tie('branches') },
    ),
    object: filled({
      type: fc.constant('object'),
      properties: fc.dictionary(fc.constantFrom(...NAMES), tie('schema'), {
        maxKeys: 3,
        noNullPrototype: true,
      }),
      required: maybe(fc.subarray([...NAMES])),
      additionalProperties: maybe(fc.oneof(fc.boolean(), tie('schema'))),
    }),
    list: filled({
      type: fc.constant('array'),
      items: maybe(tie('schema')),
      maxItems: maybe(fc.constantFrom(1, 2)),
      uniqueItems: maybe(fc.boolean()),
    }),
    branches: fc
      .tuple(
        fc.constantFrom('anyOf', 'oneOf', 'allOf'),
        fc.array(tie('schema'), { minLength: 1, maxLength: 3 }),
      )
      .map(([keyword, list]) => ({ [keyword]: list })),
  }),
);

const shared = fc.oneof(text, number);

/** Schemas of a parameter, and the definition that they may refer to. */
export const schemaPair = fc.record({ schema, shared });

/** A whole input schema with one parameter. */
export function inputOf({ schema, shared }: { readonly schema: unknown; readonly shared: unknown }) {
  return { type: 'object', properties: { heat: schema }, required: ['heat'], $defs: { shared } };
}

/** Values that fit some of these schemas. */
export const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 3, withCrossShrink: true },
    { weight: 3, arbitrary: fc.constantFrom<unknown>(...TEXTS, ...NUMBERS, null, true, false) },
    { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 3 }) },
    {
      weight: 2,
      arbitrary: fc.dictionary(fc.constantFrom(...NAMES), tie('value'), {
        maxKeys: 3,
        noNullPrototype: true,
      }),
    },
  ),
})).value;

/** Two schemas that differ in one place, at any depth, or in the definition. */
export const nearPair = fc
  .record({ one: schemaPair, other: schemaPair, at: fc.nat(), keepsShared: fc.boolean() })
  .map(({ one, other, at, keepsShared }) => {
    const { schema } = one;
    const places = placesIn(schema);
    const changed = replaced(schema, places[at % places.length]!, other.schema);
    return [one, { schema: changed, shared: keepsShared ? one.shared : other.shared }] as const;
  });

type Way = readonly (string | number)[];

/** The ways to all schemas in a schema. */
function placesIn(schema: unknown, way: Way = []): Way[] {
  if (typeof schema !== 'object' || schema === null) return [way];
  const below = Object.entries(schema).flatMap(([key, inner]): Way[] => {
    if (key === 'properties')
      return Object.entries(inner).flatMap(([name, each]) => placesIn(each, [...way, key, name]));
    if (['anyOf', 'oneOf', 'allOf'].includes(key))
      return (inner as unknown[]).flatMap((each, index) => placesIn(each, [...way, key, index]));
    return ['items', 'additionalProperties'].includes(key) ? placesIn(inner, [...way, key]) : [];
  });
  return [way, ...below];
}

function replaced(schema: unknown, [first, ...rest]: Way, by: unknown): unknown {
  if (first === undefined) return by;
  const inner = (schema as Record<string | number, unknown>)[first];
  if (Array.isArray(schema))
    return schema.map((each, index) => (index === first ? replaced(each, rest, by) : each));
  return { ...(schema as object), [first]: replaced(inner, rest, by) };
}
