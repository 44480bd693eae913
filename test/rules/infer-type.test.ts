import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inferItems } from '../../rules/shared/infer-items.js';
import { inferType } from '../../rules/shared/infer-type.js';
import { look, repairsOf } from './look.js';

const RULE = 'parameters/typed';

const tool = (properties: object) => ({ name: 'find_parcels', inputSchema: { type: 'object', properties } });

async function typeOf(name: string, schema: object): Promise<string | undefined> {
  const [type] = await look(
    tool({ [name]: schema }),
    (read) => inferType(read.input.arguments.parameters[0]!, read)?.type,
  );
  return type;
}

async function itemsOf(name: string, schema: object): Promise<string | undefined> {
  const list = { type: 'array', ...schema };
  const [type] = await look(
    tool({ [name]: list }),
    (read) => inferItems(read.input.arguments.parameters[0]!, read)?.type,
  );
  return type;
}

describe('the type of a parameter', () => {
  it.each<[string, object, string]>([
    ['verbose', { default: false }, 'boolean'],
    ['mode', { default: 'fast' }, 'string'],
    ['ratio', { default: 0.5 }, 'number'],
    ['tags', { default: ['a'] }, 'array'],
    ['filter', { default: {} }, 'object'],
    ['mode', { examples: ['fast', 'slow'] }, 'string'],
    ['mode', { default: null, examples: ['fast'] }, 'string'],
    ['limit', { default: 10 }, 'integer'],
    ['latitude', { default: 48 }, 'number'],
    ['scale', { examples: [1, 1.5] }, 'number'],
  ])('%s: %j is told by the values that it shows', async (name, schema, type) => {
    expect(await typeOf(name, schema)).toBe(type);
  });

  it.each<[string, object, string]>([
    ['code', { pattern: '^[A-Z]+$' }, 'string'],
    ['code', { minLength: 2 }, 'string'],
    ['day', { format: 'date' }, 'string'],
    ['things', { items: { type: 'string' } }, 'array'],
    ['thing', { properties: { a: { type: 'string' } } }, 'object'],
    ['size', { format: 'int64' }, 'integer'],
    ['size', { format: 'double' }, 'number'],
    ['limit', { minimum: 1, maximum: 100 }, 'integer'],
    ['share', { maximum: 0.5 }, 'number'],
  ])('%s: %j is told by its keywords', async (name, schema, type) => {
    expect(await typeOf(name, schema)).toBe(type);
  });

  it.each<[string, string, string]>([
    ['limit', 'Maximum number of parcels.', 'integer'],
    ['limit', 'How many.', 'integer'],
    ['page', 'Page number, from 1.', 'integer'],
    ['pageSize', 'Number of items per page.', 'integer'],
    ['is_fragile', 'Whether the parcel is fragile.', 'boolean'],
    ['includeArchived', 'If true, archived parcels too.', 'boolean'],
    ['force', 'Set to true to skip the check.', 'boolean'],
    ['homepage_url', 'URL of the homepage.', 'string'],
    ['email', 'E-mail address of the sender.', 'string'],
    ['start_date', 'First day, as YYYY-MM-DD.', 'string'],
    ['file_path', 'Path of the label.', 'string'],
    ['labels', 'Array of label names.', 'array'],
    ['parcels', 'List of parcels.', 'array'],
  ])('%s, "%s", is told by name and text together', async (name, description, type) => {
    expect(await typeOf(name, { description })).toBe(type);
  });

  it.each<[string, object]>([
    ['value', {}],
    ['value', { description: 'Value to store.' }],
    ['limit', {}],
    ['limit', { description: 'The limit.' }],
    ['thing', { description: 'Maximum number of things.' }],
    ['id', { description: 'The id of the parcel.' }],
    ['id', { description: 'Number of the parcel.' }],
    ['zip_code', { description: 'Zip code, a number of five digits.' }],
    ['phone_number', { description: 'Phone number of the sender.' }],
    ['port', { description: 'Port number of the server.' }],
    ['version', { description: 'Version number.' }],
    ['year', { description: 'The year.' }],
    ['is_fragile', { description: '"yes" or "no".' }],
    ['is_fragile', { description: 'One of fragile, sturdy.' }],
    ['limit', { description: 'Maximum number of parcels (string).' }],
    ['limit', { description: 'Maximum number of parcels, as a string.' }],
    ['limit', { description: 'Maximum number of parcels, for example "10".' }],
    ['tags', { description: 'Comma-separated list of tags.' }],
    ['ids', { description: 'List of ids, separated by commas.' }],
    ['config', { description: 'JSON object with the configuration.' }],
    ['render_html', { description: 'Return rendered HTML content.' }],
    ['query', { description: 'The query object.' }],
    ['temperature', { description: 'Temperature in degrees.' }],
  ])('%s: %j is not guessed', async (name, schema) => {
    expect(await typeOf(name, schema)).toBeUndefined();
  });

  it.each<[string, object]>([
    ['count', { default: '5', description: 'How many.' }],
    ['count', { default: 'all' }],
    ['is_fragile', { default: 'no' }],
    ['is_fragile', { default: 1, description: 'Whether it is fragile.' }],
    ['amount', { default: 1 }],
    ['port', { default: 8080, description: 'Port of the server.' }],
    ['version', { default: 2, description: 'Version of the interface.' }],
    ['zip_code', { default: 12345, description: 'Zip code of the receiver.' }],
    ['phone_number', { default: 5551234 }],
    ['date', { default: 20240101 }],
    ['id', { default: 1, description: 'Id of the parcel.' }],
    ['temperature_setting', { default: 1, description: 'How warm.' }],
    ['zoom', { minimum: 0, maximum: 22 }],
    ['mode', { default: 'fast', examples: [1] }],
    ['mode', { default: 'fast', minimum: 1 }],
    ['limit', { default: true }],
    ['ids', { default: 1, description: 'List of ids.' }],
    ['limit', { default: null }],
  ])('%s: %j is not guessed, as one sign denies the other or tells too little', async (name, schema) => {
    expect(await typeOf(name, schema)).toBeUndefined();
  });

  it.each<[string, object]>([
    ['value', { default: 'x', description: 'Any JSON value.' }],
    ['value', { default: '', description: 'Value, string or number.' }],
    ['value', { default: '', description: 'Text; may be a list of texts.' }],
    ['value', { default: 'a', description: 'A name, or the number of it.' }],
    ['value', { default: 'a', description: 'Either a name or an object.' }],
    ['value', { minLength: 1, description: 'Name or id.' }],
    ['value', { default: 'a', description: 'Un nombre o un número.' }],
    ['value', { default: 'a', description: '名称或编号。' }],
    ['value', { default: true, description: 'true or "auto"' }],
    ['value', { default: false, description: 'false or the name of a preset' }],
    ['value', { default: false, description: 'Set to "all" for everything.' }],
    ['value', { default: true, description: 'On, off or automatic.' }],
    ['verbose', { default: false, description: 'How much is logged (0-3).' }],
    ['recursive', { description: 'Whether to recurse; a number limits the depth.' }],
    ['recursive', { default: false, description: 'Whether to recurse; a number limits it.' }],
    ['recursive', { default: false, description: 'Whether to recurse, 2 levels at most.' }],
    ['retry', { default: true, description: 'Whether to retry, and how many times.' }],
    ['is_active', { description: 'Whether it is active, "all" for both.' }],
    ['is_active', { description: 'Whether it is active; both when it is missing.' }],
    ['include_archived', { description: "If true, archived ones too; 'only' leaves out the others." }],
    ['filter', { default: {}, description: 'Filter as string or object.' }],
    ['filter', { default: {}, description: 'Filter, may be written as text.' }],
    ['filter', { default: {}, description: 'Filter, for example "a = 1".' }],
    ['ids', { default: [], description: 'One or many ids.' }],
    ['ids', { default: [], description: 'List of ids; a single one is accepted.' }],
    ['ids', { default: [], description: 'Array of ids or "all".' }],
    ['ids', { description: 'List of ids, "all" for every one.' }],
    ['ids', { items: { type: 'string' }, description: 'Id or list of ids.' }],
    ['count', { description: 'Number of items, or "all".' }],
    ['limit', { default: 10, description: 'Number of items, "none" for unlimited.' }],
    ['limit', { description: 'Maximum number of items, `none` for unlimited.' }],
    ['limit', { minimum: 1, description: 'Maximum number of items, or none.' }],
    ['page', { default: 1, description: "Page number; 'last' is the end." }],
    ['delay', { default: 1, description: 'Number of seconds.' }],
    ['count', { default: 1, description: 'Number of hours.' }],
    ['max_days', { description: 'Maximum number of days.' }],
    ['num_km', { default: 5, description: 'Number of them.' }],
    ['limit', { default: 10, description: 'Max number of items (pass null for all).' }],
    ['limit', { default: 10, description: 'Max number of items; -1 is unlimited, inf allowed.' }],
    ['limit', { default: 10, description: 'Maximum number of items, e.g. 10k.' }],
    ['limit', { default: 10, description: 'Number of items (as text too).' }],
    ['limit', { default: 10, description: 'Number of items. Accepts ranges like 5-10.' }],
    ['limit', { default: 10, description: 'Number of items, percentage possible.' }],
    ['count', { default: 10, description: 'Count, half units allowed.' }],
    ['count', { default: 1, description: 'Number of units, fractions allowed.' }],
    ['page', { default: 1, description: 'Page number, next for the following.' }],
    ['page', { default: 1, description: 'Page number / token.' }],
    ['page', { default: 1, description: 'Page number; a cursor works too.' }],
    ['page', { default: 1, description: 'Page number [or cursor].' }],
    ['depth', { default: 1, description: 'How many levels; full = everything.' }],
    ['offset', { default: 0, description: 'Number of rows to skip, string for keyset.' }],
    ['verbose', { default: false, description: 'Verbosity.' }],
    ['verbose', { default: false, description: 'Verbose mode: none, some, all.' }],
    ['recursive', { default: true, description: 'Recursion: yes, no, auto.' }],
    ['cache', { default: true, description: 'Whether to cache; a path says where.' }],
    ['cache', { default: true, description: 'Whether to cache; give a path to say where.' }],
    ['cache', { default: false, description: 'Cache directory; false for none.' }],
    ['proxy', { default: false, description: 'Proxy URL, false for none.' }],
    ['proxy', { default: false, description: 'URL of the proxy.' }],
    ['retry', { default: false, description: 'Retry policy, false for none.' }],
    ['filter', { default: {}, description: 'Filter expression.' }],
    ['filter', { default: {}, description: 'Filter, as a JSON string.' }],
    ['filter', { default: {}, description: 'Filter object, list of those also works.' }],
    ['filter', { default: [], description: 'Filter, a text also works.' }],
    ['ids', { default: [], description: 'An id, several as list.' }],
    ['ids', { default: [], description: 'Ids, comma-separated.' }],
    ['ids', { default: [], description: 'Id(s).' }],
    ['ids', { default: [], description: 'ID / IDs.' }],
    ['value', { default: 'x', description: 'A number, text, null.' }],
    ['value', { default: 'x', description: 'Text. Numbers work as well.' }],
    ['value', { default: 'x', description: 'Number.' }],
    ['value', { default: '', description: 'Literal; typed as the column is.' }],
    ['value', { default: '', description: 'Same type as the column.' }],
    ['value', { default: '', description: 'JSON.' }],
    ['value', { default: '', description: 'Everything JSON can say.' }],
    ['value', { default: '', description: 'Value of the field.' }],
    ['value', { default: '', description: 'The value.' }],
    ['value', { default: '0', description: 'Numeric value.' }],
    ['value', { default: 'auto', description: 'Width in pixels, auto to fit.' }],
    ['width', { default: 'auto', description: 'Width in pixels.' }],
    ['width', { default: 'auto' }],
    ['size', { default: 'all', description: 'How many.' }],
    ['is_open', { description: 'Whether it is open (null: unknown).' }],
    ['is_open', { description: 'Whether it is open (yes/no).' }],
    ['is_open', { description: 'If true, open ones; if false, closed; if all, all.' }],
    ['include_x', { description: 'Whether to include it, comma list for some.' }],
    ['include_x', { description: 'Whether to include it, list of names for some.' }],
    ['url', { description: 'URL of the page, list for several.' }],
    ['name', { description: 'Name of the item (regex object).' }],
    ['email', { description: 'E-mail address; array for several.' }],
    ['path', { description: 'Path(s) of the file.' }],
    ['path', { description: 'Path to the file, list of paths.' }],
    ['date', { description: 'ISO 8601 date, epoch number.' }],
    ['date', { description: 'ISO 8601 date; timestamps work too.' }],
    ['timeout_limit', { default: 30, description: 'How many.' }],
  ])('%s: %j is not guessed, as the text names values of another kind', async (name, schema) => {
    expect(await typeOf(name, schema)).toBeUndefined();
  });

  it.each<[string, object, string]>([
    ['value', { default: 'x', description: 'Name of the thing.' }, 'string'],
    ['verbose', { default: false, description: 'true or false' }, 'boolean'],
    ['verbose', { default: false, description: 'Whether or not to log more.' }, 'boolean'],
    ['count', { default: 1, description: 'Number of items, 1 or more.' }, 'integer'],
    ['limit', { description: 'Maximum number of items, 1 or greater.' }, 'integer'],
    ['tags', { default: [], description: 'One or more tags.' }, 'array'],
    ['filter', { default: {}, description: 'Filter object.' }, 'object'],
    ['mode', { default: 'fast', description: 'The "fast" mode skips checks.' }, 'string'],
  ])('%s: %j names none', async (name, schema, type) => {
    expect(await typeOf(name, schema)).toBe(type);
  });

  it('admits every value that the schema shows', async () => {
    const names = fc.constantFrom('limit', 'is_open', 'ratio', 'url', 'tags', 'value', 'latitude', 'count');
    const texts = fc.constantFrom(
      '',
      'How many.',
      'Whether it is so.',
      'A URL.',
      'List of tags.',
      'Between 0 and 1.',
    );
    const values = fc.oneof(
      fc.integer(),
      fc.double({ noNaN: true }),
      fc.boolean(),
      fc.string(),
      fc.constant([]),
    );
    const fits = (type: string, value: unknown) =>
      type === 'integer'
        ? Number.isInteger(value)
        : type === 'array'
          ? Array.isArray(value)
          : typeof value === type;
    await fc.assert(
      fc.asyncProperty(
        names,
        texts,
        fc.array(values, { minLength: 1, maxLength: 3 }),
        async (name, description, shown) => {
          const type = await typeOf(name, { description, examples: shown });
          if (type !== undefined) for (const value of shown) expect(fits(type, value)).toBe(true);
        },
      ),
    );
  });
});

