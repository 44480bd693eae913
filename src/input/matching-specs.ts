import { join } from 'node:path';
import { mayHoldTools } from './find-inputs.js';

/** The files that patterns lead to and that may be specs. A pattern that ends with a slash means everything below. */
export async function specsMatching(patterns: readonly string[], folder: string): Promise<string[]> {
  const { default: fastGlob } = await import('fast-glob');
  const all = patterns.map((pattern) => pattern.replace(/\/$/, '/**').replace(/^\.\//, ''));
  const options = { cwd: folder, ignore: ['**/node_modules/**', '**/.git/**'], suppressErrors: true };
  const paths = await fastGlob(all, { ...options, followSymbolicLinks: false });
  return paths.filter(mayHoldTools).map((path) => join(folder, path));
}
