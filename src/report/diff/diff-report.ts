import type { Change } from '../../diff/change.js';
import { type ChangeClass, CLASSES } from '../../diff/kinds.js';
import type { Position } from '../../model/text/position.js';
import { type Grade, gradeOf } from '../../score/grade.js';
import type { Rubric } from '../../score/rubric.js';

/** A score with its letter; null when it is unknown. */
export interface Mark {
  readonly score: number | null;
  readonly grade: Grade | null;
}

/** One version of a spec, as a report speaks of it. */
export interface SpecVersion {
  readonly name: string;
  /** Id of the container and the shape of its tools. */
  readonly format: string;
  readonly tools: number;
  /** Floored; unknown without tools, or when one of them is. */
  readonly mean: Mark;
  /** Where a pointer stands. */
  readonly locate: (pointer: string) => Position;
}

/** A change, and whether the command line has allowed it. */
export interface ReportedChange extends Change {
  readonly isAllowed: boolean;
}

/** A tool that changed. */
export interface ChangedTool {
  /** The name in the new version, or the old one of a tool that is gone. */
  readonly name: string;
  /** The name in the old version; null for a tool that is new. */
  readonly nameBefore: string | null;
  /** null in the version that does not have the tool. */
  readonly base: Mark | null;
  readonly head: Mark | null;
  /** The gravest first. */
  readonly changes: readonly ReportedChange[];
}

/** Two versions of a spec. */
export interface SpecReport {
  /** null for a file that is new … */
  readonly base: SpecVersion | null;
  /** … or gone. */
  readonly head: SpecVersion | null;
  readonly tools: readonly ChangedTool[];
  /** Changes that belong to no single tool. */
  readonly changes: readonly ReportedChange[];
  /** The tools whose evals must run again. */
  readonly evals: readonly string[];
  readonly notes: readonly string[];
}

/** A spec that could not be compared, and why, as the rest of a sentence that begins with its name. */
export interface DiffProblem {
  readonly name: string;
  readonly problem: string;
}

/** Everything that one run of `diff` found out. */
export interface DiffReport {
  readonly rubric: Rubric;
  readonly specs: readonly SpecReport[];
  readonly problems: readonly DiffProblem[];
}

/** Every change of a spec, those of the set first. */
export function changesOf({ changes, tools }: SpecReport): ReportedChange[] {
  return [...changes, ...tools.flatMap((tool) => tool.changes)];
}

/** How many changes there are of each class. */
export function countByClass(changes: readonly Change[]): Readonly<Record<ChangeClass, number>> {
  const counts = { breaking: 0, behavioural: 0, neutral: 0 };
  for (const change of changes) counts[change.class]++;
  return counts;
}

/** `2 breaking, 1 neutral`; `no changes` without any. */
export function countsInWords(changes: readonly Change[]): string {
  const counts = countByClass(changes);
  const parts = CLASSES.filter((each) => counts[each] > 0).map((each) => `${counts[each]} ${each}`);
  return parts.length > 0 ? parts.join(', ') : 'no changes';
}

/** What came out, in a few words. What could not be compared comes first: where nothing was, there is no other word. */
export function headlineOf({ specs, problems }: DiffReport): string {
  const changes = countsInWords(specs.flatMap(changesOf));
  if (problems.length === 0) return changes;
  const missed = `${problems.length} ${problems.length === 1 ? 'spec' : 'specs'} could not be compared`;
  return specs.length === 0 ? missed : `${missed}; ${changes} in ${specs.length} compared`;
}

/** The mean of scores, floored. */
export function meanOf(scores: readonly (number | null)[]): Mark {
  const known = scores.filter((score) => score !== null);
  const isKnown = known.length === scores.length && known.length > 0;
  const score = isKnown ? Math.floor(known.reduce((sum, each) => sum + each, 0) / known.length) : null;
  return { score, grade: gradeOf(score) };
}

/** `B 83 → A 91`, `new A 91`, `was B 83`. Without a change, the score alone. */
export function scoreChange(base: Mark | null, head: Mark | null): string {
  if (!base) return head ? `new, ${markText(head)}` : '';
  if (!head) return `was ${markText(base)}`;
  return base.score === head.score ? markText(head) : `${markText(base)} → ${markText(head)}`;
}

/** The mean of a spec in both versions, or in the one that there is. */
export function meanChange({ base, head }: SpecReport): string {
  const [before, after] = [base?.mean ?? head?.mean, head?.mean ?? base?.mean];
  return before && after ? scoreChange(before, after) : '';
}

function markText({ score, grade }: Mark): string {
  return score === null ? '?' : `${grade} ${score}`;
}

/** The name of a file that is compared with itself, or both names. */
export function titleOf({ base, head }: SpecReport): string {
  if (!base) return `${head?.name ?? ''} (new)`;
  return head ? `${base.name} → ${head.name}` : `${base.name} (gone)`;
}

/** `12 tools`, `12 → 13 tools`. */
export function toolCount({ base, head }: SpecReport): string {
  const [before, after] = [base?.tools ?? 0, head?.tools ?? 0];
  const noun = after === 1 ? 'tool' : 'tools';
  return before === after ? `${after} ${noun}` : `${before} → ${after} ${noun}`;
}

/** Where a change stands: in the new version, or in the old one when the tool is gone. */
export function placeOf(change: Change, { base, head }: SpecReport): string | undefined {
  const [version, pointer] = head && change.head !== null ? [head, change.head] : [base, change.base];
  if (!version || pointer === null) return undefined;
  const { line, column } = version.locate(pointer);
  return `${version.name}:${line}:${column}`;
}
