import type { ChangeClass, ChangeKind, Part } from '../../diff/kinds.js';
import { escapeHidden } from '../escape.js';
import {
  changesOf,
  countByClass,
  type DiffProblem,
  type DiffReport,
  type Mark,
  type ReportedChange,
  type SpecReport,
  type SpecVersion,
} from './diff-report.js';

/** The version of the JSON report. It rises when a field changes its meaning or goes away, not when one is added. */
export const DIFF_VERSION = 1;

interface JsonPlace {
  readonly pointer: string;
  readonly line: number;
  readonly column: number;
}

interface JsonChange {
  readonly kind: ChangeKind;
  readonly class: ChangeClass;
  readonly part: Part;
  readonly decided: boolean;
  readonly allowed: boolean;
  readonly tool: string | null;
  readonly toolBefore: string | null;
  readonly message: string;
  readonly base: JsonPlace | null;
  readonly head: JsonPlace | null;
}

interface JsonVersion extends Mark {
  readonly name: string;
  readonly format: string;
  readonly tools: number;
}

interface JsonSpec {
  readonly base: JsonVersion | null;
  readonly head: JsonVersion | null;
  readonly changes: readonly JsonChange[];
  readonly tools: readonly {
    readonly name: string;
    readonly nameBefore: string | null;
    readonly base: Mark | null;
    readonly head: Mark | null;
  }[];
  readonly evals: readonly string[];
  readonly notes: readonly string[];
}

/** What changed, as plain JSON. Its JSON Schema is `diff.schema.json` in the package. */
export interface JsonDiff {
  readonly diffVersion: typeof DIFF_VERSION;
  readonly rubric: DiffReport['rubric'];
  readonly specs: readonly JsonSpec[];
  readonly problems: readonly DiffProblem[];
  readonly evals: readonly string[];
  readonly summary: Readonly<Record<ChangeClass | 'allowed', number>>;
}

/** The report as JSON text. Hidden characters are written as escapes. */
export function formatDiffJson(report: DiffReport): string {
  return `${escapeHidden(JSON.stringify(toJsonDiff(report), null, 1))}\n`;
}

function toJsonDiff({ rubric, specs, problems }: DiffReport): JsonDiff {
  const all = specs.flatMap(changesOf);
  return {
    diffVersion: DIFF_VERSION,
    rubric,
    specs: specs.map(jsonSpec),
    problems,
    evals: [...new Set(specs.flatMap((spec) => spec.evals))],
    summary: { ...countByClass(all), allowed: all.filter(({ isAllowed }) => isAllowed).length },
  };
}

function jsonSpec(spec: SpecReport): JsonSpec {
  return {
    base: jsonVersion(spec.base),
    head: jsonVersion(spec.head),
    changes: changesOf(spec).map((change) => jsonChange(change, spec)),
    tools: spec.tools.map(({ name, nameBefore, base, head }) => ({ name, nameBefore, base, head })),
    evals: spec.evals,
    notes: spec.notes,
  };
}

function jsonVersion(version: SpecVersion | null): JsonVersion | null {
  if (!version) return null;
  const { name, format, tools, mean } = version;
  return { name, format, tools, ...mean };
}

function jsonChange(change: ReportedChange, { base, head }: SpecReport): JsonChange {
  return {
    kind: change.kind,
    class: change.class,
    part: change.part,
    decided: change.isDecided,
    allowed: change.isAllowed,
    tool: change.tool,
    toolBefore: change.toolBefore,
    message: change.message,
    base: jsonPlace(base, change.base),
    head: jsonPlace(head, change.head),
  };
}

function jsonPlace(version: SpecVersion | null, pointer: string | null): JsonPlace | null {
  return version && pointer !== null ? { pointer, ...version.locate(pointer) } : null;
}
