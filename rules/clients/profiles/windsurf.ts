import { limits, type Profile } from '../limit.js';

export const windsurf: Profile = {
  id: 'windsurf',
  title: 'Windsurf',
  nature: 'client',
  limits: limits(
    { source: 'docs of Windsurf, MCP', asOf: '2026-09', mark: 'secondary', effect: 'dropped' },
    { kind: 'tool-count', most: 100 },
    // One report was refused at exactly 50.
    {
      kind: 'tool-count',
      most: 49,
      source: 'https://github.com/DaxianLee/cocos-mcp-server/issues/11',
      asOf: '2025-06',
      mark: 'uncertain',
    },
  ),
};
