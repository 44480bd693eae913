import type { ServerState } from '../../model/server-state.js';
import { type CheckResult, OUTCOMES, type Outcome } from '../../probe/checks.js';
import type { Licence } from '../../probe/permission.js';
import type { CallCheck } from '../../probe/plan.js';

/** A call that was made, or would be. */
export interface ReportedCall {
  readonly check: CallCheck;
  readonly arguments: unknown;
}

export interface ProbedTool {
  readonly name: string;
  /** Why it was called; `none`: it was not. */
  readonly licence: Licence;
  readonly saysReadOnly: boolean;
  /** What was sent; for a tool that was not called, what would be. */
  readonly calls: readonly ReportedCall[];
  readonly results: readonly CheckResult[];
  /** Of a tool that was not called: what it could not be sent, and why. */
  readonly notes: readonly string[];
}

export interface ProbedServer {
  readonly name: string;
  /** null when it was not even tried. */
  readonly server: ServerState | null;
  /** Why it could not be probed, the rest of a sentence that begins with its name; null for one that was. */
  readonly problem: string | null;
  readonly notes: readonly string[];
  /** How many calls were sent. */
  readonly sent: number;
  /** The checks of the server as a whole. */
  readonly results: readonly CheckResult[];
  readonly tools: readonly ProbedTool[];
}

/** Everything that one run of `probe` found out. */
export interface ProbeReport {
  readonly servers: readonly ProbedServer[];
}

/** Every check of a server, those of the whole first. */
export function resultsOf({ results, tools }: ProbedServer): readonly CheckResult[] {
  return [...results, ...tools.flatMap((tool) => tool.results)];
}

/** How many checks came out in which way. */
export function countByOutcome(results: readonly CheckResult[]): Readonly<Record<Outcome, number>> {
  const counts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
  for (const { outcome } of results) counts[outcome]++;
  return counts;
}

/** `2 contract-broken, 1 failed, 9 ok`; `no checks` without any. */
export function outcomesInWords(results: readonly CheckResult[]): string {
  const counts = countByOutcome(results);
  const parts = OUTCOMES.filter((each) => counts[each] > 0).map((each) => `${counts[each]} ${each}`);
  return parts.length > 0 ? parts.join(', ') : 'no checks';
}

/** The tools that were called. */
export function calledTools({ tools }: ProbedServer): readonly ProbedTool[] {
  return tools.filter(({ licence }) => licence !== 'none');
}
