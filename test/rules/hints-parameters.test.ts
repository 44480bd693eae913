import { describe, expect, it } from 'vitest';
import { hintsOf } from './hints-of.js';

const LOOKS = { readOnlyHint: true };
const look = (properties: object) => hintsOf('get_rows', 'Gets the rows of a table.', { properties });
const text = (description: string) => ({ type: 'string', description });
const offers = (...values: string[]) => ({ type: 'string', enum: values });
const SWITCH = { type: 'boolean' };

describe('a parameter by which a call can do more than look', () => {
  it.each<[string, object]>([
    ['ack', SWITCH],
    ['acknowledge', SWITCH],
    ['pop', SWITCH],
    ['consume', SWITCH],
    ['auto_archive', SWITCH],
    ['should_delete', SWITCH],
    ['cleanup', { ...SWITCH, description: 'Clean up.' }],
    ['also_close', SWITCH],
    ['doLock', SWITCH],
    ['notify', SWITCH],
    ['reserve', SWITCH],
    ['charge_card', SWITCH],
    ['redeem', {}],
    ['peek', { ...SWITCH, description: 'Whether it is kept; otherwise it is deleted.' }],
    ['fast', { ...SWITCH, description: 'Releases the lock.' }],
    ['lock', { type: 'string' }],
    ['grant_to', { type: 'string' }],
    ['transfer_to', { type: 'string' }],
    ['book', { type: 'string' }],
    ['pay_with', { type: 'string' }],
    ['action', offers('analyze', 'change')],
    ['steps', { type: 'array', items: offers('read', 'delete') }],
    ['kind', { anyOf: [{ const: 'read' }, { const: 'dequeue' }] }],
    ['kind', { oneOf: [{ enum: ['read'] }, { enum: ['acknowledge'] }] }],
    ['kind', { type: 'array', items: { anyOf: [{ const: 'view' }, { const: 'revoke' }] } }],
    ['plan', { type: 'object', properties: { step: offers('view', 'terminate') } }],
    ['mode', offers('read', 'share')],
    ['operation', offers('query', 'tag')],
    ['http_method', { type: 'string' }],
    ['http_method', offers('GET', 'POST')],
    ['sub_command', { type: 'string' }],
    ['bulk_operation', { type: 'string' }],
    ['query', text('SQL to run')],
    ['query', text('The SQL.')],
    ['filter', text('A WHERE clause in SQL.')],
    ['expr', text('The statement to execute.')],
    ['result_file', { type: 'string' }],
    ['dest_bucket', { type: 'string' }],
    ['output_table', { type: 'string' }],
    ['save_as', { type: 'string' }],
    ['export_path', { type: 'string' }],
    ['place', text('Folder where the rows are saved.')],
    ['place', text('Where to write the rows.')],
  ])('"%s", %j, leaves nothing claimed', async (name, schema) => {
    expect(await look({ [name]: schema })).toBeUndefined();
  });

  it.each<[string, object]>([
    ['include_total', SWITCH],
    ['expand', SWITCH],
    ['follow_redirects', SWITCH],
    ['verbose', SWITCH],
    ['is_open', SWITCH],
    ['order_by', { type: 'string' }],
    ['order', offers('asc', 'desc')],
    ['sort', offers('created', 'updated', 'comments')],
    ['state', offers('open', 'closed', 'all')],
    ['type', offers('comment', 'order', 'report')],
    ['format', offers('json', 'text', 'html')],
    ['post_id', { type: 'string' }],
    ['label', { type: 'string' }],
    ['release', { type: 'string' }],
    ['query', text('Words to look for.')],
    ['path', text('Path of the file.')],
    ['fields', { type: 'array', items: offers('id', 'name') }],
    ['limit', { type: 'integer' }],
  ])('"%s", %j, is none', async (name, schema) => {
    expect(await look({ [name]: schema })).toEqual(LOOKS);
  });
});

