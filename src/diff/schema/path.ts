/**
 * The way from the root of a schema to a value that it speaks of, whatever references and branches lie between: names,
 * `[]` for the entries of a list, `{}` for the values of a map. Two versions are compared way by way.
 */
export type Path = string;

export const ROOT: Path = '';

const SEPARATOR = '\n';

/** The member `name`. */
export function memberOf(path: Path, name: string): Path {
  return `${path}${SEPARATOR}.${name}`;
}

/** An entry of a list: the one at `index`, or all that have no schema of their own. */
export function entryOf(path: Path, index?: number): Path {
  return `${path}${SEPARATOR}[${index ?? ''}]`;
}

/** The values under names that are not listed: all of them, or those that match a pattern. */
export function mapValueOf(path: Path, pattern?: string): Path {
  return `${path}${SEPARATOR}{${pattern ?? ''}}`;
}

/** The value that this one is a part of; the root itself for the root. */
export function parentOf(path: Path): Path {
  return path.slice(0, Math.max(0, path.lastIndexOf(SEPARATOR)));
}

/** True when `path` is `above` or below it. */
export function isInside(path: Path, above: Path): boolean {
  return path === above || path.startsWith(`${above}${SEPARATOR}`);
}

/** As a person would write it: `filter.items[].value`; a value of a map is `headers.*`. */
export function labelOf(path: Path): string {
  const steps = path.split(SEPARATOR).slice(1);
  const written = steps.map((step) => {
    if (step.startsWith('.') || step.startsWith('[')) return step;
    return step === '{}' ? '.*' : `.${step.slice(1, -1)}`;
  });
  return written.join('').replace(/^\./, '');
}
