import { findNamespaces } from '../../rules/shared/namespaces.js';
import { seconds } from '../input/deadline.js';
import { ToolCalls } from '../input/server/call-tools.js';
import { type Discoverer, discover, tellWaiting } from '../input/server/discover.js';
import type { Step } from '../input/server/find-servers.js';
import { isSecretName, redact } from '../input/server/redact.js';
import type { Secret, ServerSource } from '../input/server/source.js';
import type { CallAnswer } from '../model/call-answer.js';
import { readSpec } from '../model/read-spec.js';
import type { ServerState } from '../model/server-state.js';
import { readText } from '../model/text/read-text.js';
import type { Tool, ToolSet } from '../model/tool.js';
import { toolSetOf } from '../model/tool-set.js';
import { isObject } from '../model/value.js';
import type { CheckResult } from '../probe/checks.js';
import { hideIn } from '../probe/evidence.js';
import { Findings } from '../probe/findings.js';
import { judgeUnknownTool, NO_SUCH_TOOL } from '../probe/judge-refusal.js';
import { judgeTool } from '../probe/judge-tool.js';
import { licenceFor, type Permission, saysReadOnly } from '../probe/permission.js';
import { type Plan, type PlannedCall, planCalls } from '../probe/plan.js';
import { visible } from '../report/escape.js';
import type { ProbedServer, ProbedTool } from '../report/probe/probe-report.js';
import type { Validator } from '../rule/context.js';
import type { Io } from './io.js';
import { sayAsking } from './live-inputs.js';
import type { GivenArguments } from './probe-options.js';

/** A server whose tools are known. */
export interface ListedServer {
  readonly source: ServerSource;
  readonly state: ServerState;
  readonly set: ToolSet;
  readonly notes: readonly string[];
}

/** Asks a server for its tools. None is called. */
export async function listServer(
  step: Step,
  discoverer: Discoverer,
  io: Io,
): Promise<ListedServer | ProbedServer> {
  if (!('kind' in step)) return unlisted(step.name, null, step.problem);
  sayAsking(step.name, step.shown, io);
  const { server, text } = await discover(step, discoverer);
  if (text === undefined) return unlisted(step.name, server, server.reasons.join('. '));
  const { source } = await readText(text, 'tools.json');
  const spec = readSpec(source.value);
  if ('reason' in spec) return unlisted(step.name, server, `lists no tools: it ${spec.reason}`);
  return { source: step, state: server, set: toolSetOf(spec, source, findNamespaces), notes: server.reasons };
}

/** The report on a server that could not be asked. */
export function unlisted(name: string, server: ServerState | null, problem: string): ProbedServer {
  return { name, server, problem, notes: [], sent: 0, results: [], tools: [] };
}

/** The tools that can be called: the first of each name, since a call names no more than that. */
export function callable({ set }: ListedServer): readonly Tool[] {
  return set.tools.filter((tool) => tool.name !== '' && set.firstByName.get(tool.name) === tool.index);
}

/** What a probe may do, and how it judges. */
export interface Prober {
  readonly discoverer: Discoverer;
  readonly validator: Validator;
  readonly permission: Permission;
  readonly given: GivenArguments;
}

/** Calls the tools that may be called and judges the answers; of the others it is said what would be sent. */
export async function probeServer(listed: ListedServer, prober: Prober, io: Io): Promise<ProbedServer> {
  const { source, set, state, notes } = listed;
  const { validator, given, permission, discoverer } = prober;
  const { programs, version, patience } = discoverer;
  const secrets = [...source.secrets, ...secretsOf(given)];
  const show = (text: string) => redact(text, secrets);
  const calls = new ToolCalls(source, programs, version, patience);
  const tools: ProbedTool[] = [];
  const results: CheckResult[] = [];
  try {
    for (const tool of callable(listed)) {
      const licence = licenceFor(tool, set, permission);
      const isGiven = Object.hasOwn(given, tool.name) && licence !== 'none';
      const plan = planCalls(tool, set, validator, isGiven ? given[tool.name] : undefined);
      if (licence !== 'none' && results.length === 0)
        results.push(...(await probeUnknown(listed, calls, show)));
      const answers =
        licence === 'none' ? new Map<PlannedCall, CallAnswer>() : await callAll(plan, calls, io);
      tools.push({
        name: tool.name,
        licence,
        saysReadOnly: saysReadOnly(tool, set),
        calls: plan.calls.map(({ check, arguments: sent }) => ({ check, arguments: hideIn(sent, show) })),
        results: licence === 'none' ? [] : judgeTool(plan, answers, validator, show),
        notes: licence === 'none' ? plan.skipped.map(({ message }) => show(message)) : [],
      });
      tool.release();
    }
  } finally {
    await calls.close();
  }
  return { name: source.name, server: state, problem: null, notes, sent: calls.sent, results, tools };
}

/** Arguments that are secrets by their names, at any depth. */
function secretsOf(given: unknown): Secret[] {
  if (Array.isArray(given)) return given.flatMap(secretsOf);
  if (!isObject(given)) return [];
  return Object.entries(given).flatMap(([name, value]) =>
    typeof value === 'string' && isSecretName(name)
      ? [{ label: `--args ${name}`, value, isCertain: true }]
      : secretsOf(value),
  );
}

/** Sent only where something may be called at all: a server that takes any name for a tool would do something. */
async function probeUnknown(
  { set }: ListedServer,
  calls: ToolCalls,
  show: (text: string) => string,
): Promise<readonly CheckResult[]> {
  if (set.firstByName.has(NO_SUCH_TOOL)) return [];
  const findings = new Findings(null, show);
  judgeUnknownTool(await calls.call(NO_SUCH_TOOL, {}), findings);
  return findings.results;
}

/** One call after the other. After one without an answer the tool is left alone: each further one could hang as long. */
async function callAll(plan: Plan, calls: ToolCalls, io: Io): Promise<ReadonlyMap<PlannedCall, CallAnswer>> {
  const answers = new Map<PlannedCall, CallAnswer>();
  let hasHung = false;
  for (const call of plan.calls) {
    const answer: CallAnswer = hasHung
      ? { kind: 'unsent', reason: 'a call of this tool before it had no answer in time' }
      : await callAloud(plan.tool.name, call, calls, io);
    hasHung ||= answer.kind === 'timed-out';
    answers.set(call, answer);
  }
  return answers;
}

/** A wait that grows long is spoken of. */
async function callAloud(name: string, call: PlannedCall, calls: ToolCalls, io: Io): Promise<CallAnswer> {
  const began = performance.now();
  const stopTelling = tellWaiting(() =>
    io.warn(`${visible(name)}: waiting for its answer, ${seconds(performance.now() - began)} so far`),
  );
  try {
    return await calls.call(name, call.arguments);
  } finally {
    stopTelling();
  }
}
