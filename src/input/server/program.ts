import { type ChildProcessWithoutNullStreams, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import spawn from 'cross-spawn';
import { membersOf } from './process-table.js';
import type { ProgramSource } from './source.js';

/** How long a server may take to leave by itself after its input has ended, and again after it was asked to go. */
const PATIENCE_MS = 700;
const POLL_MS = 20;

/** How the program ended. */
export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
}

/** Name of the variable that marks everything a server starts. */
const MARK = 'TOOL_SCORE_SERVER';

/** A program with all that it starts. */
export class Program {
  readonly #mark = randomUUID();
  readonly child: ChildProcessWithoutNullStreams;
  /** undefined while it runs. */
  exit: Exit | undefined;
  /** Set when it could not be started at all. */
  startFault: NodeJS.ErrnoException | undefined;
  readonly ended: Promise<void>;

  constructor({ command, args, env, folder }: ProgramSource) {
    this.child = spawn(command, [...args], {
      cwd: folder,
      env: { ...process.env, ...env, [MARK]: this.#mark },
      stdio: ['pipe', 'pipe', 'pipe'],
      // A group of its own, so that all of it can be ended at once.
      detached: process.platform !== 'win32',
      windowsHide: true,
    }) as ChildProcessWithoutNullStreams;
    this.ended = new Promise((resolve) => {
      this.child.once('error', (error) => {
        this.startFault = error;
        resolve();
      });
      this.child.once('exit', (code, signal) => {
        this.exit = { code, signal };
        resolve();
      });
    });
  }

  /**
   * Ends it: first its input, then by asking, then by force; and whatever it has started and left behind.
   * @param left milliseconds until it must be over
   */
  async close(left: number): Promise<void> {
    const patience = Math.min(PATIENCE_MS, left / 2);
    this.child.stdin.end();
    await Promise.race([this.ended, sleep(patience, undefined, { ref: false })]);
    if (this.child.pid === undefined) return;
    if (this.#signal('SIGTERM')) {
      for (let waited = 0; waited < patience && this.#members().length > 0; waited += POLL_MS)
        await sleep(POLL_MS);
      this.kill();
    }
    this.child.stdout.destroy();
    this.child.stderr.destroy();
  }

  /** Ends all of it at once, without a word. */
  kill(): void {
    // What is started while the table is read is found in the next one.
    for (let turn = 0; turn < 5 && this.#signal('SIGKILL'); turn++);
  }

  #members(): number[] {
    const { pid } = this.child;
    if (pid === undefined || process.platform === 'win32') return [];
    return membersOf(pid, `${MARK}=${this.#mark}`);
  }

  /** @returns true when there was somebody to hear it */
  #signal(signal: 'SIGTERM' | 'SIGKILL'): boolean {
    if (process.platform === 'win32') return this.#endOnWindows();
    const members = this.#members();
    for (const id of members) {
      try {
        process.kill(id, signal);
      } catch {
        // It has ended meanwhile.
      }
    }
    return members.length > 0;
  }

  #endOnWindows(): boolean {
    if (this.exit !== undefined) return false;
    try {
      execFileSync('taskkill', ['/pid', String(this.child.pid), '/T', '/F'], { stdio: 'ignore' });
    } catch {
      // It has ended meanwhile.
    }
    return false;
  }
}

/** The programs of a run. While one of them lives, a signal that ends this process ends it first. */
export class Programs {
  readonly #running = new Set<Program>();
  readonly #onSignal = (signal: NodeJS.Signals) => {
    this.#killAll();
    this.#stopListening();
    // Dying by the signal tells the caller the truth about how it ended.
    process.kill(process.pid, signal);
  };
  readonly #killAll = () => {
    for (const program of this.#running) program.kill();
  };

  start(source: ProgramSource): Program {
    if (this.#running.size === 0) this.#listen();
    const program = new Program(source);
    this.#running.add(program);
    return program;
  }

  /** @param left milliseconds that ending it may take */
  async end(program: Program, left: number): Promise<void> {
    await program.close(left);
    this.#running.delete(program);
    if (this.#running.size === 0) this.#stopListening();
  }

  #listen(): void {
    for (const signal of DEADLY) process.on(signal, this.#onSignal);
    process.on('exit', this.#killAll);
  }

  #stopListening(): void {
    for (const signal of DEADLY) process.off(signal, this.#onSignal);
    process.off('exit', this.#killAll);
  }
}

/** Signals that end a process and can be heard before; Windows knows the first three. */
const DEADLY: readonly NodeJS.Signals[] = [
  'SIGINT',
  'SIGTERM',
  'SIGHUP',
  ...(process.platform === 'win32'
    ? []
    : (['SIGQUIT', 'SIGABRT', 'SIGALRM', 'SIGUSR2', 'SIGVTALRM', 'SIGXCPU'] as const)),
];