describe('the entries of a list', () => {
  it.each<[string, object, string]>([
    ['tags', { default: ['a', 'b'] }, 'string'],
    ['flags', { examples: [[true], [false]] }, 'boolean'],
    ['node_ids', { default: [1, 2] }, 'integer'],
    ['weights', { default: [0.5, 1] }, 'number'],
    ['file_paths', { description: 'List of paths to read.' }, 'string'],
    ['names', { description: 'An array of entity names.' }, 'string'],
  ])('%s: %j are told', async (name, schema, type) => {
    expect(await itemsOf(name, schema)).toBe(type);
  });

  it.each<[string, object]>([
    ['tags', {}],
    ['things', { description: 'List of things.' }],
    ['ids', { description: 'List of ids.' }],
    ['points', { default: [1, 2] }],
    ['rows', { default: [[1]] }],
    ['pairs', { default: ['a', 1] }],
    ['tags', { default: ['a'], description: 'List of tag objects.' }],
    ['names', { description: 'List of objects with names.' }],
    ['tags', { default: [] }],
    ['tags', { default: ['a'], description: 'List of tags or their numbers.' }],
    ['ids', { default: [1], description: 'List of ids, any kind.' }],
    ['names', { description: 'Array of names or objects.' }],
  ])('%s: %j are not', async (name, schema) => {
    expect(await itemsOf(name, schema)).toBeUndefined();
  });
});

