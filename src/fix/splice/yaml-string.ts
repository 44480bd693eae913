import { isScalar, Scalar } from 'yaml';

export type Quote = '"' | "'";

/** How strings are written. */
export interface Quoting {
  readonly quote: Quote;
  /** Quotes stand around values, and around keys, that could do without. */
  readonly values: boolean;
  readonly keys: boolean;
}

/**
 * What the readers of YAML 1.1 or 1.2 take for something else than text: null, booleans, numbers, dates, times of day,
 * `=`. A little more than that: quotes do no harm.
 */
const MISREAD =
  /^(?:~|=|null|true|false|y|n|yes|no|on|off|[-+]?\.(?:inf|nan)|[-+]?\.?\d[-+.:,_\da-fox\stz]*)$/i;

/** Reads as something else than text when it stands without quotes. */
export function isMisread(text: string): boolean {
  return MISREAD.test(text);
}

/** Signs of YAML can stand inside a text, but not begin it; and it neither begins nor ends with a blank. */
const PLAIN = /^[\p{L}\p{N}_$/(](?:.*[^\s:])?$/u;

/** Not printable, half of a character, or taken for a line break by some. */
const SPECIAL = /[\p{Cc}\p{Cs}\u2028\u2029\ufeff\ufffe\uffff]/u;
const SPECIALS = new RegExp(SPECIAL, 'gu');

function isPlain(text: string, isFlow: boolean): boolean {
  if (!PLAIN.test(text) || SPECIAL.test(text) || isMisread(text)) return false;
  return !/: | #/.test(text) && !(isFlow && /[[\]{},]/.test(text));
}

/** A string without quotes where every reader takes it for that string, otherwise in quotes. */
export function stringText(text: string, isFlow: boolean, quote: Quote, isQuoted = false): string {
  if (!isQuoted && isPlain(text, isFlow)) return text;
  return quote === "'" && !SPECIAL.test(text) ? `'${text.replaceAll("'", "''")}'` : doubleQuoted(text);
}

/** The escapes of JSON are ones of YAML, too. JSON leaves some characters as they are that YAML does not print. */
function doubleQuoted(text: string): string {
  return JSON.stringify(text).replace(
    SPECIALS,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The quotes around a string; undefined for one that has none, and for what is no string. */
export function quoteOf(node: unknown): Quote | undefined {
  if (!isScalar(node)) return undefined;
  if (node.type === Scalar.QUOTE_DOUBLE) return '"';
  return node.type === Scalar.QUOTE_SINGLE ? "'" : undefined;
}

/** The quotes that stand around all of these; undefined when there are none, or some stand without. */
export function sharedQuote(nodes: readonly unknown[]): Quote | undefined {
  const first = quoteOf(nodes[0]);
  return nodes.every((node) => quoteOf(node) === first) ? first : undefined;
}
