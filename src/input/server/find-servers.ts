import type { ServerState } from '../../model/server-state.js';
import type { Fetched } from '../fetched.js';
import type { FoundInput, MissingInput } from '../find-inputs.js';
import { readTextFile, UnreadableInput } from '../text-file.js';
import { readClientConfig } from './client-config.js';
import { commandWords } from './command-words.js';
import type { Configured } from './configured-server.js';
import { type Discoverer, type Discovery, discover } from './discover.js';
import { addressProblem } from './endpoint-address.js';
import { quoted, secretsInUrl, shownUrl } from './redact.js';
import { secretInVariable, secretsInEnv, secretsInHeaders } from './secrets.js';
import { hiddenWords, shownWords } from './shown-words.js';
import type { Secret, ServerSource } from './source.js';

/** What the command line says of servers. */
export interface ServerRequest {
  readonly commands: readonly string[];
  readonly urls: readonly string[];
  /** Client configurations, of which every server is asked. */
  readonly configs: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** The servers that were found. */
export interface ServerSearch {
  readonly inputs: readonly FoundInput[];
  readonly missing: readonly MissingInput[];
  readonly notes: readonly string[];
}

/** Who is told what goes on. */
export interface ServerListener {
  /** Before a server is started or called. @param shown the command or address, without what is secret */
  readonly onStart: (name: string, shown: string) => void;
}

/** So many servers are asked at a time. */
const MOST_AT_ONCE = 4;

/** Where the servers are that a command line names. */
export interface SourceSearch {
  readonly steps: readonly Step[];
  readonly missing: readonly MissingInput[];
  readonly notes: readonly string[];
}

/** Finds the servers that a command line names; each is asked when its input is fetched, a few of them ahead. */
export async function findServers(
  request: ServerRequest,
  discoverer: Discoverer,
  listener: ServerListener,
): Promise<ServerSearch> {
  const { steps, missing, notes } = await findSources(request);
  return { inputs: inputsOf(steps, discoverer, listener), missing, notes };
}

/** Finds out where the servers are that a command line names, and starts none. */
export async function findSources(request: ServerRequest): Promise<SourceSearch> {
  const missing: MissingInput[] = [];
  const notes: string[] = [];
  const steps: Step[] = [];
  const add = (configured: Configured) => {
    if ('note' in configured) notes.push(`${configured.name} ${configured.note}`);
    else steps.push(configured);
  };
  for (const command of request.commands) add(fromCommand(command, request));
  for (const url of request.urls) add(fromUrl(url, request));
  for (const path of request.configs) {
    const found = await readConfigFile(path, request);
    if ('problem' in found) missing.push({ name: found.name, problem: found.problem });
    else for (const configured of found.servers) add(configured);
  }
  return { steps, missing, notes };
}

/** A server, or why there is none. */
export type Step = Exclude<Configured, { readonly note: string }>;

function fromCommand(command: string, { env, environment }: ServerRequest): Step {
  const lookUp = (name: string) =>
    Object.hasOwn(env, name) ? env[name] : Object.hasOwn(environment, name) ? environment[name] : undefined;
  const expanded: Secret[] = [];
  const words = commandWords(command, (name) => {
    const value = lookUp(name);
    if (value !== undefined) expanded.push(secretInVariable(name, value));
    return value;
  });
  // The name of a server is shown everywhere, so it has its variables as they were written.
  const written = commandWords(command, (name) => `$${name}`);
  if ('problem' in words) return { name: command, problem: words.problem, place: undefined };
  const shown = 'problem' in written ? words.command : shownWords([written.command, ...written.args]);
  const own = hiddenWords([words.command, ...words.args]);
  return {
    kind: 'program',
    name: shown,
    command: words.command,
    args: words.args,
    env: { ...words.env, ...env },
    folder: undefined,
    shown,
    secrets: [
      ...secretsInEnv(env),
      ...expanded,
      ...own.map((value) => ({ label: 'a key', value, isCertain: true })),
      ...Object.entries(words.env).map(([name, value]) => secretInVariable(name, value)),
    ],
    place: undefined,
  };
}

function fromUrl(url: string, { headers, env }: ServerRequest): Step {
  const shown = shownUrl(url);
  const common = { name: shown, place: undefined };
  const problem = addressProblem(url);
  if (problem !== undefined) return { ...common, problem };
  const secrets = [...secretsInHeaders(headers), ...secretsInEnv(env), ...secretsInUrl(url)];
  return { ...common, kind: 'endpoint', url, headers, transport: undefined, shown, secrets };
}

async function readConfigFile(
  path: string,
  { env, headers, environment }: ServerRequest,
): Promise<
  { readonly name: string; readonly problem: string } | { readonly servers: readonly Configured[] }
> {
  let text: string;
  try {
    text = readTextFile(path);
  } catch (error) {
    if (!(error instanceof UnreadableInput)) throw error;
    return { name: path, problem: error.message };
  }
  const found = await readClientConfig(path, text, { given: env, environment });
  if ('problem' in found) {
    const { line, column, problem } = found;
    return { name: line === undefined ? path : `${path}:${line}:${column}`, problem };
  }
  const servers = found.map((server): Configured => {
    if (!('kind' in server)) return server;
    const secrets = [...server.secrets, ...secretsInEnv(env), ...secretsInHeaders(headers)];
    return server.kind === 'endpoint'
      ? { ...server, headers: { ...server.headers, ...headers }, secrets }
      : { ...server, secrets };
  });
  return { servers };
}

/** Asks servers in their order, a few at a time, as soon as the first of them is wanted. */
function inputsOf(steps: readonly Step[], discoverer: Discoverer, listener: ServerListener): FoundInput[] {
  const answers: Promise<Fetched>[] = [];
  const start = () => {
    const resolvers: ((answer: Promise<Fetched>) => void)[] = [];
    answers.push(...steps.map(() => new Promise<Fetched>((resolve) => resolvers.push(resolve))));
    let next = 0;
    const work = async () => {
      while (next < steps.length) {
        const at = next++;
        const answer = askStep(steps[at]!, discoverer, listener);
        resolvers[at]!(answer);
        await answer.catch(() => {});
      }
    };
    for (let worker = 0; worker < MOST_AT_ONCE; worker++) void work();
  };
  return steps.map(({ name }, index) => ({
    name,
    path: '',
    isNamed: true,
    fetch: () => {
      if (answers.length === 0) start();
      return answers[index]!;
    },
  }));
}

async function askStep(step: Step, discoverer: Discoverer, listener: ServerListener): Promise<Fetched> {
  if ('kind' in step) return ask(step, discoverer, listener);
  return { problem: step.problem, server: notAsked(step.problem), place: step.place };
}

/** A fault of ours in asking one server must not cost the others. */
async function discoverAny(source: ServerSource, discoverer: Discoverer): Promise<Discovery> {
  try {
    return await discover(source, discoverer);
  } catch (error) {
    const problem =
      error instanceof RangeError
        ? 'sends a list that is nested too deeply to be read'
        : `could not be asked: ${quoted(String(error), source.secrets)}`;
    return { server: notAsked(problem), text: undefined };
  }
}

/** The state of a server that was not even started. */
function notAsked(problem: string): ServerState {
  return { state: 'unreachable', transport: null, protocol: null, title: null, reasons: [problem] };
}

async function ask(source: ServerSource, discoverer: Discoverer, listener: ServerListener): Promise<Fetched> {
  const { name, place, shown } = source;
  listener.onStart(name, shown);
  const { server, text } = await discoverAny(source, discoverer);
  if (text === undefined) return { problem: server.reasons.join('. '), server, place };
  return { text, syntaxName: 'tools.json', notes: server.reasons, server, place };
}
