import type { Profile } from './limit.js';
import { anthropic } from './profiles/anthropic.js';
import { anthropicStrict } from './profiles/anthropic-strict.js';
import { antigravity } from './profiles/antigravity.js';
import { bedrock } from './profiles/bedrock.js';
import { claudeCode } from './profiles/claude-code.js';
import { claudeDesktop } from './profiles/claude-desktop.js';
import { claudeDirectory } from './profiles/claude-directory.js';
import { codex } from './profiles/codex.js';
import { copilotCli } from './profiles/copilot-cli.js';
import { cursor } from './profiles/cursor.js';
import { gemini } from './profiles/gemini.js';
import { geminiCli } from './profiles/gemini-cli.js';
import { mcp20251125 } from './profiles/mcp-2025-11-25.js';
import { openai } from './profiles/openai.js';
import { openaiDirectory } from './profiles/openai-directory.js';
import { openaiStrict } from './profiles/openai-strict.js';
import { vscode } from './profiles/vscode.js';
import { windsurf } from './profiles/windsurf.js';

/** Every profile, APIs first. */
export const PROFILES: readonly Profile[] = [
  anthropic,
  openai,
  gemini,
  bedrock,
  vscode,
  cursor,
  claudeCode,
  claudeDesktop,
  codex,
  copilotCli,
  geminiCli,
  windsurf,
  antigravity,
  anthropicStrict,
  openaiStrict,
  claudeDirectory,
  openaiDirectory,
  mcp20251125,
];

/** Stands for every API and editor at once: what a tool must keep to that all of them take. */
export const PORTABLE = 'portable';

/** What `--client` takes. */
export const CLIENT_IDS: readonly string[] = [...PROFILES.map(({ id }) => id), PORTABLE];

/** The profiles of clients that were asked for, in the order of the table, each once. */
export function profilesOf(clients: readonly string[]): readonly Profile[] {
  if (clients.length === 0) return [];
  return PROFILES.filter(
    ({ id, nature }) => clients.includes(id) || (nature === 'client' && clients.includes(PORTABLE)),
  );
}
