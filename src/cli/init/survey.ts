import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { findConfig, repositoryOf } from '../../input/find-config.js';
import { ignoredBy } from '../../input/git.js';
import { visible } from '../../report/escape.js';
import type { JsonReport } from '../../report/json.js';
import type { ExitCode } from '../gate.js';
import type { Io } from '../io.js';
import type { Options } from '../options.js';
import { slashed } from '../slashed.js';
import { type PackageManager, packageManagerOf } from './package-manager.js';

/** Scores specs as the command line does. */
export type Score = (specs: readonly string[], options: Partial<Options>, io: Io) => Promise<ExitCode>;

/** What a repository holds. Paths are those from its root. */
export interface Survey {
  readonly root: string;
  /** Files that hold tools. */
  readonly specs: readonly string[];
  /** Files that were meant as specs and cannot be read, and why: the rest of a sentence. */
  readonly broken: readonly { readonly path: string; readonly problem: string }[];
  readonly tools: number;
  /** The lowest score of a tool; undefined when none has one. */
  readonly lowest: number | undefined;
  /** A tool has an error. */
  readonly hasErrors: boolean;
  /** The configuration that is there already. */
  readonly config: string | undefined;
  readonly manager: PackageManager;
  /** The schema of a configuration, where an editor finds it. */
  readonly schema: string | undefined;
  readonly isOnGithub: boolean;
  /** The workflow that runs tool-score already. */
  readonly workflow: string | undefined;
  /** The configuration of pre-commit. */
  readonly preCommit: string | undefined;
  readonly husky: string | undefined;
}

const SCHEMA = 'node_modules/tool-score/config.schema.json';

/** Looks at the repository that the run is in; outside of one, at its folder. @throws {UnreadableInput} {TwoConfigs} */
export async function survey(score: Score, io: Io): Promise<Survey> {
  const root = repositoryOf('.') ?? resolve('.');
  const has = (path: string) => (existsSync(join(root, path)) ? path : undefined);
  const report = await scoreAll(root, score, io);
  const pathOf = (name: string) => slashed(relative(root, resolve(name)));
  const paths = report.inputs.map(({ name }) => pathOf(name)).filter((path) => path !== '');
  const ignored = await ignoredBy(root, paths);
  // A manifest may hold a list of that name; whoever means it as a spec says so.
  const isOurs = (path: string) => path !== '' && !ignored.has(path) && !/(?:^|\/)package\.json$/.test(path);
  const all = report.inputs.filter(({ name }) => isOurs(pathOf(name)));
  const inputs = all.filter(({ tools }) => tools.length > 0);
  const tools = inputs.flatMap((input) => input.tools);
  const scores = tools.flatMap((tool) => tool.score ?? []);
  const config = findConfig('.');
  return {
    root,
    specs: inputs.map(({ name }) => pathOf(name)),
    broken: all
      .filter(({ status }) => status === 'unreadable')
      .map(({ name, problem }) => ({ path: visible(pathOf(name)), problem: visible(problem ?? '') })),
    tools: tools.length,
    lowest: scores.length > 0 ? scores.reduce((a, b) => Math.min(a, b)) : undefined,
    hasErrors: tools.some(({ blocked }) => blocked),
    config: config && slashed(relative(root, config.path)),
    manager: packageManagerOf(root),
    schema: has(SCHEMA) && `./${SCHEMA}`,
    isOnGithub: has('.github') !== undefined || /github\.com[:/]/.test(textOf(join(root, '.git/config'))),
    workflow: workflowsOf(root).find((path) => textOf(join(root, path)).includes('tool-score')),
    preCommit: has('.pre-commit-config.yaml'),
    husky: has('.husky/pre-commit'),
  };
}

/** The report on everything below a folder, whatever it says and without any configuration. */
async function scoreAll(root: string, score: Score, io: Io): Promise<JsonReport> {
  let text = '';
  const silent: Io = {
    ...io,
    write: async (piece) => {
      text += String(piece);
    },
    warn: () => {},
  };
  const format = [{ id: 'json', file: undefined } as const];
  await score([relative('.', root) || '.'], { format, config: false, gates: false }, silent);
  return JSON.parse(text) as JsonReport;
}

function workflowsOf(root: string): string[] {
  const folder = '.github/workflows';
  try {
    return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  } catch {
    return [];
  }
}

/** '' for what is no file: a `.git` that is one itself has no file below it. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
