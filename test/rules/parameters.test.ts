import { describe, expect, it } from 'vitest';
import { assessTool, earned, findingsOf, PERFECT, withInput, withParameter } from './assess.js';

const DEFS = { $defs: { Colour: { type: 'string', description: 'A colour.' }, Blank: {} } };

/** What parameters/typed says of a parameter with this schema. */
const untyped = (schema: unknown) => findingsOf('parameters/typed', withParameter(schema, DEFS));

describe('a parameter says what it takes', () => {
  it.each<[string, unknown]>([
    ['a type', { type: 'string' }],
    ['a list of types', { type: ['string', 'null'] }],
    ['an enum', { enum: ['a', 'b'] }],
    ['a const', { const: null }],
    ['a reference', { $ref: '#/$defs/Colour' }],
    ['a reference by allOf', { allOf: [{ $ref: '#/$defs/Colour' }] }],
    ['typed branches of anyOf', { anyOf: [{ type: 'string' }, { type: 'null' }] }],
    ['typed branches of oneOf', { oneOf: [{ enum: ['a'] }, { $ref: '#/$defs/Colour' }] }],
    ['one typed part of allOf', { allOf: [{ minLength: 1 }, { type: 'string' }] }],
    ['an object with properties', { type: 'object', properties: { a: { type: 'string' } } }],
    ['a map of strings', { type: 'object', additionalProperties: { type: 'string' } }],
    ['an open map', { type: 'object', additionalProperties: true }],
    ['a map by pattern', { type: 'object', patternProperties: { '^x-': { type: 'string' } } }],
    ['a list with items', { type: 'array', items: { type: 'string' } }],
    ['a list with any items, said on purpose', { type: 'array', items: {} }],
    ['a tuple', { type: 'array', prefixItems: [{ type: 'string' }] }],
    ['a nullable list with items', { type: ['array', 'null'], items: { type: 'string' } }],
    [
      'an object whose properties stand in a branch',
      { type: 'object', anyOf: [{ properties: { a: { type: 'null' } } }] },
    ],
    ['an enum of objects', { type: 'object', enum: [{ a: 1 }] }],
  ])('with %s', async (_, schema) => {
    expect(await untyped(schema)).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['nothing', {}, 'does not say what type it takes'],
    ['true', true, 'does not say what type it takes'],
    ['only a description', { description: 'A colour.' }, 'does not say what type it takes'],
    ['only a default', { default: 'red' }, 'does not say what type it takes'],
    ['a type that is none', { type: 'int' }, 'has type "int", which JSON Schema does not know'],
    ['an empty list of types', { type: [] }, 'has type [], which JSON Schema does not know'],
    ['a reference to nothing', { $ref: '#/$defs/Missing' }, 'does not say what type it takes'],
    ['a reference to something untyped', { $ref: '#/$defs/Blank' }, 'does not say what type it takes'],
    ['a remote reference', { $ref: 'https://example.com/c.json' }, 'does not say what type it takes'],
    ['a branch without a type', { anyOf: [{ type: 'string' }, {}] }, 'does not say what type it takes'],
    ['an object without properties', { type: 'object' }, 'is an object without properties'],
    ['an object with no property', { type: 'object', properties: {} }, 'is an object without properties'],
    ['a list without items', { type: 'array' }, 'is a list that does not say what is in it'],
    [
      'a nullable list without items',
      { type: ['array', 'null'] },
      'is a list that does not say what is in it',
    ],
    [
      'a list without items in a branch',
      { anyOf: [{ type: 'array' }, { type: 'null' }] },
      'is a list that does not say what is in it',
    ],
  ])('but not with %s', async (_, schema, fault) => {
    expect(await untyped(schema)).toEqual([`/inputSchema/properties/value: "value" ${fault}`]);
  });

  it('in a circle of references says nothing, and ends', async () => {
    const tool = withParameter({ $ref: '#/$defs/A' }, { $defs: { A: { allOf: [{ $ref: '#/$defs/A' }] } } });
    expect(await findingsOf('parameters/typed', tool)).toEqual([
      '/inputSchema/properties/value: "value" does not say what type it takes',
    ]);
  });
});

describe('rules over parameters', () => {
  const five = (described: number) =>
    withInput({
      type: 'object',
      properties: Object.fromEntries(
        ['a', 'b', 'c', 'd', 'e'].map((name, index) => [
          name,
          { type: 'string', ...(index < described ? { description: 'A text.' } : {}) },
        ]),
      ),
    });

  it('earn in proportion', async () => {
    expect(await earned('parameters/described', five(3))).toBe(21);
    expect(await earned('parameters/described', five(0))).toBe(0);
    expect(await earned('parameters/described', five(5))).toBe(35);
  });

  it('count parameters at every depth that a caller fills in', async () => {
    const tool = withInput({
      type: 'object',
      properties: {
        filter: {
          type: 'object',
          properties: {
            from: { type: 'string' },
            parts: { type: 'array', items: { properties: { word: { type: 'string' } } } },
          },
        },
        labels: { type: 'object', additionalProperties: { type: 'object', properties: { hidden: {} } } },
        choice: { oneOf: [{ type: 'object', properties: { left: { type: 'string' } } }, { type: 'null' }] },
      },
    });
    expect(await findingsOf('parameters/described', tool)).toEqual([
      '/inputSchema/properties/filter: "filter" has no description',
      '/inputSchema/properties/labels: "labels" has no description',
      '/inputSchema/properties/choice: "choice" has no description',
      '/inputSchema/properties/filter/properties/from: "filter.from" has no description',
      '/inputSchema/properties/filter/properties/parts: "filter.parts" has no description',
      '/inputSchema/properties/choice/oneOf/0/properties/left: "choice.left" has no description',
      '/inputSchema/properties/filter/properties/parts/items/properties/word: "filter.parts[].word" has no description',
    ]);
  });
});

