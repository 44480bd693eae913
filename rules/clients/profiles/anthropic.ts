import { limits, type Profile } from '../limit.js';
import { ANTHROPIC_STRICT_LIMITS } from './anthropic-strict.js';

export const anthropic: Profile = {
  id: 'anthropic',
  title: 'Anthropic Messages API',
  nature: 'client',
  limits: [
    ...limits(
      {
        source: 'https://platform.claude.com/docs/en/agents-and-tools/tool-use/define-tools',
        asOf: '2026-09',
        mark: 'secondary',
      },
      { kind: 'name', pattern: /^[a-zA-Z0-9_-]*$/, allows: 'A-Z a-z 0-9 _ -' },
      { kind: 'name-length', longest: 128 },
      { kind: 'root-type' },
      {
        kind: 'root',
        keywords: ['oneOf', 'anyOf', 'allOf'],
        source: 'https://github.com/makenotion/notion-mcp-server/issues/340',
        asOf: '2026-08',
      },
      {
        kind: 'keys',
        where: 'root',
        pattern: /^[a-zA-Z0-9_.-]*$/,
        longest: 64,
        source: 'https://github.com/anthropics/claude-code/issues/92648',
        asOf: '2026-11',
      },
    ),
    ...ANTHROPIC_STRICT_LIMITS.map((limit) => ({ ...limit, onlyIf: 'strict' as const })),
  ],
};
