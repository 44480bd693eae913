import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readTextFile, UnreadableInput } from './text-file.js';

/** A file that holds a configuration. */
export interface ConfigFile {
  readonly path: string;
  readonly text: string;
  /** The member of a package manifest that is the configuration. */
  readonly member: string | undefined;
}

/** More than one place in a folder says how it is to be judged: none of them is obeyed. */
export class TwoConfigs extends Error {
  override readonly name = 'TwoConfigs';

  constructor(readonly paths: readonly string[]) {
    super(paths.join(', '));
  }
}

const NAMES = ['tool-score.config.json', 'tool-score.config.yaml', 'tool-score.config.yml'];
const MANIFEST = 'package.json';
const MEMBER = 'toolScore';

/**
 * The configuration that is nearest: in `folder`, or above it up to the root of the repository. Outside of a repository
 * only `folder` counts: what lies above it is nobody's.
 * @throws {UnreadableInput} {TwoConfigs}
 */
export function findConfig(folder: string): ConfigFile | undefined {
  const start = resolve(folder);
  const root = repositoryOf(start) ?? start;
  for (let here = start; ; here = dirname(here)) {
    const found = configsIn(here);
    if (found.length > 1) throw new TwoConfigs(found.map(({ path }) => path));
    if (found[0] || here === root) return found[0];
  }
}

/** The file that the user names. @throws {UnreadableInput} */
export function namedConfig(path: string): ConfigFile {
  const text = readTextFile(path);
  return { path, text, member: /(?:^|[/\\])package\.json$/.test(path) ? MEMBER : undefined };
}

/** The folder that holds `.git`, which is a file in a worktree; undefined outside of a repository. */
export function repositoryOf(folder: string): string | undefined {
  for (let here = resolve(folder); ; here = dirname(here)) {
    if (existsSync(join(here, '.git'))) return here;
    if (here === dirname(here)) return undefined;
  }
}

function configsIn(folder: string): ConfigFile[] {
  const own = NAMES.map((name) => join(folder, name))
    .filter((path) => existsSync(path))
    .map((path) => ({ path, text: readText(path), member: undefined }));
  const manifest = join(folder, MANIFEST);
  if (!existsSync(manifest)) return own;
  const text = readText(manifest);
  return holdsConfig(text) ? [...own, { path: manifest, text, member: MEMBER }] : own;
}

function readText(path: string): string {
  try {
    return readTextFile(path);
  } catch (error) {
    // A manifest that cannot be read is none of ours.
    if (path.endsWith(MANIFEST)) return '';
    if (error instanceof UnreadableInput) throw new UnreadableInput(`${path} ${error.message}`);
    throw error;
  }
}

/** A broken manifest with the word in it is said to be broken, not passed over. */
function holdsConfig(text: string): boolean {
  if (!text.includes(`"${MEMBER}"`)) return false;
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    return typeof value === 'object' && value !== null && Object.hasOwn(value, MEMBER);
  } catch {
    return true;
  }
}
