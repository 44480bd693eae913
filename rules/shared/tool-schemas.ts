import type { SchemaTree } from '../../src/model/schema/tree.js';
import type { Tool } from '../../src/model/tool.js';
import { isObject } from '../../src/model/value.js';
import type { Finding } from '../../src/rule/rule.js';

/** The schemas that a tool has. */
export function schemasOf({ fields, input, output }: Tool): SchemaTree[] {
  return [
    ...(isObject(fields.inputSchema.value) ? [input] : []),
    ...(isObject(fields.outputSchema.value) ? [output] : []),
  ];
}

/** Looks for faults in the schemas that a tool has. What is no object is no schema; spec/field-types speaks of it. */
export function findInSchemas(
  tool: Tool,
  find: (schema: SchemaTree) => readonly Finding[],
): readonly Finding[] {
  const inInput = isObject(tool.fields.inputSchema.value) ? find(tool.input) : [];
  if (!isObject(tool.fields.outputSchema.value)) return inInput;
  return [...inInput, ...find(tool.output)];
}
