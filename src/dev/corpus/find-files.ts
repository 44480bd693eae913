import { readdirSync, statSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** A file, and its path from the folder that was named; just its name when it was named itself. */
export interface FoundFile {
  readonly path: string;
  readonly name: string;
}

/** Every file at or below the paths, in the order of the paths and then of the names. Links are not followed. */
export function findFiles(paths: readonly string[]): FoundFile[] {
  return paths.flatMap((path) => {
    const isFolder = statSync(path).isDirectory();
    const base = isFolder ? path.replace(/\/$/, '') : dirname(path);
    const files = isFolder ? filesBelow(base) : [path];
    return files.map((file) => ({ path: file, name: relative(base, file).replaceAll('\\', '/') }));
  });
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(path);
      return entry.isFile() ? [path] : [];
    });
}
