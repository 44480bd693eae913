import { readdirSync, statSync } from 'node:fs';

/** Every file at or below the paths, in the order of the paths and then of the names. Links are not followed. */
export function findFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path]));
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder.replace(/\/$/, '')}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(path);
      return entry.isFile() ? [path] : [];
    });
}
