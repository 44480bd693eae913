import { describe, expect, it } from 'vitest';
import { CHANGE_KINDS } from '../../src/diff/kinds.js';
import { allChanges, diffTools, inputChanges, outputChanges, parameterChanges, told } from './compare.js';

const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const text = { type: 'string' };

/** What, the wider version, the narrower one, what a narrowing tells, what a widening tells. */
type Row = [string, unknown, unknown, string[], string[]];

const NARROWED = ['breaking type-narrowed'];
const WIDENED = ['neutral type-widened'];
const TIGHTER = ['breaking bound-tightened'];
const LOOSER = ['neutral bound-loosened'];
const FEWER = ['breaking enum-narrowed'];
const MORE = ['behavioural enum-widened'];

/** Schemas of one parameter. */
const PARAMETERS: readonly Row[] = [
  ['a type of several', { type: ['string', 'null'] }, text, NARROWED, WIDENED],
  ['whole numbers', { type: 'number' }, { type: 'integer' }, NARROWED, WIDENED],
  ['any type', {}, text, NARROWED, WIDENED],
  ['no value at all', text, { type: 'string', enum: [] }, NARROWED, WIDENED],
  ['a value of a list', { enum: ['low', 'high'] }, { enum: ['low'] }, FEWER, MORE],
  ['a list of values', text, { type: 'string', enum: ['low'] }, FEWER, MORE],
  ['a constant', { type: 'integer' }, { const: 3 }, FEWER, MORE],
  ['one of two booleans', { type: 'boolean' }, { const: true }, FEWER, MORE],
  ['null among the values', { enum: ['low', null] }, { enum: ['low'] }, FEWER, MORE],
  ['a minimum', { type: 'number' }, { type: 'number', minimum: 1 }, TIGHTER, LOOSER],
  ['a higher minimum', { type: 'number', minimum: 1 }, { type: 'number', minimum: 2 }, TIGHTER, LOOSER],
  [
    'an excluded minimum',
    { type: 'number', minimum: 1 },
    { type: 'number', exclusiveMinimum: 1 },
    TIGHTER,
    LOOSER,
  ],
  ['a lower maximum', { type: 'number', maximum: 9 }, { type: 'number', maximum: 8 }, TIGHTER, LOOSER],
  ['a divisor', { type: 'number', multipleOf: 2 }, { type: 'number', multipleOf: 4 }, TIGHTER, LOOSER],
  [
    'a divisor with fractions',
    { type: 'number', multipleOf: 0.1 },
    { type: 'number', multipleOf: 0.3 },
    TIGHTER,
    LOOSER,
  ],
  ['a least length', text, { type: 'string', minLength: 1 }, TIGHTER, LOOSER],
  ['a greatest length', { type: 'string', maxLength: 9 }, { type: 'string', maxLength: 8 }, TIGHTER, LOOSER],
  ['a number of entries', { type: 'array' }, { type: 'array', maxItems: 3 }, TIGHTER, LOOSER],
  ['entries that differ', { type: 'array' }, { type: 'array', uniqueItems: true }, TIGHTER, LOOSER],
  ['a number of members', { type: 'object' }, { type: 'object', minProperties: 1 }, TIGHTER, LOOSER],
  [
    'a pattern',
    text,
    { type: 'string', pattern: '^a' },
    ['breaking pattern-added'],
    ['neutral pattern-removed'],
  ],
  [
    'a format',
    text,
    { type: 'string', format: 'date' },
    ['breaking format-added'],
    ['neutral format-removed'],
  ],
  ['the type of entries', { type: 'array' }, { type: 'array', items: text }, NARROWED, WIDENED],
  [
    'the type of one entry',
    { type: 'array', prefixItems: [text, {}] },
    { type: 'array', prefixItems: [text, text] },
    NARROWED,
    WIDENED,
  ],
  [
    'the type of values',
    { type: 'object' },
    { type: 'object', additionalProperties: text },
    NARROWED,
    WIDENED,
  ],
  [
    'a form of several',
    { anyOf: [object({ a: text }, { required: ['a'] }), object({ b: text }, { required: ['b'] })] },
    object({ a: text }, { required: ['a'] }),
    ['breaking alternative-removed'],
    ['neutral alternative-added'],
  ],
  [
    'a condition',
    text,
    { type: 'string', not: { const: 'x' } },
    ['breaking condition-added'],
    ['neutral condition-removed'],
  ],
  [
    'a schema for names of a pattern',
    object({ a: text }),
    object({ a: text }, { patternProperties: { '^x': text } }),
    ['breaking condition-added'],
    ['neutral condition-removed'],
  ],
  [
    'names of a pattern in a closed object',
    object({ a: text }, { additionalProperties: false, patternProperties: { '^x': text } }),
    object({ a: text }, { additionalProperties: false }),
    ['breaking object-closed'],
    ['neutral object-opened'],
  ],
];

