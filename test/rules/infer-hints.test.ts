import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type InferredHints, inferHints } from '../../rules/shared/infer-hints.js';
import { look, repairsOf } from './look.js';

const RULE = 'best-practices/annotated';

const tool = (name: string, description: string, properties: object = {}, annotations?: object) => ({
  name,
  description,
  inputSchema: { type: 'object', properties },
  ...(annotations ? { annotations } : {}),
});

async function infer(...parts: Parameters<typeof tool>): Promise<InferredHints> {
  return (await look(tool(...parts), inferHints))[0]!;
}

const hintsOf = async (...parts: Parameters<typeof tool>) => (await infer(...parts)).hints;

describe('a tool that only looks', () => {
  it.each([
    ['get_parcel', 'Gets one parcel by its number.'],
    ['list_parcels', 'List the parcels of a sender, newest first. Returns number and weight.'],
    ['listParcels', 'Retrieves all parcels of a sender.'],
    ['search-parcels', 'Finds parcels whose address contains a text.'],
    ['parcels_list', 'Lists the parcels of a sender.'],
    ['view_route', 'Use this tool to show the route of a parcel.'],
    ['count_parcels', 'Counts the parcels in a depot.'],
    ['get_order_updates', 'Gets the recent updates of an order and the posts about it.'],
    ['get_parcel', 'Gets one parcel. Does not change or delete anything.'],
    ['get_parcel', 'Gets one parcel. Use it before deleting one with delete_parcel.'],
    ['get_parcel', 'Gets one parcel. To remove it, use `delete_parcel` instead.'],
    ['list_parcels', 'Lists parcels that were created or updated in a time.'],
    ['listar_pedidos_list', 'Lista los pedidos creados este mes y su estado.'],
  ])('%s, "%s", is read-only', async (name, description) => {
    expect(await hintsOf(name, description)).toEqual({ readOnlyHint: true });
  });

  it.each([
    ['list_parcels', 'Lista los envíos de un remitente con su estado.'],
    ['list_parcels', 'Liste les colis qui ont été créés par un expéditeur.'],
    ['list_parcels', '获取包裹列表，按创建时间排序。'],
    ['search_parcels', '搜尋包裹。'],
    ['get_parcel', '荷物の作成日時と状態を取得します。'],
  ])('%s is so in the language of its text: "%s"', async (name, description) => {
    expect(await hintsOf(name, description)).toEqual({ readOnlyHint: true });
  });

  it.each([
    ['get_or_create_user', 'Gets a user.'],
    ['list_and_delete', 'Lists the files of a folder.'],
    ['read_and_mark', 'Reads a message.'],
    ['fetch_and_store', 'Fetches a page.'],
    ['search_replace', 'Searches a file for a text.'],
    ['check_out', 'Checks the state of a book.'],
    ['get_access_token', 'Gets an access token.'],
    ['get_upload_url', 'Gets a URL for a file.'],
    ['run_query', 'Runs a query.'],
    ['query_rows', 'Queries the rows of a table.'],
    ['execute', 'Lists rows.'],
    ['frobnicate_user', 'Gets a user.'],
    ['settings_page', 'Gets the settings page.'],
    ['read_sheet', 'Reads a sheet.'],
  ])('%s is not claimed to be one: its name says more, or too little', async (name, description) => {
    expect(await hintsOf(name, description)).toBeUndefined();
  });

  it.each([
    'Deletes one parcel.',
    'One parcel by its number.',
    '',
    'Get or create one parcel by its number.',
    'Gets one parcel and marks it as read.',
    'Gets one parcel, then deletes it.',
    'Gets the rows from order_items and deletes them.',
    'Fetches the message before deleting it from the queue.',
    'Gets the parcel and soft-deletes the copy.',
    'Gets the parcel.\n取得した後、荷物を削除します。',
    'Gets the parcel. Useful to see its weight and deletes the copy.',
    'Gets the parcel; creates it if it is missing.',
    'Gets the parcel. If it does not exist, creates one.',
    'Gets the parcel and stores a copy in the cache.',
    'Gets the parcel. Overwrites the local copy.',
    'Gets the parcel to a local file.',
    'Gets the parcel. The message will be deleted afterwards.',
    'Gets the parcel. This cannot be undone.',
    'Gets the parcel and sends a receipt to its owner.',
    'Gets the code of the parcel. Requesting a new code invalidates the old one.',
    'Gets the parcel. Has the side effect of a new log entry.',
    'Gets the parcel, never fails, and updates the counter.',
    'Gets the parcel from the cache. On a miss, import.',
    'Gets the parcel from the cache. If it is unknown, order.',
    'Gets the parcel from the cache (import on miss).',
    'Gets the parcel. Import when it is missing.',
    'Gets the parcel. Its view count goes up.',
    'Gets the next parcels of the depot; they are yours.',
    'Ottiene il pacco con il suo numero e lo stato della spedizione.',
  ])('get_parcel is not claimed to be one with the text "%s"', async (description) => {
    expect(await hintsOf('get_parcel', description)).toBeUndefined();
  });

  it.each([
    ['get_parcel', 'Obtiene el envío y lo marca como leído.'],
    ['get_parcel', 'Récupère le colis et supprime la copie.'],
    ['get_parcel', '获取包裹并标记为已读。'],
    ['get_parcel', '包裹を取得し、既読にして返す処理の結果を表示します。更新もします。'],
  ])('%s is not claimed to be one in another language: "%s"', async (name, description) => {
    expect(await hintsOf(name, description)).toBeUndefined();
  });

  it.each<[string, object]>([
    ['an action without a list of values', { action: { type: 'string' } }],
    ['an action with a verb of writing', { action: { type: 'string', enum: ['get', 'delete'] } }],
    ['a mode with one', { mode: { type: 'string', enum: ['preview', 'apply'] } }],
    ['a method of HTTP', { method: { type: 'string' } }],
    ['SQL', { sql: { type: 'string' } }],
    ['a query in SQL', { query: { type: 'string', description: 'SQL query to run.' } }],
    ['a query in GraphQL', { q: { type: 'string', description: 'A GraphQL query or mutation.' } }],
    ['a script', { script: { type: 'string' } }],
    ['a command', { command: { type: 'string' } }],
    ['a force flag', { force: { type: 'boolean' } }],
    ['an overwrite flag', { overwrite: { type: 'boolean' } }],
    ['a flag for marking', { markAsRead: { type: 'boolean' } }],
    ['a flag for creating', { create_if_missing: { type: 'boolean' } }],
    ['a flag for deleting', { delete_after: { type: 'boolean' } }],
    ['a folder for the output', { output_dir: { type: 'string' } }],
    [
      'such a parameter inside another',
      { options: { type: 'object', properties: { prune: { type: 'boolean' } } } },
    ],
  ])('nothing is claimed with %s among the parameters', async (_, properties) => {
    expect(await hintsOf('get_rows', 'Gets the rows of a table.', properties)).toBeUndefined();
    expect(await hintsOf('get_rows', 'Gets the rows of a table.')).toEqual({ readOnlyHint: true });
  });

  it('is not claimed to be one under a title that says something else', async () => {
    expect(await hintsOf('get_parcel', 'Gets a parcel.', {}, { title: 'Get a parcel' })).toEqual({
      readOnlyHint: true,
    });
    expect(await hintsOf('get_parcel', 'Gets a parcel.', {}, { title: 'Delete a parcel' })).toBeUndefined();
    const titled = { ...tool('get_parcel', 'Gets a parcel.'), title: 'Update a parcel' };
    expect((await look(titled, inferHints))[0]!.hints).toBeUndefined();
  });

  it.each<[string, object]>([
    ['an id of something', { store_id: { type: 'string' }, merge_request_iid: { type: 'string' } }],
    ['a place to start from', { start: { type: 'integer' }, start_cursor: { type: 'string' } }],
    ['a choice among things', { mode: { type: 'string', enum: ['short', 'long'] } }],
    ['a plain query', { query: { type: 'string', description: 'Words to look for.' } }],
  ])('%s among the parameters is no objection', async (_, properties) => {
    expect(await hintsOf('get_rows', 'Gets the rows of a table.', properties)).toEqual({
      readOnlyHint: true,
    });
  });
});

