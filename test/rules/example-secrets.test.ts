import { describe, expect, it } from 'vitest';
import { repair } from '../fix/repair.js';
import { exampleFor, safeValue } from './example-fix.js';
import { object, unfinished } from './example-schemas.js';

const text = (description: string) => ({ type: 'string', description });

describe('a secret is never shown', () => {
  it.each([
    'password',
    'passwd',
    'pwd',
    'pw',
    'db_pass',
    'passcode',
    'pin',
    'PIN',
    'pin_code',
    'apiKey',
    'api_key',
    'access_token',
    'client_secret',
    'auth',
    'authorization',
    'proxyAuthorization',
    'bearer',
    'jwt',
    'otp',
    'totp_code',
    'cvv',
    'card_number',
    'session_cookie',
    'private_key',
    'connection_string',
    'dsn',
    'mnemonic',
    'xApiKey',
    'openai_key',
    'google_maps_key',
    'pat',
    'ssn',
    'verification_code',
    'contrasena',
    'mot_de_passe',
    '密码',
  ])('not by the name %s, from whatever source', async (name) => {
    expect(await safeValue(text('As given, e.g. "abc-123".'), name)).toBeUndefined();
    expect(await safeValue({ type: 'string', examples: ['abc-123'] }, name)).toBeUndefined();
    expect(await safeValue({ type: 'string', default: 'abc-123' }, name)).toBeUndefined();
    expect(await safeValue({ const: 'abc-123' }, name)).toBe('abc-123');
  });

  it.each<[string, string]>([
    ['login', 'Login secret, e.g. "hunter2".'],
    ['key', 'API key, e.g. B7-4411.'],
    ['key', 'The access key (e.g. B7-4411)'],
    ['value', 'Bearer token, such as "B7-4411".'],
    ['value', 'Personal access token, e.g. B7-4411'],
    ['value', 'Token for authentication, e.g. B7-4411'],
    ['value', 'PIN of the card, e.g. 4411-2'],
    ['value', 'One-time code, e.g. "441122"'],
    ['value', 'Credentials, e.g. "sara:b7"'],
    ['valor', 'Contraseña, p. ej. "b7-4411".'],
    ['valeur', 'Mot de passe, p. ex. «b7-4411».'],
    ['value', '密码，例如：「b7-4411」'],
    ['value', 'APIキー（例：「b7-4411」）'],
  ])('not by the text: %s, %s', async (name, description) => {
    expect(await safeValue(text(description), name)).toBeUndefined();
  });

  it.each([
    'sk-abc',
    'sk-live-0a1b2c',
    'sk_live_0a1b2c',
    'sk_test_0a1b2c',
    'ghp_0a1b2c3d',
    'github_pat_0a1b2c',
    'glpat-0a1b2c3d',
    'xoxb-0a1b-2c3d',
    'AKIA0A1B2C3D',
    'AIzaSy0A1B2C3D',
    'eyJhbGciOi.eyJzdWIi.0a1b2c',
    'Bearer 0a1b2c3d',
    'Basic c2FyYTpiNw==',
    'postgres://admin:s3cret@db.example.com/shop',
    'https://user:pass@example.com/a',
    'https://example.com/a?api_key=0a1b2c',
    'Server=db;User=sara;Password=b7-4411',
    '-----BEGIN PRIVATE KEY-----',
    'export OPENAI_API_KEY=abc',
    'login --password hunter2',
    'AccountKey=abc1==;EndpointSuffix=core',
    'curl -H "Authorization: Bearer abc123" https://example.com',
  ])('not by its own looks: %s', async (value) => {
    expect(await safeValue(text(`As given, e.g. \`${value}\`.`))).toBeUndefined();
    expect(await safeValue({ type: 'string', examples: [value] })).toBeUndefined();
    expect(await safeValue({ type: 'string', default: value })).toBeUndefined();
  });

  it.each<[string, object, unknown]>([
    ['a map', { type: 'object' }, { Authorization: 'a b7-4411' }],
    ['a map below a map', { type: 'object' }, { headers: { 'X-Api-Key': 'b7-4411' } }],
    ['a list of maps', { type: 'array' }, [{ password: 'b7-4411' }]],
    ['a list of names and values', { type: 'array' }, [{ name: 'Cookie', value: 'b7-4411' }]],
    ['a list of texts', { type: 'array' }, ['a', 'sk_live_0a1b2c']],
    ['a list of settings', { type: 'array' }, ['LOG=1', 'GITHUB_TOKEN=b7-4411']],
    ['a list of options', { type: 'array' }, ['--password', 'b7-4411']],
    ['a list of headers', { type: 'array' }, ['Authorization: b7-4411']],
  ])('not inside %s', async (_, schema, value) => {
    expect(await safeValue({ ...schema, examples: [value] })).toBeUndefined();
    expect(await safeValue({ ...schema, default: value })).toBeUndefined();
    expect(
      await safeValue({ ...schema, description: `Sent along, e.g. ${JSON.stringify(value)}` }),
    ).toBeUndefined();
  });

  it('and a marker stands in its place', async () => {
    const pin = { type: 'string', default: 'b7-4411' };
    const key = text('API key, e.g. B7-4411.');
    expect(await exampleFor(object({ pin, key }))).toEqual(unfinished({ pin: '<pin>', key: '<key>' }));
    const account = object({ user: text('User, e.g. "sara-1".'), pw: text('Word, e.g. "b7-4411".') });
    expect(await exampleFor(object({ account }))).toEqual(
      unfinished({ account: { user: 'sara-1', pw: '<pw>' } }),
    );
  });

  it('and a number that is one has no place for a marker', async () => {
    expect(await exampleFor(object({ pin: { type: 'integer', default: 4411 } }))).toContain('"pin" takes');
  });
});

