import { describe, expect, it } from 'vitest';
import { assessTool, earned, findingsOf, PERFECT, withInput } from './assess.js';

const hinted = (annotations: unknown, more: object = {}) => ({
  ...PERFECT,
  name: 'move_parcel',
  description: PERFECT.description.replace('Finds', 'Moves'),
  ...more,
  annotations,
});

describe('best-practices/annotated', () => {
  it.each<[unknown, number]>([
    [undefined, 0],
    [{}, 0],
    [{ title: 'Move' }, 0],
    [{ openWorldHint: true }, 0],
    [{ readOnlyHint: false }, 13.33],
    [{ destructiveHint: false }, 13.33],
    [{ readOnlyHint: false, destructiveHint: false }, 26.67],
    [{ destructiveHint: false, idempotentHint: true }, 26.67],
    [{ readOnlyHint: false, destructiveHint: true, idempotentHint: false }, 40],
  ])('with the hints %j earns %d', async (annotations, points) => {
    expect(await earned('best-practices/annotated', hinted(annotations))).toBe(points);
  });

  it.each([{ readOnlyHint: true }, { readOnlyHint: true, idempotentHint: true }])(
    'asks a tool that only reads for nothing more than %j',
    async (annotations) => {
      expect(await earned('best-practices/annotated', { ...PERFECT, annotations })).toBe(40);
    },
  );

  it('names each hint that is missing with what clients assume instead', async () => {
    expect(await findingsOf('best-practices/annotated', hinted({ readOnlyHint: false }))).toEqual([
      '/annotations: "destructiveHint" is not stated; clients assume that it destroys',
      '/annotations: "idempotentHint" is not stated; clients assume that it must not be retried',
    ]);
  });

  it('is not held against a tool twice when its hints lie', async () => {
    const tool = await assessTool(hinted({ readOnlyHint: true, destructiveHint: true }));
    expect(tool.findings.map(({ rule }) => rule)).toEqual(['best-practices/annotations-consistent']);
    expect(tool.categories['best-practices']).toBe(50);
  });
});

describe('best-practices/annotations-consistent', () => {
  const lies = async (tool: unknown) => {
    const found = await findingsOf('best-practices/annotations-consistent', tool);
    const points = await earned('best-practices/annotated', tool);
    return found.length > 0 && points === 0;
  };

  it('does not apply where there are no hints', async () => {
    for (const annotations of [undefined, {}, { title: 'Move' }])
      expect(await earned('best-practices/annotations-consistent', hinted(annotations))).toBeNull();
  });

  it('fails, and annotated with it, when a tool reads only and destroys', async () => {
    expect(await lies(hinted({ readOnlyHint: true, destructiveHint: true }))).toBe(true);
  });

  it.each(['delete_parcel', 'purge_cache', 'drop_table', 'removeParcel'])(
    'fails when %s claims to read only',
    async (name) => {
      expect(await lies(hinted({ readOnlyHint: true }, { name }))).toBe(true);
      expect(await lies(hinted({ readOnlyHint: false }, { name }))).toBe(false);
    },
  );

  it.each(['Deletes a parcel.', '[beta] Permanently deletes a parcel.', 'This tool deletes a parcel.'])(
    'fails when a tool that says %j claims to read only',
    async (description) => {
      expect(await lies(hinted({ readOnlyHint: true }, { name: 'parcel_end', description }))).toBe(true);
    },
  );

  it.each([
    ['update_parcel', 'Updates a parcel.', true],
    ['sendParcel', 'Send a parcel.', true],
    ['update_parcel', undefined, true],
    ['update_history', 'Lists the updates of a parcel.', false],
    ['post_offices', 'Offices of the post near a place.', false],
    ['generate_chart', 'Generates a chart.', false],
  ])(
    'asks name and text of %s, %j, whether a claim to read only is a lie: %s',
    async (name, description, lie) => {
      expect(await lies(hinted({ readOnlyHint: true }, { name, description }))).toBe(lie);
    },
  );

  it.each([
    ['delete_parcel', 'Deletes a parcel.', true],
    ['drop_table', 'Drops a table.', true],
    ['remove_label', 'Removes a label.', false],
    ['move_parcel', 'Moves a parcel.', false],
  ])('does not believe that %s, %j destroys nothing: %s', async (name, description, lie) => {
    const hints = { readOnlyHint: false, destructiveHint: false, idempotentHint: true };
    expect(await lies(hinted(hints, { name, description }))).toBe(lie);
  });

  it('finds the verb behind a namespace', async () => {
    const set = ['shop_delete_order', 'shop_get_order', 'shop_list_orders'].map((name) => ({
      ...PERFECT,
      name,
    }));
    expect(await findingsOf('best-practices/annotations-consistent', set)).toEqual([
      '/0/annotations/readOnlyHint: "readOnlyHint" is true, but the tool says "delete"',
    ]);
  });

  it.each([
    'deleted_parcels',
    'list_deleted_parcels',
    'dropdown_values',
    'get_delete_policy',
    'removal_costs',
  ])('lets %s read only', async (name) => {
    expect(await lies(hinted({ readOnlyHint: true }, { name, description: 'Lists parcels.' }))).toBe(false);
  });

  it.each(['true', 1, null, []])('fails when a hint is %j', async (hint) => {
    const tool = hinted({ readOnlyHint: hint });
    expect(await lies(tool)).toBe(true);
    expect(await findingsOf('spec/field-types', tool)).toHaveLength(1);
  });

  it('does not ask the words in the middle of a text', async () => {
    const description = 'Lists parcels. Use delete_parcel to delete one.';
    expect(await lies(hinted({ readOnlyHint: true }, { name: 'list_parcels', description }))).toBe(false);
  });
});

describe('best-practices/closed-schema', () => {
  it.each<[string, object]>([
    ['additionalProperties: false', { additionalProperties: false }],
    ['unevaluatedProperties: false', { unevaluatedProperties: false }],
    ['a schema for the extra keys', { additionalProperties: { type: 'string' } }],
    ['a schema for the unevaluated keys', { unevaluatedProperties: { type: 'string' } }],
    ['a closed definition', { $ref: '#/$defs/A', $defs: { A: { additionalProperties: false } } }],
  ])('passes with %s', async (_, rest) => {
    expect(await earned('best-practices/closed-schema', withInput({ type: 'object', ...rest }))).toBe(20);
  });

  it.each<[string, unknown]>([
    ['nothing', { type: 'object' }],
    ['an empty schema', { type: 'object', additionalProperties: {} }],
    ['true', { type: 'object', additionalProperties: true }],
    [
      'a closed object below',
      { type: 'object', properties: { a: { type: 'object', additionalProperties: false } } },
    ],
    ['one closed branch of two', { type: 'object', anyOf: [{ additionalProperties: false }, {}] }],
    ['no schema', undefined],
  ])('fails with %s', async (_, schema) => {
    expect(await earned('best-practices/closed-schema', [withInput(schema)])).toBe(0);
  });
});
