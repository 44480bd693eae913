import type { Tool } from '../model/tool.js';
import { canonical } from './canonical.js';
import type { Change } from './change.js';
import { compareTools } from './compare-tools.js';
import { type ChangeKind, CLASSES, classOf } from './kinds.js';
import { matchTools, type ToolPair, type Version } from './match-tools.js';

/** A tool in two versions, and what changed. */
export interface ToolDiff extends ToolPair {
  /** The gravest first. */
  readonly changes: readonly Change[];
}

/** Two versions of a spec, compared. */
export interface SpecDiff {
  /** Every tool of either version: in the order of the new one, then what is gone. */
  readonly tools: readonly ToolDiff[];
  /** Changes of the set itself. */
  readonly changes: readonly Change[];
  /** The tools of the new version that may behave otherwise, so that their evals must run again. */
  readonly evals: readonly string[];
}

/** Compares two versions of a spec, tool by tool. Equal ones give no change, and neither knows of files or scores. */
export function diffVersions(base: Version, head: Version): SpecDiff {
  const tools = matchTools(base, head).map((pair) => ({ ...pair, changes: gravestFirst(changesOf(pair)) }));
  const moved = movedTools(tools);
  const changes: Change[] = [];
  if (moved.size > 0) {
    const message = `the tools stand in another order (${moved.size} of them moved)`;
    changes.push(toolChange('tools-reordered', undefined, undefined, message));
  }
  return { tools, changes, evals: evalsOf(tools, moved) };
}

function changesOf({ base, head }: ToolPair): Change[] {
  for (const tool of [base, head]) tool?.release();
  if (!base) return [toolChange('tool-added', base, head, 'the tool is new')];
  if (!head) return [toolChange('tool-removed', base, head, 'the tool is gone')];
  if (canonical(base.raw, 'written') === canonical(head.raw, 'written') && base.name === head.name) return [];
  const changes = compareTools(base, head);
  for (const tool of [base, head]) tool.release();
  return changes;
}

function toolChange(
  kind: ChangeKind,
  base: Tool | undefined,
  head: Tool | undefined,
  message: string,
): Change {
  return {
    kind,
    class: classOf(kind, 'tool'),
    part: 'tool',
    isDecided: true,
    tool: (head ?? base)?.name ?? null,
    toolBefore: base?.name ?? null,
    message,
    base: base?.pointer ?? null,
    head: head?.pointer ?? null,
  };
}

function gravestFirst(changes: readonly Change[]): Change[] {
  const rank = (change: Change) => CLASSES.indexOf(change.class);
  return [...changes].sort((a, b) => rank(a) - rank(b));
}

/** The tools of both versions that have another place among those that both have. */
function movedTools(tools: readonly ToolPair[]): ReadonlySet<Tool> {
  const kept = tools.flatMap(({ base, head }) => (base && head ? [{ base, head }] : []));
  const before = [...kept].sort((a, b) => a.base.index - b.base.index);
  return new Set(kept.filter((pair, place) => pair !== before[place]).map(({ head }) => head));
}

function evalsOf(tools: readonly ToolDiff[], moved: ReadonlySet<Tool>): string[] {
  const concerned = tools.filter(
    ({ head, changes }) => head && (moved.has(head) || changes.some((change) => change.class !== 'neutral')),
  );
  return [...new Set(concerned.map(({ head }) => head!.name))];
}
