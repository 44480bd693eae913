import { describe, expect, it } from 'vitest';
import { exampleFix, exampleFor } from './example-fix.js';
import { guess, object, safe, unfinished } from './example-schemas.js';

const SHOWN = { type: 'string', description: 'Number of the invoice, e.g. INV-1042.' };
const TEXT = { type: 'string' };

async function exampleOf(name: string, schema: object, description = '') {
  const fix = await exampleFix({ name, description, inputSchema: schema });
  if (!fix || 'because' in fix) return fix?.because;
  return fix.leavesFinding ? 'unfinished' : fix.fixability;
}

describe('where nothing is required, a call is', () => {
  it.each<[string, object, unknown]>([
    ['the only parameter', { number: SHOWN }, { number: 'INV-1042' }],
    [
      'the only one beside those that say how much comes back',
      { number: SHOWN, limit: { type: 'integer' }, page: { type: 'integer' }, sort_by: TEXT },
      { number: 'INV-1042' },
    ],
    [
      'the only one beside those with a default',
      { kind: { enum: ['pdf', 'xml'], default: 'pdf' }, number: SHOWN },
      { number: 'INV-1042' },
    ],
  ])('%s', async (_, properties, call) => {
    expect(await exampleFor(object(properties, []))).toEqual(safe(call));
  });

  it.each<[string, object]>([
    ['one of several', { number: SHOWN, name: TEXT }],
    [
      'one whose text names a condition',
      { number: { ...SHOWN, description: `${SHOWN.description} Only if known.` } },
    ],
    ['a choice beside others', { kind: { enum: ['avatar', 'banner'] }, image: TEXT, url: TEXT }],
    ['a default', { page: { type: 'integer', default: 1 } }],
    ['a selector without the thing', { labelSelector: SHOWN, resourceType: TEXT }],
  ])('not %s', async (_, properties) => {
    expect(await exampleFor(object(properties, []))).toContain('no parameter is required');
  });

  it('a choice that is all there is, which is a guess', async () => {
    expect(await exampleFor(object({ unit: { enum: ['km', 'mi'] } }, []))).toEqual(guess({ unit: 'km' }));
  });
});

describe('an action that was picked makes no call', () => {
  it.each([
    'action',
    'operation',
    'op',
    'mode',
    'method',
    'command',
    'cmd',
    'verb',
    'pool_action',
    'queryMode',
  ])('as %s', async (name) => {
    const properties = { [name]: { enum: ['list', 'create'] } };
    expect(await exampleFor(object(properties))).toContain(`"${name}" decides`);
    expect(await exampleFor(object({ ...properties, number: SHOWN }))).toContain(`"${name}" decides`);
    expect(await exampleFor(object({ ...properties, note: TEXT }, [name]))).toContain(`"${name}" decides`);
    expect(await exampleFor(object({ call: object(properties) }))).toContain(`"${name}" decides`);
  });

  it('nor one by default where there is more to say', async () => {
    const action = { enum: ['create', 'list'], default: 'create' };
    expect(await exampleFor(object({ action, name: TEXT }, ['action']))).toContain('"action" decides');
    expect(await exampleFor(object({ action, limit: { type: 'integer' } }, ['action']))).toEqual(
      safe({ action: 'create' }),
    );
  });

  it('but one that the text shows, or that leaves no choice', async () => {
    const action = { enum: ['list', 'create'], description: 'What to do, e.g. "list".' };
    expect(await exampleFor(object({ action }))).toEqual(safe({ action: 'list' }));
    expect(await exampleFor(object({ action: { enum: ['list'] }, number: SHOWN }))).toEqual(
      safe({ action: 'list', number: 'INV-1042' }),
    );
  });

  it('nor does another choice alone where there is more to say', async () => {
    const type = { enum: ['avatar', 'banner'] };
    expect(await exampleFor(object({ type, image: TEXT }, ['type']))).toContain('choices');
    expect(await exampleFor(object({ type, limit: { type: 'integer' } }, ['type']))).toEqual(
      guess({ type: 'avatar' }),
    );
    const beside = (other: object) =>
      exampleFor(object({ type, number: SHOWN, ...other }, ['type', 'number']));
    expect(await beside({ image: TEXT })).toEqual(guess({ type: 'avatar', number: 'INV-1042' }));
    expect(await beside({ banner: TEXT })).toContain('"type" decides');
    expect(await beside({ image: { ...TEXT, description: 'Path, for an avatar.' } })).toContain(
      '"type" decides',
    );
    const stated = { enum: ['avatar', 'banner'], default: 'avatar' };
    expect(await exampleFor(object({ type: stated, image: TEXT }, ['type']))).toContain('choices');
  });
});

