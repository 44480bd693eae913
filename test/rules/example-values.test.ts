import { describe, expect, it } from 'vitest';
import { exampleFix, safeValue } from './example-fix.js';

const shownBy = (description: string, schema: object = { type: 'string' }) =>
  safeValue({ ...schema, description });

describe('a value of its own has a parameter', () => {
  it.each<[string, object, unknown]>([
    ['with a constant', { const: 'pdf' }, 'pdf'],
    ['with examples', { type: 'string', examples: ['a-1', 'a-2'] }, 'a-1'],
    ['whose first example does not fit', { type: 'integer', examples: ['one', 2] }, 2],
    ['with a default', { type: 'integer', default: 20 }, 20],
    ['with an enum of one', { type: 'string', enum: ['asc'] }, 'asc'],
    ['with an enum in a branch', { anyOf: [{ type: 'string', enum: ['asc'] }, { type: 'null' }] }, 'asc'],
    ['with a list', { type: 'array', items: { type: 'string' }, examples: [['a', 'b']] }, ['a', 'b']],
    ['whose entries have one', { type: 'array', items: { enum: ['a'] } }, ['a']],
  ])('%s', async (_, schema, value) => {
    expect(await safeValue(schema)).toEqual(value);
  });

  it('and what is shown counts before the default', async () => {
    const schema = { type: 'string', default: 'EUR', description: 'Currency, e.g. "CHF".' };
    expect(await safeValue(schema)).toBe('CHF');
  });

  it.each<[string, object]>([
    ['an empty default', { type: 'string', default: '' }],
    ['a default of null', { type: ['string', 'null'], default: null }],
    ['an example with a place to fill in', { type: 'string', examples: ['<your id>'] }],
    ['a default of another type', { type: 'integer', default: 'ten' }],
    ['a number that doubles do not hold', { type: 'integer', default: 2 ** 60 }],
    ['one below it in a list', { type: 'array', items: { type: 'integer' }, default: [2 ** 60] }],
    ['a fraction of more than fifteen digits', { type: 'number', default: 0.12345678901234568 }],
  ])('but not with %s', async (_, schema) => {
    expect(await safeValue(schema)).toBeUndefined();
  });
});

describe('a text shows a value', () => {
  it.each<[string, string]>([
    ['Account, e.g. ACC-00417233. Obtain it with another call.', 'ACC-00417233'],
    ['Invoice number (e.g. INV-1042)', 'INV-1042'],
    ['Invoice number (eg: INV-1042).', 'INV-1042'],
    ['Name of the port, such as "Trieste".', 'Trieste'],
    ["City and country, for example 'Graz, Austria' or 'Bern'.", 'Graz, Austria'],
    ['The state. For instance, `open` for those in work.', 'open'],
    ['Month as YYYY-MM, e.g. `2026-05` or `2026-06`', '2026-05'],
    ['Locale, e.g. ``"de-AT"``', 'de-AT'],
    ['Locale, e.g. de-AT', 'de-AT'],
    ['Zone, e.g. Europe/Vienna.', 'Europe/Vienna'],
    ['Path. Example: /srv/data/a.csv', '/srv/data/a.csv'],
    ['Address (e.g. https://example.com/a?b=1).', 'https://example.com/a?b=1'],
    ['Who gets it.\nExample value: user@example.com', 'user@example.com'],
    ['Ort, p. ex. «Wien»', 'Wien'],
    ['Owner, e.g. “Maria O’Neill”', 'Maria O’Neill'],
    ['Número de cuenta, p. ej. ES-7700.', 'ES-7700'],
    ['Ciudad, por ejemplo "Sevilla".', 'Sevilla'],
    ['Ville, par exemple « Lyon ».', 'Lyon'],
    ['Mois, p. ex. 2026-05', '2026-05'],
    ['城市名称，例如：「北京」', '北京'],
    ['日期，例如，2026-09-01。不能为空', '2026-09-01'],
    ['排序字段。示例：updated_at', 'updated_at'],
    ['パス（例：/api/1/deals）', '/api/1/deals'],
  ])('%s', async (text, value) => {
    expect(await shownBy(text)).toBe(value);
  });

  it.each<[string, object, unknown]>([
    ['How many, e.g. 25.', { type: 'integer' }, 25],
    ['How many, e.g. "25".', { type: 'integer' }, 25],
    ['Share, e.g. 0.25', { type: 'number' }, 0.25],
    ['Group, such as 1 for adults, 2 for children.', { type: 'integer' }, 1],
    ['Whether to wait. Example: true', { type: 'boolean' }, true],
    ['Number, e.g. "25".', { type: ['string', 'integer'] }, '25'],
    ['Sizes, e.g. ["S", "M"].', { type: 'array', items: { type: 'string' } }, ['S', 'M']],
    ["Sizes, e.g. ['S', 'M'].", { type: 'array', items: { type: 'string' } }, ['S', 'M']],
    ['Sizes, such as "S" or "M".', { type: 'array', items: { type: 'string' } }, ['S']],
    ['Filter, e.g. {"open": true}.', { type: 'object' }, { open: true }],
    ['Airport, e.g. VIE for Vienna.', { type: 'string', pattern: '^[A-Z]{3}$' }, 'VIE'],
    ['Word. Must be upper case (e.g. VIE).', { type: 'string', pattern: '^[A-Z]{3}$' }, 'VIE'],
  ])('of the type: %s', async (text, schema, value) => {
    expect(await shownBy(text, schema)).toEqual(value);
  });
});