describe('what stands beside the description', () => {
  it.each<[string, object]>([
    ['a title', { title: 'Reset records' }],
    ['a title', { title: 'Get and reset records' }],
    ['a title of the annotations', { annotations: { title: 'Approve records' } }],
    ['a title of the annotations', { annotations: { title: 'Records: approve them' } }],
    ['a hint that a second call changes more', { annotations: { idempotentHint: false } }],
    ['a hint that nothing is destroyed', { annotations: { destructiveHint: false } }],
    ['a hint that something is destroyed', { annotations: { destructiveHint: true } }],
    ['a hint under another name', { annotations: { readOnly: false } }],
    ['a hint under another name', { annotations: { read_only: false } }],
    ['a hint under another name', { annotations: { 'read-only-hint': false } }],
    ['a hint under another name', { annotations: { mutates: true } }],
    ['a hint under another name', { annotations: { sideEffects: true } }],
    ['a hint outside of the annotations', { readOnlyHint: false }],
    ['a hint outside of the annotations', { destructive: true }],
    ['a hint outside of the annotations', { _meta: { isReadOnly: false } }],
  ])('%s that says otherwise leaves nothing claimed: %j', async (_, fields) => {
    expect(await hintsOf('get_rows', 'Gets the rows of a table.', { ...fields })).toBeUndefined();
  });

  it.each<[object]>([
    [{ title: 'Get rows' }],
    [{ title: 'Rows' }],
    [{ annotations: { title: 'Table rows', openWorldHint: true } }],
    [{ annotations: { idempotentHint: true } }],
    [{ annotations: { readOnly: true, sideEffects: false } }],
    [{ readOnlyHint: true }],
  ])('%j is no objection', async (fields) => {
    expect(await hintsOf('get_rows', 'Gets the rows of a table.', { ...fields })).toEqual(LOOKS);
  });

  it('a hint that stands outside of the annotations is not contradicted by a writing tool either', async () => {
    expect(await hintsOf('delete_row', 'Deletes a row.', { readOnly: true })).toBeUndefined();
    expect(
      await hintsOf('delete_row', 'Deletes a row.', { annotations: { destructive: false } }),
    ).toBeUndefined();
  });
});

