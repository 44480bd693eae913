/** A pattern that is nothing but text, bound to the start, the end, both or neither. */
const PLAIN_TEXT = /^(\^?)([\w /:@-]*)(\$?)$/;

/**
 * Whether a pattern of `patternProperties` matches a name. It is not run: it may take for ever, and only patterns
 * without any sign of their own are told.
 * @returns undefined when that is not known
 */
export function matches(pattern: string, name: string): boolean | undefined {
  const [, start, text, end] = PLAIN_TEXT.exec(pattern) ?? [];
  if (text === undefined) return undefined;
  if (start && end) return name === text;
  if (start) return name.startsWith(text);
  return end ? name.endsWith(text) : name.includes(text);
}
