import { limits, type Profile } from '../limit.js';

export const cursor: Profile = {
  id: 'cursor',
  title: 'Cursor',
  nature: 'client',
  limits: limits(
    {
      source: 'https://github.com/ComposioHQ/composio/issues/2788',
      asOf: '2026-02',
      mark: 'secondary',
      effect: 'dropped',
    },
    // The client says that 60 exceeds 60.
    { kind: 'full-name', form: '{server}{tool}', longest: 59 },
    {
      kind: 'tool-count',
      most: 40,
      source: 'https://github.com/bun913/mcp-testrail/issues/6',
      asOf: '2025-04',
      mark: 'uncertain',
    },
    {
      kind: 'tool-count',
      most: 80,
      source: 'https://github.com/DaxianLee/cocos-mcp-server/issues/11',
      asOf: '2026-02',
      mark: 'uncertain',
    },
  ),
};
