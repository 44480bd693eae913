import { linkSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folder, POOR, run } from './run.js';

const CONFIG = 'tool-score.config.json';
const BASELINE = 'scores.json';

/** A repository with a configuration that names its baseline. */
async function repository(): Promise<string> {
  const cwd = folder({
    '.git/HEAD': '',
    'tools.json': [POOR],
    [CONFIG]: { baseline: BASELINE, threshold: 0 },
  });
  expect((await run(['tools.json', '--update-baseline'], { cwd })).code).toBe(0);
  return cwd;
}

const WRITING = [
  ['--output'],
  ['--output', '--format', 'json'],
  ['--output', '--format', 'ndjson'],
  ['--output', '--fix-dry-run'],
  ['--fix-output', '--fix'],
  ['--rename-map', '--fix'],
];

it.each(WRITING)('%s %s %s never writes over the baseline or the configuration', async (flag, ...rest) => {
  const cwd = await repository();
  linkSync(join(cwd, BASELINE), join(cwd, 'hard.json'));
  symlinkSync(CONFIG, join(cwd, 'soft.json'));
  const before = [BASELINE, CONFIG].map((name) => readFileSync(join(cwd, name), 'utf8'));
  for (const [target, says] of [
    [BASELINE, /which is the baseline/],
    ['hard.json', /which is the baseline/],
    [CONFIG, /which is the configuration/],
    ['soft.json', /which is the configuration/],
  ] as const) {
    const { code, stderr, stdout } = await run(['tools.json', flag!, target, ...rest], { cwd });
    expect([target, code, stdout, stderr]).toEqual([target, 2, '', expect.stringMatching(says)]);
  }
  expect([BASELINE, CONFIG].map((name) => readFileSync(join(cwd, name), 'utf8'))).toEqual(before);
});

it('A baseline that is about to be written is not the file of another option either, whatever leads to it', async () => {
  const cwd = folder({ '.git/HEAD': '', 'tools.json': [POOR] });
  mkdirSync(join(cwd, 'real'));
  symlinkSync('real', join(cwd, 'other'));
  symlinkSync('real/b.json', join(cwd, 'dangling.json'));
  symlinkSync('loop.json', join(cwd, 'loop.json'));
  for (const target of ['real/b.json', 'other/b.json', 'dangling.json']) {
    const args = ['tools.json', '--baseline', 'real/b.json', '--update-baseline', '-o', target];
    const { code, stderr } = await run(args, { cwd });
    expect([target, code, stderr]).toEqual([target, 2, expect.stringMatching(/which is the baseline/)]);
  }
  const looped = await run(
    ['tools.json', '--baseline', 'real/b.json', '--update-baseline', '-o', 'loop.json'],
    {
      cwd,
    },
  );
  expect([looped.code, looped.stderr]).toEqual([2, expect.not.stringMatching(/internal error/)]);
});
