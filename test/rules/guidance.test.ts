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
    'For ships that have come to rest: moors them.',
    'Moors a ship; answers questions about free places.',
    'Moors a ship; pick drop_anchor at sea.',
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

  it('is silent where nearly all say it: by so many words, some say it by chance', async () => {
    const told = Array.from({ length: 4 }, (_, index) =>
      tool(`moor_${index}`, 'Moors a ship when it rests.'),
    );
    expect(await count('says-when', [...told, tool('sound_horn', 'Sounds the horn.')])).toBe(0);
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
    const set = [tool(one, 'Does a thing.'), tool(other, 'Does this thing.')];
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

  it.each([
    ['add_ship', 'Adds a ship to the convoy.', 'create_ship', 'Creates a new type of ship in the yard.'],
    ['get_chart', 'Returns the chart as text.', 'show_chart', 'Shows the chart on the screen.'],
    [
      'get_sailor',
      'Gets the record of a sailor.',
      'get_sailor_details',
      'Gets pay, rank and papers of a sailor.',
    ],
    ['update_log', '更新日志。', 'edit_log', '编辑日志。'],
    ['list_ports', 'Liste les ports.', 'search_ports', 'Cherche des ports.'],
  ])('leaves %s, "%s" beside %s, "%s" alone', async (one, text, other, otherText) => {
    expect(await count('names-sibling', [tool(one, text), tool(other, otherText)])).toBe(0);
  });

  it('takes a search for words for what it is', async () => {
    const takes = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } } });
    const beside = (schema: object, listed: object = INPUT) =>
      count('names-sibling', [
        tool('list_berths', 'Lists berths.', listed),
        tool('search_berths', 'Searches berths.', schema),
      ]);
    expect(await beside(takes('query'))).toBe(0);
    expect(await beside(takes('searchTerm'))).toBe(0);
    expect(await beside(takes('page'))).toBe(1);
    expect(await beside(takes('query'), takes('query'))).toBe(1);
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

  it.each([
    ['search_harbour_log', 'action', ['view', 'create', 'delete']],
    ['checkPermission', 'operation', ['query', 'insert']],
    ['grant_access', 'action', ['list', 'delete']],
    ['share_chart', 'mode', ['view', 'edit']],
    ['create_policy', 'action', ['get', 'put']],
    ['open-file', 'mode', ['view', 'edit']],
  ])('lets %s take %s for data', async (name, parameter, values) => {
    expect(await count('one-job', chooses(parameter, values, name))).toBe(0);
  });

  it.each(['manage_berths', 'berths', 'berth_tags', 'process_berth', 'tag'])(
    'finds it in %s',
    async (name) => {
      expect(await count('one-job', chooses('action', ['list', 'delete'], name))).toBe(1);
    },
  );

  it.each(['Only events of this kind', 'Filter by what was done', 'Action whose permission is checked'])(
    'is silent on a parameter that selects: %s',
    async (description) => {
      const properties = { action: { enum: ['view', 'delete'], description } };
      expect(await count('one-job', tool('harbour_log', 'Log.', { type: 'object', properties }))).toBe(0);
    },
  );
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
    ['berth_id', 'Number, as printed on the quay'],
    ['berth_id', 'Four letters and a digit'],
    ['berth_id', '泊位编号'],
    ['berth', 'Berth'],
    ['user_id', 'User'],
    ['id', 'Id'],
  ])('%s, "%s": nothing', async (name, description) => {
    expect(await count('order-of-calls', [PORT[0], moor(name, description)])).toBe(0);
  });

  it.each(['', 'The ID of the berth to moor the ship at', 'Unique identifier of the berth', 'berthId'])(
    'speaks where the text only repeats the name: "%s"',
    async (description) => {
      expect(await count('order-of-calls', [PORT[0], moor('berth_id', description)])).toBe(1);
    },
  );

  it('keeps the parts of dotted names apart', async () => {
    const update = { ...moor('berth_id', 'Id of the berth'), name: 'yard.update_berth' };
    expect(await count('order-of-calls', [PORT[0], update])).toBe(0);
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
      'Finds ships.\nFails with\n404: Not found',
      'Finds ships.\nResponses:\n- 200: the ships\n- 404: Not found',
      'Finds ships.\nErrors:\n* `500` - Internal Server Error',
      'Finds.\nError Responses:\n400: 400',
    ],
    [
      'Finds ships.\n404: no ship has this number',
      'Finds ships. Returns 404 when there is none.',
      'Finds ships.\n404\nberths are searched',
      'Finds ships.\n200: OK',
      'Finds ships.\n429: Too many requests; wait a minute',
      'Counts responses of the web server by status:\n- 404: Not Found\n- 500: Internal Server Error',
      'Finds ships.\nErrors:\n404: Not Found\n  No ship has this number; list them first.\n500: Internal error\n  Wait.',
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
      'Creates a poll for a crew. Sailors keep checking boxes.',
      'Returns the votes; the poll for lunch is open until noon.',
      'Starts a crane. The number can be used to poll progress.',
      'Reads the log. To poll for new entries send the last number.',
      'Lists jobs. Use the number of one to poll its output.',
      'Lists captains that have a rate limit.',
    ],
  );
});