describe('more signs of a call that does more than look', () => {
  it.each<[object]>([
    [{ properties: { commit: { type: 'boolean' } } }],
    [{ properties: { and_delete: { type: 'boolean' } } }],
    [{ properties: { then_close: { type: 'boolean' } } }],
    [{ properties: { purge_after: { type: 'boolean' } } }],
    [{ properties: { deleteAfterRead: { type: 'boolean' } } }],
    [{ properties: { autoAck: { type: 'boolean' } } }],
    [{ properties: { no_ack: { type: 'boolean' } } }],
    [{ properties: { mark: { type: 'boolean' } } }],
    [{ properties: { mark_seen: { type: 'boolean' } } }],
    [{ properties: { seen: { type: 'boolean', description: 'Marks them as seen.' } } }],
    [{ properties: { remove: { type: 'string' } } }],
    [{ properties: { new_value: { type: 'string' } } }],
    [{ properties: { value: { type: 'string', description: 'New value to set.' } } }],
    [{ properties: { status: { type: 'string', description: 'The status to change it to.' } } }],
    [{ properties: { to: { type: 'string', description: 'Folder to move the rows to.' } } }],
    [
      {
        properties: {
          visibility_timeout: {
            type: 'integer',
            description: 'Seconds for which the rows are hidden from others.',
          },
        },
      },
    ],
    [{ properties: { lease_seconds: { type: 'integer' } } }],
    [{ properties: { lock_for: { type: 'integer' } } }],
    [{ properties: { amount: { type: 'number', description: 'Amount to pay.' } } }],
    [{ properties: { statement: { type: 'string' } } }],
    [{ properties: { stmt: { type: 'string', description: 'Statement that is run.' } } }],
    [{ properties: { q: { type: 'string', description: 'sql' } } }],
    [{ properties: { q: { type: 'string', description: 'T-SQL text' } } }],
    [{ properties: { sql_query: { type: 'string' } } }],
    [{ properties: { raw_sql: { type: 'string' } } }],
    [{ properties: { select_sql: { type: 'string' } } }],
    [{ properties: { custom_script: { type: 'string' } } }],
    [{ properties: { js_code: { type: 'string' } } }],
    [{ properties: { shell_command: { type: 'string' } } }],
    [{ properties: { callbackUrl: { type: 'string' } } }],
    [{ properties: { webhook: { type: 'string' } } }],
    [{ properties: { notify_email: { type: 'string' } } }],
    [{ properties: { email_to: { type: 'string' } } }],
    [{ properties: { send_to: { type: 'string' } } }],
    [{ properties: { outputPath: { type: 'string' } } }],
    [{ properties: { out_file: { type: 'string' } } }],
    [{ properties: { csv_path: { type: 'string', description: 'File that is written.' } } }],
    [{ properties: { csv_path: { type: 'string', description: 'Path for the exported file.' } } }],
    [{ properties: { into: { type: 'string' } } }],
    [{ properties: { target_folder: { type: 'string' } } }],
    [{ properties: { destination_table: { type: 'string' } } }],
    [{ properties: { saveTo: { type: 'string' } } }],
    [{ properties: { type: { type: 'string', enum: ['read', 'write'] } } }],
    [{ properties: { type: { type: 'string', enum: ['list', 'add', 'remove'] } } }],
    [{ properties: { do: { type: 'string' } } }],
    [{ properties: { what: { enum: ['inspect', 'repair'] } } }],
    [{ properties: { what: { enum: ['show', 'kill'] } } }],
    [{ properties: { what: { enum: ['GET', 'POST'] } } }],
    [{ properties: { what: { enum: ['getRow', 'deleteRow'] } } }],
    [{ properties: { what: { enum: ['view', 'book'] } } }],
    [
      {
        properties: {
          actions: {
            type: 'array',
            items: { type: 'object', properties: { type: { enum: ['read', 'tag'] } } },
          },
        },
      },
    ],
    [{ properties: { op: { default: 'read' } } }],
    [{ properties: { dry_run: { type: 'boolean' } } }],
    [{ properties: { dryRun: { type: 'boolean', default: true } } }],
    [{ properties: { confirm: { type: 'boolean' } } }],
    [{ properties: { confirmed: { type: 'boolean' } } }],
    [{ properties: { execute: { type: 'boolean' } } }],
    [{ properties: { apply: { type: 'boolean' } } }],
    [{ properties: { fix: { type: 'boolean' } } }],
    [{ properties: { repair: { type: 'boolean' } } }],
    [{ properties: { refresh: { type: 'boolean' } } }],
    [{ properties: { idempotency_key: { type: 'string' } } }],
    [{ title: 'Rows: remove' }],
    [{ title: 'Pay rows' }],
    [{ title: 'Row deletion' }],
    [{ annotations: { readonlyHint: false } }],
    [{ annotations: { 'readOnlyHint ': false } }],
    [{ annotations: { writeAccess: true } }],
    [{ annotations: { destructive: true } }],
    [{ destructiveHint: true }],
    [{ idempotentHint: false }],
    [{ annotations: { isDestructive: true } }],
    [{ annotations: { requiresConfirmation: true } }],
    [{ meta: { readOnly: false } }],
    [{ method: 'POST' }],
  ])('%j leaves nothing claimed', async (parts) => {
    expect(await hintsOf('get_rows', 'Gets the rows of a table.', { ...parts })).toBeUndefined();
  });
});

