import { argumentFaults } from '../probe/argument-faults.js';
import type { CheckResult, Outcome } from '../probe/checks.js';
import { licenceFor, type Permission } from '../probe/permission.js';
import { visible } from '../report/escape.js';
import { formatProbeJson } from '../report/probe/json.js';
import {
  calledTools,
  outcomesInWords,
  type ProbedServer,
  type ProbeReport,
  resultsOf,
} from '../report/probe/probe-report.js';
import { formatProbeText } from '../report/probe/text.js';
import type { Validator } from '../rule/context.js';
import type { ExitCode } from './gate.js';
import type { Io } from './io.js';
import { discovererOf, findLiveSources } from './live-inputs.js';
import { DEFAULT_WIDTH } from './options.js';
import { Output } from './output.js';
import type { ProbeOptions } from './probe-options.js';
import {
  callable,
  type ListedServer,
  listServer,
  type Prober,
  probeServer,
  unlisted,
} from './probe-servers.js';
import { styleFor } from './style-for.js';
import { didYouMean } from './suggest.js';
import { checkTargets } from './targets.js';
import { UsageError } from './usage-error.js';

/** `tool-score probe`: calls the tools that it is told to, and says whether the server keeps what its spec promises. */
export async function probeCommand(options: ProbeOptions, io: Io): Promise<ExitCode> {
  const { server, url, mcpConfig } = options;
  if (server.length + url.length + mcpConfig.length === 0)
    throw new UsageError('probe asks a running server: name one with --server, --url or --mcp-config.');
  checkTargets({ output: options.output }, { inputs: [] });
  const { steps, missing } = await findLiveSources(options, io);
  const discoverer = discovererOf(options, io);
  const listed: (ListedServer | ProbedServer)[] = missing.map(({ name, problem }) =>
    unlisted(name, null, problem),
  );
  for (const step of steps) listed.push(await listServer(step, discoverer, io));
  const { validator } = await import('../validate/validator.js');
  const permission: Permission = { named: options.call, readOnly: options.callReadOnly };
  // Everything is looked at before anything is called.
  checkNames(listed, options, permission, validator, io);
  const prober: Prober = { discoverer, validator, permission, given: options.args };
  const servers: ProbedServer[] = [];
  for (const each of listed) servers.push('set' in each ? await probeServer(each, prober, io) : each);
  return finish({ servers }, options, io);
}

/**
 * A name that no tool has is never an empty success, and arguments that do not fit are never sent.
 * @throws {UsageError}
 */
function checkNames(
  listed: readonly (ListedServer | ProbedServer)[],
  options: ProbeOptions,
  permission: Permission,
  validator: Validator,
  io: Io,
): void {
  const tools = listed.flatMap((each) =>
    'set' in each
      ? callable(each).map((tool) => ({ tool, licence: licenceFor(tool, each.set, permission) }))
      : [],
  );
  const isWhole = listed.every((each) => 'set' in each);
  const names = [...new Set(tools.map(({ tool }) => tool.name))];
  const problems: string[] = [];
  for (const name of new Set([...options.call, ...Object.keys(options.args)])) {
    const named = tools.filter(({ tool }) => tool.name === name);
    const given = Object.hasOwn(options.args, name) ? options.args[name] : undefined;
    if (named.length === 0) {
      const problem = `No tool is called "${name}".${didYouMean(name, names)}`;
      if (isWhole) problems.push(problem);
      else io.warn(`note: ${visible(problem)} Not all servers could be asked.`);
    } else if (given && named.every(({ licence }) => licence === 'none'))
      problems.push(`--args gives arguments for "${name}", which is not called: add --call ${name}.`);
    else if (given)
      for (const { tool } of named) {
        const judged = argumentFaults(tool, given, validator);
        if ('notJudged' in judged)
          io.warn(`note: the arguments of ${visible(name)} were not checked: ${visible(judged.notJudged)}`);
        else for (const fault of judged.faults) problems.push(`--args ${name}: ${fault}.`);
      }
  }
  const unique = [...new Set(problems)];
  if (unique.length > 0) throw new UsageError([...unique, 'Nothing was called.'].join('\n  '));
}

async function finish(report: ProbeReport, options: ProbeOptions, io: Io): Promise<ExitCode> {
  const results = report.servers.flatMap(resultsOf);
  const failing = results.filter(({ outcome }) => FAILING[options.failOn].includes(outcome));
  const asked = options.callReadOnly || options.call.length > 0;
  const isIdle = asked && report.servers.every((server) => calledTools(server).length === 0);
  if (isIdle && options.callReadOnly)
    io.warn('note: nothing was probed: no tool says readOnlyHint: true; name one with --call');
  const verdict = failing.length > 0 ? `fails: ${outcomesInWords(failing)}` : undefined;
  const output = new Output(options.output, io);
  await output.write(await format(report, options, io, verdict));
  await output.close();
  if (isIdle || report.servers.some(({ problem }) => problem !== null) || results.some(isUnknown)) return 2;
  return failing.length > 0 ? 1 : 0;
}

function isUnknown({ isUnanswered }: CheckResult): boolean {
  return isUnanswered;
}

/** What fails a run. An answer that did not come is nothing that was judged, so it is not among them. */
const FAILING: Readonly<Record<ProbeOptions['failOn'], readonly Outcome[]>> = {
  'contract-broken': ['contract-broken'],
  failed: ['contract-broken', 'failed', 'invalid-arguments'],
  advice: ['contract-broken', 'failed', 'invalid-arguments', 'advice'],
  never: [],
};

async function format(
  report: ProbeReport,
  options: ProbeOptions,
  io: Io,
  verdict: string | undefined,
): Promise<Iterable<string>> {
  if (options.format === 'json') return [formatProbeJson(report)];
  const style = await styleFor(options.color, options.output !== undefined, io);
  return formatProbeText(report, { style, width: io.columns ?? DEFAULT_WIDTH, verdict });
}
