import { describe, expect, it } from 'vitest';
import {
  allFindings,
  assess,
  assessText,
  assessTool,
  findingsOf,
  PERFECT,
  withInput,
  withParameter,
} from './assess.js';

const specFindings = async (document: unknown) =>
  allFindings(await assess(document))
    .filter(({ rule }) => rule.startsWith('spec/'))
    .map(({ rule, pointer }) => `${rule} ${pointer}`);

describe('a tool that can never be called', () => {
  const closed = (required: string[]) =>
    withInput({
      type: 'object',
      properties: { id: { type: 'string' } },
      required,
      additionalProperties: false,
    });

  it('is an error beside the number', async () => {
    const inputSchema = { ...PERFECT.inputSchema, required: ['postcode', 'country'] };
    const tool = await assessTool({ ...PERFECT, inputSchema });
    expect(tool.blocked).toBe(true);
    expect(tool.score).toBeGreaterThan(70);
    expect(tool.findings[0]!.rule).toBe('spec/callable');
  });

  it.each(['country', 'hasOwnProperty', 'constructor'])(
    'is one that requires %s and refuses it',
    async (name) => {
      expect(await findingsOf('spec/callable', closed(['id', name]))).toHaveLength(1);
    },
  );

  it('is not one that only an open schema misspells', async () => {
    expect(
      await findingsOf('spec/callable', withInput({ type: 'object', properties: {}, required: ['id'] })),
    ).toEqual([]);
    expect(await findingsOf('spec/callable', closed(['id']))).toEqual([]);
  });
});

describe('schemas of every legal kind', () => {
  it.each<[string, unknown]>([
    ['type lists', withParameter({ type: ['string', 'null'] })],
    ['boolean schemas', withParameter(true)],
    [
      '$ref, allOf, anyOf, oneOf',
      withParameter({ allOf: [{ $ref: '#/$defs/A' }], anyOf: [{}], oneOf: [true] }, { $defs: { A: {} } }),
    ],
    [
      'combinators at the root',
      withInput({ type: 'object', anyOf: [{ required: ['a'] }], properties: { a: {} } }),
    ],
    [
      'if, then and else at the root',
      withInput(
        JSON.parse(
          '{"type": "object", "properties": {"a": {}}, "if": {}, "then": {"required": ["a"]}, "else": false}',
        ),
      ),
    ],
    ['integer, enum and const', withParameter({ enum: [1, 'a', null], const: 1, type: 'integer' })],
    ['tuples', withParameter({ type: 'array', prefixItems: [{}], items: false })],
    [
      'definitions and dependencies of draft-07',
      withInput({
        $schema: 'http://json-schema.org/draft-07/schema#',
        type: 'object',
        definitions: { A: {} },
        dependencies: { a: ['b'] },
        properties: { a: {}, b: {} },
      }),
    ],
    [
      'boolean bounds in draft-04',
      withInput({
        $schema: 'http://json-schema.org/draft-04/schema#',
        type: 'object',
        properties: { a: { minimum: 0, exclusiveMinimum: true } },
      }),
    ],
    ['unknown keywords', withParameter({ type: 'string', 'x-order': 1, widget: 'select' })],
    ['an output that is a list', { ...PERFECT, outputSchema: { type: 'array', items: { type: 'object' } } }],
    [
      'an output of two types',
      { ...PERFECT, outputSchema: { type: ['null', 'object'], properties: { type: { type: 'string' } } } },
    ],
    [
      'an output without a type',
      { ...PERFECT, outputSchema: { $id: 'urn:example:result', description: 'Result.' } },
    ],
  ])('have no findings of the protocol: %s', async (_, document) => {
    expect(await specFindings(document)).toEqual([]);
  });
});

