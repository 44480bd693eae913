/** A value as one line of JSON, with blanks behind colons and commas, cut to at most `longest` characters. */
export function inlineJson(value: unknown, longest: number): string {
  // A string has no line break in it, so those that are there stand between the parts.
  const line = JSON.stringify(value, null, 1)
    .replace(/(?<=[{[])\n\s*|\n\s*(?=[}\]])/g, '')
    .replace(/\n\s*/g, ' ');
  const characters = [...line];
  return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join('')}…`;
}
