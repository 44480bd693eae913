import type { Fixed } from '../fix/fixed.js';
import type { ServerState } from '../model/server-state.js';
import type { Position } from '../model/text/position.js';
import type { Grade } from '../score/grade.js';
import type { Rubric } from '../score/rubric.js';
import type { ReportedFinding, ToolReport } from './tool-report.js';

/**
 * What became of an input. `scored`: judged whole. `incomplete`: judged, but the list is cut or a rule could not be
 * judged. The others have no scores.
 */
export type InputStatus = 'scored' | 'incomplete' | 'no-tools' | 'not-a-spec' | 'unreadable';

/** What became of an input that was repaired. */
export interface FixedInput extends Omit<Fixed, 'text'> {
  /** The report on it before the repairs. */
  readonly before: InputReport;
  /** False: it was only shown what would be written. */
  readonly isWritten: boolean;
}

export interface InputReport {
  readonly name: string;
  /** Id of the container; null when there is none. */
  readonly format: string | null;
  /** The same in words. */
  readonly title: string | null;
  readonly status: InputStatus;
  /** Why it has no scores, the rest of a sentence that begins with the name; and where, for syntax. */
  readonly problem: string | null;
  readonly at: Position | null;
  readonly namespace: readonly string[];
  /** In the order of the document. */
  readonly tools: readonly ToolReport[];
  /** Findings that belong to no single tool. */
  readonly findings: readonly ReportedFinding[];
  readonly notes: readonly string[];
  /** Only there for what a running server has sent. */
  readonly server?: ServerState;
  /** Where findings are shown when the spec itself is in no file: the entry of the configuration that names the server. */
  readonly shownIn?: Position & { readonly path: string };
  /** What repairs have made of it; the rest of this report is on the text after them. */
  readonly fixed?: FixedInput;
  /** Where a pointer stands. Cheapest in the order of the document. */
  readonly locate: (pointer: string) => Position;
}

export interface Summary {
  readonly tools: number;
  /** Floored; null without tools, or when one of them is unknown. */
  readonly mean: number | null;
  readonly grade: Grade | null;
  readonly lowest: {
    readonly input: string;
    readonly name: string;
    readonly score: number;
    readonly grade: Grade;
  } | null;
}

/** How the tools of a run stand against recorded scores. */
export interface BaselineReport {
  readonly known: number;
  readonly new: number;
  /** Known tools that are worse than their records. */
  readonly failed: readonly {
    readonly input: string;
    readonly tool: string;
    /** Scores; the same where something else is worse. */
    readonly was: number;
    readonly now: number;
  }[];
  /** What the run has written. */
  readonly added: number;
  readonly raised: number;
  readonly removed: number;
}

/** Everything that one run found out. */
export interface Report {
  readonly rubric: Rubric;
  /** The configuration that was in force, when there was one. */
  readonly config?: { readonly file: string; readonly ignored: number } | undefined;
  /** Only there when there was a baseline. */
  readonly baseline?: BaselineReport | undefined;
  readonly inputs: readonly InputReport[];
  readonly summary: Summary;
}
