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
