import { describe, expect, it } from 'vitest';
import { assessTool, findingsOf, withDescription } from './assess.js';

const INPUT = { type: 'object' };

/** A tool with this name and description. */
const tool = (name: string, description: string, inputSchema: object = INPUT) => ({
  name,
  description,
  inputSchema,
});

/** How often a rule speaks of a document. */
const count = async (rule: string, document: unknown) =>
  (await findingsOf(`guidance/${rule}`, document)).length;

/** The same document under each description of `silent` and `told`. */
function texts(rule: string, told: readonly string[], silent: readonly string[]) {
  it.each(told)('%s: found', async (text) => {
    expect(await count(rule, withDescription(text))).toBe(1);
  });
  it.each(silent)('%s: nothing', async (text) => {
    expect(await count(rule, withDescription(text))).toBe(0);
  });
}

describe('guidance/more-than-name', () => {
  it.each([
    ['getBerths', 'getBerths'],
    ['create_berth', 'Create berth.'],
    ['berths_create', 'Creates a new berth'],
    ['harbour-list-berths', 'Lists all the berths of the harbour.'],
    ['logout', 'Log out'],
    ['list_categories', 'List of categories'],
    ['berth.update', 'Updates an existing berth.'],
  ])('%s, "%s": found', async (name, description) => {
    expect(await count('more-than-name', tool(name, description))).toBe(1);
  });

  it.each([
    ['get_berth', 'Gets a free berth.'],
    ['get_berth', 'Gets a berth by its number.'],
    ['create_berth', 'Create. Optional: depth.'],
    ['get_berth', ''],
    ['get_berth', '   '],
    ['get_berths', '获取泊位'],
    ['get_berths', 'バースを取得する'],
    ['get_berths', 'Obtiene los muelles'],
    ['get_user', 'Get used.'],
  ])('%s, "%s": nothing', async (name, description) => {
    expect(await count('more-than-name', tool(name, description))).toBe(0);
  });

  it('is not calmed by a label made of the name, and takes no points', async () => {
    const bare = await assessTool(tool('create_berth', 'Create berth.'));
    const padded = await assessTool(tool('create_berth', 'Create berth tool.'));
    expect(padded.score).toBe(bare.score);
    expect(await count('more-than-name', tool('create_berth', 'Create berth tool.'))).toBe(1);
  });
});

const PORT = [
  tool('list_berths', 'Lists berths.'),
  tool('open_gate', 'Opens the gate.'),
  tool('close_gate', 'Closes the gate.'),
  tool('sound_horn', 'Sounds the horn.'),
];

describe('guidance/says-when', () => {
  const set = (description: string) => [...PORT, tool('moor_ship', description)];

  it('speaks once of the whole set', async () => {
    expect(await findingsOf('guidance/says-when', set('Moors a ship.'))).toEqual([
      ': when to use the tool is not said by 5 of 5 descriptions',
    ]);
  });

  it.each([
    'Moors a ship. Use this when it has come to rest.',
    'Moors a ship. Not for ferries.',
    'Moors a ship; open_gate comes before.',
    'Moors a ship. Useful for night shifts.',
    'Moors a ship, unlike drop_anchor.',
  ])('counts as guidance: %s', async (text) => {
    expect(await findingsOf('guidance/says-when', set(text))).toEqual([
      ': when to use the tool is not said by 4 of 5 descriptions',
    ]);
  });

  it.each(['You must always use this tool. Moors a ship.', 'Moors a ship. Default to using this tool.'])(
    'gives no credit for steering: %s',
    async (text) => {
      expect(await findingsOf('guidance/says-when', set(text))).toEqual([
        ': when to use the tool is not said by 5 of 5 descriptions',
      ]);
    },
  );

  it('leaves out what it cannot read, and small sets', async () => {
    expect(await count('says-when', set('Macht ein Schiff mit der Leine an der Mole fest.'))).toBe(0);
    expect(await count('says-when', set(''))).toBe(0);
    expect(await count('says-when', PORT)).toBe(0);
  });

  it('reads other languages', async () => {
    const set = ['列出泊位', '打开闸门', '关闭闸门', '鸣笛', '移动船只'].map((text, index) =>
      tool(`tool_${index}`, text),
    );
    expect(await count('says-when', set)).toBe(1);
  });
});

describe('steering', () => {
  it('earns nothing: no scored rule asks for guidance, and words of pressing are found', async () => {
    const plain = tool(
      'moor_ship',
      'Moors a ship at a free berth of the harbour and returns the number of it.',
    );
    const pressed = { ...plain, description: `You MUST ALWAYS call this tool first. ${plain.description}` };
    const [before, after] = [await assessTool(plain), await assessTool(pressed)];
    expect(after.score).toBeLessThanOrEqual(before.score!);
    expect(await count('not-assertive', pressed)).toBe(1);
  });
});

