import { describe, expect, it } from 'vitest';
import { PROFILES, profilesOf } from '../../rules/clients/profiles.js';
import { faultIn } from '../../rules/clients/wording.js';
import { score } from '../../src/index.js';
import { allFindings, assess, findingsOf } from './assess.js';

/** What the rules on clients say, as `rule pointer`, without the category. */
async function said(document: unknown, clients: readonly string[], serverName?: string): Promise<string[]> {
  const report = await assess(document, { clients, ...(serverName === undefined ? {} : { serverName }) });
  return allFindings(report)
    .filter(({ rule }) => rule.startsWith('portability/'))
    .map(({ rule, pointer }) => `${rule.slice('portability/'.length)} ${pointer}`);
}

const named = (name: string, rest: object = {}) => ({
  name,
  inputSchema: { type: 'object', properties: {} },
  ...rest,
});
const taking = (inputSchema: object) => ({
  name: 'park_bus',
  inputSchema: { type: 'object', ...inputSchema },
});

describe('The length of a name, at the edge of each limit', () => {
  it.each([
    ['anthropic', 128],
    ['openai', 64],
    ['gemini', 128],
    ['bedrock', 64],
    ['claude-desktop', 64],
    ['copilot-cli', 128],
    ['claude-directory', 64],
  ])('%s takes %i and no more', async (client, longest) => {
    const at = async (length: number) =>
      findingsOf('portability/name-accepted', named('b'.repeat(length)), { clients: [client] });
    expect(await at(longest)).toEqual([]);
    expect(await at(longest + 1)).toEqual([
      `/name: refused by ${client} (${longest}): the name has ${longest + 1} characters`,
    ]);
  });
});

describe('The name with that of the server', () => {
  it.each([
    ['cursor', 'full-name-fits', 'bus', 56],
    ['claude-code', 'full-name-fits', 'bus', 118],
    ['openai', 'reported-limits-kept', 'bus', 60],
    ['gemini-cli', 'reported-limits-kept', 'bus', 55],
    ['codex', 'reported-limits-kept', 'bus', 118],
  ])('%s: %s beside "%s" from %i on', async (client, rule, serverName, longest) => {
    const at = (length: number) =>
      findingsOf(`portability/${rule}`, named('b'.repeat(length)), { clients: [client], serverName });
    expect(await at(longest)).toEqual([]);
    expect(await at(longest + 1)).toHaveLength(1);
  });

  it('without one, is not guessed: only what no server name can cure is an error', async () => {
    expect(await said(named('b'.repeat(59)), ['cursor'])).toEqual(['full-name-fits /name']);
    expect(await said(named('b'.repeat(58)), ['cursor'])).toEqual(['room-for-server-name /name']);
    expect(await said(named('b'.repeat(40)), ['cursor'])).toEqual(['room-for-server-name /name']);
    expect(await said(named('b'.repeat(39)), ['cursor'])).toEqual([]);
    expect(await said(named('b'.repeat(64)), ['openai'])).toEqual([]);
  });

  it('says what room is left', async () => {
    const found = await findingsOf('portability/room-for-server-name', named('b'.repeat(58)), {
      clients: ['cursor'],
    });
    expect(found[0]).toMatch(/^\/name: cursor has 1 character left for the server name beside "bbb/);
  });

  it('counts characters, not bytes', async () => {
    expect(await said(named('é'.repeat(57)), ['cursor'], 'é')).toEqual([]);
  });
});

describe('The characters of a name', () => {
  const NAMES = ['bus.stops.list', 'stop/update', 'Plan A Trip', 'getStop', 'two--parts'];
  it.each([
    ['anthropic', ['bus.stops.list', 'stop/update', 'Plan A Trip']],
    ['openai', ['bus.stops.list', 'stop/update', 'Plan A Trip']],
    ['gemini', ['stop/update', 'Plan A Trip']],
    ['cursor', []],
  ])('%s refuses %j', async (client, refused) => {
    const found = await said(
      NAMES.map((name) => named(name)),
      [client],
    );
    expect(found).toEqual(refused.map((name) => `name-accepted /${NAMES.indexOf(name)}/name`));
  });

  it('names the first one that is too much', async () => {
    const message = async (name: string, client: string) =>
      (await findingsOf('portability/name-accepted', named(name), { clients: [client] }))[0];
    expect(await message('bus stop', 'openai')).toBe('/name: refused by openai: the name holds a blank');
    expect(await message('1st_stop', 'gemini')).toBe(
      '/name: refused by gemini: the name holds "1" as its first character',
    );
  });
});

describe('How many tools', () => {
  const set = (count: number) => Array.from({ length: count }, (_, index) => named(`stop_${index}`));
  it.each([
    ['cursor', 40, '40 as of 2025-04; elsewhere 80'],
    ['cursor', 80, '80 as of 2026-02'],
    ['windsurf', 49, '49 as of 2025-04; elsewhere 100'],
    ['windsurf', 100, '100 as of 2026-09'],
    ['antigravity', 50, '50 as of 2026-05; elsewhere 100'],
    ['vscode', 128, '128 as of 2026-09'],
    ['openai', 128, '128 as of 2026-11'],
  ])('%s takes %i: one warning for the whole set beyond it', async (client, most, shown) => {
    const found = (count: number) => findingsOf('portability/tool-count', set(count), { clients: [client] });
    expect((await found(most)).filter((each) => each.includes(shown))).toEqual([]);
    expect(await found(most + 1)).toEqual([
      `: the set has ${most + 1} tools, more than ${client} (${shown}) ${shown.includes('elsewhere') ? 'took' : 'takes'}`,
    ]);
  });

  it('does not matter when nobody asks', async () => {
    expect(await findingsOf('portability/tool-count', set(300))).toEqual([]);
  });
});

describe('The keys of "properties"', () => {
  const keys = (...names: string[]) =>
    taking({ properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) });

  it('are held to the pattern at the root, and not below it', async () => {
    const tool = taking({
      properties: {
        'From>': { type: 'string' },
        'stop[name]': { type: 'string' },
        停: { type: 'string' },
        ['k'.repeat(65)]: { type: 'string' },
        ['k'.repeat(64)]: { type: 'string' },
        'lines.any': { type: 'string' },
        nested: { type: 'object', properties: { 'odd key': { type: 'string' } } },
      },
    });
    const found = await said(tool, ['anthropic']);
    expect(found).toHaveLength(4);
    expect(found.every((each) => each.startsWith('property-keys-accepted /inputSchema/properties/'))).toBe(
      true,
    );
  });

  it('may be words of JSON Schema', async () => {
    const tool = keys('oneOf', 'anyOf', 'items', 'format', 'type', 'properties');
    expect(await said(tool, ['anthropic', 'openai', 'gemini', 'vscode'])).toEqual([]);
  });

  it('are a warning where the subset of Gemini is narrower, at every level', async () => {
    const tool = taking({
      properties: { near: { type: 'object', properties: { 'lines.any': { type: 'string' } } } },
    });
    expect(await said(tool, ['gemini'])).toEqual([
      'reported-limits-kept /inputSchema/properties/near/properties/lines.any',
    ]);
  });
});