describe('a claim that something is added only', () => {
  it.each([
    ['create_item', 'Creates an item in the list of a shop; an item with that id is lost.'],
    ['create_item', 'Create an item in the list of a shop and free the oldest one.'],
    ['create_rollback', 'Creates a rollback to an earlier state of the shop.'],
    ['create_order', 'Creates an order at the broker to sell all holdings.'],
    ['create_item', 'Creates an item in a shop, replacing the one before it.'],
    ['create_item', 'Creates an item in a shop. The oldest item is evicted.'],
    ['create_item', 'Creates an item in a shop and closes the list.'],
    ['create_item', 'Creates an item in a shop, moving the others down.'],
    ['create_reset', 'Creates a reset of all counters in a shop.'],
    ['create_payment', 'Creates a payment to a supplier of the shop.'],
    ['add_ban', 'Adds a ban for a person in the whole channel.'],
    ['create_note', 'Creates a note in the notebook of a user and closes the editor.'],
    ['create_note', 'Creates a note in the notebook of a user; the last one is dropped.'],
    ['create_note', 'Creates a note in the notebook of a user; notes above the limit are pruned.'],
    ['create_note', 'Creates a note in the notebook of a user, evicting the oldest.'],
    ['create_note', 'Creates a note in the notebook of a user. A note of that title is superseded.'],
    ['create_note', 'Creates a note in the notebook of a user. There can only be one.'],
    ['create_note', 'Creates a note in the notebook of a user. Any former note vanishes.'],
    ['create_note', 'Creates a note in the notebook of a user unless there is one.'],
    ['create_note', 'Creates a note in the notebook of a user in place of the old one.'],
    ['create_note', 'Creates a note in the notebook of a user, instead of the old one.'],
    ['create_note', 'Creates a note in the notebook of a user; the old one is gone.'],
    ['create_note', 'Creates a note in the notebook of a user; clobbers the old one.'],
    ['create_note', 'Creates a note in the notebook of a user; wipes the old one.'],
    ['create_note', 'Creates a note in the notebook of a user; stops the timer.'],
    ['create_note', 'Creates a note in the notebook of a user and ends the session.'],
    ['create_note', 'Creates a note in the notebook of a user and charges the card.'],
    ['create_note', 'Creates a note in the notebook of a user to sell all stocks.'],
    ['create_note', 'Creates a note in the notebook of a user to delete the account.'],
    ['create_refund', 'Creates a refund for the customer of an order.'],
    ['create_transfer', 'Creates a transfer between two accounts of a user.'],
    ['create_charge', 'Creates a charge on the card of a customer.'],
    ['create_deletion_request', 'Creates a request at the office of a user.'],
    ['create_purge', 'Creates a purge in the cache of a site.'],
    ['create_restore', 'Creates a restore of the database of a site.'],
    ['create_migration', 'Creates a migration for the database of a site.'],
    ['create_deployment', 'Creates a deployment of the service of a site.'],
    ['create_release', 'Creates a release of the package of a site.'],
    ['create_merge', 'Creates a merge of the branches of a site.'],
    ['create_shutdown', 'Creates a shutdown of the machines of a site.'],
    ['create_order', 'Creates an order for the portfolio of a user.'],
    ['create_trade', 'Creates a trade for the portfolio of a user.'],
    ['create_withdrawal', 'Creates a withdrawal from the wallet of a user.'],
    ['create_payout', 'Creates a payout to the bank of a user.'],
    ['create_cancellation', 'Creates a cancellation for the order of a user.'],
    ['create_lock', 'Creates a lock on the file of a user.'],
    ['create_ban', 'Creates a ban for the account of a user.'],
    ['create_snapshot', 'Creates a snapshot of the disk of a user.'],
    ['add_item', 'Adds an item to the cart of a user, moving others.'],
    ['add_rule', 'Adds a rule to the firewall of a user and blocks traffic.'],
    ['add_rule', 'Adds a rule to the firewall of a user which blocks traffic.'],
    ['add_member', 'Adds a member to the team of a user; the owner is removed.'],
    ['insert_row', 'Inserts a row into the table of a user.'],
    ['insert_row', 'Inserts a row into the table of a user, shifting others.'],
    ['create_file', 'Creates a file in the folder of a user.'],
    ['create_key', 'Creates a key for the account of a user; the last one expires.'],
    ['create_key', 'Creates a key for the account of a user; old keys stop working.'],
    ['create_key', 'Creates a key for the account of a user. Old keys are invalid.'],
    ['create_password', 'Creates a password for the account of a user.'],
    ['send_keys', 'Sends keys to the window of the shop.'],
    ['send_money', 'Sends money to a person in another country.'],
  ])('is not made of %s, "%s"', async (name, description) => {
    expect((await hintsOf(name, description))?.destructiveHint).toBeUndefined();
  });

  it('is not made of what is put at a path', async () => {
    const properties = { path: { type: 'string' } };
    const hints = await hintsOf('create_note', 'Creates a note below a folder of the shop.', { properties });
    expect(hints).toEqual({ readOnlyHint: false });
    expect(await hintsOf('create_file', 'Creates a file below the root of the shop.')).toEqual({
      readOnlyHint: false,
    });
  });

  it.each([
    ['create_ticket', 'Creates a ticket for a customer at the help desk.'],
    ['add_comment', 'Adds a comment to the ticket of a customer.'],
    ['create_invoice', 'Creates an invoice for a customer of the shop.'],
  ])('is made of %s, "%s"', async (name, description) => {
    expect((await hintsOf(name, description))?.destructiveHint).toBe(false);
  });
});