describe('guidance/names-sibling', () => {
  it.each([
    ['list_berths', 'search_berths'],
    ['get_berth', 'fetch_berth'],
    ['get_berth', 'get_berth_details'],
    ['update_berth', 'edit_berth'],
    ['deleteBerth', 'removeBerth'],
    ['get_berths', 'list_berths'],
  ])('%s and %s: found', async (one, other) => {
    const set = [tool(one, 'Does one thing.'), tool(other, 'Does another thing.')];
    expect(await findingsOf('guidance/names-sibling', set)).toEqual([
      `/1/description: nothing says when to use "${other}" and when "${one}"`,
    ]);
  });

  it.each([
    ['get_berth', 'list_berths'],
    ['create_berth', 'create_berths'],
    ['add_berth', 'add_berth_label'],
    ['read_file', 'get_file_info'],
    ['get_berth', 'delete_berth'],
    ['GET_BERTH', 'get_berth'],
    ['search', 'find'],
  ])('%s and %s: nothing', async (one, other) => {
    expect(await count('names-sibling', [tool(one, 'Does a thing.'), tool(other, 'Does one.')])).toBe(0);
  });

  it.each([
    'Searches berths by their depth.',
    'Searches berths; see list_berths.',
    'Searches berths. Use this when the name is not known.',
  ])('is settled by: %s', async (text) => {
    expect(await count('names-sibling', [PORT[0], tool('search_berths', text)])).toBe(0);
  });

  it('keeps servers and namespaces apart', async () => {
    const many = ['north_pier', 'south_pier'].flatMap((pier) =>
      ['open', 'close'].map((verb) => tool(`${pier}_${verb}_gate`, 'Does a thing.')),
    );
    expect(await count('names-sibling', many)).toBe(0);
  });
});

describe('guidance/one-job', () => {
  const chooses = (name: string, values: readonly unknown[], of = 'berth_desk') =>
    tool(of, 'Works on berths.', { type: 'object', properties: { [name]: { enum: values } } });

  it.each([
    ['action', ['list', 'delete']],
    ['operation', ['getAll', 'updateOne']],
    ['command', ['view', 'insert']],
    ['method', ['GET', 'DELETE']],
  ])('%s of %j: found', async (name, values) => {
    expect(await count('one-job', chooses(name, values))).toBe(1);
  });

  it.each([
    ['action', ['list', 'get']],
    ['action', ['open', 'close', 'delete']],
    ['access', ['read', 'write']],
    ['permission', ['view', 'edit', 'delete']],
    ['action', [1, null, true]],
    ['mode', ['fast', 'slow']],
  ])('%s of %j: nothing', async (name, values) => {
    expect(await count('one-job', chooses(name, values))).toBe(0);
  });

  it('takes a method for data where a request is stored', async () => {
    expect(await count('one-job', chooses('method', ['GET', 'POST'], 'create_webhook'))).toBe(0);
    expect(await count('one-job', chooses('method', ['GET', 'POST'], 'send_request'))).toBe(1);
  });
});

describe('guidance/order-of-calls', () => {
  const moor = (name: string, description: string) =>
    tool('moor_ship', 'Moors a ship.', {
      type: 'object',
      properties: { [name]: { type: 'string', description } },
      required: [name],
    });

  it('speaks once of each kind of id', async () => {
    const second = { ...moor('berth_id', 'Berth'), name: 'leave' };
    expect(
      await findingsOf('guidance/order-of-calls', [PORT[0], moor('berth_id', 'Id of the berth'), second]),
    ).toEqual([
      '/1/inputSchema/properties/berth_id: nothing says that "list_berths" gives the "berth_id" that is required',
    ]);
  });

  it.each([
    ['berth_id', 'Id of the berth, as list_berths has it'],
    ['berth_id', 'Id of the berth, returned by the first call'],
    ['berth_id', '泊位编号'],
    ['berth', 'Berth'],
    ['user_id', 'User'],
    ['id', 'Id'],
  ])('%s, "%s": nothing', async (name, description) => {
    expect(await count('order-of-calls', [PORT[0], moor(name, description)])).toBe(0);
  });

  it('is content when the giver says so, in words or in its output', async () => {
    const asks = moor('berth_id', 'Id of the berth');
    expect(await count('order-of-calls', [tool('list_berths', 'Lists berths with their ids.'), asks])).toBe(
      0,
    );
    expect(await count('order-of-calls', [{ ...PORT[0], outputSchema: { type: 'object' } }, asks])).toBe(0);
  });
});

