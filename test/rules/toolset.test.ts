import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allFindings, assess, findingsOf } from './assess.js';

interface Parameters {
  readonly [name: string]: object;
}

/** A tool with a description and parameters. */
function tool(name: string, description = '', properties: Parameters = {}, rest: object = {}) {
  return { name, description, inputSchema: { type: 'object', properties }, ...rest };
}

const NUMBER = { number: { type: 'string' } };

describe('toolset/distinct-tools', () => {
  const about = (one: ReturnType<typeof tool>, other: ReturnType<typeof tool>) =>
    findingsOf('toolset/distinct-tools', [one, other]);

  it.each([
    [
      'verbs of one act',
      tool('get_kiln', 'Gets a kiln.'),
      tool('retrieve_kiln', 'Retrieves a kiln by number.'),
    ],
    [
      'a verb at the end',
      tool('find_glaze', 'Finds a glaze by its colour.'),
      tool('glaze_search', 'Finds a glaze.'),
    ],
    ['no text at all', tool('get_kiln', '', NUMBER), tool('fetch_kiln', '', NUMBER)],
    ['two styles', tool('get_kiln', 'Gets a kiln.'), tool('getKiln', 'Gets the kiln.')],
    [
      'other names for one thing',
      tool('search_recipes', 'Searches glaze recipes of the studio by colour, clay and temperature.', NUMBER),
      tool(
        'find_formulas',
        'Finds glaze recipes of the studio by colour, clay and temperature, sorted.',
        NUMBER,
      ),
    ],
  ])('finds %s', async (_, one, other) => {
    const found = await about(one, other);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(one.name);
    expect(found[0]).toContain(other.name);
  });

  it.each([
    ['opposites', tool('create_kiln', 'Creates a kiln.'), tool('delete_kiln', 'Deletes a kiln.')],
    ['starting and stopping', tool('start_kiln', 'Starts a kiln.'), tool('stop_kiln', 'Stops a kiln.')],
    ['one and many', tool('get_kiln', 'Gets a kiln.'), tool('get_kilns', 'Gets kilns.')],
    ['getting and listing', tool('get_kilns', 'Gets kilns.'), tool('list_kilns', 'Lists kilns.')],
    [
      'things that both texts name',
      tool('list_kilns', 'Lists what belongs to the studio: kilns.', NUMBER),
      tool('list_wheels', 'Lists what belongs to the studio: wheels.', NUMBER),
    ],
    [
      'a part that one text names',
      tool('get_kiln_log', 'Gets the log of a kiln of the studio.', NUMBER),
      tool('get_kiln', 'Gets a kiln of the studio.', NUMBER),
    ],
    [
      'one that points at the other',
      tool('get_kiln', 'Gets a kiln. When it is out of order, call fetch_kiln.'),
      tool('fetch_kiln', 'Fetches a kiln.'),
    ],
    [
      'other parameters',
      tool('get_kiln', 'Gets a kiln.', { number: { type: 'string' } }),
      tool('fetch_kiln', 'Fetches a kiln.', { colour: { type: 'string' } }),
    ],
    [
      'words in another order',
      tool('get_kiln_users', 'Gets a, b, c, d.'),
      tool('get_user_kilns', 'Gets a, b, c, d, e.'),
    ],
    ['a text that is the same', tool('get_kiln', 'Gets a kiln.'), tool('fetch_kiln', 'Gets a kiln.')],
  ])('is silent on %s', async (_, one, other) => {
    expect(await about(one, other)).toEqual([]);
  });

  it('is silent on two servers', async () => {
    const servers = {
      servers: {
        a: { tools: [tool('get_kiln', 'Gets a kiln.')] },
        b: { tools: [tool('fetch_kiln', 'Fetches a kiln.')] },
      },
    };
    expect(await findingsOf('toolset/distinct-tools', servers)).toEqual([]);
  });

  it('says a group of more than two once', async () => {
    const group = ['retrieve_kiln', 'get_kiln', 'fetch_kiln'].map((name) =>
      tool(name, 'Gets the kiln', NUMBER),
    );
    const found = await findingsOf(
      'toolset/distinct-tools',
      group.map((each, at) => ({ ...each, description: `${each.description}${' now'.repeat(at)}.` })),
    );
    expect(found).toEqual([
      '/2/name: "fetch_kiln", "get_kiln" and 1 more do the same by name, text and parameters',
    ]);
  });
});

