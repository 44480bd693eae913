import { limits, type Profile } from '../limit.js';
import { anthropic } from './anthropic.js';

export const claudeDesktop: Profile = {
  id: 'claude-desktop',
  title: 'Claude Desktop',
  nature: 'client',
  limits: [
    ...anthropic.limits.filter(({ kind, onlyIf }) => kind !== 'name-length' && onlyIf === undefined),
    ...limits(
      {
        source: 'https://github.com/NetApp/netapp-dataops-toolkit/issues/38',
        asOf: '2026-03',
        mark: 'secondary',
      },
      { kind: 'name-length', longest: 64 },
    ),
  ],
};
