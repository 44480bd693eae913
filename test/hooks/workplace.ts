import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TAG = 'v0.0.0';

export interface Result {
  readonly code: number | null;
  /** Standard output and standard error. */
  readonly output: string;
}

/** A hook of a `.pre-commit-config.yaml`. */
export interface Hook {
  readonly id: 'tool-score' | 'tool-score-fix';
  readonly args?: readonly string[];
}

/** A temporary folder with a repository of hooks, repositories that use them, and what pre-commit installs for them. */
export class Workplace {
  readonly #folder = mkdtempSync(join(tmpdir(), 'tool-score-hooks-'));
  readonly #hooks = join(this.#folder, 'tool-score.git');
  #repositories = 0;

  /** Makes this checkout a repository of hooks, with what is not committed yet. The checkout itself is only read. */
  publish(): void {
    const git = [`--git-dir=${this.#hooks}`, `--work-tree=${root}`];
    this.#must('git', ['init', '--quiet', '--bare', this.#hooks]);
    this.#must('git', [...git, 'add', '--all']);
    this.#must('git', [...git, 'commit', '--quiet', '--message', 'checkout']);
    this.#must('git', [...git, 'tag', TAG]);
  }

  /** A new repository that commits through these hooks. @returns its folder */
  repository(hooks: readonly Hook[]): string {
    const folder = join(this.#folder, `repository-${++this.#repositories}`);
    this.#must('git', ['init', '--quiet', folder]);
    const config = {
      // The Node.js that runs this, not one from the network.
      default_language_version: { node: 'system' },
      repos: [{ repo: this.#hooks, rev: TAG, hooks }],
    };
    write(folder, { '.pre-commit-config.yaml': config });
    this.#must('pre-commit', ['install', '--install-hooks'], folder);
    return folder;
  }

  /** Writes files, stages everything and commits. */
  commit(folder: string, files: Readonly<Record<string, unknown>> = {}): Result {
    write(folder, files);
    this.#must('git', ['add', '--all'], folder);
    return this.#run('git', ['commit', '--message', 'change'], folder);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #must(command: string, args: readonly string[], cwd = this.#folder): void {
    const { code, output } = this.#run(command, args, cwd);
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
  }

  #run(command: string, args: readonly string[], cwd: string): Result {
    const { status, stdout, stderr, error } = spawnSync(command, args, {
      cwd,
      encoding: 'utf8',
      env: this.#environment(),
    });
    if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT')
      throw new Error(
        `This test commits through ${command}, which is not installed: \`apt-get install ${command}\`.`,
      );
    return { code: status, output: `${stdout}${stderr}` };
  }

  /** The environment without what the npm or git that runs these tests, or its user, has set for itself. */
  #environment(): NodeJS.ProcessEnv {
    const inherited = Object.entries(process.env).filter(
      ([name]) => !/^(?:npm_|GIT_(?!SSL_)|PRE_COMMIT|FORCE_COLOR|NO_COLOR|COLUMNS|SKIP$)/i.test(name),
    );
    return {
      ...Object.fromEntries(inherited),
      PRE_COMMIT_HOME: join(this.#folder, 'pre-commit'),
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'Committer',
      GIT_AUTHOR_EMAIL: 'committer@example.com',
      GIT_COMMITTER_NAME: 'Committer',
      GIT_COMMITTER_EMAIL: 'committer@example.com',
      npm_config_prefer_offline: 'true',
    };
  }
}

function write(folder: string, files: Readonly<Record<string, unknown>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
}
