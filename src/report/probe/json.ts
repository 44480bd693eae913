import { type CheckResult, OUTCOMES, type Outcome } from '../../probe/checks.js';
import { escapeHidden } from '../escape.js';
import {
  countByOutcome,
  type ProbedServer,
  type ProbedTool,
  type ProbeReport,
  resultsOf,
} from './probe-report.js';

/** The version of the JSON report. It rises when a field changes its meaning or goes away, not when one is added. */
export const PROBE_VERSION = 1;

interface JsonCheck extends Omit<CheckResult, 'isUnanswered'> {
  readonly unanswered: boolean;
}

interface JsonTool {
  readonly name: string;
  readonly called: 'named' | 'read-only' | null;
  readonly readOnly: boolean;
  readonly calls: ProbedTool['calls'];
  readonly checks: readonly JsonCheck[];
  readonly notes: readonly string[];
}

interface JsonServer extends Pick<ProbedServer, 'name' | 'server' | 'problem' | 'notes' | 'sent'> {
  readonly checks: readonly JsonCheck[];
  readonly tools: readonly JsonTool[];
}

/** What a probe found out, as plain JSON. Its JSON Schema is `probe.schema.json` in the package. */
export interface JsonProbe {
  readonly probeVersion: typeof PROBE_VERSION;
  readonly servers: readonly JsonServer[];
  readonly summary: Readonly<Record<Outcome, number>>;
}

/** The report as JSON text. Hidden characters are written as escapes. */
export function formatProbeJson(report: ProbeReport): string {
  return `${escapeHidden(JSON.stringify(toJsonProbe(report), null, 1))}\n`;
}

function toJsonProbe({ servers }: ProbeReport): JsonProbe {
  const counts = countByOutcome(servers.flatMap(resultsOf));
  return {
    probeVersion: PROBE_VERSION,
    servers: servers.map(({ name, server, problem, notes, sent, results, tools }) => ({
      name,
      server,
      problem,
      notes,
      sent,
      checks: results.map(jsonCheck),
      tools: tools.map(jsonTool),
    })),
    summary: Object.fromEntries(OUTCOMES.map((each) => [each, counts[each]])) as Record<Outcome, number>,
  };
}

function jsonTool({ name, licence, saysReadOnly, calls, results, notes }: ProbedTool): JsonTool {
  return {
    name,
    called: licence === 'none' ? null : licence,
    readOnly: saysReadOnly,
    calls,
    checks: results.map(jsonCheck),
    notes,
  };
}

function jsonCheck({ isUnanswered, ...check }: CheckResult): JsonCheck {
  return { ...check, unanswered: isUnanswered };
}
