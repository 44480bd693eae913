import { describe, expect, it } from 'vitest';
import { exampleFor } from './example-fix.js';
import { object, safe } from './example-schemas.js';

const shown = (value: unknown, type = 'string') => ({ type, examples: [value] });
/** The text that stays by itself keeps the shown values from being a call already. */
const OTHER = { type: 'string', description: 'Desk, e.g. D-1.' };

async function together(pair: Record<string, unknown>): Promise<unknown> {
  const entries = Object.entries(pair).map(([name, value]) => [name, shown(value, typeof value)]);
  return exampleFor(object({ ...Object.fromEntries(entries), desk: OTHER }));
}

describe('no example has', () => {
  it.each<[string, string]>([
    ['from', 'to'],
    ['from_city', 'to_city'],
    ['fromCity', 'toCity'],
    ['origin', 'destination'],
    ['dep_city', 'arr_city'],
    ['depCityCode', 'arrCityCode'],
    ['departure_airport', 'arrival_airport'],
    ['source_id', 'target_id'],
    ['sourceId', 'destinationId'],
    ['src_path', 'dst_path'],
    ['old_name', 'new_name'],
    ['item_id', 'new_item_id'],
    ['branch', 'base_branch'],
    ['left', 'right'],
    ['sender', 'recipient'],
    ['base', 'head'],
    ['parent_id', 'child_id'],
    ['id_a', 'id_b'],
    ['address1', 'address2'],
    ['address_1', 'address_2'],
    ['from_currency', 'to_currency'],
    ['start_date', 'end_date'],
    ['path', 'new_path'],
    ['find', 'replace_with'],
    ['pickup_location', 'dropoff_location'],
    ['issueId', 'relatedIssueId'],
    ['buyer', 'seller'],
    ['player1', 'player2'],
  ])('the same at both ends: %s, %s', async (one, other) => {
    expect(await together({ [one]: 'V-1', [other]: 'V-1' })).toContain(`"${one}" and "${other}"`);
    expect(await together({ [one]: 'V-1', [other]: 'V-2' })).toMatchObject({ trust: 'safe' });
  });

  it.each<[string, string, unknown, unknown]>([
    ['start_date', 'end_date', '2024-01-31', '2024-01-01'],
    ['start_date', 'end_date', '31/01/2024', '01/01/2024'],
    ['startTime', 'endTime', '2024-01-01T18:00:00Z', '2024-01-01T09:00:00Z'],
    ['start_time', 'end_time', '18:00', '09:00'],
    ['from', 'to', '2024-02', '2024-01'],
    ['since', 'until', '2024-02-01', '2024-01-01'],
    ['created_after', 'created_before', '2024-02-01', '2024-01-01'],
    ['check_in', 'check_out', '2024-02-03', '2024-02-01'],
    ['departure_date', 'return_date', '2024-02-03', '2024-02-01'],
    ['valid_from', 'valid_until', '2024-02-03', '2024-02-01'],
    ['min_price', 'max_price', 100, 50],
    ['minPrice', 'maxPrice', '100', '50'],
    ['price_min', 'price_max', 100, 50],
    ['minimum', 'maximum', 2, 1],
    ['lower_bound', 'upper_bound', 2, 1],
    ['low', 'high', 9.5, 9],
    ['start', 'end', 10, 3],
    ['first_row', 'last_row', 10, 3],
    ['start_date', 'due_date', '2024-02-03', '2024-02-01'],
    ['opens_at', 'closes_at', '18:00', '09:00'],
    ['date_from', 'date_to', '20240105', '20240101'],
  ])('an end before its start: %s, %s', async (low, high, first, second) => {
    expect(await together({ [low]: first, [high]: second })).toContain(`"${low}" and "${high}"`);
    expect(await together({ [high]: second, [low]: first })).toContain(`"${high}" and "${low}"`);
    expect(await together({ [low]: second, [high]: first })).toMatchObject({ trust: 'safe' });
  });

  it('such ends below its root', async () => {
    const route = object({ from: shown('V-1'), to: shown('V-1') });
    expect(await exampleFor(object({ route }))).toContain('"from" and "to"');
    expect(await exampleFor(object({ routes: { type: 'array', items: route } }))).toContain(
      '"from" and "to"',
    );
    const other = object({ from: shown('V-1'), to: shown('V-2') });
    expect(await exampleFor(object({ route: other }))).toEqual(safe({ route: { from: 'V-1', to: 'V-2' } }));
  });

  it('one entry several times where a list takes several', async () => {
    const points = { type: 'array', minItems: 2, items: shown('V-1') };
    expect(await exampleFor(object({ points }))).toContain('several entries');
    expect(await exampleFor(object({ points: { ...points, minItems: 1 } }))).toEqual(
      safe({ points: ['V-1'] }),
    );
  });
});

describe('together can stand', () => {
  it.each<[Record<string, unknown>]>([
    [{ billing_country: 'AT-1', shipping_country: 'AT-1' }],
    [{ owner: 'sara-1', author: 'sara-1' }],
    [{ currency: 'EUR', account_currency: 'EUR' }],
    [{ from_date: '2024-01-01', to_city: '2024-01-01' }],
    [{ include_old: true, include_new: true }],
    [{ rows: 2, columns: 2 }],
    [{ start: 'now-1h', end: 'now' }],
    [{ start_date: '2024-01-01', end_date: '2024-01-31' }],
    [{ start_line: 3, end_column: 1 }],
    [{ from: 'Vienna 2', to: 'Graz 1' }],
    [{ start_lat: 48.2, end_lat: 47.1 }],
    [{ first_name: 'Ann 2', last_name: 'Lee 1' }],
    [{ start_date: '31/01/2024', end_date: '2024-01-01' }],
    [{ startCursor: 'c-9', endCursor: 'c-1' }],
  ])('%j', async (pair) => {
    expect(await together(pair)).toEqual(safe({ ...pair, desk: 'D-1' }));
  });
});

describe('of what may be left out an example shows nothing', () => {
  it('beside what is required', async () => {
    const schema = object(
      { alias: shown('home-1'), about: { type: 'string', description: 'About, e.g. "My sister\'s house".' } },
      ['alias'],
    );
    const built = await exampleFor({
      ...schema,
      properties: { ...schema.properties, desk: OTHER },
      required: ['alias', 'desk'],
    });
    expect(built).toEqual(safe({ alias: 'home-1', desk: 'D-1' }));
  });

  it('in an object that requires nothing', async () => {
    const filter = object({ from: OTHER, to: { type: 'string', description: 'Until, e.g. D-7.' } }, []);
    expect(await exampleFor(object({ filter }))).toContain('goes into "filter"');
  });
});
