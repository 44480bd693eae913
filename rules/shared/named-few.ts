import { quote } from './quote.js';

/** Names in a message: `"a" and "b"`, `"a", "b" and 3 more`. Long ones are cut, since a message has one line. */
export function namedFew(names: readonly string[], longest = 22): string {
  const shown = names.slice(0, 2).map((name) => quote(name, longest));
  if (names.length <= 2) return shown.join(' and ');
  return `${shown.join(', ')} and ${names.length - 2} more`;
}