describe('a text shows a value without what is around it', () => {
  it.each<[string, string]>([
    ['Id, e.g. **bold-1**', 'bold-1'],
    ['Id, e.g. **bold-1**.', 'bold-1'],
    ['Id, e.g. *slanted-1* or others', 'slanted-1'],
    ['Id, e.g. **`bold-1`**', 'bold-1'],
    ['Video id or URL, e.g. https://example.com/v1', 'https://example.com/v1'],
    ['Id, e.g. (b-1)', 'b-1'],
    ['Prefix added to the name, e.g. "b-1"', 'b-1'],
    ['日付（例：2024-01-01など）', '2024-01-01'],
    ['Id. **Example:** bold-1', 'bold-1'],
    ['Id. **例：** bold-1', 'bold-1'],
    ['Files, e.g. *.csv', '*.csv'],
    ['Files, e.g. **/*.csv', '**/*.csv'],
    ['Files, e.g. logs-*', 'logs-*'],
    ['日付(例:2024-01-01)の形式', '2024-01-01'],
    ['日付(例:2024-01-01または2024-01)', '2024-01-01'],
    ['章，例如：「第1章」', '第1章'],
    ['Filter, e.g. app=nginx-1', 'app=nginx-1'],
    ['Node, e.g. 695:313', '695:313'],
    ['Day, e.g. 2026/01/31', '2026/01/31'],
    ['Address, e.g. https://example.com/board/42', 'https://example.com/board/42'],
    ['Id of the board, the last part of the URL, e.g. b-42', 'b-42'],
    ['Path of the file in the repository, e.g. src/a.ts', 'src/a.ts'],
    ['Old name of the file, e.g. "a.txt".', 'a.txt'],
    ['Day the invoice was issued, e.g. 2026-01-31', '2026-01-31'],
    ['Column to sort by, e.g. customer_id', 'customer_id'],
    ['Canonical number or id such as `A-1`', 'A-1'],
    ['Filter as JSON, e.g. `{"open": true}`', '{"open": true}'],
  ])('%s', async (text, value) => {
    expect(await shownBy(text)).toBe(value);
  });
});

