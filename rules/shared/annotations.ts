import type { Tool } from '../../src/model/tool.js';

/** Rules on annotations have nothing to judge in a format that has no place for them. */
export function canAnnotate(tool: Tool): true | string {
  return tool.abilities.annotations || 'the format has no annotations';
}

/** The hints of MCP's ToolAnnotations that are booleans. */
export const BOOLEAN_HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const;
