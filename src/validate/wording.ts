/** The words of this room: how a value, a name and a kind are spoken of in a message. */

/** No message is longer. */
const LONGEST = 100;

/** How much of an untrusted text is quoted, widest first. */
const WIDTHS = [30, 24, 18, 12] as const;

/**
 * The widest phrasing that keeps a message within its length.
 *
 * @param phrase says the message, quoting at most `width` characters of each untrusted text
 */
export function fit(phrase: (width: number) => string): string {
  const said = WIDTHS.map(phrase);
  const fitting = said.find((message) => message.length <= LONGEST);
  return fitting ?? shorten(said.at(-1) ?? '', LONGEST);
}

/** A text in double quotes, escaped as in JSON and cut after `width` characters. */
export function quote(text: string, width: number): string {
  return JSON.stringify(shorten(text, width));
}

/** A value as a message shows it: scalars as JSON, lists and objects by their kind. */
export function show(value: unknown, width: number): string {
  if (typeof value === 'string') return quote(value, width);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return shorten(String(value), width);
}

/** `1 item`, `2 items`. */
export function count(amount: number, singular: string, plural = `${singular}s`): string {
  return `${amount} ${amount === 1 ? singular : plural}`;
}

/** Cuts between characters, never inside one. */
function shorten(text: string, width: number): string {
  if (text.length <= width) return text;
  const cut = text.slice(0, width - 1);
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