describe('a text shows something else', () => {
  it.each<[string]>([
    ['The last part of the URL, e.g. https://example.com/board/42'],
    ['Id, extracted from the URL, e.g. https://example.com/board/42'],
    ['Id as it stands in the URL (e.g. `https://example.com/board/42`).'],
    ['Id from the link, e.g. example.com/board/42'],
    ['The part after the slash, e.g. "board/42"'],
    ['The domain part of the address, e.g. sara@example.com'],
    ['Id taken from the path, e.g. /board/42'],
    ['Id del tablero, parte de la URL, p. ej. https://example.com/42'],
    ["Id, la dernière partie de l'URL, p. ex. https://example.com/42"],
    ['看板编号，URL的最后一部分，例如：https://example.com/42'],
    ['ボードID。URLの末尾（例：https://example.com/42）'],
    ['Id, e.g. https://example.com/42 → 42'],
    ['Id, e.g. "board/42" -> 42'],
    ['日付(例:2024-01-01形式)'],
    ['版本，例如v1.2版本'],
    ['Id, e.g. &quot;foo-1&quot;'],
    ['Id, e.g. __bold-1__'],
    ['Id, e.g. [link-1](https://example.com)'],
    ['日期，例如2024-01-01格式'],
    ['The number at the end of the URL, e.g. https://example.com/board/42'],
    ['The key from the link: e.g. example.com/file/b-1/Name'],
    ['In older versions, e.g. "x-1".'],
    ['Anything but e.g. "x-1".'],
    ['It was e.g. "x-1" before.'],
    ['Id, e.g. "&lt;b-1&gt;"'],
    ['Id returned by the search, e.g. `{"id": "x1"}`'],
    ['Id returned by the search, e.g. `["x1"]`'],
    ['Old name was e.g. "x-1". Now use the id.'],
    ['The name, formerly e.g. "x-1".'],
    ['Name, e.g. "x-1". No longer in use.'],
    ['Level, e.g. 1=low, 2=high'],
    ['Period, e.g. 5m/1h/1d'],
    ['Order, e.g. "asc|desc"'],
    ['Order, e.g. a1|b2'],
    ['Value, e.g. value=123'],
    ['Value, e.g. "value: 123"'],
    ['A key such as order_id'],
    ['Any identifier, e.g. "customer_uuid"'],
    ['What to do about errors such as E-401'],
    ['How it deals with hosts such as `a-1`'],
  ])('%s', async (text) => {
    expect(await shownBy(text)).toBeUndefined();
  });

  it.each<[string]>([
    ['Number of retries on errors such as 503.'],
    ['Number of retries on errors (e.g. 503).'],
    ['How long to wait for a status such as 404'],
  ])('of the type: %s', async (text) => {
    expect(await shownBy(text, { type: 'integer' })).toBeUndefined();
    expect(await shownBy('Seconds to wait (e.g. 30).', { type: 'integer' })).toBe(30);
  });

  it('where an id is no address, and an object does not hold itself', async () => {
    const address = { type: 'string', description: 'As given, e.g. https://example.com/42' };
    expect(await safeValue(address, 'board_id')).toBeUndefined();
    const bare = { type: 'string', description: 'As given, e.g. example.com/board/42' };
    expect(await safeValue(bare, 'board_id')).toBeUndefined();
    const mail = { type: 'string', description: 'As given, e.g. sara@example.com' };
    expect(await safeValue(mail, 'mail_domain')).toBeUndefined();
    expect(await safeValue(mail, 'mail')).toBe('sara@example.com');
    expect(await safeValue(address, 'board_url')).toBe('https://example.com/42');
    const filter = { type: 'object', description: 'Filter, e.g. {"filter": {"open": true}}' };
    expect(await safeValue(filter, 'filter')).toBeUndefined();
    expect(await safeValue(filter, 'body')).toEqual({ filter: { open: true } });
  });
});

describe('what stands for a value is none', () => {
  it.each<[string]>(
    (
      'TODO|TBD|FIXME|REPLACE_ME|CHANGE-ME|changeme|ID_HERE|id-here|INSERT_ID|/users/:id|:id|%s|item-%d|n/a|N/A|' +
      'null|undefined|none|dd/mm/yy|mm-dd-yyyy|string|number|/path/to/file|path/to/a.txt|C:\\path\\to\\a.txt|' +
      'owner/repo|username/repo-name|foo|bar|foobar|xxx|XXX-XXX|YOUR_TOKEN|your-id-here|example|sample|placeholder|' +
      'TODO: set|yourId|YOURID|myId|NNNN|uuid|TBA|not set|/users/[id]|/users/$id|/your/path|/some/path|https://yourcompany.example.com|' +
      'https://<host>/x|blah|string (uuid)|@@ID@@|field:direction|0000-00-00|unknown|KIND_UNSPECIFIED|__ID__|$ID|{ID}|%ID%|###-##|N.N.N|X.Y.Z|host:port|schema.table|key=value|' +
      'key1=value1|name:value|lorem ipsum|user@host|http://host:port/|***|id-***|dummy|test_value|the_id'
    )
      .split('|')
      .map((text) => [text]),
  )('%s', async (text) => {
    expect(await shownBy(`As given, e.g. \`${text}\`.`)).toBeUndefined();
    expect(await safeValue({ type: 'string', examples: [text] })).toBeUndefined();
    expect(await safeValue({ type: 'string', default: text })).toBeUndefined();
    expect(await safeValue({ type: 'array', examples: [[text]] })).toBeUndefined();
    expect(await safeValue({ type: 'object', examples: [{ is: text }] })).toBeUndefined();
  });

  it.each<[string]>(
    (
      'todo-list-1|foobar-7|%smith%|%Y-%m-%d|/srv/path/a.txt|my-bucket|abc123|12345|#W0000000|users/42|' +
      'arxiv:1706.03762|a:b:c|localhost:8080|public.orders|status=open|#sales|1.2.3|v2.0.1|/a/b:latest|' +
      'here-2-stay|node-14|Hello Sara|SELECT * FROM orders|facebook/react|https://example.com|/home/user/a.txt|localhost|100%|$100|nullable-1|annone-1|10.0.0.1'
    )
      .split('|')
      .map((text) => [text]),
  )('but not %s', async (text) => {
    expect(await shownBy(`As given, e.g. \`${text}\`.`)).toBe(text);
    expect(await safeValue({ type: 'string', examples: [text] })).toBe(text);
    expect(await safeValue({ type: 'string', default: text })).toBe(text);
  });

  it('nor the name of the parameter itself', async () => {
    const text = { type: 'string', description: 'As given, e.g. "user-name".' };
    expect(await safeValue(text, 'user_name')).toBeUndefined();
    expect(await safeValue(text, 'userName')).toBeUndefined();
    expect(await safeValue(text, 'alias')).toBe('user-name');
  });

  it('unless the schema lists it', async () => {
    expect(await safeValue({ enum: ['none', 'string'], default: 'none' })).toBe('none');
    expect(await safeValue({ enum: ['none', 'string'], description: 'Kind, e.g. "string".' })).toBe('string');
    expect(await safeValue({ const: 'unknown' })).toBe('unknown');
    const unspecified = { enum: ['KIND_UNSPECIFIED', 'A1'], default: 'KIND_UNSPECIFIED' };
    expect(await safeValue(unspecified)).toBeUndefined();
  });

  it('or takes the name of a type', async () => {
    expect(await safeValue({ type: 'string', default: 'text' }, 'output_format')).toBe('text');
    expect(await safeValue({ type: 'string', default: 'text' }, 'message')).toBeUndefined();
  });
});

