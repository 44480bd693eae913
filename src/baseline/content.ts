import type { Tool } from '../model/tool.js';
import { isObject } from '../model/value.js';
import { digest } from '../score/digest.js';

/** Digits of each half: enough to notice a change, short enough for a line. */
const DIGITS = 12;

/**
 * Tells tools apart that have the same name: a digest of the names of the parameters, and one of the description. Work
 * on a tool changes one or the other; both at once make it another tool.
 */
export function contentOf(tool: Tool): string {
  const schema = tool.fields.inputSchema.value;
  const properties = isObject(schema) && isObject(schema['properties']) ? schema['properties'] : {};
  const halves = [Object.keys(properties).sort().join('\n'), tool.description];
  return halves.map((half) => digest(half).slice(0, DIGITS)).join('-');
}

/** True when at least one half of the contents is the same. */
export function isSameTool(a: string, b: string): boolean {
  const [parameters, description] = a.split('-');
  const [otherParameters, otherDescription] = b.split('-');
  return parameters === otherParameters || description === otherDescription;
}