describe('toolset/distinct-descriptions', () => {
  it('says once which tools share a text', async () => {
    const text = 'Remove. Reason is optional.';
    const found = await findingsOf('toolset/distinct-descriptions', [
      tool('wheels_remove', text),
      tool('kilns_remove', ` ${text.toUpperCase()}`),
      tool('glazes_list', 'Lists glazes.'),
      tool('clays_list', '   '),
      tool('clays_add'),
    ]);
    expect(found).toEqual(['/1/description: "kilns_remove" and "wheels_remove" have the same description']);
  });
});

describe('toolset/one-parameter-name', () => {
  const uses = (...properties: Parameters[]) =>
    findingsOf(
      'toolset/one-parameter-name',
      properties.map((each, at) => tool(`fire_kiln_${at}`, '', each)),
    );

  it('names the rarer spelling', async () => {
    const id = { type: 'string' };
    expect(await uses({ kiln_id: id }, { kiln_id: id }, { kilnID: { type: ['string', 'null'] } })).toEqual([
      '/2/inputSchema/properties/kilnID: the parameter "kilnID" is spelled "kiln_id" in 2 tools',
    ]);
  });

  it.each<[string, Parameters, Parameters]>([
    ['another type', { kiln_id: { type: 'string' } }, { kilnId: { type: 'object' } }],
    ['one and many', { kiln_id: { type: 'string' } }, { kilnIds: { type: 'string' } }],
    ['another thing', { kiln_id: { type: 'string' } }, { wheelId: { type: 'string' } }],
    ['one word', { kiln: { type: 'string' } }, { wheel: { type: 'string' } }],
    ['symbols of a formula', { T: { type: 'number' } }, { t: { type: 'number' } }],
    ['symbols with a number', { V1: { type: 'number' } }, { v1: { type: 'number' } }],
    ['signs with a meaning', { 'Fired<': { type: 'string' } }, { 'Fired>': { type: 'string' } }],
    ['a list of the same', { 'kiln[]': { type: 'string' } }, { kiln: { type: 'string' } }],
    ['two in one tool', { kiln_id: {}, kilnId: {} }, { kiln_id: {} }],
  ])('is silent on %s', async (_, one, other) => {
    expect(await uses(one, other)).toEqual([]);
  });
});

describe('toolset/honest-hints', () => {
  const stamped = (annotations: object, ...names: string[]) =>
    names.map((name) => tool(name, '', {}, { annotations }));
  const WRITES = { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false };

  it('finds a stamp on reading and writing tools, verbs first or last', async () => {
    const set = stamped(WRITES, 'clay_search', 'recipe_get', 'firing_status', 'studio_delete');
    expect(await findingsOf('toolset/honest-hints', set)).toEqual([
      '/3/annotations: the same hints stand on 4 tools, though "clay_search" reads and "studio_delete" writes',
    ]);
  });

  it.each([
    [
      'hints that differ',
      [...stamped(WRITES, 'fire', 'delete_kiln'), ...stamped({ readOnlyHint: true }, 'get_a', 'get_b')],
    ],
    ['a set that reads', stamped({ readOnlyHint: true }, 'get_a', 'list_b', 'find_c', 'search_d')],
    ['a set that writes', stamped(WRITES, 'create_a', 'delete_b', 'update_c', 'remove_d')],
    ['three tools', stamped(WRITES, 'get_a', 'list_b', 'delete_c')],
    [
      'hints that say nothing of reading',
      stamped({ openWorldHint: true }, 'get_a', 'list_b', 'find_c', 'delete_d'),
    ],
    [
      'drafts that are handed back',
      stamped({ readOnlyHint: true }, 'get_a', 'list_b', 'find_c', 'create_draft'),
    ],
    [
      'one name that may mean something else',
      stamped({ readOnlyHint: true }, 'get_a', 'list_b', 'find_c', 'update_preview'),
    ],
  ])('is silent on %s', async (_, set) => {
    expect(await findingsOf('toolset/honest-hints', set)).toEqual([]);
  });
});

