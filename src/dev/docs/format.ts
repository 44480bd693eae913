import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** A text as the formatter of this project leaves it, so that what is generated passes the lint. */
export function formatted(root: string, path: string, text: string): string {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  return execFileSync(process.execPath, [biome, 'format', '--stdin-file-path', path], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
}
