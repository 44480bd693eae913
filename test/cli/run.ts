import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { JsonReport } from '../../src/report/json.js';

export const BIN = fileURLToPath(new URL('../../bin/tool-score.js', import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Options {
  readonly cwd?: string;
  /** What standard input holds; `open` is a pipe that nobody writes to or closes. Without it there is none. */
  readonly stdin?: string | Buffer | { readonly open: true };
  readonly env?: Readonly<Record<string, string>>;
  /** Run by a shell, with `tool-score` for the command line under test. */
  readonly shell?: string;
}

/** Runs the command line as a process of its own, with none of the environment that colours or sizes a report. */
export function run(args: readonly string[], options: Options = {}): Promise<Run> {
  const { FORCE_COLOR: _f, NO_COLOR: _n, COLUMNS: _c, ...env } = process.env;
  const { stdin, shell } = options;
  const command =
    shell === undefined
      ? ([process.execPath, [BIN, ...args]] as const)
      : (['/bin/sh', ['-c', shell.replaceAll('tool-score', `'${process.execPath}' '${BIN}'`)]] as const);
  const child = spawn(command[0], command[1], {
    cwd: options.cwd,
    env: { ...env, ...options.env },
    stdio: [stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  if (typeof stdin === 'string' || Buffer.isBuffer(stdin)) {
    // A process that has failed already does not read what it is sent.
    child.stdin?.on('error', () => {});
    child.stdin?.end(stdin);
  }
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => err.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      child.stdin?.destroy();
      resolve({ code, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() });
    });
  });
}

/** A folder with these files, gone when the test is over. */
export function folder(files: Readonly<Record<string, unknown>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'tool-score-test-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
    );
  }
  return root;
}

/** The report that `--format json` has printed. */
export function reportOf({ stdout }: Run): JsonReport {
  return JSON.parse(stdout) as JsonReport;
}

/** A tool that scores 100. */
export const GOOD = {
  name: 'open_locker',
  description:
    'Opens one locker for its tenant. Use find_locker first when the number is not known. Returns the time it closes again. Fails when the locker is rented by nobody.',
  inputSchema: {
    type: 'object',
    properties: { number: { type: 'integer', description: 'Number on the door.' } },
    required: ['number'],
    additionalProperties: false,
    examples: [{ number: 12 }],
  },
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
};

/** A tool below every threshold. */
export const POOR = {
  name: 'lockerThing',
  description: 'Locker.',
  inputSchema: { type: 'object', properties: { n: {} } },
};

/** A tool that scores well and has an error. */
export const BLOCKED = {
  ...GOOD,
  name: 'rent_locker',
  inputSchema: { ...GOOD.inputSchema, required: ['number', 'tenant'], examples: [] },
};