describe('a parameter is described', () => {
  it.each<[string, unknown]>([
    ['by its own text', { type: 'string', description: 'A colour.' }],
    ['by the definition it points to', { $ref: '#/$defs/Colour' }],
    ['by its own text beside a reference', { $ref: '#/$defs/Blank', description: 'A colour.' }],
    ['by a definition behind an allOf', { allOf: [{ $ref: '#/$defs/Colour' }] }],
    ['by a branch', { anyOf: [{ type: 'string', description: 'A colour.' }, { type: 'null' }] }],
  ])('%s', async (_, schema) => {
    expect(await findingsOf('parameters/described', withParameter(schema, DEFS))).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['by a title', { type: 'string', title: 'Colour' }],
    ['by white space', { type: 'string', description: ' \n' }],
    ['by something that is no text', { type: 'string', description: ['A colour.'] }],
    [
      'by the texts of its own properties',
      { type: 'object', properties: { a: { type: 'string', description: 'A.' } } },
    ],
  ])('not %s', async (_, schema) => {
    expect(await findingsOf('parameters/described', withParameter(schema, DEFS))).toEqual([
      '/inputSchema/properties/value: "value" has no description',
    ]);
  });
});

describe('the input schema', () => {
  it.each<[string, unknown]>([
    ['is missing', undefined],
    ['is null', null],
    ['is a list', []],
    ['is true', true],
    ['says neither type nor properties', { description: 'Anything.' }],
    ['has properties without one in them', { properties: {} }],
  ])('that %s costs the whole category', async (_, inputSchema) => {
    const tool = await assessTool([{ ...PERFECT, inputSchema }]);
    expect(tool.categories.parameters).toBe(0);
  });

  it('without a type but with properties loses only its own points', async () => {
    const { type: _, ...untypedRoot } = PERFECT.inputSchema;
    const tool = await assessTool({ ...PERFECT, inputSchema: untypedRoot });
    expect(tool.categories.parameters).toBe(90);
  });

  it('of another type than object loses its own points', async () => {
    expect(
      await findingsOf('parameters/object-schema', withInput({ ...PERFECT.inputSchema, type: 'string' })),
    ).toEqual(['/inputSchema/type: the root of the input schema has type "string", not "object"']);
  });

  it.each(['string', 'array', 'objct'])(
    'of type %s without parameters earns nothing for typing and describing none',
    async (type) => {
      expect((await assessTool({ ...PERFECT, inputSchema: { type } })).categories.parameters).toBe(0);
    },
  );

  it.each<[string, unknown]>([
    ['by a reference', { $ref: '#/$defs/Input', $defs: { Input: PERFECT.inputSchema } }],
    ['by an allOf', { allOf: [PERFECT.inputSchema] }],
  ])('says object %s as well', async (_, inputSchema) => {
    expect((await assessTool({ ...PERFECT, inputSchema })).categories.parameters).toBe(100);
  });
});

describe('a tool without parameters', () => {
  it.each<[string, unknown]>([
    ['only a type', { type: 'object' }],
    ['empty properties', { type: 'object', properties: {} }],
    ['a closed root', { type: 'object', additionalProperties: false }],
  ])('has nothing to type, describe, require or show with %s', async (_, inputSchema) => {
    const tool = await assessTool({ ...PERFECT, inputSchema });
    expect(tool.categories.parameters).toBe(100);
    expect(tool.categories.examples).toBeNull();
    expect(tool.scoredOn).toBe(85);
    expect(tool.findings.filter(({ rule }) => /^(parameters|examples)/.test(rule))).toEqual([]);
  });

  it('can still be closed', async () => {
    expect(await earned('best-practices/closed-schema', withInput({ type: 'object' }))).toBe(0);
    expect(
      await earned(
        'best-practices/closed-schema',
        withInput({ type: 'object', additionalProperties: false }),
      ),
    ).toBe(20);
  });
});