describe('toolset/known-siblings', () => {
  const told = (description: string, properties: Parameters = {}, rest: object = {}) =>
    findingsOf('toolset/known-siblings', {
      tools: [
        tool('fire_kiln', description, properties),
        tool('list_kilns', 'Lists kilns.', { sort_kilns: { enum: ['sort_up', 'find_any'] } }),
        tool('mix_glaze', 'Mixes a glaze.'),
      ],
      ...rest,
    });

  it.each([
    ['Call find_kiln first.', 'find_kiln'],
    ['Use `get_kilns` to learn the number.', 'get_kilns'],
    ['Use this instead of "start_kiln". It is slower.', 'start_kiln'],
    ['The number is obtained from search_kilns.', 'search_kilns'],
    ['Needs a number of `listKilns`.', 'listKilns'],
    ['Use ListKilns first.', 'ListKilns'],
  ])('finds what is not there: %s', async (text, name) => {
    const found = await told(text);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`"${name}"`);
  });

  it.each([
    'Call list_kilns first, then mix_glaze.',
    'Use sort_kilns to sort, by sort_up or find_any.',
    'Use set_heat=900 for stoneware.',
    'Use get_* tools for the rest.',
    'Use get_heat from the studio server.',
    'Run make-fire on the shell.',
    'See run_log.txt. Uses open_firing technique. The state is cool_down.',
    'Use the add_wood option. Use the open_lid action.',
    'Call kilns.get_heat() in a script.',
    'Use rollout_undo in your shell to go back.',
    'Builds the page with React; call create_element there.',
  ])('is silent on %s', async (text) => {
    expect(await told(text)).toEqual([]);
  });

  it('is silent on a list that is cut: the tool may stand on the next page', async () => {
    expect(await told('Call find_kiln first.', {}, { nextCursor: 'b' })).toEqual([]);
  });
});

describe('toolset/few-tools', () => {
  const many = (count: number) =>
    findingsOf(
      'toolset/few-tools',
      Array.from({ length: count }, (_, at) => tool(`shelf_${at}_get`, `Gets shelf ${at}.`)),
    );

  it('says once what is too much', async () => {
    expect(await many(20)).toEqual([]);
    expect(await many(129)).toEqual([': the set offers 129 tools at once; model vendors advise at most 20']);
  });
});

describe('toolset/lean', () => {
  const KINDS = Array.from({ length: 60 }, (_, at) => `PotteryKindNumber${String(at).padStart(3, '0')}`);
  const person = {
    type: 'object',
    properties: {
      id: { type: 'string', description: 'Id.' },
      mail: { type: 'string', description: 'Mail.' },
    },
  };
  const pots = (rest: object) => [
    tool('make_pot', 'Makes a pot.', { kind: { type: 'string', enum: KINDS } }, rest),
    tool('break_pot', 'Breaks a pot.', { kind: { type: 'string', description: 'As above.', enum: KINDS } }),
  ];
  const outputSchema = { type: 'object', properties: { potter: person, buyer: person } };

  it('names long values in several tools, and what is smaller beside them', async () => {
    expect(await findingsOf('toolset/lean', pots({ outputSchema }))).toEqual([
      ': "break_pot" and "make_pot" repeat 60 values; once would save 346 tokens',
      ': "make_pot" has the schema of "potter" 2 times; once would save 33 tokens',
    ]);
  });

  it('names the values that make up schemas which are the same as a whole', async () => {
    const set = ['make_pot', 'break_pot'].map((name) =>
      tool(name, `${name}.`, { kind: { type: 'string', enum: KINDS } }, { outputSchema }),
    );
    expect(await findingsOf('toolset/lean', set)).toEqual([
      ': "break_pot" and "make_pot" repeat 60 values; once would save 346 tokens',
      ': "break_pot" and "make_pot" repeat the schema of "potter"; once would save 99 tokens',
    ]);
  });

  it('is silent on two tools that take the same, and on a schema of a few hundred tokens', async () => {
    const pot = {
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: 12 }, (_, at) => [
          `side_${at}`,
          { type: 'string', description: `Colour of side ${at}, by name or number of the glaze.` },
        ]),
      ),
    };
    const set = [tool('glaze_pot', 'Glazes a pot.', { pot }), tool('paint_pot', 'Paints a pot.', { pot })];
    expect(await findingsOf('toolset/lean', set)).toEqual([]);
  });

  it('is silent on parameters that each tool needs', async () => {
    const set = Array.from({ length: 30 }, (_, at) =>
      tool(`turn_${at}`, '', {
        pot: { type: 'string', description: 'The number of the pot, as list_pots gives it.' },
      }),
    );
    expect(await findingsOf('toolset/lean', set)).toEqual([]);
  });

  it('says the share of a window that the tools fit into', async () => {
    expect(await findingsOf('toolset/lean', [tool('turn', 'Turns.')], { contextWindow: 100 })).toEqual([
      expect.stringMatching(/^: the tools take about \d+ tokens, \d+ % of the window$/),
    ]);
    expect(await findingsOf('toolset/lean', [tool('turn', 'Turns.')], { contextWindow: 100_000 })).toEqual(
      [],
    );
  });

  it('counts what models are told, by part', async () => {
    const [plain, full] = await Promise.all([
      assess(pots({})),
      assess(pots({ outputSchema, icons: [{ src: 'x'.repeat(900) }] })),
    ]);
    const [one, other] = [plain.tools[0]!, full.tools[0]!];
    expect(other.tokenParts).toEqual({ ...one.tokenParts, output: expect.any(Number) });
    expect(one.tokenParts.output).toBe(0);
    expect(Math.abs(other.tokens - one.tokens - other.tokenParts.output)).toBeLessThanOrEqual(1);
  });
});