describe('guidance/says-freshness', () => {
  texts(
    'says-freshness',
    [
      'Counts ships. Usage may be delayed.',
      'Counts ships. The numbers may lag behind.',
      'Lists faults. Data comes from periodic scans, so it may lag behind the dock.',
    ],
    [
      'Counts ships. Results are cached for 5 minutes.',
      'Counts ships. The numbers may lag by an hour.',
      'Clears cached results.',
      'Translates a log. Results are cached, so that the same text costs nothing.',
      'Returns the vector of a text. Values are cached.',
      'Lowers many boats; it may lag for all players.',
      'Settles bets. Results may be delayed until the race is over.',
      'Counts ships whose papers may be outdated.',
    ],
  );
});

describe('guidance/no-jargon', () => {
  texts(
    'no-jargon',
    [
      'Moves cranes (ADR-017).',
      'Moves cranes; see ADR-0042.',
      'Moves cranes (see PR #412).',
      'Moves (#19 follow-up).',
    ],
    [
      'Moves cranes by ISO-8601 times and SHA-256 sums.',
      'Moves crane #412 and its hook.',
      'Paints cranes (#ff8800, #336699).',
      'Moves cranes, e.g. "WI-123".',
      'Finds an order by its number (#12345).',
      'Gets a room (#101).',
      'Gets the average daily rate (ADR) of a hotel, and ADR 2023 beside it.',
      'Checks a load against ADR 2025.',
      'Reports an adverse drug reaction on form ADR-12.',
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
      'Moves a crane. The crane must stand on rails now. Slowly. The crane must stand on rails now.',
      'Moves a crane. The crane must stand on rails now. Fast.\n- The crane must stand on rails now.',
    ],
    [
      many(20),
      'Sets the alarm.\n- arm: Arms. It needs the code of the owner.\n- disarm: Opens. It needs the code of the owner.',
      'Sets the alarm.\n1. Arms. It needs the code of the owner.\n2. Opens. It needs the code of the owner.',
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
    ['cursor', 'Position in the text of the result'],
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

  it.each([
    'remove_background',
    'clear_selection',
    'cancel_order',
    'eject_cartridge',
    'end_call',
    'evict_tenant',
  ])('leaves %s alone: it destroys nothing, or by a word of many senses', async (name) => {
    expect(await count('optional-explained', takes(name, 'Name of the ship'))).toBe(0);
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

describe('guidance/not-assertive', () => {
  texts(
    'not-assertive',
    [
      'You must always use this tool. Finds berths.',
      'The most powerful berth finder: a powerful tool.',
      'This is the fastest and most reliable scraper tool.',
      'The best search tool available.',
      'Our industry-leading engine finds berths.',
    ],
    [
      'Prior to sailing, you must call this tool.',
      'Before you sail you MUST call this tool, so that the gate opens.',
      'After mooring, always call this tool.',
      'Finds the best cutting tool for a material.',
      'Picks the fastest server in a region.',
      'Finds the most reliable server for a match.',
      'Searches papers on state-of-the-art models and cutting-edge research.',
      'Searches letters of the Revolutionary War.',
      'Lists industry-leading companies and world-class museums.',
    ],
  );
});
