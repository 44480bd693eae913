import { canonical } from './canonical.js';

const LONGEST = 40;

/** A text of a spec as a message shows it: in double quotes, on one line, cut. */
export function quoted(text: string, longest = LONGEST): string {
  return JSON.stringify(cut(text, longest));
}

/** A value of a spec likewise: `5`, `"asc"`, `"{\"a\":1}"`. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  return quoted(canonical(value, 'written'));
}

/** At most `longest` characters, with an ellipsis where something was left out. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const characters = [...text];
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
}

const MOST_NAMED = 3;

/** `"a", "b", "c" and 4 more`. */
export function named(values: readonly unknown[]): string {
  const first = values.slice(0, MOST_NAMED).map(shown);
  const more = values.length - first.length;
  return more > 0 ? `${first.join(', ')} and ${more} more` : first.join(', ');
}

/** Characters of a text that are shown before and after the place where it changes. */
const CONTEXT = 16;
const WINDOW = 44;

/** How one text became another: the first place where they differ, `"…up to 10 rows." → "…up to 20 rows."`. */
export function rewording(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  const from = wordStart(before, Math.max(0, start - CONTEXT), start);
  return `${excerpt(before, from)} → ${excerpt(after, from)}`;
}

/** Where the first word begins behind `from`, when there is one before `end`. */
function wordStart(text: string, from: number, end: number): number {
  const blank = from === 0 ? -1 : text.indexOf(' ', from - 1);
  return blank === -1 || blank >= end ? from : blank + 1;
}

function excerpt(text: string, from: number): string {
  const characters = [...text.slice(from, from + 2 * WINDOW)].slice(0, WINDOW);
  const shownText = characters.join('');
  const isCut = from + shownText.length < text.length;
  return JSON.stringify(`${from > 0 ? '…' : ''}${shownText}${isCut ? '…' : ''}`);
}
