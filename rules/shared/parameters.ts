import type { Parameter, RequiredName } from '../../src/model/schema/arguments.js';
import type { SchemaTree } from '../../src/model/schema/tree.js';
import type { Tool } from '../../src/model/tool.js';
import type { Applicability } from '../../src/rule/rule.js';
import { alternativesOf, alwaysApplied, holds } from './schema.js';

/** A format without a place for a schema says nothing about parameters. */
const NO_SCHEMA = 'the format has no schemas';

/** Rules on the schema itself have nothing to judge in a format that has none. */
export function hasSchema(tool: Tool): Applicability {
  return tool.abilities.schema || NO_SCHEMA;
}

/** Rules over parameters have nothing to judge in a tool that takes none. A missing schema is judged. */
export function hasParameters(tool: Tool): Applicability {
  if (!tool.abilities.schema) return NO_SCHEMA;
  return takesNothing(tool) ? 'the tool takes no parameters' : true;
}

/** "No parameters" is said by a root of type object that has none and requires none (rubric: "No parameters"). */
export function takesNothing(tool: Tool): boolean {
  const { parameters, objects } = tool.input.arguments;
  return parameters.length === 0 && !objects[0]?.undefinedRequired.length && saysObject(tool.input);
}

/** How many parameters a tool has: the subjects of the rules over them. A missing schema counts as one. */
export function countParameters(tool: Tool): number {
  return Math.max(1, tool.input.arguments.parameters.length);
}

/** Names that are required though no parameter is defined at all: nothing says what they are. */
export function requiredOutOfNowhere(tool: Tool): readonly RequiredName[] {
  const { parameters, objects } = tool.input.arguments;
  return parameters.length > 0 ? [] : (objects[0]?.undefinedRequired ?? []);
}

/** The root says `type: object`, itself or by a reference or an `allOf` that always applies. */
export function saysObject(tree: SchemaTree): boolean {
  return holds(tree.root, tree, (node) => node.type === 'object');
}

/** The text that describes a parameter: its own, or that of a definition or branch it is made of; '' without any. */
export function parameterText({ node }: Parameter, tree: SchemaTree): string {
  if (node.description !== '' || node.isSimple) return node.description;
  const applied = alwaysApplied(node, tree);
  const branches = alternativesOf(applied).flatMap((branch) => alwaysApplied(branch, tree));
  return [...applied, ...branches].find(({ description }) => description !== '')?.description ?? '';
}
