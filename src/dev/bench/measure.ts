import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a whole process took. */
export interface Usage {
  /** User and system CPU time of all its threads, in seconds. */
  readonly cpu: number;
  /** Peak resident memory, in bytes. */
  readonly memory: number;
}

/** A program to measure: arguments for `node`. */
export interface Contender {
  readonly name: string;
  readonly args: readonly string[];
}

/**
 * Each process reports about itself: a file loaded before the program asks the system for the resources used (what
 * `getrusage` knows of the process: all threads, start-up included) when it exits. That needs Node alone, where
 * `time`, `bash` or Python would be something to install, and cannot mix up two children. The last milliseconds, in
 * which the process is torn down, are missing for all contenders alike.
 */
const PROBE = `
const { writeFileSync } = require('node:fs');
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeFileSync(process.env.BENCH_USAGE, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS * 1024 }));
});
`;

/** Runs all contenders in turn, round after round, each round beginning with another one. @returns their medians */
export function measure(contenders: readonly Contender[], rounds: number, folder: string): Usage[] {
  const probe = join(folder, 'probe.cjs');
  writeFileSync(probe, PROBE);
  const usages = contenders.map((): Usage[] => []);
  for (let round = 0; round < rounds; round++)
    for (let step = 0; step < contenders.length; step++) {
      const turn = (round + step) % contenders.length;
      usages[turn]!.push(runOnce(contenders[turn]!, probe, join(folder, 'usage.json')));
    }
  return usages.map((all) => ({
    cpu: median(all.map((usage) => usage.cpu)),
    memory: median(all.map((usage) => usage.memory)),
  }));
}

function runOnce({ name, args }: Contender, probe: string, answer: string): Usage {
  writeFileSync(answer, '');
  const { status, signal, stderr } = spawnSync(process.execPath, ['--require', probe, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, BENCH_USAGE: answer, NODE_OPTIONS: '', NO_COLOR: '1' },
  });
  // A linter that finds something exits with 1; anything else was not the work that is to be measured.
  if (status !== 0 && status !== 1) throw new Error(`${name} ended with ${signal ?? status}: ${stderr}`);
  return JSON.parse(readFileSync(answer, 'utf8')) as Usage;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
