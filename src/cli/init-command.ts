import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { TwoConfigs } from '../input/find-config.js';
import { encodeLike, readOriginal, UnreadableInput } from '../input/text-file.js';
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
  const lines = [
    ...(await writeConfig(found, score, io)),
    ...(found.specs.length > 0 ? writeWorkflow(found) : []),
    ...(found.specs.length > 0 ? await writeHook(found) : []),
  ];
  await io.write(`${[...lines, next(found)].join('\n')}\n`);
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

async function writeConfig(found: Survey, score: Score, io: Io): Promise<string[]> {
  if (found.config !== undefined) return [`left   ${found.config}: it is there already`];
  const config = gatePlan(found);
  const what = `threshold ${config.threshold}`;
  const lines = [create(found.root, CONFIG, `${JSON.stringify(config, null, 2)}\n`, what)];
  if (config.baseline === undefined) return lines;
  if (existsSync(join(found.root, BASELINE))) return [...lines, `left   ${BASELINE}: it is there already`];
  const silent: Io = { ...io, write: async () => {}, warn: () => {} };
  // The specs by their names from here; the configuration that was just written says where the baseline is.
  const specs = found.specs.map((spec) => relative('.', join(found.root, spec)));
  await score(specs, { updateBaseline: true, gates: false }, silent);
  const tools = found.tools === 1 ? '1 tool' : `${found.tools} tools`;
  return [...lines, `wrote  ${BASELINE}: ${tools} may not fall below today's scores`];
}

function writeWorkflow({ root, isOnGithub, workflow, manager, specs }: Survey): string[] {
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
  const original = readOriginal(path);
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

/** Writes a file that is not there yet. @returns the line that says so */
function create(root: string, path: string, text: string, what: string): string {
  const full = join(root, path);
  try {
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text, { flag: 'wx' });
    return `wrote  ${path}: ${what}`;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return `left   ${path}: it is there already`;
    throw new UsageError(`"${path}" was not written: ${message}.`);
  }
}

function next({ root, specs, manager }: Survey): string {
  const here = slashed(relative('.', root));
  const where = here === '' ? '' : `cd ${here} && `;
  if (specs.length === 0)
    return 'next   save what your server answers to tools/list as tools.json, and run tool-score init again';
  return `next   ${where}${manager.run} tool-score ${specArguments(specs)}`;
}