describe('a schema that is not valid for its dialect', () => {
  it('has one finding for each fault, where it stands, and no cascade', async () => {
    const document = withInput({
      type: 'object',
      properties: {
        a: { minimum: 0, exclusiveMinimum: true },
        b: { anyOf: [{ type: 'strin' }, { type: 'null' }] },
        c: { properties: { d: { required: true } } },
      },
    });
    expect(await specFindings(document)).toEqual([
      'spec/valid-schema /inputSchema/properties/a/exclusiveMinimum',
      'spec/valid-schema /inputSchema/properties/b/anyOf/0/type',
      'spec/valid-schema /inputSchema/properties/c/properties/d/required',
    ]);
  });

  it('has one finding for a pattern that is none, beside other faults too', async () => {
    const document = withInput({
      type: 'object',
      properties: { a: { type: 'string', pattern: '[0-9' }, b: { type: 'int' } },
    });
    expect(await specFindings(document)).toEqual([
      'spec/valid-patterns /inputSchema/properties/a/pattern',
      'spec/valid-schema /inputSchema/properties/b/type',
    ]);
  });

  it('is looked for in the output schema too', async () => {
    expect(await specFindings({ ...PERFECT, outputSchema: { type: 'objekt' } })).toEqual([
      'spec/valid-schema /outputSchema/type',
    ]);
  });

  it('leaves the words of OpenAPI 3.0 a warning', async () => {
    const document = withParameter({ type: 'string', nullable: true, example: 'a' });
    const report = await assess(document);
    const found = allFindings(report).filter(({ rule }) => rule === 'spec/no-foreign-words');
    expect(found.map(({ pointer }) => pointer)).toEqual([
      '/inputSchema/properties/value/nullable',
      '/inputSchema/properties/value/example',
    ]);
    expect(report.tools[0]!.blocked).toBe(false);
  });
});

