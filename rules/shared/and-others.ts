import { quote } from './quote.js';

/** `"limit"`, `"limit" and "page"`, `"limit" and 3 others`: one finding for what is alike in one tool. */
export function andOthers(labels: readonly string[], longest = 30): string {
  const [first = '', second = ''] = labels;
  if (labels.length === 1) return quote(first, longest);
  if (labels.length === 2) return `${quote(first, longest - 10)} and ${quote(second, longest - 10)}`;
  return `${quote(first, longest)} and ${labels.length - 1} others`;
}
