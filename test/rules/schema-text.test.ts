import { describe, expect, it } from 'vitest';
import { repairValue } from '../fix/repair.js';
import { findingsOf, withParameter } from './assess.js';

/** Whether a rule speaks of a parameter with this schema. */
async function speaks(rule: string, schema: object, name = 'value', rest: object = {}): Promise<boolean> {
  const tool = {
    name: 'find_parcels',
    inputSchema: { type: 'object', properties: { [name]: schema, ...rest } },
  };
  return (await findingsOf(rule, tool)).length > 0;
}

const text = (description: string, more: object = {}) => ({ type: 'string', description, ...more });

describe('schema/choices-enumerated', () => {
  it.each([
    ['Sort order. Must be one of: "asc", "desc".'],
    ['Sort order. Allowed values: asc, desc.'],
    ['Sort order: "asc" or "desc"'],
    ['Sort order ("asc" or "desc").'],
    ['asc | desc'],
    ['Sort order (asc|desc), newest first.'],
    ['Options: `asc` (oldest first), `desc` (newest first).'],
    ['Where to sort. Valid values:\n- `asc`: oldest first\n- `desc`: newest first'],
    ['One of asc, desc. Defaults to asc.'],
    ['排序方式，可选值：asc、desc。'],
    ['Orden. Valores permitidos: asc, desc.'],
    ["Ordre. Valeurs possibles : 'asc', 'desc'."],
  ])('speaks: %s', async (description) => {
    expect(await speaks('schema/choices-enumerated', text(description))).toBe(true);
  });

  it.each([
    ['Sort order, e.g. "asc" or "desc".'],
    ['Sort order such as "asc" or "desc"'],
    ['Valid values: asc, desc, etc.'],
    ['Valid values include asc, desc.'],
    ['Valid values: asc, desc, or a custom order.'],
    ['Comma-separated; one of: open, sent, lost.'],
    ['Must be one of the shelves of the depot.'],
    ['Must be one of the values that list_shelves returns.'],
    ['Path of the label (PNG or PDF).'],
    ['Number of the parcel (string or integer).'],
    ['Search like `state:open|sent` or `is:late`.'],
    ['Mode: "fast" or "slow" when heavy; otherwise anything.'],
    ['For heavy parcels one of: "rail", "ship". For light ones one of: "post", "air".'],
    ['Pipe-separated: a|b|c.'],
    ['Must not be one of: admin, root'],
    ['Must not be one of (admin|root).'],
    ['Cannot be one of: "admin", "root".'],
    ['Any but "admin". It should never be one of: admin, root.'],
    ['Colour, e.g. one of: red, green'],
    ['Valid values are open, closed. Prefix with - to negate.'],
    ['Possible values: fast, slow. Other values may be added later.'],
    ['One of `name`, `date`, optionally followed by `:desc`.'],
  ])('is silent: %s', async (description) => {
    expect(await speaks('schema/choices-enumerated', text(description))).toBe(false);
  });

  it.each([
    ['an enum', { enum: ['asc', 'desc'] }],
    ['a pattern', { pattern: '^(asc|desc)$' }],
    ['a constant', { const: 'asc' }],
    ['alternatives', { oneOf: [{ const: 'asc' }, { const: 'desc' }] }],
  ])('is silent beside %s', async (_, more) => {
    expect(await speaks('schema/choices-enumerated', text('Must be one of: "asc", "desc".', more))).toBe(
      false,
    );
  });

  it('is silent where the list names other parameters', async () => {
    const value = text('Use one of: `number`, `street`.');
    const rest = { number: { type: 'string' }, street: { type: 'string' } };
    expect(await speaks('schema/choices-enumerated', value, 'value', rest)).toBe(false);
  });

  it.each([
    [
      'null among its own types',
      { type: ['string', 'null'] },
      { type: ['string', 'null'], enum: ['a1', 'b1', null] },
    ],
    [
      'a branch beside null',
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
      { anyOf: [{ type: 'string', enum: ['a1', 'b1'] }, { type: 'null' }] },
    ],
    [
      'the entries of a list',
      { type: 'array', items: { type: 'string' } },
      { type: 'array', items: { type: 'string', enum: ['a1', 'b1'] } },
    ],
    [
      'a default among them',
      { type: 'string', default: 'a1' },
      { type: 'string', default: 'a1', enum: ['a1', 'b1'] },
    ],
    ['a default that is none', { type: 'string', default: 'c1' }, { type: 'string', default: 'c1' }],
    ['an example that is none', { type: 'string', examples: ['c1'] }, { type: 'string', examples: ['c1'] }],
  ])('repairs with %s', async (_, before, after) => {
    const description = 'Valid values: "a1", "b1".';
    const rules = ['schema/choices-enumerated'];
    expect(await repairValue(withParameter({ ...before, description }), { rules })).toEqual(
      withParameter({ ...after, description }),
    );
  });
});

