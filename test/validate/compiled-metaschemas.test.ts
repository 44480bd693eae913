import { describe, expect, it } from 'vitest';
import { compileMetaschemas } from '../../src/dev/compile-metaschemas.js';
import { DIALECTS } from '../../src/validate/vocabulary.js';

describe('the compiled meta-schemas', async () => {
  const text = await compileMetaschemas();

  it('load no code at run time', () => {
    expect(text).not.toMatch(/\brequire\(|^import\b|\bimport\(|new Function|\beval\(/m);
  });

  it('are one for each dialect', () => {
    for (const dialect of DIALECTS) expect(text).toContain(`"${dialect}":`);
  });

  it('are the same whenever they are made', async () => {
    expect(await compileMetaschemas()).toBe(text);
  });
});
