import type { Parameter } from '../../src/model/schema/parameters.js';
import type { References } from '../../src/model/schema/resolve.js';
import type { Tool } from '../../src/model/tool.js';
import { isObject } from '../../src/model/value.js';
import type { Applicability } from '../../src/rule/rule.js';
import { alternativesOf, alwaysApplied, holds } from './schema.js';

/** Rules over parameters have nothing to judge in a tool that takes none. A missing schema is judged. */
export function hasParameters(tool: Tool): Applicability {
  if (tool.input.arguments.parameters.length > 0) return true;
  return takesNothing(tool) ? 'the tool takes no parameters' : true;
}

/** "No parameters" is said by a root of type object without any (rubric: "No parameters"). */
export function takesNothing(tool: Tool): boolean {
  const schema = tool.input.value;
  return (
    isObject(schema) &&
    tool.input.arguments.parameters.length === 0 &&
    saysObject(schema, tool.input.references)
  );
}

/** How many parameters a tool has: the subjects of the rules over them. A missing schema counts as one. */
export function countParameters(tool: Tool): number {
  return Math.max(1, tool.input.arguments.parameters.length);
}

/** The root says `type: object`, itself or by a reference or an `allOf` that always applies. */
export function saysObject(schema: unknown, references: References): boolean {
  return holds(schema, references, (node) => node['type'] === 'object');
}

/** The text that describes a parameter: its own, or that of a definition or branch it is made of; '' without any. */
export function parameterText(parameter: Parameter, references: References): string {
  const applied = alwaysApplied(parameter.schema, references);
  for (const node of applied) if (isText(node['description'])) return node['description'];
  for (const branch of alternativesOf(applied))
    for (const node of alwaysApplied(branch, references))
      if (isText(node['description'])) return node['description'];
  return '';
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
