import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { discover } from '../../input/server/discover.js';
import { Programs } from '../../input/server/program.js';

/** A real server, started with Node. */
export interface BenchServer {
  readonly name: string;
  readonly args: readonly string[];
}

/** Medians of a server's own start and listing, in milliseconds of the wall: with the bare client of the SDK, and with ours. */
export interface DiscoveryTimes {
  readonly server: string;
  readonly bare: number;
  readonly ours: number;
}

const require = createRequire(import.meta.url);

/** The servers of the MCP project that are dependencies of this one's tests. */
export function benchServers(): BenchServer[] {
  return ['everything', 'memory', 'filesystem'].map((name) => {
    const manifest = require.resolve(`@modelcontextprotocol/server-${name}/package.json`);
    const args = [join(dirname(manifest), 'dist/index.js')];
    return { name, args: name === 'filesystem' ? [...args, dirname(manifest)] : args };
  });
}

/** Both ways by turns, so that whatever else the machine does meets both. @param rounds at least 3 */
export async function timeDiscovery({ name, args }: BenchServer, rounds: number): Promise<DiscoveryTimes> {
  const bare: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(await timed(() => withBareClient(args)));
    ours.push(await timed(() => withDiscovery(args)));
  }
  return { server: name, bare: median(bare), ours: median(ours) };
}

async function withBareClient(args: readonly string[]): Promise<void> {
  const client = new Client({ name: 'bare', version: '0' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [...args],
      // Some variables make Node start slower, so both hand down the same.
      env: process.env as Record<string, string>,
      stderr: 'ignore',
    }),
  );
  await client.listTools();
  await client.close();
}

async function withDiscovery(args: readonly string[]): Promise<void> {
  const { server } = await discover(
    {
      kind: 'program',
      name: 'bench',
      command: process.execPath,
      args,
      env: {},
      folder: undefined,
      shown: '',
      secrets: [],
      place: undefined,
    },
    {
      programs: new Programs(),
      version: '0',
      patience: { whole: 60_000, request: 30_000 },
      onWait: () => {},
    },
  );
  if (server.state !== 'ok') throw new Error(server.reasons.join('; '));
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