describe('The root of a schema', () => {
  const BRANCHES = [{ required: ['stop'] }, { required: ['line'] }];
  const properties = { stop: { type: 'string' }, line: { type: 'string' } };

  it.each(['anthropic', 'openai', 'claude-code'])('%s refuses alternatives there', async (client) => {
    expect(await said(taking({ properties, anyOf: BRANCHES }), [client])).toEqual([
      'root-accepted /inputSchema/anyOf',
    ]);
    expect(await said(taking({ properties: { where: { oneOf: BRANCHES } } }), [client])).toEqual([]);
    const conditional = { properties, if: { required: ['stop'] }, else: { required: ['line'] } };
    expect(await said(taking(conditional), [client])).toEqual([]);
  });

  it('loses them in VS Code, which is a warning, and keeps them in Claude Desktop', async () => {
    const tool = taking({ properties, anyOf: BRANCHES });
    expect(await said(tool, ['vscode'])).toEqual(['reported-limits-kept /inputSchema/anyOf']);
    expect(await said(tool, ['claude-desktop'])).toEqual([]);
  });

  it('of an output schema is a warning, and an error for whom it was asked', async () => {
    const tools = [{ type: 'array', items: {} }, { $id: 'x.y' }, { type: ['null', 'object'] }].map(
      (outputSchema, index) => named(`stop_${index}`, { outputSchema }),
    );
    const rules = (found: string[]) => found.map((each) => each.split(' ')[0]);
    expect(rules(await said(tools, []))).toEqual(Array(3).fill('output-schema-object'));
    expect(rules(await said(tools, ['mcp-2025-11-25']))).toEqual(Array(3).fill('root-accepted'));
    const fine = { type: 'object', properties: { type: { type: 'array', items: {} } } };
    expect(await said(named('stop', { outputSchema: fine }), ['mcp-2025-11-25'])).toEqual([]);
  });
});