describe('an `example` of OpenAPI that is a secret', () => {
  it('moves to `examples`, and no call shows it', async () => {
    const password = { type: 'string', example: 'hunter2' };
    const document = {
      tools: [{ name: 'log_in', inputSchema: object({ password, user: text('User, e.g. "sara-1".') }) }],
    };
    const { text: written } = await repair(JSON.stringify(document), { classes: ['safe', 'guess'] });
    const { inputSchema } = (JSON.parse(written) as { tools: { inputSchema: Record<string, unknown> }[] })
      .tools[0]!;
    expect(inputSchema['properties']).toMatchObject({ password: { examples: ['hunter2'] } });
    expect(inputSchema['examples']).toEqual([{ password: '<password>', user: 'sara-1' }]);
  });
});

describe('no secret is', () => {
  it.each<[string, string, string]>([
    ['author', 'Author, e.g. "sara-1".', 'sara-1'],
    ['passenger', 'Passenger, e.g. P-1.', 'P-1'],
    ['key', 'Key of the issue, e.g. SHOP-12.', 'SHOP-12'],
    ['sort_key', 'Column, e.g. created_at.', 'created_at'],
    ['primary_key', 'Primary key, e.g. "o-1"', 'o-1'],
    ['token_symbol', 'Symbol, e.g. "ETH2".', 'ETH2'],
    ['password_length', 'Letters, e.g. "b7".', 'b7'],
    ['auth_type', 'Kind, e.g. "oauth2".', 'oauth2'],
    ['locale', 'Locale, e.g. sk-SK.', 'sk-SK'],
    ['pinned_by', 'Who did it, e.g. "sara-1".', 'sara-1'],
    ['session_id', 'Meeting, e.g. "m-1".', 'm-1'],
    ['url', 'Address, e.g. https://example.com:8080/a@b', 'https://example.com:8080/a@b'],
    ['query', 'Words, e.g. "risk-free bonds"', 'risk-free bonds'],
    ['table', 'Table, e.g. desk-12', 'desk-12'],
    ['spin', 'Spin of the ball, e.g. "left-2"', 'left-2'],
    ['project_key', 'Project, e.g. SHOP-1', 'SHOP-1'],
    ['next_page_token', 'Next page, e.g. "p-2"', 'p-2'],
    ['tokenizer', 'Tokenizer, e.g. "bpe-1"', 'bpe-1'],
    ['passport', 'Passport, e.g. P-1', 'P-1'],
    ['secret_name', 'Object, e.g. "db-1"', 'db-1'],
    ['compass', 'Direction, e.g. "NW-1"', 'NW-1'],
  ])('%s: %s', async (name, description, value) => {
    expect(await safeValue(text(description), name)).toBe(value);
  });

  it('a flag that speaks of one', async () => {
    expect(await safeValue({ type: 'boolean', default: false }, 'show_password')).toBe(false);
  });
});
