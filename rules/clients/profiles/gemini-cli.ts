import { limits, type Profile } from '../limit.js';

/** It keeps 30 characters of each end of what is longer: two tools may come to have one name. */
export const geminiCli: Profile = {
  id: 'gemini-cli',
  title: 'Gemini CLI',
  nature: 'client',
  limits: limits(
    { source: 'google-gemini/gemini-cli, source', asOf: '2026-08', mark: 'verified', effect: 'renamed' },
    { kind: 'name', pattern: /^[a-zA-Z0-9_.:-]*$/, allows: 'A-Z a-z 0-9 _ . : -' },
    { kind: 'full-name', form: 'mcp_{server}_{tool}', longest: 63 },
  ),
};