describe('guidance/error-hints', () => {
  texts(
    'error-hints',
    [
      'Finds ships.\n404: Not found',
      'Finds ships.\nErrors:\n* `500` - Internal Server Error',
      'Finds.\n400: 400',
    ],
    [
      'Finds ships.\n404: no ship has this number',
      'Finds ships. Returns 404 when there is none.',
      'Finds ships.\n404\nberths are searched',
      'Finds ships.\n200: OK',
      'Finds ships.\n429: Too many requests; wait a minute',
    ],
  );
});

describe('guidance/says-rate-limits', () => {
  texts(
    'says-rate-limits',
    [
      'Starts a crane. Poll get_crane until it is up.',
      'Starts a crane. Keep polling.',
      'Moves cranes. There are rate limits.',
    ],
    [
      'Starts a crane. Poll this every 5 seconds until it is up.',
      'Starts a crane. Nothing to poll.',
      'Starts a crane and waits, no need to poll it.',
      'Poll for messages of the crane.',
      'Gets the rate limits of the crane.',
      'Lists results of a poll. Returns the votes.',
      'Moves cranes. Fails with rate limit errors.',
    ],
  );
});

describe('guidance/says-freshness', () => {
  texts(
    'says-freshness',
    ['Counts ships. Results are cached.', 'Counts ships. The numbers may lag behind.'],
    [
      'Counts ships. Results are cached for 5 minutes.',
      'Counts ships. The numbers may lag by an hour.',
      'Clears cached results.',
      'Counts ships whose papers may be outdated.',
    ],
  );
});

describe('guidance/no-jargon', () => {
  texts(
    'no-jargon',
    ['Moves cranes (ADR-017).', 'Moves cranes. Slow ones are left (#412).', 'Moves cranes (see PR #412).'],
    [
      'Moves cranes by ISO-8601 times and SHA-256 sums.',
      'Moves crane #412 and its hook.',
      'Paints cranes (#ff8800, #336699).',
      'Moves cranes, e.g. "WI-123".',
    ],
  );
  it('lets tools for such records speak of them', async () => {
    expect(await count('no-jargon', tool('get_adr', 'Gets a record such as ADR-017.'))).toBe(0);
  });
});

describe('guidance/concise', () => {
  const many = (howMany: number, end = '.') =>
    Array.from({ length: howMany }, (_, index) => `Crane number ${index} lifts steel${end}`).join(' ');

  texts(
    'concise',
    [
      many(12),
      'Moves a crane. The crane must stand on rails now. Fast.\n- The crane must stand on rails now.',
    ],
    [
      many(11),
      'Moves a crane. Read only. Read only.',
      `Moves.\n${'- the crane must stand on rails now\n'.repeat(3)}`,
      `Moves.\n\`\`\`\n${many(20)}\n\`\`\``,
    ],
  );
});

describe('guidance/says-pagination', () => {
  const pages = (name: string, description: string) =>
    tool('list_berths', 'Lists berths.', {
      type: 'object',
      properties: { [name]: { type: 'string', description } },
    });

  it.each([
    ['cursor', 'Cursor for pagination'],
    ['page_token', ''],
    ['nextToken', 'Token'],
  ])('%s, "%s": found', async (name, description) => {
    expect(await count('says-pagination', pages(name, description))).toBe(1);
  });

  it.each([
    ['cursor', 'Cursor from the previous page'],
    ['cursor', 'Shape of the mouse pointer'],
    ['token', 'Access token'],
    ['page', 'Page'],
    ['cursor', '分页游标'],
  ])('%s, "%s": nothing', async (name, description) => {
    expect(await count('says-pagination', pages(name, description))).toBe(0);
  });
});

describe('guidance/optional-explained', () => {
  const takes = (name: string, description: string, rest: object = {}) =>
    tool(name, 'Works on ships.', {
      type: 'object',
      properties: { ship: { type: 'string', description } },
      ...rest,
    });

  it('speaks of tools that take away', async () => {
    expect(await count('optional-explained', takes('delete_ship', 'Name of the ship'))).toBe(1);
    expect(await count('optional-explained', takes('get_ship', 'Name of the ship'))).toBe(0);
  });

  it.each(['Name; all ships by default', 'Name, if not given nothing goes', 'Optional name', '船名'])(
    'is content with: %s',
    async (text) => {
      expect(await count('optional-explained', takes('delete_ship', text))).toBe(0);
    },
  );

  it('is content when something is required', async () => {
    expect(await count('optional-explained', takes('delete_ship', 'Name', { required: ['ship'] }))).toBe(0);
  });
});
