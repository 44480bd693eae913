import type { Search } from '../input/find-inputs.js';
import { type Discoverer, waitingText } from '../input/server/discover.js';
import { findServers } from '../input/server/find-servers.js';
import { Programs } from '../input/server/program.js';
import { visible } from '../report/escape.js';
import type { Io } from './io.js';
import type { Options } from './options.js';
import { UsageError } from './usage-error.js';
import { VERSION } from './version.js';

type ServerChoice = Pick<
  Options,
  'server' | 'url' | 'mcpConfig' | 'env' | 'header' | 'timeout' | 'requestTimeout'
>;

/** The servers that the options name. What is started is said on standard error. @throws {UsageError} */
export async function findLive(options: ServerChoice, io: Io): Promise<Pick<Search, 'inputs' | 'missing'>> {
  const request = {
    commands: options.server,
    urls: options.url,
    configs: options.mcpConfig,
    env: givenValues(options.env, io),
    headers: options.header,
    environment: io.environment,
  };
  const listener = {
    onStart: (name: string, shown: string) =>
      io.warn(name === shown ? `asking ${visible(shown)}` : `asking ${visible(name)}: ${visible(shown)}`),
  };
  const { inputs, missing, notes } = await findServers(request, discovererOf(options, io), listener);
  for (const note of notes) io.warn(`note: ${visible(note)}`);
  return { inputs, missing };
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
