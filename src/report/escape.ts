/**
 * Characters that a reader does not see or that steer a terminal: controls, zero-width and bidirectional marks, line
 * separators, variation and tag characters. Everything a spec says is untrusted text.
 */
const HIDDEN =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each code unit is meant by itself, joiners too
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|\udb40[\udc00-\udfff]/g;

/** `text` with hidden characters as JSON escapes, for use inside JSON. */
export function escapeHidden(text: string): string {
  return text.replace(HIDDEN, (match) =>
    Array.from(
      { length: match.length },
      (_, at) => `\\u${match.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}

/** A line for a log that GitHub's runner reads, too: it takes what begins with `::`, behind blanks as well, for a command. */
export function harmlessLine(line: string): string {
  return line.replace(/^(\s*):(?=:)/, '$1: ');
}

/** `text` as one line for a terminal: hidden characters and line ends show as their code points. */
export function visible(text: string): string {
  return text.replace(/\n/g, '\\n').replace(HIDDEN, (match) => {
    const code = match.codePointAt(0)!;
    if (code === 9) return '\\t';
    if (code === 13) return '\\r';
    return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
  });
}
