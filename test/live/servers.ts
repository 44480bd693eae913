import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { JsonInput } from '../../src/report/json.js';
import { type Run, reportOf, run } from '../cli/run.js';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The command line of a server that is made by hand. @param mode what it does, or does wrong */
export function raw(mode: string, value: string | number = ''): string {
  return `"${process.execPath}" "${here('raw-server.mjs')}" ${mode} "${value}"`;
}

/** The command line of a server that is made with the SDK. @param legacy what it does with a handshake */
export function sdk(legacy: 'serve' | 'reject'): string {
  return `"${process.execPath}" "${here('sdk-server.mjs')}" ${legacy}`;
}

/** Asks for a JSON report, whatever the tools score. */
export function ask(args: readonly string[], options: Parameters<typeof run>[1] = {}): Promise<Run> {
  return run(['--no-gates', '--format', 'json', ...args], options);
}

/** What a report says of its only input. */
export function inputOf(answer: Run): JsonInput {
  return reportOf(answer).inputs[0]!;
}

/** An HTTP server for one test. @returns its address, without a path */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The body of a request as text. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

export function sendJson(response: ServerResponse, status: number, value: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
}

/** True while a process runs; one that only waits to be collected does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const path = `/proc/${pid}/stat`;
  return !existsSync(path) || !/\) Z /.test(readFileSync(path, 'utf8'));
}

/** Waits until something holds. @param most milliseconds */
export async function until(holds: () => boolean, most = 5000): Promise<boolean> {
  for (let waited = 0; waited < most && !holds(); waited += 20) await sleep(20);
  return holds();
}
