import { limits, type Profile } from '../limit.js';

/** It calls the Messages API, and leaves out at load, with a line in its log, what the API would refuse. Other characters in names pass (https://github.com/icoretech/warden-mcp/issues/33). */
export const claudeCode: Profile = {
  id: 'claude-code',
  title: 'Claude Code',
  nature: 'client',
  limits: limits(
    { source: 'https://github.com/opentokenz/mcpx/issues/28', asOf: '2026-09', mark: 'secondary' },
    { kind: 'root', keywords: ['oneOf', 'anyOf', 'allOf'] },
    {
      kind: 'keys',
      where: 'root',
      pattern: /^[a-zA-Z0-9_.-]*$/,
      longest: 64,
      source: 'https://github.com/anthropics/claude-code/issues/92648',
      asOf: '2026-11',
    },
    {
      kind: 'full-name',
      form: 'mcp__{server}__{tool}',
      longest: 128,
      source: 'https://github.com/modelcontextprotocol/modelcontextprotocol/issues/1345',
      asOf: '2025-08',
    },
  ),
};
