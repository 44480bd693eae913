import type { Severity } from '../rule/rule.js';
import { digest } from '../score/digest.js';
import { escapeHidden, visible } from './escape.js';
import type { FileOf } from './file-of.js';
import type { Listing } from './listing.js';
import { positionIn } from './place.js';
import { type PlacedFinding, worstFirst } from './placed-finding.js';
import type { InputReport, Report } from './report.js';

export interface GitlabOptions extends Pick<Listing, 'isListed'> {
  readonly fileOf: FileOf;
}

/** An entry of a Code Quality report, as the documentation of GitLab describes it. */
interface Entry {
  readonly description: string;
  readonly check_name: string;
  readonly severity: 'info' | 'minor' | 'major' | 'critical' | 'blocker';
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}

const SEVERITIES = {
  error: 'critical',
  warning: 'major',
  info: 'info',
} as const satisfies Record<Severity, string>;

/**
 * The report for the Code Quality widget of GitLab: a JSON array, worst first, an entry a line. What has no file is not
 * in it; the format has no place to say so.
 */
export function* formatGitlab(report: Report, { isListed, fileOf }: GitlabOptions): Generator<string> {
  const taken = new Set<string>();
  let separator = '[';
  for (const [entry, identity] of entriesOf(report, isListed, fileOf)) {
    const fingerprint = unused(JSON.stringify([entry.location.path, identity]), taken);
    yield `${separator}\n${escapeHidden(JSON.stringify({ ...entry, fingerprint }))}`;
    separator = ',';
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}

/** Each entry with what tells it from the others of its file. */
function* entriesOf(
  report: Report,
  isListed: Listing['isListed'],
  fileOf: FileOf,
): Generator<readonly [Entry, string]> {
  for (const input of report.inputs) {
    const path = fileOf(input);
    if (path !== undefined && input.problem !== null) yield [problemEntry(input, path), input.status];
  }
  for (const found of worstFirst(report, isListed)) {
    const path = fileOf(found.input);
    if (path !== undefined) yield [findingEntry(found, path), found.identity];
  }
}

function problemEntry({ problem, status, at }: InputReport, path: string): Entry {
  return {
    description: visible(`could not be judged: ${problem}`),
    check_name: `input/${status}`,
    severity: 'blocker',
    location: { path, lines: { begin: at?.line ?? 1 } },
  };
}

function findingEntry({ rule, finding, input, tool }: PlacedFinding, path: string): Entry {
  const ofTool = tool === undefined || tool.name === '' ? '' : ` (tool "${tool.name}")`;
  return {
    description: visible(`${finding.message}${ofTool}. ${rule.cure}`),
    check_name: rule.id,
    severity: SEVERITIES[rule.severity],
    location: { path, lines: { begin: positionIn(input, finding.at).line } },
  };
}

/** A digest that no other entry has: GitLab shows only one of two with the same. */
function unused(key: string, taken: Set<string>): string {
  let fingerprint = digest(key);
  while (taken.has(fingerprint)) fingerprint = digest(`${fingerprint} ${key}`);
  taken.add(fingerprint);
  return fingerprint;
}
