import fc from 'fast-check';

/** A tool as the tests of this folder make it: everything it says is correct, but parts of it may be missing. */
export interface Sample {
  name: string;
  description?: string;
  inputSchema: Schema;
  annotations?: Record<string, boolean>;
  input_examples?: unknown[];
}

export interface Schema {
  type?: string;
  description?: string;
  properties: Record<string, Record<string, unknown>>;
  required?: string[];
  additionalProperties?: boolean;
  examples?: unknown[];
}

const NAMES = ['find_parcels', 'move_parcel', 'parcel_report', 'sendParcel', 'x'];

/** Sentences of which a description is made; each says something true, or nothing. */
const OPENINGS = [
  'Finds parcels by postcode.',
  'Parcel service.',
  '[beta] Moves a parcel.',
  'Busca los paquetes de un cliente.',
];
const SENTENCES = [
  'Use it before move_parcel to learn the number of the parcel.',
  'Returns number and weight of each.',
  'Fails when the postcode is not known.',
  'Call it as {"postcode": "1010"}.',
  'To see the next page send {"limit": 5} as well.',
];

const description = fc
  .tuple(fc.constantFrom(...OPENINGS), fc.subarray(SENTENCES))
  .map(([opening, more]) => [opening, ...more].join(' '));

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });

const parameter = (schema: Record<string, unknown>, text: string, example: unknown) =>
  fc.record({ described: fc.boolean(), shown: fc.boolean() }).map(({ described, shown }) => ({
    ...schema,
    ...(described ? { description: text } : {}),
    ...(shown ? { examples: [example] } : {}),
  }));

const properties = fc.record({
  postcode: parameter({ type: 'string', pattern: '^[0-9]+$' }, 'Postcode of the receiver.', '1010'),
  limit: parameter({ type: 'integer' }, 'How many to return. Optional.', 5),
  where: fc
    .record({ inner: parameter({ type: 'boolean' }, 'Only those inside.', true) })
    .map(({ inner }) => ({
      type: 'object',
      description: 'Where to look.',
      properties: { inner },
      required: ['inner'],
    })),
  kind: fc.constant({ const: 'letter', description: 'Only letters.' }),
});

/** Calls that fit the schema of every sample. */
const CALLS = [{ postcode: '1010' }, { postcode: '1020', limit: 3 }, { postcode: '<postcode>' }];

const schema: fc.Arbitrary<Schema> = fc
  .record({
    type: maybe(fc.constant('object')),
    properties,
    required: maybe(fc.constant(['postcode'])),
    additionalProperties: maybe(fc.boolean()),
    examples: maybe(fc.subarray(CALLS, { minLength: 1 })),
  })
  .map(withoutUndefined);

const annotations = fc
  .record({
    readOnlyHint: maybe(fc.boolean()),
    destructiveHint: maybe(fc.constant(false)),
    idempotentHint: maybe(fc.boolean()),
    openWorldHint: maybe(fc.boolean()),
  })
  .map(withoutUndefined);

/** Tools that lack some of what is good, and contradict themselves nowhere. */
export const sample: fc.Arbitrary<Sample> = fc
  .record({
    name: fc.constantFrom(...NAMES),
    description: maybe(description),
    inputSchema: schema,
    annotations: maybe(annotations),
    input_examples: maybe(fc.subarray(CALLS, { minLength: 1 })),
  })
  .map(withoutUndefined)
  .filter(({ name, annotations }) => !/^(?:move|send)/.test(name) || annotations?.['readOnlyHint'] !== true);

function withoutUndefined<T extends object>(value: T): Sample & Schema & Record<string, boolean> {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as never;
}

/** Values that stand where a schema, a text or a list is wanted. */
const junk = fc.constantFrom<unknown>(
  null,
  true,
  false,
  0,
  -1,
  '',
  'object',
  '{"a": 1}',
  [],
  {},
  [null],
  ['a'],
  [{}],
);

const KEYS = [
  ...'name title description inputSchema outputSchema annotations examples input_examples tools result'.split(
    ' ',
  ),
  ...'type properties required items additionalProperties $ref $defs allOf anyOf enum const default'.split(
    ' ',
  ),
  ...'pattern format minimum readOnlyHint destructiveHint x-mcp-header __proto__ constructor toString valueOf $anchor $id id a'.split(
    ' ',
  ),
];

/** Documents that look like tool specs to some depth and then like nothing. */
export const { document } = fc.letrec<{ document: unknown }>((tie) => ({
  document: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    { weight: 3, arbitrary: junk },
    {
      weight: 1,
      arbitrary: fc.constantFrom('#', '#/properties/a', '#/$defs/a', 'https://example.com', '(', 'get_a'),
    },
    { weight: 4, arbitrary: fc.array(tie('document'), { maxLength: 3 }) },
    {
      weight: 8,
      arbitrary: fc
        .uniqueArray(fc.tuple(fc.constantFrom(...KEYS), tie('document')), {
          selector: ([key]) => key,
          maxLength: 6,
        })
        .map((entries) => Object.fromEntries(entries)),
    },
  ),
}));
