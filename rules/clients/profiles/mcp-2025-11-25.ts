import { limits, type Profile } from '../limit.js';

/** MCP 2026-07-28 took back what this revision and its SDKs ask of `outputSchema`. */
export const mcp20251125: Profile = {
  id: 'mcp-2025-11-25',
  title: 'Clients of MCP 2025-11-25 and older',
  nature: 'protocol',
  limits: limits(
    {
      source:
        '@modelcontextprotocol/sdk 1.32.2 and client 2.4.0 (npm): listTools throws; MCP 2025-11-25, schema, Tool.outputSchema',
      asOf: '2026-11',
      mark: 'verified',
    },
    { kind: 'output-root' },
  ),
};
