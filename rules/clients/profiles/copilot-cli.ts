import { limits, type Profile } from '../limit.js';

export const copilotCli: Profile = {
  id: 'copilot-cli',
  title: 'GitHub Copilot CLI',
  nature: 'client',
  limits: limits(
    { source: 'https://github.com/github/copilot-cli/issues/1879', asOf: '2026-03', mark: 'secondary' },
    { kind: 'name', pattern: /^[a-zA-Z0-9_-]*$/, allows: 'A-Z a-z 0-9 _ -' },
    { kind: 'name-length', longest: 128 },
  ),
};
