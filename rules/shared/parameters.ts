import type { Parameter } from '../../src/model/schema/parameters.js';
import type { References } from '../../src/model/schema/resolve.js';
import type { Tool } from '../../src/model/tool.js';
import { isObject } from '../../src/model/value.js';
import { alternativesOf, alwaysApplied, holds } from './schema.js';

/** Every parameter of a tool, at every depth. */
export function parametersOf(tool: Tool): readonly Parameter[] {
  return tool.input.arguments.parameters;
}

/** The parameters that a caller names at the top. */
export function rootParameters(tool: Tool): readonly Parameter[] {
  const root = tool.input.arguments.objects[0];
  return parametersOf(tool).filter((parameter) => parameter.owner === root);
}

/** Rules over parameters have nothing to judge in a tool that takes none. A missing schema is judged. */
export function hasParameters(tool: Tool): true | string {
  return takesNothing(tool) ? 'the tool takes no parameters' : true;
}

/** "No parameters" is said by a root of type object without any (rubric: "No parameters"). */
export function takesNothing(tool: Tool): boolean {
  const schema = tool.input.value;
  return isObject(schema) && parametersOf(tool).length === 0 && saysObject(schema, tool.input.references);
}

/** The root says `type: object`, itself or by a reference or an `allOf` that always applies. */
export function saysObject(schema: unknown, references: References): boolean {
  return holds(schema, references, (node) => node['type'] === 'object');
}

/** The text that describes a parameter: its own, or that of a definition or branch it is made of; '' without any. */
export function parameterText(parameter: Parameter, references: References): string {
  const applied = alwaysApplied(parameter.schema, references);
  for (const node of [
    ...applied,
    ...alternativesOf(applied).flatMap((branch) => alwaysApplied(branch, references)),
  ]) {
    const text = node['description'];
    if (typeof text === 'string' && text.trim() !== '') return text;
  }
  return '';
}