describe('a text that goes on for ever', () => {
  it.each([
    '“',
    '`',
    '"',
    'to ',
    'not a, ',
    'use a_',
    'before ',
    'needed to ',
    "n't a, b, ",
    '- ',
    'find and ',
    'find, ',
    'is closed ',
    'the created ',
    'if it ',
    'a.B',
    'quickly ',
    'to be ',
    '\n',
    '创',
    '取得',
  ])(
    'of "%s" is read in one pass',
    async (piece) => {
      const text = `Gets a parcel. ${piece.repeat(100_000)}`;
      expect((await infer('get_parcel', text)).because).toMatch(/\w/);
    },
    3000,
  );
});

describe('a tool that writes', () => {
  it.each<[string, string, object]>([
    ['delete_parcel', 'Deletes a parcel.', { readOnlyHint: false, destructiveHint: true }],
    ['parcels_delete', 'Permanently delete parcels.', { readOnlyHint: false, destructiveHint: true }],
    [
      'delete_parcel',
      'Deletes a parcel. The call is idempotent.',
      { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
    ],
    [
      'delete_parcel',
      'Deletes a parcel. The call is not idempotent.',
      { readOnlyHint: false, destructiveHint: true },
    ],
    ['delete_parcel', 'Deletes a parcel; it stays in the trash for a week.', { readOnlyHint: false }],
    ['remove_label', 'Removes a label from a parcel.', { readOnlyHint: false }],
    [
      'create_parcel',
      'Creates a parcel for a sender at the nearest depot.',
      { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
    ],
    ['create_parcel', 'Creates a parcel.', { readOnlyHint: false, idempotentHint: false }],
    ['create_parcel', 'Creates a parcel or overwrites the one of that number.', { readOnlyHint: false }],
    [
      'create_folder',
      'Creates a folder below the root of the depot.',
      { readOnlyHint: false, destructiveHint: false },
    ],
    ['add_label', 'Adds a label to the parcel in a depot.', { readOnlyHint: false, destructiveHint: false }],
    ['update_parcel', 'Updates the weight of a parcel.', { readOnlyHint: false }],
    ['set_weight', 'Sets the weight of a parcel.', { readOnlyHint: false }],
    ['delete_parcel', 'Löscht ein Paket und die Daten.', {}],
    ['delete_parcel', '删除一个包裹。', { readOnlyHint: false, destructiveHint: true }],
    ['delete_parcel', 'Elimina un envío de la cuenta.', { readOnlyHint: false, destructiveHint: true }],
  ])('%s, "%s", gets the hints %j', async (name, description, hints) => {
    expect((await hintsOf(name, description)) ?? {}).toEqual(hints);
  });

  it.each(['overwrite', 'force', 'ifExists', 'method', 'action'])(
    'is not said to be additive with a parameter "%s"',
    async (name) => {
      const text = 'Creates a parcel for a sender at the nearest depot.';
      expect(await hintsOf('create_parcel', text, { [name]: { type: 'string' } })).toEqual({
        readOnlyHint: false,
      });
    },
  );

  it.each([
    ['send_request', 'Sends an HTTP request to a server of the sender.'],
    ['upload_label', 'Uploads the label of a parcel to the depot.'],
  ])('%s, "%s", is not said to be additive', async (name, description) => {
    expect(await hintsOf(name, description)).toEqual({ readOnlyHint: false });
  });

  it.each([
    ['create_chart', 'Creates instructions for a chart.'],
    ['delete_parcel', 'Previews what would go. Does not delete anything.'],
    ['delete_parcel', 'Deletes nothing: a dry run.'],
    ['create_or_update_parcel', 'Creates a parcel for a sender.'],
    ['set_up_depot', 'Sets up a depot.'],
    ['update_parcel', 'Deletes a parcel.'],
    ['pay_invoice', 'Pays an invoice.'],
  ])('%s, "%s", gets none', async (name, description) => {
    expect(await hintsOf(name, description)).toBeUndefined();
  });
});

describe('hints that stand', () => {
  it.each<[string, string, object]>([
    ['delete_parcel', 'Deletes a parcel.', { readOnlyHint: true }],
    ['delete_parcel', 'Deletes a parcel.', { destructiveHint: false }],
    ['get_parcel', 'Gets a parcel.', { readOnlyHint: false }],
    ['get_parcel', 'Gets a parcel.', { destructiveHint: true }],
    ['get_parcel', 'Gets a parcel.', { readOnlyHint: null }],
    ['get_parcel', 'Gets a parcel.', { readOnlyHint: 'yes' }],
  ])('%s, "%s", with %j is left as it is', async (name, description, annotations) => {
    expect(await hintsOf(name, description, {}, annotations)).toBeUndefined();
  });

  it('are not written again', async () => {
    expect(await hintsOf('delete_parcel', 'Deletes a parcel.', {}, { readOnlyHint: false })).toEqual({
      destructiveHint: true,
    });
    expect(
      await hintsOf('delete_parcel', 'Deletes a parcel.', {}, { readOnlyHint: false, destructiveHint: true }),
    ).toBeUndefined();
  });

  it('are never overturned, whatever a tool is called and says', async () => {
    const names = fc.constantFrom(
      'get_parcel',
      'delete_parcel',
      'create_parcel',
      'update_parcel',
      'list_parcels',
    );
    const texts = fc.constantFrom(
      'Gets a parcel.',
      'Deletes a parcel.',
      'Creates a parcel for a sender at the depot.',
      'Updates a parcel.',
      'Lists parcels. Idempotent.',
    );
    const standing = fc.record(
      { readOnlyHint: fc.boolean(), destructiveHint: fc.boolean(), idempotentHint: fc.boolean() },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(names, texts, standing, async (name, text, annotations) => {
        const hints = (await hintsOf(name, text, {}, annotations)) ?? {};
        for (const hint of Object.keys(hints)) expect(annotations).not.toHaveProperty(hint);
        const after = { ...annotations, ...hints };
        if (hints.readOnlyHint) expect(after.destructiveHint).not.toBe(true);
      }),
    );
  });
});

describe('the repair of best-practices/annotated', () => {
  it('writes the whole object where there is none', async () => {
    expect(await repairsOf(RULE, tool('get_parcel', 'Gets a parcel.'))).toEqual([
      {
        fixability: 'guess',
        at: '',
        does: 'adds "readOnlyHint": true, as name and description say "get"',
        edits: [{ kind: 'set', at: '/annotations', value: { readOnlyHint: true } }],
      },
    ]);
  });

  it('adds to the object that is there, and says when a person must finish it', async () => {
    const document = { tools: [tool('delete_parcel', 'Deletes a parcel.', {}, { title: 'Delete' })] };
    expect(await repairsOf(RULE, document)).toEqual([
      {
        fixability: 'guess',
        at: '/tools/0/annotations',
        does: 'adds "readOnlyHint": false and "destructiveHint": true, as name and description say "delete"',
        edits: [
          { kind: 'set', at: '/tools/0/annotations/readOnlyHint', value: false },
          { kind: 'set', at: '/tools/0/annotations/destructiveHint', value: true },
        ],
        leavesFinding: true,
      },
    ]);
  });

  it('does not ask for more than it answers', async () => {
    expect(await repairsOf(RULE, tool('update_parcel', 'Updates the weight of a parcel.'))).toEqual([
      { at: '', because: 'only "readOnlyHint": false is evident, and what else it does is not' },
    ]);
  });

  it('says why there is none', async () => {
    expect(await repairsOf(RULE, tool('get_parcel', 'Gets a parcel and deletes it.'))).toEqual([
      { at: '', because: '"deletes" speaks against it' },
    ]);
  });

  it('leaves alone what is no object', async () => {
    const broken = { ...tool('get_parcel', 'Gets a parcel.'), annotations: [] };
    expect(await repairsOf(RULE, broken)).toEqual([
      { at: '/annotations', because: 'what stands for annotations is no object' },
    ]);
  });
});