describe('schema/formats-declared', () => {
  it.each([
    ['Day of dispatch (YYYY-MM-DD)'],
    ['出发日期，格式: YYYY-MM-DD'],
    ["Day in the format 'YYYY-MM-DD', such as '2026-01-31'."],
    ['ISO 8601 date-time of dispatch, e.g. 2026-01-31T08:00:00Z'],
    ['Start (RFC 3339)'],
    ['The UUID of the parcel.'],
    ['Email address of the receiver'],
  ])('speaks: %s', async (description) => {
    expect(await speaks('schema/formats-declared', text(description))).toBe(true);
  });

  it.each([
    ['YYYY-MM-DD or a relative day like "yesterday"'],
    ['Range as YYYY-MM-DD..YYYY-MM-DD'],
    ['YYYY-MM-DD HH:MM:SS'],
    ['YYYY-MM-DDTHH:MM:SS'],
    ['ISO 8601'],
    ['ISO 8601 timestamp, e.g. 2026-01-31T08:00:00'],
    ['ISO 8601 date or date-time'],
    ['UUID or number of the parcel'],
    ['The UUIDs of the parcels, separated by commas'],
    ['Email address or user name'],
    ['Local part of the email address'],
    ['Filters by what the email address contains'],
    ['URL of the page'],
    ['URL or path of the label'],
    ['URL slug of the shop'],
  ])('is silent: %s', async (description) => {
    expect(await speaks('schema/formats-declared', text(description))).toBe(false);
  });

  it('knows an address that must be whole by its text, and one that may be another', async () => {
    expect(await speaks('schema/formats-declared', text('Full URL of the page'), 'page_url')).toBe(true);
    expect(
      await speaks('schema/formats-declared', text('Page URL, e.g. https://shop.example/a'), 'url'),
    ).toBe(true);
    expect(await speaks('schema/formats-declared', text('Absolute URL or path'), 'url')).toBe(false);
    expect(await speaks('schema/formats-declared', text('Full URL of the git repository'), 'url')).toBe(
      false,
    );
  });

  it('leaves alone what the schema shows otherwise', async () => {
    expect(await speaks('schema/formats-declared', text('Day, YYYY-MM-DD', { default: '' }))).toBe(false);
    expect(await speaks('schema/formats-declared', text('Day, YYYY-MM-DD', { examples: ['31.1.'] }))).toBe(
      false,
    );
    expect(await speaks('schema/formats-declared', text('Day, YYYY-MM-DD', { pattern: '^2' }))).toBe(false);
  });
});

describe('schema/bounds-declared', () => {
  const number = (description: string, more: object = {}) => ({ type: 'integer', description, ...more });

  it.each([
    [number('How many (1-100).')],
    [number('How many (min 1, max 100)')],
    [number('How many (default: 20, max: 100)')],
    [number('Between 1 and 100.')],
    [number('How many. Maximum: 1,000.', { minimum: 1 })],
    [text('Title, max 255 characters')],
    [text('Title. Cannot exceed 40 chars.')],
  ])('speaks: %j', async (schema) => {
    expect(await speaks('schema/bounds-declared', schema)).toBe(true);
  });

  it.each([
    [number('How many (1-100).', { minimum: 1, maximum: 100 })],
    [number('How many (max 100).', { exclusiveMaximum: 101 })],
    [number('Usually between 1 and 100.')],
    [number('Pages, e.g. (1-3).')],
    [number('Up to 100 if the plan is free.')],
    [number('A number between 20% and 80%.')],
    [number('Opening hours from 9 to 17 o’clock.')],
    [text('Title; longer ones than max 255 characters are truncated')],
    [text('Summary of up to 200 words')],
  ])('is silent: %j', async (schema) => {
    expect(await speaks('schema/bounds-declared', schema)).toBe(false);
  });
});

describe('schema/defaults-declared', () => {
  it.each([
    [{ type: 'integer', description: 'How many (default: 20).' }],
    [{ type: 'boolean', description: 'Defaults to false.' }],
    [{ type: 'string', description: "Order. Defaults to 'asc' when omitted." }],
    [{ type: 'boolean', description: '是否压缩，默认为 false。' }],
  ])('speaks: %j', async (schema) => {
    expect(await speaks('schema/defaults-declared', schema)).toBe(true);
  });

  it.each([
    [{ type: 'integer', description: 'How many (default: 20).', default: 20 }],
    [{ type: 'integer', description: 'Defaults to 20 for letters, 5 for parcels.' }],
    [{ type: 'string', description: 'Defaults to the current shelf.' }],
    [{ type: 'string', description: 'Defaults to 30 days ago.' }],
    [{ type: 'boolean', description: 'Default: false when heavy.' }],
    [{ type: 'string', description: "Defaults to 'Copy of <title>'." }],
    [{ type: 'integer', description: 'Sets the default timeout.' }],
  ])('is silent: %j', async (schema) => {
    expect(await speaks('schema/defaults-declared', schema)).toBe(false);
  });
});

describe('schema/named-parameters', () => {
  it('asks for a better name than "type" beside an action, when it is the type of a part', async () => {
    const rest = { action: { type: 'string', enum: ['set-style', 'add-line'] } };
    const type = { type: 'integer', description: 'Line type, 0 to 5.' };
    expect(await speaks('schema/named-parameters', type, 'type', rest)).toBe(true);
    expect(await speaks('schema/named-parameters', type, 'type')).toBe(false);
    expect(
      await speaks('schema/named-parameters', { ...type, description: 'Parcel type.' }, 'type', rest),
    ).toBe(false);
  });

  it.each(['x', 'y', 'q', 'n', 'k'])('lets "%s" pass', async (name) => {
    expect(await speaks('schema/named-parameters', { type: 'number' }, name)).toBe(false);
  });

  it('lets the letters of a formula pass, and properties that have the names of keywords', async () => {
    expect(await speaks('schema/named-parameters', { type: 'number' }, 'c', { a: {}, b: {} })).toBe(false);
    const names = {
      properties: {},
      title: {},
      type: {},
      items: {},
      enum: {},
      default: {},
      format: {},
      $defs: {},
    };
    expect(await speaks('schema/named-parameters', {}, 'description', names)).toBe(false);
  });
});