describe('Lists without items', () => {
  const tool = taking({
    properties: {
      ids: { type: 'array', default: [1] },
      legs: { type: 'array', items: { type: 'object', properties: { gates: { type: ['array', 'null'] } } } },
      spot: { $ref: '#/$defs/Spot' },
      span: { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'integer' }], items: false },
      any: { type: 'array', items: {} },
      enum: { type: 'string', enum: ['array'] },
    },
    $defs: { Spot: { type: 'object', properties: { signs: { type: 'array' } } } },
  });

  it.each(['openai', 'vscode'])('are errors for %s, however deep', async (client) => {
    expect(await said(tool, [client])).toEqual([
      'lists-say-items /inputSchema/properties/ids',
      'lists-say-items /inputSchema/properties/legs/items/properties/gates',
      'lists-say-items /inputSchema/$defs/Spot/properties/signs',
    ]);
  });

  it.each(['anthropic', 'bedrock'])('are none for %s', async (client) => {
    expect(await said(tool, [client])).toEqual([]);
  });
});

describe('The subset of Gemini', () => {
  const properties = {
    place: { type: 'number', enum: [0, 1] },
    act: { type: 'string', enum: ['ride', ''] },
    size: { type: 'string', enum: [12, 18] },
    where: { type: 'object' },
    site: { type: 'string', format: 'uri' },
    seats: { type: 'integer', exclusiveMinimum: 0 },
    note: { type: 'string', properties: { x: { type: 'string' } } },
    since: { type: 'string', format: 'date-time' },
  };

  it('is narrower in seven ways here, each a warning with its month', async () => {
    const found = await findingsOf('portability/reported-limits-kept', taking({ properties }), {
      clients: ['gemini'],
    });
    expect(found.map((each) => each.split(':')[0]?.replace('/inputSchema/properties/', '')).sort()).toEqual(
      [
        'act/enum/1',
        'note',
        'place/enum',
        'seats/exclusiveMinimum',
        'site/format',
        'size/enum',
        'where',
      ].sort(),
    );
    for (const each of found) expect(each).toContain(': refused by gemini as of 2026-09: ');
  });

  it('does not hold for a schema in full JSON Schema', async () => {
    const tool = { name: 'park_bus', parametersJsonSchema: { type: 'object', properties } };
    expect(await said(tool, ['gemini'])).toEqual([]);
  });

  it('says a keyword once, however often it stands there', async () => {
    const many = taking({
      properties: { a: { type: 'integer', multipleOf: 2 }, b: { type: 'integer', multipleOf: 3 } },
    });
    expect(await findingsOf('portability/reported-limits-kept', many, { clients: ['gemini'] })).toEqual([
      '/inputSchema/properties/a/multipleOf: refused by gemini as of 2026-09: the keyword "multipleOf", the first of 2',
    ]);
  });
});

describe('Strict modes', () => {
  const parameters = {
    type: 'object',
    properties: {
      line: { type: 'string' },
      seats: { type: 'integer' },
      site: { type: 'string', format: 'uri' },
      legs: { type: 'array', items: { type: 'object', properties: { gate: { type: 'string' } } } },
    },
    required: ['line', 'site', 'legs'],
  };
  const functionOf = (strict: object) => [
    { type: 'function', function: { name: 'plan', ...strict, parameters } },
  ];
  const EXPECTED = [
    'strict-ready /0/function/parameters',
    'strict-ready /0/function/parameters/properties/legs/items',
    'strict-ready /0/function/parameters/properties/seats',
    'strict-ready /0/function/parameters/properties/legs/items/properties/gate',
    'strict-ready /0/function/parameters/properties/site/format',
  ];

  it('are asked for by the tool itself', async () => {
    expect(await said(functionOf({ strict: true }), [])).toEqual(EXPECTED);
    expect(await said(functionOf({ strict: true }), ['openai'])).toEqual(EXPECTED);
  });

  it('or by the client, and by nothing else', async () => {
    expect(await said(functionOf({}), ['openai-strict'])).toEqual(EXPECTED);
    for (const client of ['openai', 'anthropic', 'portable'])
      expect((await said(functionOf({}), [client])).filter((each) => each.startsWith('strict'))).toEqual([]);
    expect(await said(functionOf({ strict: false }), ['openai'])).toEqual([]);
  });

  it('of Anthropic has other demands', async () => {
    const tool = { name: 'plan', strict: true, input_schema: { ...parameters, additionalProperties: false } };
    expect(await said([tool], [])).toEqual(['strict-ready /0/input_schema/properties/legs/items']);
  });
});

