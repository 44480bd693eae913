/** Characters that take two columns: ideographs, kana, Hangul, full-width forms, emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const COMBINING = /\p{M}/u;
const ASCII = /^[\x20-\x7e]*$/;

/** The escape sequences of a style; a spec's own text has none left by the time it is laid out. */
const STYLING = /\u001b\[[\d;]*m/g;

/** How many columns a text takes in a terminal. */
export function widthOf(text: string): number {
  if (ASCII.test(text)) return text.length;
  let width = 0;
  for (const char of text.replace(STYLING, '')) width += COMBINING.test(char) ? 0 : WIDE.test(char) ? 2 : 1;
  return width;
}

/** `text` cut to `width` columns, with an ellipsis where something was left out. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  let used = 1;
  for (const char of text) {
    used += widthOf(char);
    if (used > width) break;
    kept += char;
  }
  return `${kept}…`;
}

/** `text` cut or filled with blanks to exactly `width` columns. */
export function fit(text: string, width: number): string {
  const short = cut(text, width);
  return short + ' '.repeat(width - widthOf(short));
}

/**
 * Breaks a text at blanks into lines of at most `width` columns; a longer word stands on a line of its own. No line begins
 * with a word that GitHub's runner would take for a command: `::error::`.
 */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line.trim() !== '' && !word.startsWith('::') && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line.trimEnd());
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line.trimEnd()];
}

/** A bar of `cells` cells for a value of 0–100; what is missing is drawn too, so that it reads without colour. */
export function bar(value: number, cells: number): string {
  const full = Math.floor((value * cells) / 100);
  return '█'.repeat(full) + '░'.repeat(cells - full);
}

/** `1 tool`, `2 tools`, `1,204 tools`. */
export function count(number: number, noun: string): string {
  return `${thousands(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** A whole number with commas, whatever the locale. */
export function thousands(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Points as a report shows them: at most two decimals, no zero before a whole number. */
export function points(value: number): string {
  return String(Math.round(value * 100) / 100);
}