/** Whole input schemas. */
const INPUTS: readonly Row[] = [
  [
    'a parameter',
    object({ a: text, b: { type: 'integer' } }),
    object({ a: text }),
    ['breaking parameter-removed'],
    ['behavioural parameter-added'],
  ],
  [
    'what must be sent',
    object({ a: text }),
    object({ a: text }, { required: ['a'] }),
    ['breaking parameter-required'],
    ['neutral parameter-optional'],
  ],
  [
    'what must be sent further down',
    object({ a: object({ b: text }) }),
    object({ a: object({ b: text }, { required: ['b'] }) }),
    ['breaking parameter-required'],
    ['neutral parameter-optional'],
  ],
  [
    'what is not listed and must be sent',
    object({ a: text }),
    object({ a: text }, { required: ['z'] }),
    ['breaking parameter-required'],
    ['neutral parameter-optional'],
  ],
  [
    'names that are not listed',
    object({ a: text }),
    object({ a: text }, { additionalProperties: false }),
    ['breaking object-closed'],
    ['neutral object-opened'],
  ],
  [
    'names that nothing evaluates',
    object({ a: text }),
    object({ a: text }, { unevaluatedProperties: false }),
    ['breaking object-closed'],
    ['neutral object-opened'],
  ],
];

/** Output schemas: the narrower version is the better promise. */
const OUTPUTS: readonly Row[] = [
  [
    'a property',
    object({ a: text }),
    object({ a: text, b: text }),
    ['behavioural property-added'],
    ['breaking property-removed'],
  ],
  [
    'what is always there',
    object({ a: text }),
    object({ a: text }, { required: ['a'] }),
    ['neutral property-required'],
    ['breaking property-optional'],
  ],
  [
    'a type of several',
    object({ a: { type: ['string', 'null'] } }),
    object({ a: text }),
    ['neutral type-narrowed'],
    ['breaking type-widened'],
  ],
  [
    'a value of a list',
    object({ a: { enum: ['x', 'y'] } }),
    object({ a: { enum: ['x'] } }),
    ['behavioural enum-narrowed'],
    ['breaking enum-widened'],
  ],
  [
    'a bound',
    object({ a: { type: 'number' } }),
    object({ a: { type: 'number', minimum: 0 } }),
    ['neutral bound-tightened'],
    ['breaking bound-loosened'],
  ],
  [
    'the root',
    { type: ['object', 'null'] },
    { type: 'object' },
    ['neutral type-narrowed'],
    ['breaking type-widened'],
  ],
  [
    'the whole schema',
    undefined,
    object({ a: text }),
    ['behavioural output-schema-added'],
    ['breaking output-schema-removed'],
  ],
];

describe('a narrower parameter breaks callers, a wider one does not', () => {
  it.each(PARAMETERS)('%s', (_, wide, narrow, narrowing, widening) => {
    expect(told(parameterChanges(wide, narrow))).toEqual(narrowing);
    expect(told(parameterChanges(narrow, wide))).toEqual(widening);
  });
});

describe('a narrower input breaks callers, a wider one does not', () => {
  it.each(INPUTS)('%s', (_, wide, narrow, narrowing, widening) => {
    expect(told(inputChanges(wide, narrow))).toEqual(narrowing);
    expect(told(inputChanges(narrow, wide))).toEqual(widening);
  });
});

describe('a wider output breaks those who read it, a narrower one does not', () => {
  it.each(OUTPUTS)('%s', (_, wide, narrow, narrowing, widening) => {
    expect(told(outputChanges(wide, narrow))).toEqual(narrowing);
    expect(told(outputChanges(narrow, wide))).toEqual(widening);
  });
});

