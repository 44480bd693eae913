import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { findConfig, repositoryOf } from '../../input/find-config.js';
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
  const inputs = report.inputs.filter(({ tools }) => tools.length > 0);
  const tools = inputs.flatMap((input) => input.tools);
  const scores = tools.flatMap((tool) => tool.score ?? []);
  const config = findConfig('.');
  return {
    root,
    specs: inputs.map(({ name }) => slashed(relative(root, resolve(name)))),
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
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
}

/** '' for what is no file: a `.git` that is one itself has no file below it. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
