import type { Field, Tool } from '../model/tool.js';
import type { Outcome } from './outcome.js';

/** A tool that was judged. */
export interface JudgedTool {
  readonly tool: Tool;
  readonly outcomes: readonly Outcome[];
}

/** Tools with one description that are remembered; a set in which more differ gains nothing from it. */
const MOST_ALIKE = 4;

/**
 * Finds a tool that was judged before and is the same in all but its name and its place. Registries are full of them:
 * versions and forks of one server. What rules say about such a tool, but for those that look at its name, they have
 * said already.
 */
export class Twins {
  readonly #byDescription = new Map<string, JudgedTool[]>();

  find(tool: Tool): JudgedTool | undefined {
    return this.#byDescription.get(tool.description)?.find((judged) => areTwins(judged.tool, tool));
  }

  remember(tool: Tool, outcomes: readonly Outcome[]): void {
    const alike = this.#byDescription.get(tool.description);
    if (!alike) this.#byDescription.set(tool.description, [{ tool, outcomes }]);
    else if (alike.length < MOST_ALIKE) alike.push({ tool, outcomes });
  }
}

function areTwins(a: Tool, b: Tool): boolean {
  return (
    a.abilities === b.abilities &&
    a.fields.examples.length === b.fields.examples.length &&
    isSameField(a, a.fields.inputSchema, b, b.fields.inputSchema) &&
    isSameField(a, a.fields.annotations, b, b.fields.annotations) &&
    isSameField(a, a.fields.outputSchema, b, b.fields.outputSchema) &&
    isSameField(a, a.fields.description, b, b.fields.description) &&
    isSameField(a, a.fields.title, b, b.fields.title) &&
    a.fields.examples.every((field, index) => isSameField(a, field, b, b.fields.examples[index]!))
  );
}

/** The same value at the same place inside its tool. */
function isSameField(a: Tool, inA: Field, b: Tool, inB: Field): boolean {
  return (
    inA.pointer.length - a.pointer.length === inB.pointer.length - b.pointer.length &&
    inA.pointer.endsWith(inB.pointer.slice(b.pointer.length)) &&
    isSame(inA.value, inB.value, 0)
  );
}

/** Values nested deeper than this count as different: the comparison uses the call stack. */
const DEEPEST = 200;

/** The same JSON, with the keys of its objects in the same order: rules report in that order. */
function isSame(a: unknown, b: unknown, depth: number): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || depth > DEEPEST)
    return false;
  const keys = Object.keys(a);
  const others = Object.keys(b);
  if (keys.length !== others.length || Array.isArray(a) !== Array.isArray(b)) return false;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at]!;
    if (key !== others[at]) return false;
    if (!isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], depth + 1))
      return false;
  }
  return true;
}
