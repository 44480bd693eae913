import { CLIENT_IDS } from '../../rules/clients/profiles.js';
import { ADVICE_MODES, type AdviceMode } from '../rule/advice.js';
import { PASSING_SCORE } from '../score/grade.js';
import { SCORED_CATEGORIES, type ScoredCategory } from '../score/rubric.js';
import { FORMAT_IDS, type FormatId } from './formats.js';
import { didYouMean } from './suggest.js';
import { UsageError } from './usage-error.js';

/** One option of the command line. This table feeds the parser, `--help` and the README. */
export interface OptionSpec {
  /** As commander wants it: `--threshold <number>`. */
  readonly flags: string;
  readonly description: string;
  /** Shown as "default: …"; the value itself is in {@link DEFAULTS}. */
  readonly defaultText?: string;
  /** Reads the value. @throws {UsageError} with a suggestion for a value that is none */
  readonly parse?: (value: string, previous: unknown) => unknown;
}

/** A report that is wanted. */
export interface FormatOrder {
  readonly id: FormatId;
  /** The file that it goes to; undefined for the one of `--output` or standard output. */
  readonly file: string | undefined;
}

export interface Options {
  readonly threshold: number;
  readonly failOn: 'error' | 'warning' | 'never';
  readonly mean: number | undefined;
  /** The least score by category. */
  readonly category: Readonly<Partial<Record<ScoredCategory, number>>>;
  readonly maxWarnings: number | undefined;
  readonly minTools: number | undefined;
  readonly gates: boolean;
  readonly baseline: string | undefined;
  readonly updateBaseline: boolean;
  readonly allowLower: boolean;
  /** A file; false: none, whatever is there. */
  readonly config: string | false | undefined;
  readonly printConfig: boolean;
  readonly format: readonly FormatOrder[];
  readonly output: string | undefined;
  readonly quiet: boolean;
  readonly tool: readonly string[];
  /** undefined: worst first in text, the order of the document in JSON. */
  readonly sort: 'score' | 'name' | 'source' | undefined;
  readonly details: number;
  readonly advice: AdviceMode;
  /** Ids of the clients that the tools are written for. */
  readonly client: readonly string[];
  readonly serverName: string | undefined;
  readonly contextWindow: number | undefined;
  readonly ignoreUnrecognised: boolean;
  readonly changed: boolean;
  /** Only specs that differ from this version in git. */
  readonly since: string | undefined;
  readonly fix: boolean;
  readonly fixSafe: boolean;
  /** Ids of rules, as they were given. */
  readonly fixRules: readonly string[] | undefined;
  readonly fixDryRun: boolean;
  readonly fixOutput: string | undefined;
  readonly renameMap: string | undefined;
  /** Command lines of servers. */
  readonly server: readonly string[];
  readonly url: readonly string[];
  readonly mcpConfig: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly header: Readonly<Record<string, string>>;
  /** Milliseconds for a server as a whole, and for one of its answers. */
  readonly timeout: number;
  readonly requestTimeout: number;
  /** Addresses that are not public may be fetched from. */
  readonly allowPrivate: boolean;
  readonly save: string | undefined;
  readonly color: boolean | undefined;
  readonly debug: boolean;
}

/** True when a format is among those that are wanted. */
export function wantsFormat({ format }: Pick<Options, 'format'>, wanted: FormatId): boolean {
  return format.some(({ id }) => id === wanted);
}

/** Columns of a report that no terminal reads. */
export const DEFAULT_WIDTH = 100;

export const DEFAULTS: Options = {
  threshold: PASSING_SCORE,
  failOn: 'error',
  mean: undefined,
  category: {},
  maxWarnings: undefined,
  minTools: undefined,
  gates: true,
  baseline: undefined,
  updateBaseline: false,
  allowLower: false,
  config: undefined,
  printConfig: false,
  format: [{ id: 'text', file: undefined }],
  output: undefined,
  quiet: false,
  tool: [],
  sort: undefined,
  details: 10,
  advice: 'folded',
  client: [],
  serverName: undefined,
  contextWindow: undefined,
  ignoreUnrecognised: false,
  changed: false,
  since: undefined,
  fix: false,
  fixSafe: false,
  fixRules: undefined,
  fixDryRun: false,
  fixOutput: undefined,
  renameMap: undefined,
  server: [],
  url: [],
  mcpConfig: [],
  env: {},
  header: {},
  timeout: 60_000,
  requestTimeout: 30_000,
  allowPrivate: false,
  save: undefined,
  color: undefined,
  debug: false,
};

