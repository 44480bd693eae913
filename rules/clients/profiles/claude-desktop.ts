import { limits, type Profile } from '../limit.js';

/** It takes combinators at the root that the Messages API refuses: two reports say so. */
export const claudeDesktop: Profile = {
  id: 'claude-desktop',
  title: 'Claude Desktop and claude.ai',
  nature: 'client',
  limits: limits(
    { source: 'https://github.com/icoretech/warden-mcp/issues/33', asOf: '2026-03', mark: 'secondary' },
    { kind: 'name', pattern: /^[a-zA-Z0-9_-]*$/, allows: 'A-Z a-z 0-9 _ -' },
    { kind: 'name-length', longest: 64 },
  ),
};
