import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

type Values = Readonly<Record<string, string>>;

interface Step {
  readonly id: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly shell?: string;
  readonly 'working-directory'?: string;
  readonly env?: Values;
  readonly with?: Values;
}

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

/** What a job has seen when the action is over. */
export interface Outcome {
  readonly failed: boolean;
  /** What the steps printed. */
  readonly log: string;
  readonly outputs: Values;
  readonly summary: string;
  /** The steps that were run, and of a `uses` step what it was called with. */
  readonly steps: Readonly<Record<string, Values>>;
  /** The folder of the runner, with the reports in it; it is the caller's to remove. */
  readonly temp: string;
}

export interface Job {
  /** The checkout that the job works in. */
  readonly workspace: string;
  readonly inputs?: Values;
  readonly event?: unknown;
  /** Where the API answers. */
  readonly api?: string;
}

/**
 * Runs the steps of a composite action as GitHub does: expressions are put in first, a step is a file for
 * `bash --noprofile --norc -e -o pipefail`, outputs and summary are files, and a step after a failed one is left out
 * unless its condition says otherwise. A `uses` step is not run, only told.
 */
export async function runAction(action: string, job: Job): Promise<Outcome> {
  const { inputs: declared, outputs, runs }: Action = parse(readFileSync(join(action, 'action.yml'), 'utf8'));
  const temp = mkdtempSync(join(tmpdir(), 'tool-score-runner-'));
  const file = (name: string, text = ''): string => {
    writeFileSync(join(temp, name), text);
    return join(temp, name);
  };
  const values = new Map<string, string>([
    ['github.action_path', action],
    ['github.token', 'token-of-the-job'],
  ]);
  for (const [name, { default: standard = '' }] of Object.entries(declared))
    values.set(`inputs.${name}`, job.inputs?.[name] ?? filled(standard, values));
  const environment = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: job.workspace,
    GITHUB_REPOSITORY: 'harbour/berths',
    GITHUB_API_URL: job.api ?? 'http://127.0.0.1:9',
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify(job.event ?? {})),
    GITHUB_STEP_SUMMARY: file('summary.md'),
    RUNNER_TEMP: temp,
  };
  let failed = false;
  let log = '';
  const ran: Record<string, Values> = {};
  for (const step of runs.steps) {
    if (step.if === undefined ? failed : !holds(step.if, values)) continue;
    ran[step.id] = mapped(step.with ?? {}, values);
    if (step.run === undefined) continue;
    const output = file(`${step.id}.output`);
    const script = file(`${step.id}.sh`, filled(step.run, values));
    const result = await bash(script, join(job.workspace, filled(step['working-directory'] ?? '.', values)), {
      ...environment,
      ...mapped(step.env ?? {}, values),
      GITHUB_OUTPUT: output,
    });
    log += result.printed;
    failed ||= result.code !== 0;
    for (const [name, value] of linesOf(output)) values.set(`steps.${step.id}.outputs.${name}`, value);
  }
  return {
    failed,
    log,
    outputs: mapped(
      Object.fromEntries(Object.entries(outputs).map(([name, { value }]) => [name, value])),
      values,
    ),
    summary: readFileSync(environment.GITHUB_STEP_SUMMARY, 'utf8'),
    steps: ran,
    temp,
  };
}

function bash(script: string, cwd: string, env: Values): Promise<{ code: number | null; printed: string }> {
  const child = spawn('bash', ['--noprofile', '--norc', '-e', '-o', 'pipefail', script], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, printed }));
  });
}

function linesOf(output: string): [string, string][] {
  const lines = readFileSync(output, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
}

const mapped = (texts: Values, values: ReadonlyMap<string, string>): Values =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, filled(text, values)]));

/** The text with the value of each `${{ name }}`; a name without one is empty, as for GitHub. */
const filled = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(/\$\{\{ ([\w.-]+) \}\}/g, (_, name: string) => values.get(name) ?? '');

/** The conditions of the action: comparisons with a text, joined by "and". Nothing else is understood. */
function holds(condition: string, values: ReadonlyMap<string, string>): boolean {
  const inner = /^\$\{\{ (.*) \}\}$/.exec(condition)?.[1] ?? condition;
  return inner.split(' && ').every((part) => {
    if (part === '!cancelled()') return true;
    const [, name, operator, text] = /^([\w.-]+) ([=!]=) '([^']*)'$/.exec(part) ?? [];
    if (name === undefined) throw new Error(`the condition "${part}" is not understood`);
    return ((values.get(name) ?? '') === text) === (operator === '==');
  });
}
