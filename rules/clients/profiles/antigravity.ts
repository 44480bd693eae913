import { limits, type Profile } from '../limit.js';

export const antigravity: Profile = {
  id: 'antigravity',
  title: 'Google Antigravity',
  nature: 'client',
  limits: limits(
    {
      source: 'https://github.com/enuno/unifi-mcp-server/issues/69',
      asOf: '2026-01',
      mark: 'uncertain',
      effect: 'dropped',
    },
    { kind: 'tool-count', most: 50 },
  ),
};