describe('a text shows no value', () => {
  it.each<[string]>([
    ['What to do, e.g. when the user is unknown.'],
    ['Period, e.g. the last 7 days.'],
    ['Contact, such as emails or phone numbers.'],
    ['Output, e.g. JSON.'],
    ['City, e.g. London'],
    ['Kind, e.g. pod, deployment'],
    ['Time, e.g. 2026-05-01 10:00'],
    ['Time, e.g. 5 minutes'],
    ['Key, e.g. sk-...'],
    ['Key, e.g. "sk-…"'],
    ['Id, e.g. {id}'],
    ['Id, e.g. "<id>"'],
    ['Id, e.g. `refs/{branch}`'],
    ['Id, e.g. 62c795xxxb468'],
    ['Id, e.g. "your-account-id"'],
    ['Month, e.g. YYYY-MM'],
    ['Month, e.g. "YYYY-MM-DD HH:MM"'],
    ['Range, e.g. 1-10'],
    ['Place, e.g. 40.7128, -74.0060'],
    ['Format, e.g. ISO-8601'],
    ['Rank, e.g. 3rd'],
    ['Owner, e.g. owner/repo'],
    ['Way, e.g. and/or'],
    ['Size, e.g. 1,000'],
    ['Sum, e.g. total() of all'],
    ['Column, e.g. "name" column'],
    ['Field, e.g. "name": the field'],
    ['Paths such as "/etc" are rejected.'],
    ['Do not send placeholders, e.g. "abc-1".'],
    ['Any text. Never use words such as "latest-1".'],
    ['Any file. Each part that is written (e.g. tokens.json) lies beside it.'],
    ['路径，不支持例如 "a-1"'],
    ['Ruta, nunca p. ej. "a-1"'],
    ['Chemin, jamais par exemple "a-1"'],
  ])('%s', async (text) => {
    expect(await shownBy(text)).toBeUndefined();
  });

  it.each<[string, object]>([
    ['How many, e.g. 1.5.', { type: 'integer' }],
    ['How many, e.g. 1,000.', { type: 'integer' }],
    ['How many, e.g. 12345678901234567.', { type: 'integer' }],
    ['Amount, e.g. 5 USD.', { type: 'number' }],
    ['Month, e.g. May-2026.', { type: 'string', pattern: '^\\d{4}-\\d\\d$' }],
    ['Day, e.g. 2026-02-31.', { type: 'string', format: 'date' }],
    ['Sizes, e.g. "S, M".', { type: 'array', items: { type: 'string' } }],
    ['Sizes, e.g. ["S", …].', { type: 'array', items: { type: 'string' } }],
    ['Flags, such as creation time.', { type: 'boolean' }],
  ])('of the type: %s', async (text, schema) => {
    expect(await shownBy(text, schema)).toBeUndefined();
  });

  it('that is the name of another tool or parameter', async () => {
    const tool = (text: string) => ({
      name: 'get_user',
      inputSchema: {
        type: 'object',
        properties: { id: { type: 'string', description: text }, page_2: { type: 'string' } },
        required: ['id'],
      },
    });
    const fix = (text: string) => exampleFix({ tools: [tool(text), { ...tool(''), name: 'find_users' }] });
    expect(await fix('Id of a user, e.g. `user_1`.')).toMatchObject({ fixability: 'safe' });
    expect(await fix('Id from tools such as `find_users`.')).toMatchObject({ fixability: 'guess' });
    expect(await fix('Id, where others (e.g. `page_2`) are not known.')).toMatchObject({
      fixability: 'guess',
    });
  });

  it('however long it is', async () => {
    const text = `${'e.g. '.repeat(50_000)}${'('.repeat(50_000)}${'"'.repeat(50_000)}`;
    expect(await shownBy(text)).toBeUndefined();
  });
});
