import { limits, type Profile } from '../limit.js';
import { anthropic } from './anthropic.js';

/** It calls the Messages API, and leaves out at load what the API would refuse. */
export const claudeCode: Profile = {
  id: 'claude-code',
  title: 'Claude Code',
  nature: 'client',
  limits: [
    ...anthropic.limits.filter(({ kind, onlyIf }) => kind !== 'name-length' && onlyIf === undefined),
    ...limits(
      {
        source: 'https://github.com/anthropics/claude-code/issues/20643',
        asOf: '2026-03',
        mark: 'secondary',
      },
      { kind: 'full-name', form: 'mcp__{server}__{tool}', longest: 128 },
      { kind: 'full-name', form: 'mcp__{server}__{tool}', longest: 64, mark: 'uncertain' },
    ),
  ],
};
