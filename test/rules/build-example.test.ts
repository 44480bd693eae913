import { describe, expect, it } from 'vitest';
import validExample from '../../rules/examples/valid-example.js';
import { exampleFix, exampleFor, withExample } from './example-fix.js';
import { guess, object, safe, unfinished } from './example-schemas.js';

const NUMBER = { type: 'string', description: 'Number of the invoice, e.g. INV-1042.' };
const TEXT = { type: 'string' };

describe('a call of values that the spec gives', () => {
  it('has the required parameters in the order of the properties', async () => {
    const kind = { enum: ['pdf', 'xml'], default: 'xml' };
    const schema = object({ kind, number: NUMBER }, ['number', 'kind']);
    expect(await exampleFor(schema)).toEqual(safe({ kind: 'xml', number: 'INV-1042' }));
  });

  it('has the required members of nested objects and lists', async () => {
    const where = object({ id: NUMBER, note: TEXT }, ['id']);
    const parts = { type: 'array', minItems: 1, items: object({ id: NUMBER }) };
    expect(await exampleFor(object({ where, parts }))).toEqual(
      safe({ where: { id: 'INV-1042' }, parts: [{ id: 'INV-1042' }] }),
    );
  });

  it('follows references and allOf, at the root too', async () => {
    const $defs = { Number: NUMBER, Base: object({ number: { $ref: '#/$defs/Number' } }) };
    expect(await exampleFor({ $ref: '#/$defs/Base', $defs })).toEqual(safe({ number: 'INV-1042' }));
    const own = object({ copies: { type: 'integer', default: 1 } });
    expect(await exampleFor({ ...own, allOf: [{ $ref: '#/$defs/Base' }], $defs })).toEqual(
      safe({ copies: 1, number: 'INV-1042' }),
    );
  });

  it('leaves out what may be left out, though it has an example', async () => {
    const properties = {
      number: NUMBER,
      language: { type: 'string', description: 'Language, e.g. "de-1".' },
      page: { type: 'integer', default: 1 },
    };
    expect(await exampleFor(object(properties, ['number']))).toEqual(safe({ number: 'INV-1042' }));
  });

  it('does what a branch of the root demands', async () => {
    const properties = { id: TEXT, number: NUMBER };
    const branches = [{ required: ['id'] }, { required: ['number'] }];
    for (const key of ['anyOf', 'oneOf'])
      expect(await exampleFor(object(properties, [], { [key]: branches }))).toEqual(
        safe({ number: 'INV-1042' }),
      );
    expect(
      await exampleFor(
        object({ sent: NUMBER, paid: NUMBER }, ['sent'], { dependentRequired: { sent: ['paid'] } }),
      ),
    ).toEqual(safe({ sent: 'INV-1042', paid: 'INV-1042' }));
    const ifThen = { if: { required: ['kind'] }, then: { required: ['number'] } };
    expect(await exampleFor(object({ kind: { const: 'pdf' }, number: TEXT }, ['kind'], ifThen))).toEqual(
      unfinished({ kind: 'pdf', number: '<number>' }),
    );
  });

  it('takes the branch of a parameter that has values', async () => {
    const value = { anyOf: [{ type: 'integer' }, object({ id: NUMBER }), { type: 'null' }] };
    expect(await exampleFor(object({ value }))).toEqual(safe({ value: { id: 'INV-1042' } }));
  });

  it('is not disturbed by parameters with the names of keywords', async () => {
    const properties = JSON.parse(
      '{"examples": {"enum": ["a"]}, "default": {"const": "b"}, "__proto__": {"const": "c"}, "$ref": {"enum": ["d"]}}',
    ) as object;
    const built = (await exampleFor(object(properties))) as { call: object; trust: string };
    expect(built.trust).toBe('safe');
    expect(Object.entries(built.call)).toEqual([
      ['examples', 'a'],
      ['default', 'b'],
      ['__proto__', 'c'],
      ['$ref', 'd'],
    ]);
  });
});

