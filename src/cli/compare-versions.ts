import type { Assessor } from '../assess/assess.js';
import type { Change } from '../diff/change.js';
import { diffVersions } from '../diff/diff-versions.js';
import type { Version } from '../diff/match-tools.js';
import type { Tool } from '../model/tool.js';
import {
  type Mark,
  meanOf,
  type ReportedChange,
  type SpecReport,
  type SpecVersion,
} from '../report/diff/diff-report.js';
import { type Allowance, allows } from './allowance.js';
import type { ReadVersion } from './read-version.js';

const NOTHING: Version = { tools: [], document: undefined };

/**
 * Compares two versions of a spec and scores both.
 * @param base undefined for a spec that is new @param head undefined for one that is gone
 */
export async function compareVersions(
  base: ReadVersion | undefined,
  head: ReadVersion | undefined,
  allowed: readonly Allowance[],
  assessor: Assessor,
): Promise<SpecReport> {
  const before = await scored(base, assessor);
  const after = await scored(head, assessor);
  const { tools, changes, evals } = diffVersions(base ?? NOTHING, head ?? NOTHING);
  const report = (change: Change): ReportedChange => ({
    ...change,
    isAllowed: allowed.some((allowance) => allows(allowance, change)),
  });
  return {
    base: before?.version ?? null,
    head: after?.version ?? null,
    tools: tools
      .filter((tool) => tool.changes.length > 0)
      .map((tool) => ({
        name: (tool.head ?? tool.base)?.name ?? '',
        nameBefore: tool.base?.name ?? null,
        base: before?.markOf(tool.base) ?? null,
        head: after?.markOf(tool.head) ?? null,
        changes: tool.changes.map(report),
      })),
    changes: changes.map(report),
    evals,
    notes: [...(base?.notes ?? []), ...(head?.notes ?? [])],
  };
}

interface Scored {
  readonly version: SpecVersion;
  markOf(tool: Tool | undefined): Mark | null;
}

async function scored(version: ReadVersion | undefined, assessor: Assessor): Promise<Scored | undefined> {
  if (!version) return undefined;
  const { name, path, text, format, tools, source } = version;
  const report = await assessor.assess(name, text, path);
  const marks = new Map(report.tools.map(({ index, score, grade }) => [index, { score, grade }]));
  return {
    version: {
      name,
      format,
      tools: tools.length,
      mean: meanOf(report.tools.map(({ score }) => score)),
      locate: source.locate,
    },
    markOf: (tool) => (tool && marks.get(tool.index)) ?? null,
  };
}
