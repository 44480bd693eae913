import type { Search } from '../input/find-inputs.js';
import { type Discoverer, waitingText } from '../input/server/discover.js';
import {
  findServers,
  findSources,
  type ServerRequest,
  type SourceSearch,
} from '../input/server/find-servers.js';
import { Programs } from '../input/server/program.js';
import { visible } from '../report/escape.js';
import type { Io } from './io.js';
import type { Options } from './options.js';
import { UsageError } from './usage-error.js';
import { VERSION } from './version.js';

export type ServerChoice = Pick<
  Options,
  'server' | 'url' | 'mcpConfig' | 'env' | 'header' | 'timeout' | 'requestTimeout'
>;

/** The servers that the options name. What is started is said on standard error. @throws {UsageError} */
export async function findLive(options: ServerChoice, io: Io): Promise<Pick<Search, 'inputs' | 'missing'>> {
  const listener = { onStart: (name: string, shown: string) => sayAsking(name, shown, io) };
  const { inputs, missing, notes } = await findServers(
    requestOf(options, io),
    discovererOf(options, io),
    listener,
  );
  for (const note of notes) io.warn(`note: ${visible(note)}`);
  return { inputs, missing };
}

/** Where the servers are that the options name; none is started yet. @throws {UsageError} */
export async function findLiveSources(options: ServerChoice, io: Io): Promise<SourceSearch> {
  const found = await findSources(requestOf(options, io));
  for (const note of found.notes) io.warn(`note: ${visible(note)}`);
  return found;
}

/** What is started or called is said on standard error before it is. */
export function sayAsking(name: string, shown: string, io: Io): void {
  io.warn(name === shown ? `asking ${visible(shown)}` : `asking ${visible(name)}: ${visible(shown)}`);
}

function requestOf(options: ServerChoice, io: Io): ServerRequest {
  return {
    commands: options.server,
    urls: options.url,
    configs: options.mcpConfig,
    env: givenValues(options.env, io),
    headers: options.header,
    environment: io.environment,
  };
}

/** Asks servers as the options want it. */
export function discovererOf({ timeout, requestTimeout }: ServerChoice, io: Io): Discoverer {
  return {
    programs: new Programs(),
    version: VERSION,
    patience: { whole: timeout, request: requestTimeout },
    onWait: ({ name }, phase, waited) => io.warn(`${visible(name)}: ${waitingText(phase, waited)}`),
  };
}

/** A name without a value means the one of the environment; that it is not there is said before anything starts. */
function givenValues(env: Options['env'], { environment }: Io): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => {
      const own = value ?? environment[name];
      if (own === undefined)
        throw new UsageError(`--env ${name} takes its value from the environment, where ${name} is not set.`);
      return [name, own];
    }),
  );
}
