import { Command, CommanderError, Option } from 'commander';
import { CLIENTS_OPTIONS, type ClientsOptions } from './clients-options.js';
import { DIFF_DEFAULTS, DIFF_OPTIONS, type DiffOptions } from './diff-options.js';
import type { ExitCode } from './gate.js';
import type { Io } from './io.js';
import { DEFAULT_WIDTH, OPTIONS, type OptionSpec, type Options } from './options.js';
import { PROBE_DEFAULTS, PROBE_OPTIONS, type ProbeOptions } from './probe-options.js';
import { styleFor } from './style-for.js';
import { isUsageError, UsageError } from './usage-error.js';
import { VERSION } from './version.js';

const COMMANDS = ['init', 'diff', 'probe', 'clients', 'rules', 'explain', 'help'];

/** Options that mean the same in every command. */
const DISPLAY = ['--color', '--no-color', '--debug'];

const AFTER_HELP = `
Exit codes: 0 held · 1 below the threshold, findings at --fail-on, or another gate · 2 could not judge (2 beats 1)

Examples:
  tool-score tools.json                    score one spec
  tool-score specs "more/**/*.json"        folders and patterns
  tool-score github:owner/repository       what is on GitHub; a path or @ref may follow
  tool-score -t 80 tools.json              the gate for CI
  tool-score diff git:main:tools.json tools.json   what changed for callers and for models
  tool-score probe --server "node server.mjs" --call-read-only   does it keep what it promises
  tool-score clients tools.json            which clients take the tools
  tool-score explain parameters/typed      why a rule is there, with a bad and a good example
`;

/** Runs the command line. @returns the exit code; nothing here ends the process */
export async function main(argv: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = 0;
  const program = build(io, (result) => {
    code = result;
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    code = reportError(error, argv, io);
  }
  return code;
}

function build(io: Io, finish: (code: ExitCode) => void): Command {
  const program = new Command('tool-score')
    .description(
      'Scores the tools of MCP specs: 0-100 and a letter, and for every lost point its rule, place and cure.',
    )
    .version(VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print this help, or that of a command')
    .argument(
      '[specs...]',
      'files, folders, patterns, github:owner/repository, addresses, or - for standard input; without any, tools.json or mcp-tools.json',
    )
    .addHelpText('after', AFTER_HELP)
    // Options behind the name of a command are the command's own: `--format` of `diff` takes other words.
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.write(text),
      writeErr: (text) => io.warn(text.trimEnd()),
      getOutHelpWidth: () => io.columns ?? DEFAULT_WIDTH,
    });
  for (const spec of OPTIONS) program.addOption(toOption(spec));
  program.action(async (specs: string[], given: Partial<Options>) => {
    const { scoreCommand } = await import('./score-command.js');
    finish(await scoreCommand(specs, given, io, COMMANDS));
  });
  const style = async (command: Command) =>
    styleFor(command.optsWithGlobals<Partial<Options>>().color, false, io);
  program
    .command('init')
    .description('look at the repository and write a configuration, a hook entry and a workflow')
    .action(async () => {
      const { scoreCommand } = await import('./score-command.js');
      const { initCommand } = await import('./init-command.js');
      const score = (specs: readonly string[], given: Partial<Options>, own: Io) =>
        scoreCommand(specs, given, own, COMMANDS);
      finish(await initCommand(score, io));
    });
  const rules = program
    .command('rules')
    .description('list the rules with their points')
    .action(async () => {
      const { listRules } = await import('./rules-command.js');
      await io.write(listRules(await style(rules)));
    });
  const explain = program
    .command('explain')
    .description('say why a rule is there, with a bad and a good example')
    .argument('<rule>', 'id of the rule, such as parameters/typed')
    .action(async (id: string) => {
      const { explainRule } = await import('./rules-command.js');
      await io.write(explainRule(id, await style(explain), io.columns ?? DEFAULT_WIDTH));
    });
  for (const command of [rules, explain])
    for (const spec of OPTIONS) if (DISPLAY.includes(spec.flags)) command.addOption(toOption(spec));
  const diff = program
    .command('diff')
    .description('say what changed between two versions of a spec, for callers and for models')
    .argument(
      '[versions...]',
      'BASE and HEAD: files, - for standard input, git:REF:path, github:owner/repository/path or addresses',
    )
    .action(async (versions: string[], given: Partial<DiffOptions>) => {
      refuseEarlyOptions(program, 'diff');
      const { diffCommand } = await import('./diff-command.js');
      finish(await diffCommand(versions, { ...DIFF_DEFAULTS, ...program.opts(), ...given }, io));
    });
  for (const spec of DIFF_OPTIONS) diff.addOption(toOption(spec));
  const probe = program
    .command('probe')
    .description('call tools of a running server, as far as it is told to, and say whether it keeps its spec')
    .action(async (given: Partial<ProbeOptions>) => {
      refuseEarlyOptions(program, 'probe');
      const { probeCommand } = await import('./probe-command.js');
      finish(await probeCommand({ ...PROBE_DEFAULTS, ...program.opts(), ...given }, io));
    });
  for (const spec of PROBE_OPTIONS) probe.addOption(toOption(spec));
  const clients = program
    .command('clients')
    .description('say which clients take which specs: a table, and what is refused')
    .argument('[specs...]', 'files, folders, patterns, or - for standard input')
    .action(async (specs: string[], given: ClientsOptions) => {
      refuseEarlyOptions(program, 'clients');
      const { clientsCommand } = await import('./clients-command.js');
      finish(await clientsCommand(specs, { ...displayOptions(program), ...given }, io, COMMANDS));
    });
  for (const spec of CLIENTS_OPTIONS) clients.addOption(toOption(spec));
  return program;
}

/** Options before the name of a command that mean something else, or nothing, behind it. */
function refuseEarlyOptions(program: Command, command: string): void {
  const early = program.options.find(
    (option) =>
      !DISPLAY.includes(option.flags) && program.getOptionValueSource(option.attributeName()) === 'cli',
  );
  if (early)
    throw new UsageError(
      `"${early.long}" stands before "${command}": the options of a command come behind its name.`,
    );
}

/** What was said before the name of a command, and means the same behind it. */
function displayOptions(program: Command): Partial<Pick<Options, 'color' | 'debug'>> {
  const { color, debug } = program.opts<Partial<Options>>();
  return { ...(color === undefined ? {} : { color }), ...(debug === undefined ? {} : { debug }) };
}

function toOption({ flags, description, defaultText, parse }: OptionSpec): Option {
  const option = new Option(
    flags,
    defaultText === undefined ? description : `${description} (default: ${defaultText})`,
  );
  return parse ? option.argParser(parse) : option;
}

/** A sentence for the user on standard error; a stack trace only for an internal error, and only with `--debug`. */
function reportError(error: unknown, argv: readonly string[], io: Io): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (isUsageError(error)) {
    io.warn(`error: ${error.message}`);
    return 2;
  }
  const isDebug = argv.includes('--debug');
  const cause =
    error instanceof Error ? (isDebug ? error.stack : `${error.name}: ${error.message}`) : String(error);
  io.warn(
    `internal error: ${cause}${isDebug ? '' : '\nRun again with --debug for the stack trace, and report it.'}`,
  );
  return 2;
}
