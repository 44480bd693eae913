import { DEFAULTS, OPTIONS, type OptionSpec, type Options, oneOf, SERVER_OPTIONS } from './options.js';
import { UsageError } from './usage-error.js';

/** What fails a run. */
export const FAIL_CLASSES = ['contract-broken', 'failed', 'advice', 'never'] as const;

/** Arguments for one tool, as JSON has them. */
export type GivenArguments = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface ProbeOptions
  extends Pick<Options, 'server' | 'url' | 'mcpConfig' | 'env' | 'header' | 'timeout' | 'requestTimeout'> {
  readonly call: readonly string[];
  readonly callReadOnly: boolean;
  readonly args: GivenArguments;
  readonly failOn: (typeof FAIL_CLASSES)[number];
  readonly format: 'text' | 'json';
  readonly output: string | undefined;
  readonly color: boolean | undefined;
  readonly debug: boolean;
}

export const PROBE_DEFAULTS: ProbeOptions = {
  server: DEFAULTS.server,
  url: DEFAULTS.url,
  mcpConfig: DEFAULTS.mcpConfig,
  env: DEFAULTS.env,
  header: DEFAULTS.header,
  timeout: DEFAULTS.timeout,
  requestTimeout: DEFAULTS.requestTimeout,
  call: [],
  callReadOnly: false,
  args: {},
  failOn: 'contract-broken',
  format: 'text',
  output: undefined,
  color: undefined,
  debug: false,
};

/** Options that mean the same for every command. */
const SHARED = ['-o, --output <file>', '--color', '--no-color', '--debug'];

/** What the options on servers mean here. */
const IN_A_PROBE: Readonly<Record<string, string>> = {
  '--server <command>': 'start this MCP server and probe it; repeat it for more',
  '--url <endpoint>': 'probe the MCP server at this address; repeat it for more',
  '--mcp-config <file>': 'probe every server of a client configuration (mcpServers or servers)',
  '--timeout <seconds>': 'how long a server may take in all, once for its list and once for all calls',
  '--request-timeout <seconds>': 'how long one answer may take, that to a call, too',
};

/** The options of `tool-score probe`. This table feeds the parser, `probe --help` and the README. */
export const PROBE_OPTIONS: readonly OptionSpec[] = [
  ...SERVER_OPTIONS.map((option) => ({
    ...option,
    description: IN_A_PROBE[option.flags] ?? option.description,
  })),
  {
    flags: '--call <name>',
    description: 'call this tool, with valid and with broken arguments; repeat it for more',
    parse: (value, previous) => [...((previous as string[] | undefined) ?? []), value],
  },
  {
    flags: '--call-read-only',
    description: 'call every tool that says readOnlyHint: true, and not destructiveHint: true',
  },
  {
    flags: '--args <name=json>',
    description: 'the arguments of the valid call of a tool, as a JSON object; repeat it for more tools',
    parse: (value, previous) => givenArguments(value, previous as GivenArguments | undefined),
  },
  {
    flags: '--fail-on <class>',
    description:
      'fail on this class of outcomes or graver: contract-broken, failed (and invalid-arguments), advice, never',
    defaultText: PROBE_DEFAULTS.failOn,
    parse: oneOf('--fail-on', FAIL_CLASSES),
  },
  {
    flags: '-f, --format <format>',
    description: 'report format: text, json',
    defaultText: PROBE_DEFAULTS.format,
    parse: oneOf('--format', ['text', 'json']),
  },
  ...OPTIONS.filter(({ flags }) => SHARED.includes(flags)),
];

/** `NAME={"json": …}`. What was given is not repeated: it may be nobody's business. */
function givenArguments(value: string, previous: GivenArguments = {}): GivenArguments {
  const [, name = '', text = ''] = /^([^={]+)=(.*)$/s.exec(value) ?? [];
  const given = parsed(text);
  if (name === '' || typeof given !== 'object' || given === null || Array.isArray(given))
    throw new UsageError(
      `--args takes NAME=JSON, the JSON an object of arguments, such as --args 'get_user={"id": 7}'${name === '' ? '' : `; what stands behind "${name}=" is none`}.`,
    );
  if (Object.hasOwn(previous, name)) throw new UsageError(`--args gives arguments for "${name}" twice.`);
  return { ...previous, ...Object.fromEntries([[name, given as Readonly<Record<string, unknown>>]]) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