describe('parameters named like keywords', () => {
  it('are parameters, and no keyword', async () => {
    const names = [
      'type',
      'properties',
      'required',
      'items',
      'enum',
      'default',
      'description',
      'format',
      '$ref',
      '$defs',
      '$schema',
      'nullable',
      'x-mcp-header',
      '__proto__',
      'hasOwnProperty',
    ];
    const described = JSON.stringify({ type: 'string', description: 'A text.' });
    const text = `{"name": "make_page", "inputSchema": {"type": "object", "properties": {${names.map((name) => `${JSON.stringify(name)}: ${described}`).join(', ')}}, "required": ${JSON.stringify(names)}}}`;
    const report = await assessText(text);
    expect(allFindings(report).filter(({ rule }) => /^(spec|parameters)\//.test(rule))).toEqual([]);
    expect(report.tools[0]!.categories.parameters).toBe(100);
  });
});

describe('references', () => {
  it('that lead nowhere are errors, remote ones are warnings, and the others are nothing', async () => {
    const document = withInput({
      type: 'object',
      properties: {
        a: { $ref: '#/$defs/Missing' },
        b: { $ref: 'https://example.com/b.json' },
        c: { $ref: '#/properties/d' },
        d: { $ref: '#/$defs/D' },
        e: { $ref: '#' },
        f: { $ref: '#/properties/missing/items' },
      },
      $defs: { D: { type: 'string' } },
    });
    expect(await specFindings(document)).toEqual([
      'spec/refs-resolve /inputSchema/properties/a/$ref',
      'spec/refs-resolve /inputSchema/properties/f/$ref',
      'spec/refs-local /inputSchema/properties/b/$ref',
    ]);
  });
});

describe('fields of the wrong type', () => {
  it.each<[string, object]>([
    ['a description that is null', { description: null }],
    ['a title that is a number', { title: 3 }],
    ['an input schema that is a list', { inputSchema: [] }],
    ['an input schema that is null', { inputSchema: null }],
    ['an output schema that is text', { outputSchema: 'object' }],
    ['annotations that are true', { annotations: true }],
    ['an openWorldHint that is text', { annotations: { openWorldHint: 'no' } }],
  ])('are errors: %s', async (_, change) => {
    const tool = await assessTool([{ ...PERFECT, ...change }]);
    expect(tool.blocked).toBe(true);
    expect(tool.findings.filter(({ rule }) => rule === 'spec/field-types')).toHaveLength(1);
  });

  it('are not fields that nobody knows', async () => {
    const tool = {
      ...PERFECT,
      title: 'Find',
      icons: [],
      _meta: { a: 1 },
      execution: {},
      strict: true,
      'x-order': [null],
      version: 2,
    };
    expect(await specFindings([tool])).toEqual([]);
    expect((await assessTool([tool])).score).toBe(100);
  });

  it('do not hide the other tools', async () => {
    const report = await assess([
      null,
      7,
      'get_user',
      [],
      {},
      PERFECT,
      { ...PERFECT, name: 'list_parcels', inputSchema: { type: 'object', properties: { a: true, b: 3 } } },
    ]);
    expect(report.tools).toHaveLength(7);
    expect(report.tools[5]!.score).toBe(100);
    for (const at of [0, 1, 2, 3, 4, 6]) expect(report.tools[at]!.blocked).toBe(true);
  });
});

describe('the faults of a set', () => {
  it('are a name that two tools have, said at the later one', async () => {
    const report = await assess([PERFECT, PERFECT, { ...PERFECT, name: 'list_parcels' }]);
    const found = report.tools.map(
      (tool) => tool.findings.filter(({ rule }) => rule === 'spec/unique-names').length,
    );
    expect(found).toEqual([0, 1, 0]);
    expect(report.tools.map((tool) => tool.score)).toEqual([100, 100, 100]);
  });

  it('are keys that stand twice, said on the tool they are in or on the document', async () => {
    const report = await assessText(
      '{"tools": [{"name": "get_a", "name": "get_b", "inputSchema": {"type": "object", "type": "object"}}], "a": 1, "a": 2}',
    );
    expect(
      report.tools[0]!.findings.filter(({ rule }) => rule === 'spec/unique-keys').map(
        ({ pointer }) => pointer,
      ),
    ).toEqual(['/tools/0/name', '/tools/0/inputSchema/type']);
    expect(report.findings.map(({ pointer }) => pointer)).toEqual(['/a']);
  });
});

describe('x-mcp-header', () => {
  const header = (value: unknown, schema: object = { type: 'string' }) =>
    withParameter({ ...schema, 'x-mcp-header': value });

  it('is a unique token on a string, an integer or a boolean', async () => {
    const ok = withInput({
      type: 'object',
      properties: {
        a: { type: 'string', 'x-mcp-header': 'Region' },
        b: { type: 'object', properties: { c: { type: 'integer', 'x-mcp-header': 'Size' } } },
        d: { type: 'boolean', 'x-mcp-header': 'Dry-Run' },
      },
    });
    expect(await findingsOf('spec/header-mirrors', ok)).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['no text', header(3)],
    ['an empty text', header('')],
    ['a blank', header('My Region')],
    ['a line end', header('Region\r\n')],
    ['a number', header('Region', { type: 'number' })],
    ['an object', header('Region', { type: 'object', properties: { a: {} } })],
    [
      'something inside a list',
      withParameter({ type: 'array', items: { type: 'string', 'x-mcp-header': 'Region' } }),
    ],
    ['something behind a branch', withParameter({ anyOf: [{ type: 'string', 'x-mcp-header': 'Region' }] })],
    [
      'a name that is used twice, in any case',
      withInput({
        type: 'object',
        properties: {
          a: { type: 'string', 'x-mcp-header': 'Region' },
          b: { type: 'string', 'x-mcp-header': 'REGION' },
        },
      }),
    ],
  ])('is an error with %s', async (_, document) => {
    expect(await findingsOf('spec/header-mirrors', document)).toHaveLength(1);
  });
});

describe('patterns', () => {
  it('are errors when they are no regular expressions, in patternProperties too', async () => {
    const document = withInput({
      type: 'object',
      properties: { a: { type: 'string', pattern: '[0-9' } },
      patternProperties: { '(': {} },
    });
    const found = await findingsOf('spec/valid-patterns', document);
    expect(found.sort()).toEqual([
      '/inputSchema/patternProperties/(: "(" is not a regular expression',
      '/inputSchema/properties/a/pattern: "[0-9" is not a regular expression',
    ]);
  });

  it('are fine with the flag u, or without', async () => {
    for (const pattern of ['^\\p{L}+$', '^[\\w-.]+$', '(?<year>\\d{4})', '^\\_$'])
      expect(await findingsOf('spec/valid-patterns', withParameter({ type: 'string', pattern }))).toEqual([]);
  });
});

describe('depth', () => {
  const deep = (levels: number) =>
    `${'{"type": "object", "properties": {"a": '.repeat(levels)}{"type": "string"}${'}}'.repeat(levels)}`;

  it('of 1,000 levels is an error, and the tools are still judged by the other rules', async () => {
    const report = await assessText(
      `[{"name": "set_tree", "inputSchema": ${deep(1000)}}, ${JSON.stringify(PERFECT)}]`,
    );
    expect(report.tools[0]!.findings[0]!.rule).toBe('spec/schema-depth');
    expect(report.tools[1]!.score).toBe(100);
  });

  it('does not make the findings longer than the text by orders of magnitude', async () => {
    const text = `{"name": "set_tree", "inputSchema": ${deep(1000)}}`;
    const found = allFindings(await assessText(text));
    const length = found.reduce((sum, { pointer, message }) => sum + pointer.length + message.length, 0);
    expect(length).toBeLessThan(10 * text.length);
  });

  it('of circular references ends, and each definition is counted once', async () => {
    const document = withInput({
      type: 'object',
      properties: {
        root: { $ref: '#/$defs/Node' },
        from: { $ref: '#/$defs/Point' },
        to: { $ref: '#/$defs/Point' },
      },
      $defs: {
        Node: {
          type: 'object',
          properties: {
            text: { type: 'string' },
            children: { type: 'array', items: { $ref: '#/$defs/Node' } },
          },
        },
        Point: { type: 'object', properties: { x: { type: 'number' } } },
      },
    });
    expect(await specFindings(document)).toEqual([]);
    expect(await findingsOf('parameters/described', document)).toHaveLength(6);
  });
});

describe('dialects', () => {
  it.each([
    'https://json-schema.org/draft/2020-12/schema',
    'http://json-schema.org/draft-07/schema',
    'https://json-schema.org/draft/2019-09/schema',
    'http://json-schema.org/draft-04/schema#',
    'http://json-schema.org/draft-06/schema#',
  ])('that are known: %s', async ($schema) => {
    expect(await specFindings(withInput({ $schema, type: 'object' }))).toEqual([]);
  });

  it('that are not known are a warning', async () => {
    expect(await specFindings(withInput({ $schema: 'https://example.com/schema', type: 'object' }))).toEqual([
      'spec/known-dialect /inputSchema/$schema',
    ]);
  });
});

describe('parameters that nothing fits', () => {
  const found = async (value: unknown) =>
    (await specFindings(withInput({ type: 'object', properties: { value } }))).filter((each) =>
      each.startsWith('spec/satisfiable'),
    );

  it.each<[string, object]>([
    ['numbers for a string', { type: 'string', enum: [128, 1024] }],
    ['texts for an integer', { type: 'integer', enum: ['1', '2'] }],
    ['texts for a flag', { type: 'boolean', enum: ['true', 'false'] }],
    ['neither of two types', { type: ['string', 'null'], enum: [1, 2] }],
    ['no choice', { enum: [] }],
    ['a broken integer', { type: 'integer', enum: [0.5] }],
    ['a const of another type', { type: 'string', const: 1 }],
    ['swapped bounds', { type: 'number', minimum: 1, maximum: 0 }],
    ['swapped lengths', { type: 'string', minLength: 5, maxLength: 4 }],
    ['swapped counts', { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 1 }],
    ['swapped sizes', { type: 'object', minProperties: 2, maxProperties: 1 }],
  ])('are errors: %s', async (_, schema) => {
    expect(await found(schema)).toEqual(['spec/satisfiable /inputSchema/properties/value']);
  });

  it('are found in the entries of a list', async () => {
    expect(await found({ type: 'array', items: { type: 'string', enum: [1] } })).toEqual([
      'spec/satisfiable /inputSchema/properties/value/items',
    ]);
  });

  it.each<[string, unknown]>([
    ['one of the values', { type: 'string', enum: [1, 'a'] }],
    ['null beside a type', { type: 'string', nullable: true, enum: [null] }],
    ['null for null', { type: ['string', 'null'], enum: [null] }],
    ['a whole number', { type: 'integer', enum: [1.0] }],
    ['a number', { type: 'number', enum: [1, 2] }],
    ['no type', { enum: [1, 'a', null] }],
    ['no value is meant', false],
    ['equal bounds', { type: 'integer', minimum: 1, maximum: 1 }],
    ['bounds that null passes', { type: ['integer', 'null'], minimum: 2, maximum: 1 }],
    ['bounds without a type', { minimum: 2, maximum: 1 }],
    ['the bound of an older draft', { type: 'integer', minimum: 1, exclusiveMinimum: true, maximum: 5 }],
    ['an unknown type', { type: 'text', enum: [1] }],
    ['choices that are no list', { type: 'string', enum: 1 }],
  ])('are none: %s', async (_, schema) => {
    expect(await found(schema)).toEqual([]);
  });
});

describe('values that their own schema refuses', () => {
  const fit = (schema: object) => findingsOf('spec/values-fit', withParameter(schema));

  it.each<[string, object]>([
    ['one value of another type', { type: 'string', enum: ['a', 2] }],
    ['a null that the type does not take', { type: 'string', enum: ['a', null] }],
    ['a default of another type', { type: 'string', default: 1.1 }],
    ['a text for a number', { type: 'integer', default: '20' }],
    ['a default beyond the list', { type: 'string', enum: ['a', 'b'], default: 'any' }],
    ['a default beyond the bound', { type: 'integer', maximum: 100, default: 200 }],
    ['a default of an entry', { type: 'array', items: { type: 'integer', default: 'x' } }],
  ])('are a warning where some are left: %s', async (_name, schema) => {
    expect(await fit(schema)).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['whole numbers of a number', { type: 'number', enum: [1, 2.5], default: 1 }],
    ['null beside nullable', { type: 'string', nullable: true, enum: ['a', null] }],
    ['null as no default', { type: 'string', default: null }],
    ['no type, or one that is none', { type: 'int', enum: ['a'], default: 'a' }],
    ['an empty list', { type: 'string', enum: [] }],
    ['lists and objects', { enum: [['a'], {}], default: ['a'] }],
    ['a default of the type', { type: ['string', 'integer'], default: 4, minimum: 3 }],
    ['parameters of these names', { type: 'object', properties: { enum: {}, default: {}, type: {} } }],
  ])('are none: %s', async (_name, schema) => {
    expect(await fit(schema)).toEqual([]);
  });
});

describe('references in a circle', () => {
  const circles = ($defs: object) =>
    findingsOf('spec/refs-end', withParameter({ $ref: '#/$defs/A' }, { $defs }));

  it.each<[string, object]>([
    ['a reference to itself', { A: { $ref: '#/$defs/A' } }],
    ['one by way of another', { A: { $ref: '#/$defs/B' }, B: { allOf: [{ $ref: '#/$defs/A' }] } }],
    ['one in a branch', { A: { anyOf: [{ type: 'string' }, { $ref: '#/$defs/A' }] } }],
    ['one behind another definition', { A: { $ref: '#/$defs/B' }, B: { allOf: [{ $ref: '#/$defs/B' }] } }],
  ])('are found once: %s', async (_name, $defs) => {
    expect(await circles($defs)).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['a property', { A: { type: 'object', properties: { up: { $ref: '#/$defs/A' } } } }],
    ['a list', { A: { type: 'array', items: { $ref: '#/$defs/A' } } }],
    ['a definition used twice', { A: { allOf: [{ $ref: '#/$defs/B' }, { $ref: '#/$defs/B' }] }, B: {} }],
    ['a reference that leads nowhere', { A: { $ref: '#/$defs/Gone' } }],
    ['a chain', { A: { $ref: '#/$defs/B' }, B: { $ref: '#/$defs/C' }, C: { type: 'string' } }],
  ])('end with the value, or at once: %s', async (_name, $defs) => {
    expect(await circles($defs)).toEqual([]);
  });
});