describe('a scaffold', () => {
  it.each<[object, unknown]>([
    [{ type: 'string', format: 'date' }, '2026-01-31'],
    [{ type: 'string', format: 'date-time' }, '2026-01-31T09:00:00Z'],
    [{ type: 'string', format: 'email' }, 'user@example.com'],
    [{ type: 'string', format: 'uri' }, 'https://example.com/'],
    [{ type: ['string', 'null'], format: 'ipv6' }, '2001:db8::1'],
  ])('is complete where the format gives a value: %j', async (schema, value) => {
    expect(await exampleFor(object({ url: schema }))).toEqual(guess({ url: value }));
  });

  it.each<[object, unknown]>([
    [{ type: 'integer', minimum: 0, maximum: 100 }, 1],
    [{ type: 'integer', minimum: 10 }, 10],
    [{ type: 'integer', exclusiveMinimum: 10 }, 11],
    [{ type: 'integer', maximum: -3 }, -3],
    [{ type: 'integer', minimum: 7, multipleOf: 5 }, 10],
    [{ type: 'number', minimum: 0.2, maximum: 0.4 }, 0.2],
    [{ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.5],
  ])('is complete where bounds give an amount: %j', async (schema, value) => {
    expect(await exampleFor(object({ count: schema }))).toEqual(guess({ count: value }));
  });

  it.each(['limit', 'page_size', 'pageSize', 'max_results', 'copies', 'page', 'rows'])(
    'has a number for the amount %s',
    async (name) => {
      const schema = { type: 'integer', minimum: 1 };
      expect(await exampleFor(object({ [name]: schema }))).toEqual(guess({ [name]: 1 }));
      expect(await exampleFor(object({ [name]: { type: 'integer' } }))).toContain(`"${name}" takes`);
    },
  );

  it.each([
    'pid',
    'id',
    'topic_id',
    'issue_number',
    'port',
    'signal',
    'percent',
    'latitude',
    'x',
    'zoom',
    'amount',
    'price',
    'year',
    'timestamp',
    'priority',
    'width',
  ])('has none for %s, where another number means another thing', async (name) => {
    const schema = { type: 'integer', minimum: 1 };
    expect(await exampleFor(object({ [name]: schema }))).toContain(`"${name}" takes`);
  });

  it.each(['include_drafts', 'withTotals', 'verbose', 'show_hidden', 'expand'])(
    'leaves off %s, a flag that only says what comes back',
    async (name) => {
      expect(await exampleFor(object({ [name]: { type: 'boolean' } }))).toEqual(guess({ [name]: false }));
    },
  );

  it.each([
    'confirm',
    'confirmed',
    'dry_run',
    'private',
    'draft',
    'verify_ssl',
    'enabled',
    'safe_mode',
    'read_only',
    'accept_terms',
    'show_confirm',
    'flag',
  ])('has no answer for %s', async (name) => {
    expect(await exampleFor(object({ [name]: { type: 'boolean' } }))).toContain(`"${name}" takes`);
  });

  it.each<[string, string, string]>([
    ['url', 'uri', 'GitHub repository URL'],
    ['url', 'uri', 'URL of the YouTube video'],
    ['url', 'uri', 'The webhook to call'],
    ['url', 'uri', 'Jira issue URL'],
    ['url', 'uri', 'A direct link to an image'],
    ['feed_url', 'uri', ''],
    ['repo_url', 'uri', ''],
    ['avatar_url', 'uri', ''],
    ['site', 'uri', 'Base URL of the Discourse site'],
    ['date', 'date', 'Must be in the future.'],
    ['date', 'date', 'The first day of a month'],
    ['at', 'date-time', 'A time within the last week'],
  ])('has no value where the text says which one: %s, %s, %s', async (name, format, description) => {
    const schema = { type: 'string', format, description };
    expect(await exampleFor(object({ [name]: schema }))).toContain(`"${name}" takes`);
  });

  it.each<[string, string, string]>([
    ['url', 'uri', 'The URL of the page to read'],
    ['website_url', 'uri', 'Address of the site, an HTTP URL.'],
    ['date', 'date', 'Day of the visit'],
  ])('has one where any will do: %s, %s, %s', async (name, format, description) => {
    const schema = { type: 'string', format, description };
    expect(await exampleFor(object({ [name]: schema }))).toMatchObject({ trust: 'guess' });
  });

  it.each([
    'date',
    'date-time',
    'time',
    'duration',
    'email',
    'idn-email',
    'hostname',
    'ipv4',
    'ipv6',
    'uri',
    'uri-reference',
    'iri',
    'uuid',
  ])('has a valid value for %s', async (format) => {
    expect(await exampleFor(object({ url: { type: 'string', format } }))).toMatchObject({ trust: 'guess' });
  });

  it('has a marker where only a person knows the value, beside the values that are known', async () => {
    const schema = object({ account_id: TEXT, number: NUMBER, tags: { type: 'array', items: TEXT } });
    expect(await exampleFor(schema)).toEqual(
      unfinished({ account_id: '<account_id>', number: 'INV-1042', tags: ['<tags>'] }),
    );
  });

  it('says what to fill in', async () => {
    const fix = await exampleFix({ name: 'get_user', inputSchema: object({ account_id: TEXT }) });
    expect(fix).toMatchObject({
      does: 'adds the example {"account_id": "<account_id>"}, in which <account_id> is to be filled in',
      leavesFinding: true,
    });
  });

  it('has a marker of letters for a name of any signs', async () => {
    expect(await exampleFor(object({ '$top n': TEXT }))).toEqual(unfinished({ '$top n': '<top_n>' }));
  });

  it('has a marker in the place of a secret, whatever its format', async () => {
    expect(await exampleFor(object({ password: { type: 'string', format: 'uuid' } }))).toContain(
      'nothing says',
    );
    expect(await exampleFor(object({ password: TEXT }))).toEqual(unfinished({ password: '<password>' }));
  });
});

describe('no example is offered', () => {
  it.each<[string, object, string]>([
    ['without a required list', { type: 'object', properties: { number: NUMBER } }, 'does not say which'],
    ['for a number without bounds', object({ count: { type: 'integer' } }), 'what value "count" takes'],
    [
      'where a marker breaks the pattern',
      object({ id: { type: 'string', pattern: '^\\d+$' } }),
      '"id" takes',
    ],
    ['where a marker is too long', object({ id: { type: 'string', maxLength: 3 } }), '"id" takes'],
    ['where a marker is too short', object({ id: { type: 'string', minLength: 30 } }), '"id" takes'],
    ['for an object of anything', object({ filter: { type: 'object' } }), 'goes into "filter"'],
    ['for both ends of a way', object({ from: NUMBER, to: NUMBER }), '"from" and "to" do not go together'],
    ['for a tuple', object({ at: { type: 'array', prefixItems: [NUMBER] } }), 'goes into "at"'],
    ['for a long list', object({ at: { type: 'array', items: NUMBER, minItems: 50 } }), 'a long list'],
    ['for a name that is not defined', object({ number: NUMBER }, ['number', 'pin']), '"pin" is required'],
    [
      'where no parameter shows a value',
      object({ id: TEXT, page: { default: 1 } }, []),
      'none makes a call alone',
    ],
    ['where nothing is valid', object({ number: NUMBER }, ['number'], { not: {} }), 'do not fit together'],
    [
      'for a reference that leads nowhere',
      object({ number: { $ref: '#/$defs/Number' } }, ['number']),
      'do not fit together',
    ],
    [
      'for a pattern that is too slow to run',
      object({
        number: { type: 'string', pattern: '^(?:(a|aa)+)+\\1$', default: `${'a'.repeat(5000)}b` },
      }),
      'cannot be checked',
    ],
  ])('%s', async (_, schema, reason) => {
    expect(await exampleFor(schema)).toContain(reason);
  });

  it('for a schema that requires itself', async () => {
    const $defs = { Node: object({ name: NUMBER, next: { $ref: '#/$defs/Node' } }) };
    expect(await exampleFor(object({ node: { $ref: '#/$defs/Node' } }, ['node'], { $defs }))).toContain(
      'requires itself',
    );
    expect(await exampleFor(object({ self: { $ref: '#' } }))).toContain('requires itself');
  });

  it('for a schema of thousands of levels or parameters', async () => {
    let deep: object = NUMBER;
    for (let level = 0; level < 5000; level++) deep = object({ a: deep });
    expect(await exampleFor(deep)).toContain('too many values');
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`p${index}`, NUMBER]));
    expect(await exampleFor(object(many))).toContain('too many values');
  });

  it('where branches of branches would be tried without end', async () => {
    const $defs: Record<string, object> = { N40: { type: 'integer' } };
    for (let level = 0; level < 40; level++) {
      const next = { $ref: `#/$defs/N${level + 1}` };
      $defs[`N${level}`] = { oneOf: [object({ a: next, b: next }), object({ c: next, d: next })] };
    }
    expect(await exampleFor(object({ value: { $ref: '#/$defs/N0' } }, ['value'], { $defs }))).toBeTypeOf(
      'string',
    );
  });

  it.each<[string, object]>([
    ['unfinished', { number: '<number>' }],
    ['invalid', { number: 3 }],
    ['empty', {}],
  ])('beside an example that is %s', async (_, call) => {
    const inputSchema = { ...object({ number: NUMBER }), examples: [call] };
    expect(await exampleFix({ name: 'get_invoice', inputSchema })).toEqual({
      at: '/inputSchema/examples/0',
      because: 'the example that is there is for a person to complete',
    });
  });
});

