import type { Tool } from '../../src/model/tool.js';

export const NO_ANNOTATIONS = 'the format has no annotations';

/** A tool cannot be asked for hints in a format that has no place for them. */
export function canAnnotate(tool: Tool): true | string {
  return tool.abilities.annotations || NO_ANNOTATIONS;
}

/** The hints of MCP's ToolAnnotations that are booleans. */
export const BOOLEAN_HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const;