describe('the repair of parameters/typed', () => {
  const at = '/inputSchema/properties/value';

  it('puts the type first', async () => {
    expect(await repairsOf(RULE, tool({ value: { default: true } }))).toEqual([
      {
        fixability: 'guess',
        at,
        does: 'adds "type": "boolean", as the values that it shows say so',
        edits: [{ kind: 'set', at: `${at}/type`, value: 'boolean', first: true }],
      },
    ]);
  });

  it('says what is in a list, or that anything may be', async () => {
    const fixes = await repairsOf(
      RULE,
      tool({ value: { type: 'array', default: ['a'] }, more: { type: 'array' } }),
    );
    expect(fixes).toMatchObject([
      { fixability: 'guess', edits: [{ at: `${at}/items`, value: { type: 'string' } }] },
      { fixability: 'safe', edits: [{ at: '/inputSchema/properties/more/items', value: {} }] },
    ]);
  });

  it.each<[unknown, unknown]>([
    ['int', 'integer'],
    ['STRING', 'string'],
    ['bool', 'boolean'],
    ['float', 'number'],
    ['list', 'array'],
    ['dict', 'object'],
    [
      ['str', 'None'],
      ['string', 'null'],
    ],
  ])('reads the type %j as %j', async (type, known) => {
    expect(await repairsOf(RULE, tool({ value: { type } }))).toMatchObject([
      {
        fixability: 'guess',
        does: `writes ${JSON.stringify(known)} for the type ${JSON.stringify(type)}, which means the same`,
        edits: [{ kind: 'set', at: `${at}/type`, value: known }],
      },
    ]);
  });

  it.each<object>([
    { type: 'decimal', description: 'Money as decimal, e.g. "1.20".' },
    { type: 'decimal', description: 'Money, written as a string.' },
    { type: 'decimal', default: '1.20' },
    { type: 'int', default: 'all' },
    { type: 'bool', default: 'yes' },
    { type: 'bool', description: 'On, "auto" for both.' },
    { type: 'str', default: 5 },
    { type: 'list', default: {} },
    { type: 'int', examples: [1.5] },
  ])('leaves another name for a type as it is beside what it does not have: %j', async (schema) => {
    expect(await repairsOf(RULE, tool({ value: schema }))).toMatchObject([
      { because: expect.stringMatching(/may be written as something else/) },
    ]);
  });

  it.each<[object, string]>([
    [{ type: 'decimal', default: 1.2, description: 'The price.' }, 'number'],
    [{ type: 'float', default: 1 }, 'number'],
    [{ type: 'list', description: 'Names, such as "a" and "b".' }, 'array'],
  ])('reads it beside what it has: %j', async (schema, type) => {
    expect(await repairsOf(RULE, tool({ value: schema }))).toMatchObject([{ edits: [{ value: type }] }]);
  });

  it('says that a person must go on where a type alone is no answer', async () => {
    expect(await repairsOf(RULE, tool({ value: { default: {} } }))).toMatchObject([
      { edits: [{ value: 'object' }], leavesFinding: true },
    ]);
  });

  it.each<[object, string]>([
    [{ description: 'The value.' }, 'nothing in the spec tells for sure what it takes'],
    [{ type: 'any' }, '"any" is no type that JSON Schema has a name for'],
    [{ type: ['int', 'integer'] }, '["int","integer"] is no type that JSON Schema has a name for'],
    [{ type: 'object' }, 'nothing in the spec tells its properties'],
    [
      { anyOf: [{ description: 'One.' }] },
      'its schema is made of several, and nothing tells which one to complete',
    ],
  ])('leaves %j alone and says why', async (schema, because) => {
    expect(await repairsOf(RULE, tool({ value: schema }))).toEqual([{ at, because }]);
  });

  it('has none where a required name is all there is', async () => {
    const document = { name: 'find_parcels', inputSchema: { type: 'object', required: ['value'] } };
    expect(await repairsOf(RULE, document)).toEqual([
      { at: '/inputSchema/required/0', because: 'there is no schema to complete' },
    ]);
  });

  it('answers every finding once, at its place', async () => {
    const document = tool({ a: {}, b: { type: 'int' }, c: { type: 'array' }, d: { type: 'string' } });
    const places = (await repairsOf(RULE, document)).map((fix) => fix.at);
    expect(places).toEqual(['a', 'b', 'c'].map((name) => `/inputSchema/properties/${name}`));
  });
});