describe('a claim that something is destroyed', () => {
  it.each([
    'Delete an item; it can be brought back within 30 days.',
    'Delete an item. This only hides it from view.',
    'Delete an item. It is hidden from the list.',
    'Delete an item. Deleted items are kept for a month.',
    'Delete an item. It can be recreated.',
    'Delete an item. It is marked as deleted.',
    'Delete an item. A copy remains in the bin.',
    'Delete an item. An admin can get it back.',
    'Delete an item. It is only deactivated.',
    'Delete an item. There is a grace period of a week.',
    'Delete an item. The data is retained.',
    'Delete an item temporarily.',
    'Delete an item from the view; the record itself stays.',
    'Delete an item by setting a flag.',
    'Delete an item. You can bring it back.',
    'Delete an item; it goes to the bin.',
    'Delete an item; restorable for a week.',
    'Delete an item. Undo with undelete_item.',
    'Delete an item, keeping its history.',
    'Delete an item, which only hides it.',
    'Delete an item from a list; the item itself is untouched.',
    'Delete an item from the cache.',
    'Deletes the link between an item and a list.',
    'Delete an item. Its data survives.',
    'Delete an item. Nothing is lost.',
    'Delete an item. A backup is made before.',
    'Delete an item. Backups are made.',
    'Delete an item (soft).',
    'Delete an item, i.e. sets deleted_at.',
    'Delete an item. It moves to the archive.',
    'Delete an item. It is moved to another list.',
    "Delete an item's selection.",
    'Delete an item in the preview.',
    'Delete an item. Can be reinstated by support.',
    'Delete an item. Support may reinstate it.',
    'Delete an item. Support reinstates it on request.',
    'Delete an item. The change is staged until it is committed.',
    'Delete an item from the draft.',
    'Delete an item. Takes effect after approval.',
    'Delete an item. A person must approve it.',
    'Delete an item. Schedules the deletion.',
    'Delete an item. Requests the deletion.',
    'Delete an item after 30 days.',
    'Delete an item. Purged after a month.',
    'Delete an item. Renames it.',
    'Delete an item. Reverts on restart.',
  ])('is not made of "%s"', async (description) => {
    expect((await hintsOf('delete_item', description))?.destructiveHint).toBeUndefined();
  });

  it.each(['Delete an item.', 'Delete an item for good.', 'Deletes the items of a cart by their ids.'])(
    'is made of "%s"',
    async (description) => {
      expect((await hintsOf('delete_item', description))?.destructiveHint).toBe(true);
    },
  );
});
