/** More specs than this are not named one by one. */
const MOST_NAMED = 5;

/** Specs as the arguments of a shell command: their names, or the whole folder when there are many. */
export function specArguments(specs: readonly string[]): string {
  return specs.length > MOST_NAMED ? '.' : specs.map(quoted).join(' ');
}

/** A pattern for the paths of the specs, as Python and JavaScript read it. */
export function specPattern(specs: readonly string[]): string {
  if (specs.length > MOST_NAMED) return '\\.(json|jsonc|jsonl|ya?ml)$';
  return `^(${specs.map((path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})$`;
}

function quoted(path: string): string {
  if (path.startsWith('-')) return quoted(`./${path}`);
  return /^[\w./@%+=:,-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
