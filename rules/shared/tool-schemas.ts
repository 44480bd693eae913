import type { Tool, ToolSchema } from '../../src/model/tool.js';
import { isObject } from '../../src/model/value.js';

/** The schemas that a tool has: input and output. What is no object is no schema; spec/field-types speaks of it. */
export function schemasOf(tool: Tool): ToolSchema[] {
  return [tool.input, tool.output].filter((schema) => isObject(schema.value));
}
