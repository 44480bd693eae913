import { limits, type Profile } from '../limit.js';
import { OPENAI_STRICT_LIMITS } from './openai-strict.js';

const TYPES = 'openai 6.49.0 (npm), types of FunctionDefinition';

export const openai: Profile = {
  id: 'openai',
  title: 'OpenAI Chat Completions',
  nature: 'client',
  limits: [
    ...limits(
      { source: TYPES, asOf: '2026-11', mark: 'verified' },
      { kind: 'name', pattern: /^[a-zA-Z0-9_-]*$/, allows: 'A-Z a-z 0-9 _ -' },
      { kind: 'name-length', longest: 64 },
    ),
    ...limits(
      {
        source: 'https://github.com/makenotion/notion-mcp-server/issues/340',
        asOf: '2026-08',
        mark: 'secondary',
      },
      { kind: 'root-type', source: 'https://github.com/vercel/ai/issues/7005', asOf: '2025-07' },
      { kind: 'root', keywords: ['oneOf', 'anyOf', 'allOf'] },
      {
        kind: 'items',
        source: 'https://github.com/digitalocean-labs/mcp-digitalocean/issues/265',
        asOf: '2026-11',
      },
      {
        kind: 'tool-count',
        most: 128,
        source: 'https://github.com/Snowflake-Labs/mcp/issues/77',
        asOf: '2026-11',
      },
    ),
    ...limits(
      { source: 'https://github.com/zed-industries/zed/issues/32946', asOf: '2025-06', mark: 'uncertain' },
      { kind: 'description-length', longest: 1024 },
      // Clients that put the name of the server first, each with a separator of its own; this is the shortest.
      {
        kind: 'full-name',
        form: '{server}_{tool}',
        longest: 64,
        source: 'https://github.com/microsoft/vscode/issues/243602',
        asOf: '2025-03',
      },
    ),
    ...OPENAI_STRICT_LIMITS.map((limit) => ({ ...limit, onlyIf: 'strict' as const })),
  ],
};
