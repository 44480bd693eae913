import { describe, expect, it } from 'vitest';
import { earned, findingsOf } from './assess.js';

const SCHEMA = {
  type: 'object',
  properties: { number: { type: 'string', pattern: '^INV-' }, copies: { type: 'integer' } },
  required: ['number'],
};
const GOOD = { number: 'INV-1042' };
const BAD = { number: 'R-1' };

/** The invoice tool with more in its schema and beside it. */
const tool = (schema: object, beside: object = {}) => ({
  name: 'get_invoice',
  inputSchema: { ...SCHEMA, ...schema },
  ...beside,
});

const both = async (document: unknown) => [
  await earned('examples/valid-example', document),
  await earned('examples/all-valid', document),
];

describe('an invocation can stand', () => {
  it.each<[string, (call: object) => Record<string, unknown>]>([
    ['in the examples of the input schema', (call) => tool({ examples: [call] })],
    ['in the examples of the tool', (call) => tool({}, { examples: [call] })],
    ['in the input_examples of the tool', (call) => tool({}, { input_examples: [call] })],
    ['under "arguments"', (call) => tool({}, { examples: [{ title: 'One', arguments: call }] })],
    ['under "input"', (call) => tool({}, { input_examples: [{ description: 'One', input: call }] })],
    ['under "args"', (call) => tool({}, { examples: [{ args: call, output: 'x' }] })],
    ['in the description', (call) => tool({}, { description: `Gets one, as with ${JSON.stringify(call)}.` })],
  ])('%s', async (_, place) => {
    expect(await both(place(GOOD))).toEqual([70, 30]);
    expect(await both(place(BAD))).toEqual([0, 0]);
  });

  it('in the values of the parameters that are required', async () => {
    const properties = { number: { type: 'string', examples: ['INV-1'] }, copies: { type: 'integer' } };
    expect(await both(tool({ properties }))).toEqual([70, 30]);
  });

  it('in values and constants together', async () => {
    const properties = { number: { type: 'string', examples: ['INV-1'] }, kind: { const: 'pdf' } };
    expect(await both(tool({ properties, required: ['number', 'kind'] }))).toEqual([70, 30]);
  });

  it('in the values of definitions', async () => {
    const properties = { number: { $ref: '#/$defs/Number' } };
    const $defs = { Number: { type: 'string', examples: ['INV-1'] } };
    expect(await both(tool({ properties, $defs }))).toEqual([70, 30]);
  });
});

describe('no invocation', () => {
  it.each<[string, Record<string, unknown>]>([
    ['is a default', tool({ properties: { number: { type: 'string', default: 'INV-1' } } })],
    ['is a set of constants alone', tool({ properties: { number: { const: 'INV-1' } } })],
    [
      'is composed when a required parameter has no value',
      tool({
        properties: { number: { type: 'string', examples: ['INV-1'] }, pin: {} },
        required: ['number', 'pin'],
      }),
    ],
    [
      'is composed when nothing says what is required',
      tool({ properties: { number: { type: 'string', examples: ['INV-1'] } }, required: undefined }),
    ],
    ['is a sentence', tool({}, { examples: ['Get invoice 1042'] })],
    [
      'is an object in the text with a key that is no parameter',
      tool({}, { description: 'Returns {"total": 3}.' }),
    ],
    ['is an empty object in the text', tool({}, { description: 'Returns {}.' })],
    ['is an object in the text that is no JSON', tool({}, { description: "Try {number: 'INV-1'}." })],
  ])('%s', async (_, document) => {
    expect(await both(document)).toEqual([0, null]);
    expect(await findingsOf('examples/valid-example', document)).toEqual([
      '/inputSchema: the tool shows no complete example call',
    ]);
  });
});

