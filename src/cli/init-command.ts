import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { TwoConfigs } from '../input/find-config.js';
import { encodeLike, type OriginalText, readOriginal, UnreadableInput } from '../input/text-file.js';
import type { ExitCode } from './gate.js';
import { BASELINE, gatePlan } from './init/gate-plan.js';
import { addHook } from './init/pre-commit.js';
import { specArguments, specPattern } from './init/spec-arguments.js';
import { type Score, type Survey, survey } from './init/survey.js';
import { WORKFLOW, workflowText } from './init/workflow.js';
import type { Io } from './io.js';
import { slashed } from './slashed.js';
import { UsageError } from './usage-error.js';

const CONFIG = 'tool-score.config.json';

/**
 * `tool-score init`: looks at the repository and writes a configuration, a baseline where one is needed, a workflow and
 * an entry for pre-commit. It asks nothing, and leaves what is there.
 * @param score scores specs as the command line does
 */
export async function initCommand(score: Score, io: Io): Promise<ExitCode> {
  const found = await look(score, io);
  const steps = [writeConfig, writeBaseline, writeWorkflow, writeHook];
  const lines = found.broken.map(
    ({ path, problem }) => `left   ${path}: it ${problem}, so nothing here is for it`,
  );
  const print = async (more: readonly string[]) => io.write(`${[...lines, ...more].join('\n')}\n`);
  try {
    // Without a spec there is nothing to hold to a threshold; the next run finds all of it still to be done.
    if (found.specs.length > 0) for (const step of steps) lines.push(...(await step(found, score, io)));
  } catch (error) {
    // What was written stays, so it is said.
    if (lines.length > 0) await print([]);
    throw error;
  }
  await print([next(found)]);
  return 0;
}

async function look(score: Score, io: Io): Promise<Survey> {
  try {
    return await survey(score, io);
  } catch (error) {
    if (error instanceof TwoConfigs)
      throw new UsageError(`There is more than one configuration: ${error.message}. Keep one of them.`);
    if (error instanceof UnreadableInput) throw new UsageError(`The configuration ${error.message}.`);
    throw error;
  }
}

async function writeConfig(found: Survey): Promise<string[]> {
  if (found.config !== undefined) return [`left   ${found.config}: it is there already`];
  const config = gatePlan(found);
  const text = `${JSON.stringify(config, null, 2)}\n`;
  return [create(found.root, CONFIG, text, `threshold ${config.threshold}`)];
}

/** Records the tools, where the configuration that was just written speaks of a baseline. */
async function writeBaseline(found: Survey, score: Score, io: Io): Promise<string[]> {
  if (found.config !== undefined || gatePlan(found).baseline === undefined) return [];
  const path = join(found.root, BASELINE);
  if (existsSync(path)) return [`left   ${BASELINE}: it is there already`];
  const silent: Io = { ...io, write: async () => {}, warn: () => {} };
  // The specs by their names from here; the configuration says where the baseline is.
  const specs = found.specs.map((spec) => relative('.', join(found.root, spec)));
  await score(specs, { updateBaseline: true, gates: false }, silent);
  if (!existsSync(path))
    throw new UsageError(`"${BASELINE}" was not written; run with --update-baseline to see why.`);
  const tools = found.tools === 1 ? '1 tool' : `${found.tools} tools`;
  return [`wrote  ${BASELINE}: ${tools} may not fall below today's scores`];
}

async function writeWorkflow({ root, isOnGithub, workflow, manager, specs }: Survey): Promise<string[]> {
  if (!isOnGithub) return [];
  if (workflow !== undefined) return [`left   ${workflow}: it speaks of tool-score already`];
  const text = workflowText(manager, specArguments(specs));
  return [create(root, WORKFLOW, text, 'runs the gate on every push')];
}

async function writeHook({ root, preCommit, husky, manager, specs }: Survey): Promise<string[]> {
  const command = `${manager.run} tool-score ${specArguments(specs)}`;
  const byHand = husky === undefined ? [] : [`left   ${husky}: add the line \`${command}\` yourself`];
  if (preCommit === undefined) return byHand;
  const path = join(root, preCommit);
  const original = readHooks(path);
  if ('left' in original) return [`left   ${preCommit}: it ${original.left}`, ...byHand];
  const hooked = await addHook(original.text, command, specPattern(specs));
  if ('left' in hooked) return [`left   ${preCommit}: it ${hooked.left}`, ...byHand];
  const { rewriteFile } = await import('./rewrite-file.js');
  try {
    rewriteFile(path, original.bytes, encodeLike(original.bytes, hooked.text));
    return [`wrote  ${preCommit}: a hook that runs the gate`, ...byHand];
  } catch (error) {
    throw new UsageError(`"${preCommit}" was not written: ${(error as Error).message}.`);
  }
}

/** The configuration of pre-commit, or why it takes no hook, as the rest of a sentence. */
function readHooks(path: string): OriginalText | { readonly left: string } {
  try {
    return readOriginal(path);
  } catch (error) {
    if (error instanceof UnreadableInput) return { left: error.message };
    throw error;
  }
}

/** Writes a file that is not there yet. @returns the line that says so */
function create(root: string, path: string, text: string, what: string): string {
  const full = join(root, path);
  const failed = ({ message }: Error) => new UsageError(`"${path}" was not written: ${message}.`);
  try {
    mkdirSync(dirname(full), { recursive: true });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EEXIST', 'ENOTDIR'].includes(code)) throw failed(error as Error);
    return `left   ${path}: what its path calls a folder is a file`;
  }
  try {
    writeFileSync(full, text, { flag: 'wx' });
    return `wrote  ${path}: ${what}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw failed(error as Error);
    return `left   ${path}: it is there already`;
  }
}

function next({ root, specs, manager }: Survey): string {
  const here = slashed(relative('.', root));
  const where = here === '' ? '' : `cd ${here} && `;
  if (specs.length === 0)
    return 'next   save what your server answers to tools/list as tools.json, and run tool-score init again';
  return `next   ${where}${manager.run} tool-score ${specArguments(specs)}`;
}
