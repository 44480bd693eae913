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

/**
 * True when patterns lead to any file. Hidden ones count, and those of packages where a pattern speaks of them: this
 * asks whether a pattern can mean something, not what a search of the folder would judge.
 */
export async function isAnyFile(patterns: readonly string[], folder: string): Promise<boolean> {
  const { default: fastGlob } = await import('fast-glob');
  const speaksOfPackages = patterns.some((pattern) => pattern.includes('node_modules'));
  const ignore = speaksOfPackages ? [] : ['**/node_modules/**'];
  // Only * ? and {a,b} have a meaning in a configuration.
  const all = patterns.map((pattern) =>
    pattern
      .replace(/\/$/, '/**')
      .replace(/^\.\//, '')
      .replace(/[[\]()!+@\\]/g, '\\$&'),
  );
  const options = { cwd: folder, ignore, dot: true, suppressErrors: true, followSymbolicLinks: false };
  return (await fastGlob(all, options)).length > 0;
}
