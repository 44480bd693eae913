import type { SchemaNode } from '../../src/model/schema/node.js';
import { quote } from './quote.js';
import { quoteSafely } from './shown-safely.js';

/** The name of the property that a schema is, or is in, in quotes. */
export function placeName(node: SchemaNode, longest?: number): string {
  for (let at: SchemaNode | undefined = node; at; at = at.up)
    if (at.keyword === 'properties' && typeof at.token === 'string') return quote(at.token, longest);
  return 'the schema';
}

/** A value inside a message: a text in quotes, anything else as JSON writes it, cut. */
export function shownValue(value: unknown, longest: number): string {
  if (typeof value === 'string') return quoteSafely(value, longest);
  const written = JSON.stringify(value);
  return written.length <= longest ? written : `${written.slice(0, longest - 1)}…`;
}