describe('the example goes where the format keeps examples', () => {
  const parameters = object({ number: NUMBER });
  const call = { number: 'INV-1042' };
  const named = { name: 'get_invoice', description: 'Gets an invoice.' };

  it.each<[string, object, string]>([
    ['MCP', { ...named, inputSchema: parameters }, '/inputSchema/examples'],
    [
      'OpenAI Chat',
      { type: 'function', function: { ...named, parameters } },
      '/function/parameters/examples',
    ],
    ['OpenAI Responses', { type: 'function', ...named, parameters }, '/parameters/examples'],
    ['a bare function', { ...named, parameters }, '/parameters/examples'],
    ['Anthropic', { ...named, input_schema: parameters }, '/input_examples'],
    ['VS Code', { name: 'a', modelDescription: 'Gets.', inputSchema: parameters }, '/inputSchema/examples'],
  ])('%s', async (_, tool, at) => {
    expect(await exampleFix(tool)).toMatchObject({ edits: [{ kind: 'set', at, value: [call] }] });
  });

  it('at the end of a list that is there', async () => {
    const inputSchema = { ...parameters, examples: [] };
    expect(await withExample({ ...named, inputSchema })).toEqual({
      ...named,
      inputSchema: { ...parameters, examples: [call] },
    });
    expect(await withExample({ ...named, input_schema: parameters, input_examples: [] })).toMatchObject({
      input_examples: [call],
    });
  });

  it.each<[string, object, string]>([
    ['Gemini', { ...named, parameters: { ...parameters, type: 'OBJECT' } }, 'no place for examples'],
    ['JSON Schema for Gemini', { ...named, parametersJsonSchema: parameters }, 'no place for examples'],
    [
      'types of Python',
      { ...named, parameters: { ...parameters, type: 'dict' } },
      'not written in JSON Schema',
    ],
    ['strict mode', { type: 'function', strict: true, ...named, parameters }, 'strict mode refuses'],
    [
      'strict mode of Chat',
      { type: 'function', function: { ...named, strict: true, parameters } },
      'strict mode refuses',
    ],
    [
      'an "examples" that is no list',
      { ...named, inputSchema: { ...parameters, examples: {} } },
      'is no list',
    ],
    ['no schema at all', { ...named, inputSchema: null }, 'there is no input schema'],
  ])('and nowhere with %s', async (_, tool, reason) => {
    expect(await exampleFix(tool)).toEqual({
      at: expect.any(String),
      because: expect.stringContaining(reason),
    });
  });

  it('and nowhere in a list of parameters', async () => {
    expect(await exampleFix({ ...named, parameters: [{ name: 'id', type: 'string' }] })).toBeUndefined();
  });
});

