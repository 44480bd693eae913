/**
 * Copies a value into objects without a prototype: there `toString` and `__proto__` are names like any other, and the
 * caller's own value is never touched.
 */
import { NotJudged } from './stops.js';

export interface CopiedValue {
  readonly copy: unknown;
  /** Every text in the value, names included, once each: what a pattern may meet. The empty text is always there. */
  readonly texts: ReadonlySet<string>;
  /** How many values there are, all told. */
  readonly nodes: number;
}

/** @throws NotJudged for what JSON cannot hold. The value must be known not to be too large. */
export function copyValue(value: unknown): CopiedValue {
  const texts = new Set<string>(['']);
  let nodes = 0;
  const copyOf = (each: unknown): unknown => {
    nodes++;
    if (typeof each === 'string') texts.add(each);
    if (each === null || ['string', 'number', 'boolean'].includes(typeof each)) return each;
    if (Array.isArray(each)) return each.map(copyOf);
    if (typeof each !== 'object') throw new NotJudged(`the value holds ${typeof each}, which JSON has not`);
    const copy: Record<string, unknown> = Object.create(null);
    for (const [name, inside] of Object.entries(each)) {
      // The validator writes names into URIs, which half a surrogate pair cannot be written into.
      if (/\p{Surrogate}/u.test(name)) throw new NotJudged('a name in the value is not valid Unicode');
      texts.add(name);
      copy[name] = copyOf(inside);
    }
    return copy;
  };
  return { copy: copyOf(value), texts, nodes };
}
