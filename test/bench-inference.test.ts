import { describe, expect, it } from 'vitest';
import { measureHints } from '../src/dev/inference/hints.js';
import { measureItems } from '../src/dev/inference/items.js';
import { renamed } from '../src/dev/inference/renamed.js';
import { tableLines, tooUnsure, wrongLines } from '../src/dev/inference/report.js';
import type { AuthoredSpec } from '../src/dev/inference/specs.js';
import { measureTypes } from '../src/dev/inference/types.js';
import { readSpec } from '../src/model/read-spec.js';

function authored(tools: readonly object[]): AuthoredSpec {
  const document = { tools };
  const spec = readSpec(document);
  if (!('tools' in spec)) throw new Error(spec.reason);
  return { author: 'parcels.json', document, tools: spec.tools };
}

const get = (annotations: object) => ({
  name: 'get_parcel',
  description: 'Gets one parcel.',
  inputSchema: { type: 'object' },
  annotations,
});

describe('the bench of hints', () => {
  it('hides the hints before it looks, and holds each claim against the hint that was there', async () => {
    const measured = await measureHints([authored([get({ readOnlyHint: true, destructiveHint: false })])]);
    expect(measured.claims).toMatchObject([
      { place: 'get_parcel', claimed: 'readOnlyHint true', verdict: 'right' },
    ]);
    expect(measured.written.map(({ value }) => value)).toEqual([
      'readOnlyHint true',
      'destructiveHint false',
    ]);
    expect(measured.betrayals).toEqual([]);
  });

  it('looks at annotated tools only', async () => {
    expect((await measureHints([authored([get({ title: 'Get' })])])).claims).toEqual([]);
  });

  it('counts a hint that the author did not write apart', async () => {
    const { claims } = await measureHints([authored([get({ idempotentHint: true })])]);
    expect(claims).toMatchObject([{ claimed: 'readOnlyHint true', verdict: 'open' }]);
  });

  it.each([
    { destructiveHint: true },
    { readOnlyHint: false },
    { readOnlyHint: false, destructiveHint: true },
  ])('names a tool that is claimed to read only although its author wrote %j', async (annotations) => {
    const { betrayals } = await measureHints([authored([get(annotations)])]);
    expect(betrayals).toEqual([{ author: 'parcels.json', tool: 'get_parcel' }]);
  });

  it('names none where the author wrote that it writes and does not destroy; the claim is wrong all the same', async () => {
    const measured = await measureHints([authored([get({ readOnlyHint: false, destructiveHint: false })])]);
    expect(measured.betrayals).toEqual([]);
    expect(tooUnsure(measured)).toEqual(['readOnlyHint true']);
    expect(wrongLines(measured)).toEqual([
      '  get_parcel: readOnlyHint true, the author wrote readOnlyHint false — name and description say "get" (parcels.json)',
    ]);
  });
});

describe('the bench of hints after renames', () => {
  it('gives each tool the name that the fixer gives it, and keeps what its author wrote', async () => {
    const annotations = { readOnlyHint: false, title: 'Parcel' };
    const spec = authored([
      { name: 'parcel_label', description: 'Prints the label.', annotations },
      { name: 'parcel', description: 'Returns one parcel.' },
    ]);
    const [after] = await renamed([spec]);
    expect(after?.tools.map(({ name }) => name)).toEqual(['print_parcel_label', 'get_parcel']);
    expect(after?.tools[0]?.fields.annotations.value).toEqual({ title: 'Parcel', readOnlyHint: false });
    expect(after?.tools[1]?.fields.annotations.value).toBeUndefined();
    expect(after?.author).toBe('parcels.json');
  });

  it('measures what is inferred from the new name', async () => {
    const spec = authored([
      { name: 'parcel', description: 'Returns the parcel of a sender.', annotations: { readOnlyHint: true } },
      {
        name: 'parcel_reboot',
        description: 'Returns the parcel of a sender.',
        annotations: { readOnlyHint: false },
      },
    ]);
    expect((await measureHints([spec])).claims).toEqual([]);
    expect((await measureHints(await renamed([spec]))).claims).toMatchObject([
      { place: 'get_parcel', claimed: 'readOnlyHint true', verdict: 'right' },
    ]);
  });
});

describe('the bench of types', () => {
  const spec = authored([
    {
      name: 'find_parcels',
      inputSchema: {
        type: 'object',
        properties: {
          limit: { type: 'number', description: 'How many.' },
          code: { type: 'string', minLength: 2 },
          kind: { type: 'string', enum: ['a'] },
          is_open: { type: 'string', description: 'Whether it is open.' },
          names: { type: 'array', items: { type: 'string' }, description: 'List of names.' },
        },
      },
    },
  ]);

  it('hides every type that is needed, and takes an integer for a number as narrower', async () => {
    const { claims } = await measureTypes([spec], false);
    expect(claims.map(({ place, claimed, verdict }) => `${place}: ${claimed}, ${verdict}`)).toEqual([
      'find_parcels limit: integer, narrower',
      'find_parcels code: string, right',
      'find_parcels is_open: boolean, wrong',
      'find_parcels names: array, right',
    ]);
  });

  it('hides the keywords that tell a type too, when it is asked to', async () => {
    const { claims } = await measureTypes([spec], true);
    expect(claims.map(({ place }) => place)).not.toContain('find_parcels code');
  });

  it('hides what is in a list', async () => {
    expect((await measureItems([spec])).claims).toMatchObject([
      { place: 'find_parcels names', claimed: 'string', verdict: 'right' },
    ]);
  });

  it('shows claims and shares in a table, over all authors and over each half', async () => {
    const lines = tableLines('types', await measureTypes([spec], false));
    expect(lines.filter((line) => line.startsWith('types, '))).toHaveLength(3);
    const row = lines.find((line) => line.startsWith('integer'));
    expect(row?.split(/\s{2,}/).slice(0, 6)).toEqual(['integer', '1', '0', '1', '0', '100.0 %']);
  });
});
