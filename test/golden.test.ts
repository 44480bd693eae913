import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GOLDEN_FOLDER, renderGoldens } from '../src/dev/golden.js';

const goldens = await renderGoldens();
const HOW = 'read the difference, then run `npm run golden`';

describe('The golden reports', () => {
  it('are there for every fixture, and for nothing else', () => {
    const there = existsSync(GOLDEN_FOLDER) ? readdirSync(GOLDEN_FOLDER).sort() : [];
    expect(there, HOW).toEqual([...goldens.keys()].sort());
  });

  it.each([...goldens])('say what the command line says: %s', (name, text) => {
    const path = `${GOLDEN_FOLDER}/${name}`;
    expect(existsSync(path) ? readFileSync(path, 'utf8') : '', HOW).toBe(text);
  });

  it('hold no hidden character, whatever a spec holds', () => {
    for (const [name, text] of goldens)
      expect([...text.replaceAll('\n', '').matchAll(/[\p{Cc}\p{Cf}]/gu)], name).toEqual([]);
  });
});
