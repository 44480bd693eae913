import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['src', 'rules', 'package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.types.json'];
const BUILT = ['dist', 'src/validate/generated'];
const TSX = join(root, 'node_modules/tsx/dist/cli.mjs');
/** Outside `dist`, which is packed. */
const STAMP = join(root, 'node_modules/.cache/tool-score-build');

/** Builds `dist` before the tests unless it was built from exactly these sources: no test sees a stale one. */
export default function setup(): void {
  const sources = digest(SOURCES);
  const stamp = () => `${sources} ${digest(BUILT)}`;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp()) return;
  const { status } = spawnSync(process.execPath, [TSX, 'src/dev/build.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0)
    throw new Error('dist was not built. When a rule file came or went: `npm run docs` first');
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, stamp());
}

/** A digest of the names and bytes of all files at or below the paths; what the build writes is no source. */
function digest(paths: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    const full = join(root, path);
    if (!existsSync(full) || (BUILT.includes(path) && !paths.includes(path))) return;
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) add(`${path}/${name}`);
    } else hash.update(`${path}\n`).update(readFileSync(full));
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}
