import { limits, type Profile } from '../limit.js';

export const claudeDirectory: Profile = {
  id: 'claude-directory',
  title: 'Claude connectors directory',
  nature: 'directory',
  limits: limits(
    {
      source: 'https://claude.com/docs/connectors/building/review-criteria',
      asOf: '2026-10',
      mark: 'secondary',
    },
    { kind: 'name-length', longest: 64 },
    { kind: 'title', where: 'anywhere' },
    { kind: 'applicable-hint', degree: 'some' },
    { kind: 'one-act' },
    // Reviews do not agree whether a tool that only adds is destructive: one asked for true, two took false.
    {
      kind: 'applicable-hint',
      degree: 'true',
      mark: 'uncertain',
      source:
        'https://github.com/vantage-sh/vantage-mcp-server/pull/108; against it https://github.com/TryGhost/ghst/pull/183',
      asOf: '2026-07',
    },
    {
      kind: 'title',
      where: 'annotations',
      mark: 'uncertain',
      source: 'https://github.com/basicmachines-co/basic-memory/pull/1031',
      asOf: '2026-07',
    },
  ),
};
