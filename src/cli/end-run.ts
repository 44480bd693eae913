import { rules } from '../../rules/index.js';
import type { Report } from '../report/report.js';
import type { ToolReport } from '../report/tool-report.js';
import { type Rubric, rubricOf } from '../score/rubric.js';
import type { Configured } from './configure.js';
import type { Io } from './io.js';
import { type Setup, seesPart } from './setup.js';

/** How a run ended, beside what its report lists. */
export interface Ending {
  /** Lines for the end of a report. */
  readonly remarks: readonly string[];
  /** What failed, a part of a sentence each. */
  readonly failures: readonly string[];
  /** What a JSON report says of the baseline. */
  readonly baseline: Report['baseline'];
}

/**
 * Brings a run to its end: the baseline is written if it shall be, and what single tools and entries of the
 * configuration have against it is said on standard error.
 * @param read paths of what was judged @param isPart there may be more than was read
 */
export async function endRun(
  { gate, configured, baseline, rubric, options }: Setup,
  read: readonly string[],
  isPart: boolean,
  io: Io,
): Promise<Ending> {
  const remarks: string[] = [];
  const useless = (await configured?.complaints(read, isPart || seesPart(options))) ?? [];
  for (const line of useless) io.warn(line);
  if (configured) remarks.push(configRemark(configured, rubric));
  if (baseline) {
    const isBelow = (tool: ToolReport, input: string) => gate.isBelow(tool, input);
    remarks.push(await baseline.finish(isBelow, isPart || seesPart(options)));
    const complaints = baseline.complaints((tool, input) => gate.fails(tool, input));
    for (const line of complaints) io.warn(line);
  }
  const entries = useless.length === 1 ? '1 entry' : `${useless.length} entries`;
  const ofConfig = useless.length > 0 ? [`${entries} of the configuration without effect`] : [];
  const failures = options.gates ? [...gate.failures, ...ofConfig] : [];
  return { remarks, failures, baseline: baseline?.report };
}

function configRemark({ name, ignored }: Configured, rubric: Rubric): string {
  const findings = ignored === 1 ? '1 finding' : `${ignored} findings`;
  const parts = [
    `config ${name}`,
    ...(ignored > 0 ? [`${findings} ignored`] : []),
    ...(isStandard(rubric) ? [] : ['a rubric of its own: not comparable with scores of tcs-1']),
  ];
  return parts.join(' · ');
}

function isStandard({ fingerprint }: Rubric): boolean {
  return fingerprint === rubricOf(rules).fingerprint;
}

/** What a JSON report says of the configuration. */
export function reportedConfig(configured: Configured | undefined): Report['config'] {
  return configured && { file: configured.name, ignored: configured.ignored };
}
