/** `text` cut to at most `most` code units, with an ellipsis where something was left out; no character is halved. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