/** How servers are reached: the same for every command that asks one. */
export const SERVER_OPTIONS: readonly OptionSpec[] = [
  {
    flags: '--server <command>',
    description: 'start this MCP server and score what it lists; repeat it for more. No tool is called',
    parse: collect,
  },
  {
    flags: '--url <endpoint>',
    description: 'score what the MCP server at this address lists; repeat it for more',
    parse: collect,
  },
  {
    flags: '--mcp-config <file>',
    description: 'start and score every server of a client configuration (mcpServers or servers)',
    parse: collect,
  },
  {
    flags: '--env <name=value>',
    description:
      'set a variable for the servers; NAME alone insists that it is set. Its value is never shown',
    parse: (value, previous) => ({ ...(previous as Options['env'] | undefined), ...assignment(value) }),
  },
  {
    flags: '--header <name: value>',
    description: 'send this header to servers at an address. Its value is never shown',
    parse: (value, previous) => ({ ...(previous as Options['header'] | undefined), ...header(value) }),
  },
  {
    flags: '--timeout <seconds>',
    description: 'how long a server may take in all, or what is fetched for one argument',
    defaultText: '60',
    parse: duration('--timeout'),
  },
  {
    flags: '--request-timeout <seconds>',
    description: 'how long one answer may take once a server has started',
    defaultText: '30',
    parse: duration('--request-timeout'),
  },
];

export const OPTIONS: readonly OptionSpec[] = [
  {
    flags: '-t, --threshold <number>',
    description: 'fail when any tool scores below this; with 0 only errors fail',
    defaultText: `${DEFAULTS.threshold}, where F ends`,
    parse: wholeNumber('--threshold', 0, 100),
  },
  {
    flags: '--fail-on <severity>',
    description: 'fail on findings of this severity or above: error, warning, never',
    defaultText: DEFAULTS.failOn,
    parse: oneOf('--fail-on', ['error', 'warning', 'never']),
  },
  {
    flags: '--mean <number>',
    description: 'fail when the mean of all tools is below this',
    parse: wholeNumber('--mean', 0, 100),
  },
  {
    flags: '--category <name=number>',
    description: 'fail when any tool scores below this in a category; repeat it for more',
    parse: categoryLimit,
  },
  {
    flags: '--max-warnings <number>',
    description: 'fail on more findings of severity warning than this',
    parse: wholeNumber('--max-warnings', 0, 1_000_000_000),
  },
  {
    flags: '--min-tools <number>',
    description: 'fail on fewer tools than this',
    parse: wholeNumber('--min-tools', 0, 1_000_000_000),
  },
  {
    flags: '--no-gates',
    description: 'fail on nothing that was judged: exit code 2 or 0',
  },
  {
    flags: '--baseline <file>',
    description: 'known tools may score below the threshold, but not below what this file has recorded',
  },
  {
    flags: '--update-baseline',
    description: 'record new tools and risen scores in the baseline, and take out tools that are gone',
  },
  { flags: '--allow-lower', description: 'let --update-baseline lower a record' },
  {
    flags: '--config <file>',
    description: 'read the configuration from this file',
    defaultText: 'the nearest, up to the root of the repository',
  },
  { flags: '--no-config', description: 'read no configuration' },
  {
    flags: '--print-config',
    description: 'print the configuration in force, and where each value comes from',
  },
  {
    flags: '-f, --format <format>',
    description: `report format: ${FORMAT_IDS.join(', ')}; format=file writes it to a file; repeat it for more`,
    defaultText: 'text',
    parse: (value, previous) => [...((previous as FormatOrder[] | undefined) ?? []), formatOrder(value)],
  },
  { flags: '-o, --output <file>', description: 'write the report to a file instead of standard output' },
  { flags: '-q, --quiet', description: 'show only the tools that fail' },
  {
    flags: '--tool <name>',
    description: 'show and gate only this tool; repeat it for more. The whole set is still read',
    parse: (value, previous) => [...((previous as string[] | undefined) ?? []), value],
  },
  {
    flags: '--sort <order>',
    description: 'order of the tools: score (worst first), name, source',
    defaultText: 'score in text, else source',
    parse: oneOf('--sort', ['score', 'name', 'source']),
  },
  {
    flags: '--details <number>',
    description: 'how many tools of each spec the text report shows finding by finding; all for all of them',
    defaultText: String(DEFAULTS.details),
    parse: (value) =>
      value === 'all' ? Number.MAX_SAFE_INTEGER : wholeNumber('--details', 0, 1_000_000)(value),
  },
  {
    flags: '--advice <which>',
    description:
      'what takes no points and is no error: all, folded (what is alike in one line), none (no gate counts it either)',
    defaultText: DEFAULTS.advice,
    parse: oneOf('--advice', ADVICE_MODES),
  },
  {
    flags: '--client <ids>',
    description:
      'clients that the tools are written for, separated by commas; `tool-score clients --list` has the table, portable is what all of them take',
    parse: (value, previous) => [
      ...((previous as string[] | undefined) ?? []),
      ...idsIn(value).map(oneOf('--client', CLIENT_IDS)),
    ],
  },
  {
    flags: '--server-name <name>',
    description: 'what clients call the server: some put it before the name of every tool',
    parse: (value) => {
      if (value.trim() === '') throw new UsageError('--server-name takes a name, not "".');
      return value;
    },
  },
  {
    flags: '--context-window <tokens>',
    description: 'fail when the tools do not fit into a context window of this size',
    parse: wholeNumber('--context-window', 1, 1_000_000_000),
  },
  {
    flags: '--since <ref>',
    description: 'only specs that differ between a version in git and the working tree',
  },
  { flags: '--changed', description: 'only specs with changes that are not committed: --since HEAD' },
  {
    flags: '--ignore-unrecognised',
    description: 'pass over named files that are no spec; what is meant as one and broken still fails',
  },
  {
    flags: '--fix',
    description: 'make the mechanical repairs in the file: safe ones, guesses, and what callers must follow',
  },
  { flags: '--fix-safe', description: 'only repairs after which the same calls are accepted' },
  {
    flags: '--fix-rules <ids>',
    description: 'only repairs of these rules, separated by commas',
    parse: (value, previous) => [...((previous as string[] | undefined) ?? []), ...idsIn(value)],
  },
  {
    flags: '--fix-dry-run',
    description:
      'print the repairs as a unified diff and write nothing; the exit code is that of the repaired spec',
  },
  { flags: '--fix-output <file>', description: 'write the repaired spec to a file instead of its own' },
  { flags: '--rename-map <file>', description: 'write old name → new name of each renamed tool, as JSON' },
  ...SERVER_OPTIONS,
  {
    flags: '--allow-private',
    description: 'fetch from addresses that are not public, too: this machine, its network, a cloud',
  },
  {
    flags: '--save <file>',
    description: 'keep the list that a server sent, or the file that was fetched, for later runs without',
  },
  {
    flags: '--color',
    description: 'colour the report even when it goes to a file or a pipe (also FORCE_COLOR)',
  },
  {
    flags: '--no-color',
    description: 'never colour it (also NO_COLOR); without either, a terminal is coloured',
  },
  { flags: '--debug', description: 'print stack traces of internal errors' },
];