describe('Directories', () => {
  const of = (annotations: object, rest: object = {}) => named('list_stops', { annotations, ...rest });

  it.each<[string, object, string[]]>([
    ['a read with everything', of({ title: 'Stops', readOnlyHint: true }), []],
    [
      'a title beside the annotations',
      of({ readOnlyHint: true }, { title: 'Stops' }),
      ['reported-limits-kept /title'],
    ],
    [
      'a write that leaves destructiveHint out',
      of({ title: 'Add', readOnlyHint: false }),
      ['reported-limits-kept /annotations'],
    ],
    [
      'a write that says it destroys nothing',
      of({ title: 'Replace', readOnlyHint: false, destructiveHint: false }),
      ['reported-limits-kept /annotations/destructiveHint'],
    ],
    ['nothing at all', named('list_stops'), ['listed-in-directory ', 'listed-in-directory ']],
  ])('claude-directory: %s', async (_, tool, expected) => {
    expect(await said(tool, ['claude-directory'])).toEqual(expected);
  });

  it('claude-directory: reads and writes by one parameter', async () => {
    const tool = (values: string[]) =>
      of(
        { title: 'Request', readOnlyHint: false, destructiveHint: true },
        { inputSchema: { type: 'object', properties: { method: { type: 'string', enum: values } } } },
      );
    expect(await said(tool(['GET', 'POST']), ['claude-directory'])).toEqual([
      'listed-in-directory /inputSchema/properties/method/enum',
    ]);
    expect(await said(tool(['POST', 'PUT']), ['claude-directory'])).toEqual([]);
    expect(await said(tool(['email', 'phone']), ['claude-directory'])).toEqual([]);
  });

  it('openai-directory wants the hints as booleans', async () => {
    expect(await said(of({ readOnlyHint: true }), ['openai-directory'])).toEqual([
      'listed-in-directory /annotations',
      'reported-limits-kept /annotations',
    ]);
    const all = of({ readOnlyHint: true, destructiveHint: false, openWorldHint: false });
    expect(await said(all, ['openai-directory'])).toEqual([]);
  });

  it('ask nothing of a format without annotations', async () => {
    const tool = [
      { type: 'function', function: { name: 'plan', parameters: { type: 'object', properties: {} } } },
    ];
    expect(await said(tool, ['claude-directory', 'openai-directory'])).toEqual([]);
  });
});

describe('Without a client', () => {
  it('only what the large APIs refuse is said, as one info that names them', async () => {
    const tool = {
      name: 'bus.stops',
      inputSchema: { type: 'object', oneOf: [{}], properties: { 'a b': {} } },
    };
    expect(await said(tool, [])).toEqual(['taken-everywhere /name']);
    expect(await findingsOf('portability/taken-everywhere', tool)).toEqual([
      '/name: refused by anthropic, openai, bedrock, claude-desktop and copilot-cli: the name holds "."',
    ]);
  });

  it('whatever a client refuses in a name, a key or a root is found behind the screen', async () => {
    const names = ['1st_stop', '-stop', 'bus.stop', 'bus:stop', '.stop'];
    for (const name of names) {
      const found = (await said(named(name), ['portable'])).some((each) => each.startsWith('name-accepted'));
      const isOutside = /[^A-Za-z0-9_.-]/.test(name);
      expect(await said(named(name), [])).toEqual(found && !isOutside ? ['taken-everywhere /name'] : []);
    }
  });

  it('what other rules say is not said again', async () => {
    expect(await said(named('bus stops'), [])).toEqual([]);
    expect(await said(named('b'.repeat(130)), [])).toEqual([]);
    expect(await said(taking({ properties: { list: { type: 'array' } } }), [])).toEqual([]);
  });
});

describe('portable', () => {
  it('is every API and editor, and no directory, mode or revision', () => {
    const natures = new Set(profilesOf(['portable']).map(({ nature }) => nature));
    expect([...natures]).toEqual(['client']);
    expect(profilesOf(['portable']).length).toBe(PROFILES.filter(({ nature }) => nature === 'client').length);
    expect(profilesOf(['portable', 'openai', 'openai-directory']).at(-1)?.id).toBe('openai-directory');
  });

  it('says a fault once for all that stumble over it', async () => {
    const found = await findingsOf('portability/name-accepted', named('b'.repeat(70)), {
      clients: ['portable'],
    });
    expect(found).toEqual([
      '/name: refused by openai (64), bedrock (64) and claude-desktop (64): the name has 70 characters',
    ]);
    expect(faultIn(found[0]!.replace('/name: ', ''))).toBe('the name has 70 characters');
  });
});

describe('The profiles', () => {
  it.each(PROFILES.map((profile) => [profile.id, profile] as const))(
    '%s dates each limit and says its source',
    (_, profile) => {
      expect(profile.limits.length).toBeGreaterThan(0);
      for (const { asOf, source } of profile.limits) {
        expect(asOf).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/);
        expect(source.length).toBeGreaterThan(10);
      }
    },
  );

  it('are what the library takes', async () => {
    await expect(score('[]', { clients: ['curser'] })).rejects.toThrow('There is no client "curser"');
  });
});
