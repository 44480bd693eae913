import { limits, type Profile } from '../limit.js';

export const antigravity: Profile = {
  id: 'antigravity',
  title: 'Google Antigravity',
  nature: 'client',
  limits: limits(
    {
      source: 'https://github.com/msrbuilds/elementor-mcp/issues/37',
      asOf: '2026-05',
      mark: 'secondary',
    },
    { kind: 'tool-count', most: 100 },
    {
      kind: 'tool-count',
      most: 50,
      source: 'https://github.com/enuno/unifi-mcp-server/issues/69',
      mark: 'uncertain',
    },
  ),
};
