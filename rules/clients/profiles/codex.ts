import { limits, type Profile } from '../limit.js';

/** It writes other characters as `_`, and ends what is too long with a hash: no tool is lost, but its name is. */
export const codex: Profile = {
  id: 'codex',
  title: 'Codex',
  nature: 'client',
  limits: limits(
    {
      source: 'https://github.com/openai/codex/issues/46188',
      asOf: '2026-09',
      mark: 'verified',
      effect: 'renamed',
    },
    { kind: 'name', pattern: /^[a-zA-Z0-9_-]*$/, allows: 'A-Z a-z 0-9 _ -' },
    { kind: 'full-name', form: 'mcp__{server}__{tool}', longest: 128 },
  ),
};
