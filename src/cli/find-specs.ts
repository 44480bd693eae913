import { findInputs, type Search, WELL_KNOWN } from '../input/find-inputs.js';
import { isRemote } from '../input/remote/is-remote.js';
import { stdinHasData, stdinKind } from '../input/stdin.js';
import { visible } from '../report/escape.js';
import type { Io } from './io.js';
import type { Options } from './options.js';
import { UsageError } from './usage-error.js';

/** How long a pipe that was not announced with `-` may take to show that it holds something. */
const PIPE_PATIENCE_MS = 1000;

/** What to score: what the command line names, or what is usual; of it only what has changed, when that is asked. @throws {UsageError} */
export async function findSpecs(given: readonly string[], options: Options, io: Io): Promise<Search> {
  const since = sinceWhen(options);
  const remote = given.filter(isRemote);
  const asksServers = options.server.length + options.url.length + options.mcpConfig.length > 0;
  const isLocal = remote.length === 0 && !asksServers;
  if (since !== undefined) {
    if (isLocal) return findChanged(since, given, io);
    throw new UsageError('--since looks at files of this repository; leave out the servers and addresses.');
  }
  if (isLocal && options.save !== undefined)
    throw new UsageError(
      '--save keeps what a server lists or what was fetched; name a server with --server, --url or --mcp-config, or a file with github: or https:.',
    );
  if (isLocal) return findInputs(given.length > 0 ? given : await defaultSpecs());
  const searches = [await findInputs(given.filter((each) => !isRemote(each)))];
  if (remote.length > 0)
    searches.push(await (await import('./remote-inputs.js')).findElsewhere(remote, options, io));
  if (asksServers)
    searches.push({ ...(await (await import('./live-inputs.js')).findLive(options, io)), groups: [] });
  return {
    inputs: searches.flatMap(({ inputs }) => inputs),
    missing: searches.flatMap(({ missing }) => missing),
    groups: searches.flatMap(({ groups }) => groups),
  };
}

/** The version that specs must differ from to be looked at; undefined when all are. @throws {UsageError} */
function sinceWhen({ since, changed }: Options): string | undefined {
  if (since !== undefined && changed) throw new UsageError('--changed is --since HEAD; give one of the two.');
  return changed ? 'HEAD' : since;
}

async function findChanged(since: string, paths: readonly string[], io: Io): Promise<Search> {
  const { changedSpecs } = await import('./changed-files.js');
  const search = await changedSpecs(since, paths);
  if (search.inputs.length === 0) io.warn(`nothing was judged: no spec differs from ${visible(since)}`);
  return search;
}

/** What to score when the command line names nothing. */
async function defaultSpecs(): Promise<string[]> {
  if (stdinKind() === 'file') return ['-'];
  const { inputs } = await findInputs(WELL_KNOWN);
  if (inputs.length > 0) return inputs.map((input) => input.path);
  if (stdinKind() === 'pipe' && (await stdinHasData(PIPE_PATIENCE_MS))) return ['-'];
  throw new UsageError(
    `Nothing to score: there is no ${WELL_KNOWN.join(' and no ')} here. Name a file, a folder, a pattern, or - for standard input.`,
  );
}