describe('an invocation is invalid', () => {
  it.each<[string, unknown, string]>([
    ['with an unknown key, in an open schema too', { ...GOOD, colour: 'red' }, '"colour" is not a parameter'],
    ['without a parameter', {}, 'the example names no parameter'],
    ['when it is no object', 'INV-1', 'an example is an object of arguments'],
  ])('%s', async (_, call, message) => {
    const document = tool({ examples: [call, GOOD] });
    expect(await both(document)).toEqual([70, 0]);
    expect(await findingsOf('examples/all-valid', document)).toEqual([
      `/inputSchema/examples/0: invalid example: ${message}`,
    ]);
  });

  it.each<[string, object]>([
    ['that lacks a required parameter', { copies: 1 }],
    ['of a wrong type', { ...GOOD, copies: 'two' }],
    ['that breaks a pattern', BAD],
  ])('%s', async (_, call) => {
    expect(await both(tool({ examples: [call] }))).toEqual([0, 0]);
  });

  it('in a format that is checked', async () => {
    const schema = (at: string) => ({
      properties: { at: { type: 'string', format: 'date-time' } },
      required: ['at'],
      examples: [{ at }],
    });
    expect(await both(tool(schema('2026-05-01T10:00:00Z')))).toEqual([70, 30]);
    expect(await both(tool(schema('yesterday')))).toEqual([0, 0]);
  });

  it('by the dialect that the schema names', async () => {
    const schema = (copies: number) => ({
      $schema: 'http://json-schema.org/draft-04/schema#',
      properties: { copies: { type: 'integer', minimum: 0, exclusiveMinimum: true } },
      required: ['copies'],
      examples: [{ copies }],
    });
    expect(await both(tool(schema(1)))).toEqual([70, 30]);
    expect(await both(tool(schema(0)))).toEqual([0, 0]);
  });

  it('costs all-valid whole, and valid-example nothing while another one is valid', async () => {
    const document = tool({ examples: [GOOD, BAD, { ...BAD, copies: 1 }] });
    expect(await both(document)).toEqual([70, 0]);
    expect(await findingsOf('examples/all-valid', document)).toHaveLength(2);
  });
});

describe('an unfinished invocation', () => {
  it.each([
    '<invoice_number>',
    '<INVOICE NUMBER>',
    'INV-<your number>',
    '<id>',
    'https://<HOST>/x',
    '<账号>',
  ])('with %s counts neither way, and its finding says what to fill in', async (number) => {
    const document = tool({ examples: [{ number }] });
    expect(await both(document)).toEqual([0, null]);
    expect(await findingsOf('examples/valid-example', document)).toEqual([
      `/inputSchema/examples/0: the example is unfinished: fill in "${/<.*>/.exec(number)![0]}"`,
    ]);
    expect(await both(tool({ examples: [{ number }, GOOD] }))).toEqual([70, 30]);
  });

  it.each(['INV-1 < 2 > 1', 'INV-<b>', 'INV-a<b', 'INV->>'])('is not one with %s', async (number) => {
    expect(await both(tool({ examples: [{ number }] }))).toEqual([70, 30]);
  });

  it('is found in nested values', async () => {
    const properties = {
      where: { type: 'object', properties: { id: { type: 'array', items: { type: 'string' } } } },
    };
    const document = tool({ properties, required: [], examples: [{ where: { id: ['<ACCOUNT_ID>'] } }] });
    expect(await both(document)).toEqual([0, null]);
  });
});

describe('a parameter with the name of a wrapper', () => {
  it('is a parameter', async () => {
    const inputSchema = {
      type: 'object',
      properties: { input: { type: 'object', properties: { a: { type: 'string' } } } },
      required: ['input'],
    };
    expect(await both({ name: 'run_job', inputSchema, examples: [{ input: { a: 'x' } }] })).toEqual([70, 30]);
  });
});

describe('parameters that exclude each other', () => {
  it('do not make an invalid example of the values they show', async () => {
    const document = tool({
      properties: {
        id: { type: 'string', examples: ['a'] },
        url: { type: 'string', examples: ['https://example.com'] },
      },
      required: [],
      oneOf: [{ required: ['id'] }, { required: ['url'] }],
    });
    expect(await findingsOf('examples/all-valid', document)).toEqual([]);
  });
});