describe('no call is whole without', () => {
  it.each([
    'Text of the note. Required when the number is new.',
    'Required for type "avatar".',
    'Text (required if there is no file).',
    'Text. Must be provided unless a file is.',
    'Text, mandatory for new ones.',
    'Needed when nothing else is given.',
    'Required. The text.',
    'One of text and file is required.',
    'Either this or the file must be given.',
    'At least one of text and file.',
    'Texto. Obligatorio si no hay archivo.',
    'Texte. Obligatoire si aucun fichier.',
    '文本，新建时必填。',
    '本文。新規の場合は必須。',
    '[required] The text.',
    'Provide this or a file.',
    'You need to set this when the number is new.',
    'This is required.',
  ])('an optional parameter that says: %s', async (description) => {
    const note = { type: 'string', description };
    expect(await exampleFor(object({ number: SHOWN, note }, ['number']))).toContain('"note"');
    expect(await exampleFor(object({ number: SHOWN, note }))).toMatchObject({ trust: 'unfinished guess' });
  });

  it.each([
    'Text of the note.',
    'Not required.',
    'Optional; not required for new ones.',
    'Number of required approvals.',
    'Whether a reviewer is needed.',
  ])('but with one that says: %s', async (description) => {
    const note = { type: 'string', description };
    expect(await exampleFor(object({ number: SHOWN, note }, ['number']))).toEqual(
      safe({ number: 'INV-1042' }),
    );
  });

  it.each([
    'Uploads a file. Provide either: image_data or url.',
    'Finds it. At least one of name and city is required.',
    'Finds it. Exactly one of name or city must be set.',
    'Requires either a name or a city.',
    'Pass one of `name` or `city`.',
    'Either name or city must be given.',
    'At least one filter is required.',
    'Specify name or city.',
  ])('what the text of the tool demands: %s', async (description) => {
    const schema = object({ number: SHOWN, name: TEXT, city: TEXT }, ['number']);
    expect(await exampleOf('find_x', schema, description)).toContain('demands');
    expect(await exampleOf('find_x', object({ number: SHOWN }), description)).toBe('safe');
    expect(await exampleOf('find_x', schema, 'Finds either kind of it.')).toBe('safe');
  });

  it.each([
    'update_invoice',
    'patchInvoice',
    'billing_edit_invoice',
    'invoice_modify',
    'put_invoice',
    'set_invoice',
    'send_invoice',
    'create_invoice',
    'move_invoice',
    'assign_invoice',
    'add_comment',
  ])('what %s is to change', async (name) => {
    const id = { ...SHOWN, description: 'Id, e.g. INV-1042.' };
    expect(await exampleOf(name, object({ invoice_id: id, text: TEXT }, ['invoice_id']))).toContain(
      'changes',
    );
    expect(await exampleOf(name, object({ invoice_id: id, text: TEXT }))).toBe('unfinished');
    expect(await exampleOf(name, object({ invoice_id: id, page: TEXT }, ['invoice_id']))).toBe('safe');
    expect(await exampleOf(name, object({ text: SHOWN, note: TEXT }, ['text']))).toBe('safe');
  });

  it.each([
    'get_invoice',
    'archive_invoice',
    'delete_invoice',
    'get_update',
    'list_patches',
    'close_invoice',
  ])('but %s needs no more than the id', async (name) => {
    const id = { ...SHOWN, description: 'Id, e.g. INV-1042.' };
    expect(await exampleOf(name, object({ invoice_id: id, text: TEXT }, ['invoice_id']))).toBe('safe');
  });
});

describe('a value that was picked of several', () => {
  it('is a guess', async () => {
    const colour = { enum: ['red', 'blue'] };
    expect(await exampleFor(object({ colour, number: SHOWN }))).toEqual(
      guess({ colour: 'red', number: 'INV-1042' }),
    );
    expect(await exampleFor(object({ colour, note: TEXT }))).toEqual(
      unfinished({ colour: 'red', note: '<note>' }),
    );
  });

  it.each<[unknown[], unknown]>([
    [['KIND_UNSPECIFIED', 'MAIL'], 'MAIL'],
    [['', 'unknown', 'none', 'mail'], 'mail'],
    [['UNSPECIFIED', 'N/A', null, 'mail'], 'mail'],
    [['drop_all', 'read'], 'read'],
    [['UNKNOWN_TYPE', 'web'], 'web'],
    [['-', 'web'], 'web'],
    [['superadmin', 'viewer'], 'viewer'],
    [['DELETE', 'GET'], 'GET'],
    [['force', 'normal'], 'normal'],
    [['deleteRows', 'purge', 'keep'], 'keep'],
    [['overwrite', 'merge'], 'merge'],
    [['admin', 'owner', 'reader'], 'reader'],
    [['production', 'staging'], 'staging'],
    [['public', 'private'], 'private'],
    [['all', 'open'], 'open'],
    [['string', 'number'], 'string'],
    [['object', 'text'], 'object'],
    [[10, 20], 10],
  ])('is none of those that say nothing, destroy or open doors: %j', async (choices, value) => {
    expect(await exampleFor(object({ pick: { enum: choices }, number: SHOWN }))).toEqual(
      guess({ pick: value, number: 'INV-1042' }),
    );
  });

  it('and where there are only such, a person picks', async () => {
    const built = await exampleFor(
      object({ pick: { enum: ['UNKNOWN', 'drop_all', 'wipe'] }, number: SHOWN }),
    );
    expect(built).toContain('"pick" takes');
  });
});