describe('the examples of the rule', () => {
  it('are repaired as the rule says', async () => {
    const repaired = validExample.examples.filter((example) => 'fixed' in example);
    expect(repaired.length).toBeGreaterThan(0);
    for (const { bad, fixed } of repaired) expect(await withExample(bad)).toEqual(fixed);
  });
});

describe('a monthly statement', () => {
  it('gets its example from the values in its own text', async () => {
    const tool = {
      name: 'get_monthly_bill',
      inputSchema: object({
        account: {
          type: 'string',
          pattern: '^K-[0-9]{8}$',
          description: 'Account, e.g. K-00417233. Obtain it with find_accounts; never guess it.',
        },
        month: {
          type: 'string',
          pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$',
          description: 'Month as YYYY-MM, e.g. 2026-05. Must be a closed month, not this one.',
        },
      }),
    };
    expect(await exampleFix(tool)).toEqual({
      fixability: 'safe',
      reads: '/inputSchema',
      at: '/inputSchema',
      does: 'adds the example {"account": "K-00417233", "month": "2026-05"}',
      edits: [
        { kind: 'set', at: '/inputSchema/examples', value: [{ account: 'K-00417233', month: '2026-05' }] },
      ],
    });
    expect(await exampleFix(await withExample(tool))).toBeUndefined();
  });
});
