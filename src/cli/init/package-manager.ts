import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** How a repository installs its packages, and runs a command that one of them brings. */
export interface PackageManager {
  /** undefined when there is nothing to install. */
  readonly install: string | undefined;
  readonly run: string;
}

/** By the file that each leaves behind, the surest first. */
const MANAGERS: readonly (readonly [file: string, manager: PackageManager])[] = [
  ['pnpm-lock.yaml', { install: 'corepack enable && pnpm install --frozen-lockfile', run: 'pnpm exec' }],
  ['yarn.lock', { install: 'corepack enable && yarn install --immutable', run: 'yarn run' }],
  ['package-lock.json', { install: 'npm ci', run: 'npx --no' }],
  ['package.json', { install: 'npm install', run: 'npx --no' }],
];

/** Without any sign of one, npx fetches the package each time. */
export function packageManagerOf(root: string): PackageManager {
  const found = MANAGERS.find(([file]) => existsSync(join(root, file)));
  return found?.[1] ?? { install: undefined, run: 'npx --yes' };
}
