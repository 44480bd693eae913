import { limits, type Profile } from '../limit.js';

export const openaiDirectory: Profile = {
  id: 'openai-directory',
  title: 'OpenAI apps directory',
  nature: 'directory',
  limits: limits(
    { source: 'https://github.com/Teamwork/mcp/issues/420', asOf: '2026-07', mark: 'secondary' },
    { kind: 'hint', hint: 'readOnlyHint' },
    { kind: 'hint', hint: 'destructiveHint' },
    // Asked for by the form; reports of rejections name the other two.
    { kind: 'hint', hint: 'openWorldHint', mark: 'uncertain' },
  ),
};
