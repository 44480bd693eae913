/**
 * `npm run bench [-- ROUNDS]`: CPU and memory of whole processes, medians of several rounds, side by side with bare
 * Node and with oh-my-mcp, the fastest other linter of MCP specs. Only ratios of one run mean anything. It measures
 * `dist/`, so build first. Nothing here is a test.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rules } from '../../rules/index.js';
import { findNamespaces } from '../../rules/shared/namespaces.js';
import { Judge } from '../engine/judge.js';
import { readSpec } from '../model/read-spec.js';
import { readText } from '../model/text/read-text.js';
import { toolSetOf } from '../model/tool-set.js';
import { fit, thousands } from '../report/text/layout.js';
import { benchServers, timeDiscovery } from './bench/discovery.js';
import { writeSpec } from './bench/generate.js';
import { type Contender, measure, type Usage } from './bench/measure.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const OURS = join(root, 'bin/tool-score.js');
const OTHER = join(root, 'node_modules/oh-my-mcp/dist/cli.js');
const PARSE = 'JSON.parse(require("node:fs").readFileSync(process.argv[1], "utf8"))';

const BARE: Contender = { name: 'node -e 0', args: ['-e', '0'] };
const parse = (path: string): Contender => ({ name: 'JSON.parse of the file', args: ['-e', PARSE, path] });
const ours = (path: string): Contender => ({ name: 'tool-score', args: [OURS, path] });
const oursJson = (path: string): Contender => ({
  name: 'tool-score --format json',
  args: [OURS, '--format', 'json', path],
});
const other = (path: string): Contender => ({ name: 'oh-my-mcp', args: [OTHER, path] });

const MEGABYTE = 2 ** 20;

interface Table {
  readonly title: string;
  readonly contenders: readonly Contender[];
  readonly usages: readonly Usage[];
  readonly bytes: number;
}

/** @param baseline the contender that the others are held against */
function show({ title, contenders, usages, bytes }: Table, baseline: Contender): void {
  const base = usages[contenders.indexOf(baseline)]!;
  console.log(`\n${title}`);
  console.log(`${fit('', 26)} ${`× ${baseline.name}`.padStart(26)}     CPU s   peak MB   × file`);
  for (const [at, { name }] of contenders.entries()) {
    const { cpu, memory } = usages[at]!;
    const cells = [
      (cpu / base.cpu).toFixed(2).padStart(26),
      cpu.toFixed(3).padStart(9),
      (memory / MEGABYTE).toFixed(0).padStart(9),
      (memory / bytes).toFixed(1).padStart(8),
    ];
    console.log(`${fit(name, 26)} ${cells.join(' ')}`);
  }
}

function compare(folder: string, tools: number, rounds: number, baseline: 'bare' | 'parse'): void {
  const path = join(folder, `${tools}.json`);
  const bytes = writeSpec(path, tools);
  const base = baseline === 'bare' ? BARE : parse(path);
  const contenders = [base, ours(path), oursJson(path), other(path)];
  const title = `${thousands(tools)} tools, ${(bytes / 1e6).toFixed(bytes < 1e6 ? 3 : 1)} MB, ${rounds} rounds`;
  show({ title, contenders, usages: measure(contenders, rounds, folder), bytes }, base);
  rmSync(path);
}

/** What a tool costs in a small, a large and a huge set, start-up taken off: the same when the cost is linear. */
function linearity(folder: string, rounds: number): void {
  console.log('\nCPU of one tool, µs, start of Node taken off');
  console.log(
    `${fit('tools', 12)}${['tool-score', '--format json', 'JSON.parse'].map((name) => name.padStart(16)).join('')}`,
  );
  for (const tools of [1000, 10_000, 100_000]) {
    const path = join(folder, `${tools}.json`);
    writeSpec(path, tools);
    const contenders = [BARE, ours(path), oursJson(path), parse(path)];
    const [bare, ...others] = measure(contenders, tools > 50_000 ? Math.min(3, rounds) : rounds, folder);
    const each = others.map(({ cpu }) => ((1e6 * (cpu - bare!.cpu)) / tools).toFixed(1).padStart(16));
    console.log(`${fit(thousands(tools), 12)}${each.join('')}`);
    rmSync(path);
  }
}

/** What the rules on the whole set take, the search for tools that look alike among them: twice the tools, twice the time. */
async function timeSetRules(folder: string): Promise<void> {
  console.log('\nrules on the set, ms of the fastest of 5 rounds');
  for (const tools of [2000, 4000, 8000]) {
    const path = join(folder, `${tools}.json`);
    writeSpec(path, tools);
    const { source } = await readText(readFileSync(path, 'utf8'), path);
    const spec = readSpec(source.value);
    if ('reason' in spec) throw new Error(spec.reason);
    const set = toolSetOf(spec, source, findNamespaces);
    const judge = new Judge(
      rules.filter(({ category }) => category === 'toolset'),
      () => Promise.reject(new Error('no rule on the set validates')),
    );
    let fastest = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 5; round++) {
      const start = performance.now();
      await judge.judgeSet(set);
      fastest = Math.min(fastest, performance.now() - start);
    }
    console.log(`${fit(thousands(tools), 12)}${fastest.toFixed(0).padStart(8)}`);
    rmSync(path);
  }
}

/** What discovery adds to a server's own start and listing: wall clock, since most of it is the server's. */
async function compareDiscovery(rounds: number): Promise<void> {
  console.log(`\n${fit('start and list a server', 26)} ${'× bare SDK client'.padStart(26)}        ms`);
  for (const server of benchServers()) {
    const { bare, ours } = await timeDiscovery(server, rounds);
    console.log(
      `${fit(server.name, 26)} ${(ours / bare).toFixed(2).padStart(26)} ${ours.toFixed(0).padStart(9)}`,
    );
  }
}

const rounds = Number(process.argv[2] ?? 5);
const folder = mkdtempSync(join(tmpdir(), 'tool-score-bench-'));
try {
  console.log(`Node ${process.version}, ${process.platform} ${process.arch}`);
  compare(folder, 117, 2 * rounds + 1, 'bare');
  compare(folder, 5850, rounds, 'parse');
  compare(folder, 100_000, Math.min(3, rounds), 'parse');
  linearity(folder, Math.min(5, rounds));
  await timeSetRules(folder);
  await compareDiscovery(2 * rounds + 1);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
