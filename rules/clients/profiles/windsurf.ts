import { limits, type Profile } from '../limit.js';

export const windsurf: Profile = {
  id: 'windsurf',
  title: 'Windsurf',
  nature: 'client',
  limits: limits(
    { source: 'docs of Windsurf, MCP', asOf: '2026-09', mark: 'secondary', effect: 'dropped' },
    { kind: 'tool-count', most: 100 },
    // The documentation said 50, and exactly 50 was refused.
    {
      kind: 'tool-count',
      most: 49,
      source: 'https://github.com/Zhwt/go-mcp-mysql/issues/3',
      asOf: '2025-04',
      mark: 'uncertain',
    },
  ),
};
