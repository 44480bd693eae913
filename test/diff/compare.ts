import type { Change } from '../../src/diff/change.js';
import { diffVersions, type SpecDiff } from '../../src/diff/diff-versions.js';
import type { Version } from '../../src/diff/match-tools.js';
import { readSpec } from '../../src/model/read-spec.js';

/** A version of a spec from the document that it is. */
export function versionOf(document: unknown): Version {
  const spec = readSpec(document);
  if ('reason' in spec) throw new Error(spec.reason);
  return { tools: spec.tools, document };
}

/** What changed between two documents. */
export function diff(base: unknown, head: unknown): SpecDiff {
  return diffVersions(versionOf(base), versionOf(head));
}

/** What changed between two lists of tools. */
export function diffTools(base: readonly unknown[], head: readonly unknown[]): SpecDiff {
  return diff({ tools: base }, { tools: head });
}

/** Every change, those of the set first. */
export function allChanges({ changes, tools }: SpecDiff): Change[] {
  return [...changes, ...tools.flatMap((tool) => tool.changes)];
}

/** What changed between two input schemas of one tool. */
export function inputChanges(base: unknown, head: unknown): Change[] {
  const tool = (inputSchema: unknown) => ({ name: 'find_kiln', description: 'Finds a kiln.', inputSchema });
  return allChanges(diffTools([tool(base)], [tool(head)]));
}

/** What changed between two output schemas of one tool. */
export function outputChanges(base: unknown, head: unknown): Change[] {
  const tool = (outputSchema: unknown) => ({
    name: 'find_kiln',
    inputSchema: { type: 'object' },
    outputSchema,
  });
  return allChanges(diffTools([tool(base)], [tool(head)]));
}

/** The same for the schema of one parameter. */
export function parameterChanges(base: unknown, head: unknown): Change[] {
  const root = (heat: unknown) => ({ type: 'object', properties: { heat } });
  return inputChanges(root(base), root(head));
}

/** `breaking type-narrowed`, one for each change, sorted. */
export function told(changes: readonly Change[]): string[] {
  return changes.map((change) => `${change.class} ${change.kind}`).sort();
}
