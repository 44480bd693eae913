import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask, inputOf } from './servers.js';

const require = createRequire(import.meta.url);

/** The command line of a published server of the MCP project. */
function published(name: string, ...args: string[]): string {
  const path = join(
    dirname(require.resolve(`@modelcontextprotocol/server-${name}/package.json`)),
    'dist/index.js',
  );
  return [process.execPath, path, ...args].map((word) => JSON.stringify(word)).join(' ');
}

describe('Published servers', () => {
  it.each([
    ['everything', [], 13, 'echo'],
    ['memory', [], 9, 'create_entities'],
    ['filesystem', ['.'], 14, 'read_text_file'],
  ])('%s is scored live', async (name, args, count, tool) => {
    const answer = await ask(['--server', published(name, ...args)]);
    const input = inputOf(answer);
    expect(input).toMatchObject({ problem: null, status: 'scored', server: { state: 'ok' } });
    expect(input.tools).toHaveLength(count);
    expect(input.tools.map((each) => each.name)).toContain(tool);
    for (const { score } of input.tools) expect(score).toBeGreaterThan(0);
    expect(answer.code).toBe(0);
  });
});
