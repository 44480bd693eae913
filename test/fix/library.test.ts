import { describe, expect, it } from 'vitest';
import { fix } from '../../src/index.js';

const TEXT =
  '[{"name": "getUser", "inputSchema": {"properties": {"limit": {"type": "integer", "default": 5}}}}]';

describe('the library', () => {
  it('repairs a text and says what it did, as plain data', async () => {
    const fixed = await fix(TEXT, { classes: ['safe'] });
    expect(JSON.parse(fixed.text)[0].inputSchema).toEqual({
      type: 'object',
      properties: { limit: { type: 'integer', default: 5 } },
      required: [],
    });
    expect(JSON.parse(JSON.stringify(fixed))).toEqual(fixed);
    expect(fixed.changes.map(({ rule }) => rule).sort()).toEqual([
      'parameters/object-schema',
      'parameters/required-declared',
    ]);
  });

  it('makes all repairs unless it is told otherwise', async () => {
    expect((await fix(TEXT)).renames).toEqual([{ from: 'getUser', to: 'get_user' }]);
    expect((await fix(TEXT, { rules: ['parameters/object-schema'] })).renames).toEqual([]);
  });

  it('gives back what is no spec', async () => {
    expect(await fix('{"tools": [')).toEqual({ text: '{"tools": [', changes: [], renames: [], refused: [] });
  });
});