describe('what neither contains the other breaks callers both ways', () => {
  it.each<[string, unknown, unknown, string[], string[]]>([
    ['another type', text, { type: 'integer' }, ['breaking type-changed'], ['breaking type-changed']],
    ['another value', { enum: ['a', 'b'] }, { enum: ['a', 'c'] }, [...MORE, ...FEWER], [...MORE, ...FEWER]],
    [
      'another divisor',
      { type: 'number', multipleOf: 2 },
      { type: 'number', multipleOf: 3 },
      [...TIGHTER, ...LOOSER],
      [...TIGHTER, ...LOOSER],
    ],
    [
      'another range',
      { type: 'number', minimum: 1, maximum: 5 },
      { type: 'number', minimum: 2, maximum: 6 },
      [...TIGHTER, ...LOOSER],
      [...TIGHTER, ...LOOSER],
    ],
    [
      'another pattern',
      { type: 'string', pattern: 'a' },
      { type: 'string', pattern: 'b' },
      ['breaking pattern-changed'],
      ['breaking pattern-changed'],
    ],
    [
      'another format',
      { type: 'string', format: 'date' },
      { type: 'string', format: 'time' },
      ['breaking format-changed'],
      ['breaking format-changed'],
    ],
    [
      'another condition',
      { not: { const: 1 } },
      { not: { const: 2 } },
      ['breaking condition-changed'],
      ['breaking condition-changed'],
    ],
  ])('%s', (_, one, other, there, back) => {
    expect(told(parameterChanges(one, other))).toEqual(there);
    expect(told(parameterChanges(other, one))).toEqual(back);
  });

  it('says when it cannot be decided, and where nothing is in doubt it does not', () => {
    const [pattern] = parameterChanges({ type: 'string', pattern: 'a' }, { type: 'string', pattern: 'b' });
    expect(pattern).toMatchObject({ isDecided: false });
    expect(pattern!.message).toMatch(/cannot be decided/);
    const [type] = parameterChanges(text, { type: 'integer' });
    expect(type).toMatchObject({ isDecided: true, message: '"heat" takes integer instead of string' });
  });
});

describe('forms of a value', () => {
  const shape = (kind: string, more: object = {}) =>
    object({ kind: { const: kind }, size: { type: 'number', ...more } }, { required: ['kind'] });

  it('that a property marks are compared one by one', () => {
    const base = { oneOf: [shape('cup'), shape('bowl')] };
    const head = { oneOf: [shape('bowl', { minimum: 1 }), shape('cup', { maximum: 9 }), shape('jug')] };
    const changes = parameterChanges(base, head);
    expect(told(changes)).toEqual([...TIGHTER, ...TIGHTER, 'neutral alternative-added']);
    expect(changes.at(-1)!.message).toBe('"heat" takes one more form whose "kind" is "jug"');
    expect(changes.at(-1)!.head).toBe('/tools/0/inputSchema/properties/heat/oneOf/2');
  });

  it('that something must have from now on are a narrowing', () => {
    const base = object({ a: text, b: text });
    const changes = inputChanges(base, { ...base, anyOf: [{ required: ['a'] }, { required: ['b'] }] });
    expect(told(changes)).toEqual(['breaking alternative-removed']);
    expect(changes[0]!.message).toBe('the input must now have one of 2 forms');
  });

  it('that are taken in by another one are not missed', () => {
    const wide = {
      anyOf: [{ type: 'string', minLength: 1 }, { type: 'string', minLength: 5 }, { type: 'null' }],
    };
    const narrow = { type: ['string', 'null'], minLength: 1 };
    expect(told(parameterChanges(wide, narrow))).toEqual(['neutral schema-respelled']);
    expect(told(parameterChanges(narrow, wide))).toEqual(['neutral schema-respelled']);
  });
});