function collect(value: string, previous: unknown): string[] {
  return [...((previous as string[] | undefined) ?? []), value];
}

/** `a, b`: ids separated by commas. */
function idsIn(value: string): string[] {
  return value.split(',').map((id) => id.trim());
}

/** `NAME=value`, or a name alone, whose value is that of the environment. */
function assignment(value: string): Options['env'] {
  const [, name, , given] = /^([A-Za-z_][\w.-]*)(=(.*))?$/s.exec(value) ?? [];
  if (name === undefined) throw new UsageError(`--env takes NAME=value, not "${value.split('=')[0]}".`);
  return { [name]: given };
}

/** `Name: value`. */
function header(value: string): Options['header'] {
  const [, name, given] = /^([\w!#$%&'*+.^`|~-]+)\s*:\s*(.*?)\s*$/s.exec(value) ?? [];
  if (name === undefined || given === undefined || !/^[\t\x20-\x7e\x80-\xff]*$/.test(given))
    throw new UsageError('--header takes "Name: value" on one line, in characters that a header can hold.');
  if (/^(?:content-length|transfer-encoding|connection|host|content-type|accept|mcp-.*)$/i.test(name))
    throw new UsageError(`--header cannot set "${name}": the connection sets it.`);
  return { [name]: given };
}

/** @returns milliseconds */
function duration(flag: string) {
  return (value: string): number => {
    const given = Number(value);
    if (!/^\d+(?:\.\d+)?$/.test(value.trim()) || given <= 0 || given > 86_400)
      throw new UsageError(`${flag} takes seconds, more than 0 and at most 86400, not "${value}".`);
    return Math.round(given * 1000);
  };
}

function wholeNumber(flag: string, least: number, most: number) {
  return (value: string): number => {
    const number = Number(value);
    if (!/^\d+$/.test(value.trim()) || number < least || number > most)
      throw new UsageError(`${flag} takes a whole number from ${least} to ${most}, not "${value}".`);
    return number;
  };
}

/** `description=80`, added to those before it. */
function categoryLimit(value: string, previous: unknown): Options['category'] {
  const [name = '', number = ''] = value.split('=', 2);
  const parse = wholeNumber(`--category ${name}`, 0, 100);
  const category = oneOf('--category', SCORED_CATEGORIES)(name);
  return { ...(previous as Options['category'] | undefined), [category]: parse(number) };
}

/** `sarif`, or `sarif=out.sarif`. */
function formatOrder(value: string): FormatOrder {
  const [, name = '', file] = /^([^=]*)(?:=(.*))?$/s.exec(value) ?? [];
  return { id: oneOf('--format', FORMAT_IDS)(name) as FormatId, file };
}

export function oneOf(flag: string, known: readonly string[]) {
  return (value: string): string => {
    if (known.includes(value)) return value;
    throw new UsageError(`${flag} takes ${known.join(', ')}, not "${value}".${didYouMean(value, known)}`);
  };
}