describe('toolset/workflow-shaped', () => {
  const named = (...names: string[]) =>
    findingsOf(
      'toolset/workflow-shaped',
      names.map((name) => tool(name)),
    );

  it.each([
    [['get_v1_pots', 'post_v1_pots', 'delete_v1_pots_id']],
    [['read_pot_pots__pot_id__get', 'drop_pot_pots__pot_id__delete', 'add_pot_kilns__kiln_id__post']],
    [['getPotsByPotId', 'deletePotsByPotId', 'patchKilnsByKilnId']],
  ])('finds %j', async (names) => {
    expect(await named(...names)).toHaveLength(1);
  });

  it.each([
    [['mcp__kv__get', 'mcp__kv__put', 'mcp__kv__delete']],
    [['my_store__values__get', 'my_store__values__put', 'my_store__values__delete']],
    [['put_object', 'get_object', 'delete_object']],
    [['postMessage', 'getMessage', 'deleteMessage']],
    [['get_pots', 'post_pot', 'patch_image']],
    [['getFacesWithId', 'getGuide', 'putAsideId']],
  ])('is silent on %j', async (names) => {
    expect(await named(...names)).toEqual([]);
  });
});

describe('the rules on the set', () => {
  const POOL = [
    tool('get_kiln', 'Gets a kiln by number.', NUMBER),
    tool('fetch_kiln', 'Fetches a kiln by its number.', NUMBER),
    tool('retrieve_kiln', 'Retrieves the kiln with a number.', { Number: { type: 'string' } }),
    tool(
      'kilns_add',
      'Add. Fields are optional.',
      { kiln_id: { type: 'string' } },
      { annotations: { readOnlyHint: false } },
    ),
    tool(
      'wheels_add',
      'Add. Fields are optional.',
      { kilnID: { type: 'string' } },
      { annotations: { readOnlyHint: false } },
    ),
    tool('listWheels', 'Lists wheels. Call find_wheel first.', {}, { annotations: { readOnlyHint: false } }),
    tool(
      'search_clay',
      'Searches clay. Call listwheels or get_clay first.',
      {},
      { annotations: { readOnlyHint: false } },
    ),
    tool('get_clay_kinds', '', { kind: { enum: Array.from({ length: 90 }, (_, at) => `stoneware-${at}`) } }),
    tool('set_clay_kinds', '', { kind: { enum: Array.from({ length: 90 }, (_, at) => `stoneware-${at}`) } }),
    ...Array.from({ length: 14 }, (_, at) => tool(`get_api_v1_kilns_${at}`, `GET /kilns/${at}`)),
  ];

  it('find the same in any order of the tools', async () => {
    const found = async (set: typeof POOL) =>
      allFindings(await assess(set))
        .filter(({ rule }) => rule.startsWith('toolset/'))
        .map(({ rule, message, pointer }) => {
          const at = /^\/(\d+)/.exec(pointer)?.[1];
          return `${rule} ${at === undefined ? '' : set[Number(at)]!.name} ${message}`;
        })
        .sort();
    const sorted = await found(POOL);
    expect(new Set(sorted.map((line) => line.split(' ')[0])).size).toBeGreaterThanOrEqual(7);
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(POOL, { minLength: POOL.length }), async (set) => {
        expect(await found(set)).toEqual(sorted);
      }),
      { numRuns: 25 },
    );
  });
});
