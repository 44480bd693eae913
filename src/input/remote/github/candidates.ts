import { mayHoldTools, WELL_KNOWN } from '../../find-inputs.js';
import type { FileEntry } from './entries.js';

/** Folders of what others have written, or of what the editor and the pipeline read. */
const FOREIGN_FOLDERS = ['node_modules', 'bower_components', 'vendor', 'third_party', 'site-packages'];

/** Lists of packages, and the configurations of well-known programs: no tools stand in them. */
const NEVER =
  /^(?:package-lock|npm-shrinkwrap|pnpm-lock|pnpm-workspace|tsconfig(?:\..*)?|jsconfig|deno|biome|turbo|nx|lerna|renovate|vercel|angular|composer|docker-compose(?:\..*)?|compose|mkdocs|codecov|chart|values)\.(?:jsonc?|ya?ml)$/;

/** A name that says what is in the file, and words in one that promise it. */
const KNOWN_NAMES = new Set([
  ...WELL_KNOWN,
  'mcp.json',
  'server-card.json',
  'manifest.json',
  'functions.json',
]);
const IN_NAME = /(?:^|[^a-z])(?:tools?|mcp|functions?|server-?card)(?:[^a-z]|$)/;
const IN_FOLDER = /(?:^|[^a-z])(?:tools?|mcp|functions?|toolsnaps)(?:[^a-z]|$)/;

/** How probable it is that a file holds tools; 0 is the most. */
export type Plausibility = 0 | 1 | 2 | 3;

/** The files of a repository that may hold tools, the likeliest first, and of those the highest first. */
export function candidates(files: readonly FileEntry[], folder: string): FileEntry[] {
  return files
    .filter(({ path }) => mayBeOne(path, folder))
    .map((entry) => ({ entry, rank: plausibility(entry.path), depth: entry.path.split('/').length }))
    .sort((a, b) => a.rank - b.rank || a.depth - b.depth || (a.entry.path < b.entry.path ? -1 : 1))
    .map(({ entry }) => entry);
}

/** @param folder what was named: of the way to it nothing is held against a file */
function mayBeOne(path: string, folder: string): boolean {
  const below = folder === '' ? path : path.slice(folder.length + 1);
  const lower = below.toLowerCase();
  const parts = lower.split('/');
  const name = parts.pop() ?? '';
  return (
    mayHoldTools(lower) &&
    !NEVER.test(name) &&
    !name.startsWith('.') &&
    // As in a folder of this machine, hidden ones are passed over; cards of servers lie in this one.
    parts.every(
      (part) => !FOREIGN_FOLDERS.includes(part) && (!part.startsWith('.') || part === '.well-known'),
    )
  );
}

export function plausibility(path: string): Plausibility {
  const parts = path.toLowerCase().split('/');
  const name = parts.pop() ?? '';
  if (KNOWN_NAMES.has(name)) return 0;
  if (IN_NAME.test(name)) return 1;
  return name.endsWith('.snap') || parts.some((part) => IN_FOLDER.test(part)) ? 2 : 3;
}
