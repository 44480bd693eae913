/**
 * Schemas are read for parameters to this depth. The deepest of 12,643 tools had 20 levels (Microsoft Research,
 * "Tool-space interference", 2025-09), and MCP lets clients bound the depth they accept; a schema of thousands of levels
 * comes from a generator that unrolled a cycle, and its report would be larger than the square of its text.
 */
export const DEEPEST_SCHEMA = 100;