describe('what a model reads', () => {
  const tool = { name: 'find_kiln', description: 'Finds a kiln.', inputSchema: object({ a: text, b: text }) };
  const input = (properties: object) => ({ inputSchema: object(properties) });
  it.each<[string, object, string]>([
    ['the description', { description: 'Finds two kilns.' }, 'description-changed'],
    ['no description', { description: undefined }, 'description-changed'],
    ['the title', { title: 'Kiln' }, 'title-changed'],
    ['the title among the hints', { annotations: { title: 'Kiln' } }, 'title-changed'],
    ['a hint', { annotations: { readOnlyHint: true } }, 'hint-changed'],
    [
      'the description of a parameter',
      input({ a: { ...text, description: 'A.' }, b: text }),
      'description-changed',
    ],
    ['the title of a parameter', input({ a: { ...text, title: 'A' }, b: text }), 'title-changed'],
    ['a default', input({ a: { ...text, default: 'x' }, b: text }), 'default-changed'],
    ['examples of a parameter', input({ a: { ...text, examples: ['x'] }, b: text }), 'examples-changed'],
    [
      'an example call',
      { inputSchema: object({ a: text, b: text }, { examples: [{ a: 'x' }] }) },
      'examples-changed',
    ],
    ['an example call beside the schema', { input_examples: [{ a: 'x' }] }, 'examples-changed'],
    ['a word that checks nothing', input({ a: { ...text, deprecated: true }, b: text }), 'keyword-changed'],
    ['a format that checks nothing', input({ a: { ...text, format: 'path' }, b: text }), 'keyword-changed'],
    ['the order of parameters', input({ b: text, a: text }), 'order-changed'],
  ])('is behaviour, both ways: %s', (_, change, kind) => {
    const other = JSON.parse(JSON.stringify({ ...tool, ...change }));
    expect(told(allChanges(diffTools([tool], [other])))).toEqual([`behavioural ${kind}`]);
    expect(told(allChanges(diffTools([other], [tool])))).toEqual([`behavioural ${kind}`]);
  });

  it.each<[string, unknown, unknown, string]>([
    [
      'the entries that only one version speaks of',
      { type: 'array' },
      { type: 'array', items: { description: 'A kiln.' } },
      'description-changed',
    ],
    ['a schema that only one version has', true, { description: 'A kiln.' }, 'description-changed'],
    [
      'descriptions that branches have exchanged',
      {
        anyOf: [
          { ...text, description: 'A.' },
          { type: 'integer', description: 'B.' },
        ],
      },
      {
        anyOf: [
          { ...text, description: 'B.' },
          { type: 'integer', description: 'A.' },
        ],
      },
      'description-changed',
    ],
    [
      'defaults likewise, further down',
      {
        oneOf: [
          object({ kind: { const: 'a' }, on: { default: 1 } }),
          { type: 'array', items: { default: 2 } },
        ],
      },
      {
        oneOf: [
          object({ kind: { const: 'a' }, on: { default: 2 } }),
          { type: 'array', items: { default: 1 } },
        ],
      },
      'default-changed',
    ],
  ])('is behaviour at one place: %s', (_, one, other, kind) => {
    expect(new Set(told(parameterChanges(one, other)))).toEqual(new Set([`behavioural ${kind}`]));
    expect(new Set(told(parameterChanges(other, one)))).toEqual(new Set([`behavioural ${kind}`]));
  });

  it('is the same in branches that stand in another order, and in a definition that is unrolled', () => {
    const [one, other] = [
      { ...text, description: 'A.' },
      { type: 'integer', description: 'B.' },
    ];
    expect(told(parameterChanges({ anyOf: [one, other] }, { anyOf: [other, one] }))).toEqual([
      'neutral schema-respelled',
    ]);
    const node = object({ next: { $ref: '#/$defs/node' }, label: { ...text, description: 'A.' } });
    const tree = (root: object) => object({ root }, { $defs: { node } });
    expect(told(inputChanges(tree({ $ref: '#/$defs/node' }), tree(node)))).toEqual([
      'neutral schema-respelled',
    ]);
  });

  it('is the order of values, too, and of tools', () => {
    expect(told(parameterChanges({ enum: ['a', 'b'] }, { enum: ['b', 'a'] }))).toEqual([
      'behavioural order-changed',
    ]);
    const other = { ...tool, name: 'light_kiln', description: 'Lights a kiln.' };
    const { changes, evals } = diffTools([tool, other], [other, tool]);
    expect(told(changes)).toEqual(['behavioural tools-reordered']);
    expect(evals).toEqual(['light_kiln', 'find_kiln']);
  });

  it('is no order where tools only came or went', () => {
    const other = { ...tool, name: 'light_kiln', description: 'Lights a kiln.' };
    expect(diffTools([tool], [other, tool]).changes).toEqual([]);
    expect(diffTools([other, tool], [tool]).changes).toEqual([]);
  });

  it('shows the place where a text changes', () => {
    const long = (rows: number) => ({
      ...tool,
      description: `Finds every kiln in town and gives up to ${rows} of them.`,
    });
    const [change] = allChanges(diffTools([long(10)], [long(25)]));
    expect(change!.message).toBe(
      'the description changed: "…and gives up to 10 of them." → "…and gives up to 25 of them."',
    );
  });
});

