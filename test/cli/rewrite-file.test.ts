import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rewriteFile, writeWhole } from '../../src/cli/rewrite-file.js';
import { folder } from './run.js';

describe('a file that is written again', () => {
  it('is left alone when somebody else has changed it meanwhile', () => {
    const path = join(folder({ 'tools.json': 'first' }), 'tools.json');
    const before = readFileSync(path);
    writeFileSync(path, 'second');
    expect(() => rewriteFile(path, before, Buffer.from('third'))).toThrow(
      /^it was changed by somebody else meanwhile$/,
    );
    expect(readFileSync(path, 'utf8')).toBe('second');
  });

  it('is left alone when somebody else has removed it meanwhile', () => {
    const path = join(folder(), 'tools.json');
    expect(() => rewriteFile(path, Buffer.from('first'), Buffer.from('second'))).toThrow();
    expect(existsSync(path)).toBe(false);
  });

  it('is there whole, and nothing else is left in its folder', () => {
    const cwd = folder({ 'tools.json': 'first' });
    rewriteFile(join(cwd, 'tools.json'), Buffer.from('first'), Buffer.from('second'));
    writeWhole(join(cwd, 'map.json'), '{}');
    expect(readdirSync(cwd).sort()).toEqual(['map.json', 'tools.json']);
    expect(readFileSync(join(cwd, 'tools.json'), 'utf8')).toBe('second');
  });

  it('says in words why it cannot be written', () => {
    const cwd = folder({ 'file.json': '' });
    expect(() => writeWhole(join(cwd, 'no/map.json'), '')).toThrow('its folder does not exist');
    expect(() => writeWhole(cwd, '')).toThrow('it is a folder');
    expect(() => writeWhole(join(cwd, 'file.json/map.json'), '')).toThrow(
      'what its path calls a folder is a file',
    );
  });
});