describe('the required list', () => {
  it('may be empty, but has to be there', async () => {
    const properties = { a: { type: 'string' } };
    expect(
      await earned('parameters/required-declared', withInput({ type: 'object', properties, required: [] })),
    ).toBe(15);
    expect(await earned('parameters/required-declared', withInput({ type: 'object', properties }))).toBe(0);
    expect(
      await earned('parameters/required-declared', withInput({ type: 'object', properties, required: true })),
    ).toBe(0);
  });

  it('below the root does not count for the root', async () => {
    const nested = {
      type: 'object',
      properties: { a: { type: 'object', properties: { b: {} }, required: ['b'] } },
    };
    expect(await earned('parameters/required-declared', withInput(nested))).toBe(0);
  });

  it.each(['hasOwnProperty', 'constructor', 'toString', '__proto__', 'missing'])(
    'that names %s fails the rule whole when nothing defines it',
    async (name) => {
      const tool = withInput({
        type: 'object',
        properties: { a: { type: 'string' }, b: { type: 'string' } },
        required: ['a', name],
      });
      expect(await earned('parameters/required-honest', tool)).toBe(0);
      expect(await findingsOf('parameters/required-honest', tool)).toEqual([
        `/inputSchema/required/1: "${name}" is required, but no such parameter is defined`,
      ]);
    },
  );

  it('may name what a branch, a definition or a map defines', async () => {
    const clean: unknown[] = [
      { allOf: [{ properties: { a: { type: 'string' } } }], required: ['a'] },
      { $ref: '#/$defs/A', $defs: { A: { properties: { a: { type: 'string' } } } }, required: ['a'] },
      { properties: { b: {} }, additionalProperties: { type: 'string' }, required: ['a'] },
      { properties: { a: {} }, anyOf: [{ required: ['a'] }] },
    ];
    for (const schema of clean)
      expect(
        await findingsOf('parameters/required-honest', withInput({ type: 'object', ...(schema as object) })),
      ).toEqual([]);
  });

  it('is also read in the objects below', async () => {
    const inner = { type: 'object', properties: { b: { type: 'string' } }, required: ['c'] };
    expect(await findingsOf('parameters/required-honest', withParameter(inner))).toEqual([
      '/inputSchema/properties/value/required/0: "c" is required, but no such parameter is defined',
    ]);
  });
});

describe('what a required parameter says of itself', () => {
  it.each([
    ['es', 'Opcional. Puerto de salida.', 'Obligatorio. Puerto de salida.'],
    ['fr', 'Facultatif. Port de départ.', 'Obligatoire. Port de départ.'],
    ['zh', '可选，出发港口', '必填，出发港口'],
    ['ja', '省略可。出発する港', '必須です。出発する港'],
  ])('is read in %s, whatever the description is in', async (_, optional, required) => {
    const tool = withInput({
      type: 'object',
      properties: {
        from: { type: 'string', description: optional },
        to: { type: 'string', description: required },
      },
      required: ['from'],
    });
    for (const description of ['Finds ships between two ports.', '查询两个港口之间的船。', 'Findet Schiffe.'])
      expect(await findingsOf('parameters/required-honest', { ...tool, description })).toEqual([
        '/inputSchema/properties/from: "from" is required but its text calls it optional',
        '/inputSchema/properties/to: "to" is called required in its text but is not in "required"',
      ]);
  });

  const honest = (description: string, required: string[], more: object = {}) =>
    findingsOf(
      'parameters/required-honest',
      withParameter({ type: 'string', description, ...more }, { required }),
    );

  it('may not be a default', async () => {
    expect(await honest('A colour.', ['value'], { default: 'red' })).toEqual([
      '/inputSchema/properties/value: "value" is required but has a default',
    ]);
    expect(await honest('A colour.', [], { default: 'red' })).toEqual([]);
  });

  it.each([
    'Optional. A colour.',
    '(optional) A colour.',
    'A colour (optional).',
    'Optional: a colour.',
    'Optional',
  ])('may not be that it is optional: %j', async (description) => {
    expect(await honest(description, ['value'])).toEqual([
      '/inputSchema/properties/value: "value" is required but its text calls it optional',
    ]);
    expect(await honest(description, [])).toEqual([]);
  });

  it.each([
    'Required. A colour.',
    'A colour (required).',
    'This parameter is required.',
    'A colour (mandatory).',
  ])('has to be true when it is that it is required: %j', async (description) => {
    expect(await honest(description, [])).toEqual([
      '/inputSchema/properties/value: "value" is called required in its text but is not in "required"',
    ]);
    expect(await honest(description, ['value'])).toEqual([]);
  });

  it.each([
    'Required if the size is set.',
    'The required permission.',
    'Required for new boards only.',
    'A list of required fields.',
    'Couleur (required quand la taille est donnée pour les autres).',
    'For rename: the new name (required).',
  ])('is nothing certain with a condition or about something else: %j', async (description) => {
    expect(await honest(description, [])).toEqual([]);
  });

  it('costs one share for each parameter that is wrong', async () => {
    const tool = withInput({
      type: 'object',
      properties: { a: { type: 'string', default: 'x' }, b: { type: 'string' }, c: { type: 'string' } },
      required: ['a', 'b'],
    });
    expect(await earned('parameters/required-honest', tool)).toBe(10);
  });
});