describe('what no model reads', () => {
  it('is neutral', () => {
    const tool = { name: 'find_kiln', inputSchema: object({}) };
    const other = { ...tool, _meta: { 'example.org/team': 'clay' } };
    expect(told(allChanges(diffTools([tool], [other])))).toEqual(['neutral member-changed']);
    expect(told(allChanges(diffTools([other], [tool])))).toEqual(['neutral member-changed']);
  });
});

describe('how a tool is run', () => {
  const tool = (taskSupport?: string) => ({
    name: 'find_kiln',
    inputSchema: object({}),
    ...(taskSupport === undefined ? {} : { execution: { taskSupport } }),
  });
  it.each<[string, string | undefined, string | undefined, string, string]>([
    ['as a task only', undefined, 'required', 'breaking task-required', 'behavioural task-optional'],
    [
      'as a task only, or as one wishes',
      'optional',
      'required',
      'breaking task-required',
      'behavioural task-optional',
    ],
    [
      'as one wishes',
      undefined,
      'optional',
      'behavioural execution-changed',
      'behavioural execution-changed',
    ],
  ])('%s', (_, one, other, there, back) => {
    expect(told(allChanges(diffTools([tool(one)], [tool(other)])))).toEqual([there]);
    expect(told(allChanges(diffTools([tool(other)], [tool(one)])))).toEqual([back]);
  });
});

describe('a dialect in which keywords mean another thing', () => {
  const old = (schema: object) => ({ $schema: 'http://json-schema.org/draft-07/schema#', ...schema });
  it.each<[string, object]>([
    [
      'what stands beside a reference',
      object({ a: { $ref: '#/definitions/a', maxLength: 3 } }, { definitions: { a: text } }),
    ],
    ['the first entries', object({ a: { type: 'array', prefixItems: [text] } })],
    ['a list of entries', object({ a: { type: 'array', items: [text], additionalItems: false } })],
  ])('cannot be decided: %s', (_, schema) => {
    for (const changes of [inputChanges(old(schema), schema), inputChanges(schema, old(schema))]) {
      expect(told(changes)).toContain('breaking condition-changed');
      expect(changes.every(({ isDecided, kind }) => isDecided === (kind !== 'condition-changed'))).toBe(true);
    }
  });
});

describe('a dynamic reference', () => {
  const tree = (leaf: object) =>
    object(
      { root: { $ref: '#/$defs/node' } },
      {
        $defs: {
          node: { $dynamicAnchor: 'node', ...object({ leaf: { $dynamicRef: '#leaf' } }) },
          leaf: { $dynamicAnchor: 'leaf', ...leaf },
        },
      },
    );

  it('is followed where it leads to one place', () => {
    expect(told(inputChanges(tree(text), tree({ type: 'integer' })))).toEqual(['breaking type-changed']);
    expect(told(inputChanges(tree({ type: 'number' }), tree({ type: 'integer' })))).toEqual(NARROWED);
    expect(told(inputChanges(tree({ type: 'integer' }), tree({ type: 'number' })))).toEqual(WIDENED);
  });

  it('is not where it may lead to several, and that is said', () => {
    const several = (leaf: object) => {
      const { $defs, ...rest } = tree(text) as unknown as { $defs: object };
      return { ...rest, $defs: { ...$defs, other: { $dynamicAnchor: 'leaf', ...leaf } } };
    };
    expect(told(inputChanges(several(text), several({ type: 'integer' })))).toEqual([
      'breaking not-compared',
    ]);
  });
});

describe('the ids of changes', () => {
  it('are all found by some row above or in the tests of tools', () => {
    const elsewhere = [
      'tool-removed',
      'tool-renamed',
      'tool-added',
      'parameter-renamed',
      'property-renamed',
      'not-compared',
      'schema-respelled',
      'task-required',
      'task-optional',
    ];
    const rows = [...PARAMETERS, ...INPUTS, ...OUTPUTS].flatMap(([, , , one, other]) => [...one, ...other]);
    const found = new Set([...rows.map((each) => each.split(' ')[1]), ...elsewhere]);
    const missing = CHANGE_KINDS.filter((kind) => !found.has(kind) && !/-changed$|reordered$/.test(kind));
    expect(missing).toEqual([]);
  });
});
