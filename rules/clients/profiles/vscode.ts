import { limits, type Profile } from '../limit.js';

export const vscode: Profile = {
  id: 'vscode',
  title: 'VS Code, GitHub Copilot',
  nature: 'client',
  limits: limits(
    {
      source: 'microsoft/vscode-copilot-chat, toolSchemaNormalizer.ts',
      asOf: '2026-03',
      mark: 'verified',
    },
    { kind: 'items' },
    {
      kind: 'root',
      keywords: ['oneOf', 'anyOf', 'allOf', 'not', 'if', 'then', 'else'],
      effect: 'deleted',
    },
    { kind: 'tool-count', most: 128, source: 'VS Code 1.138, error text', asOf: '2026-09' },
    {
      kind: 'name-length',
      longest: 64,
      source: 'https://github.com/microsoft/vscode/issues/243602',
      asOf: '2025-03',
      mark: 'uncertain',
    },
  ),
};
