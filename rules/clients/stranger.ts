import { quote } from '../shared/quote.js';

/**
 * The first character that a pattern does not take, as a sentence shows it; undefined when it takes all of them. Such a
 * pattern takes '', and every beginning of what it takes.
 */
export function strangerIn(text: string, pattern: RegExp): string | undefined {
  if (pattern.test(text)) return undefined;
  let read = '';
  for (const character of text) {
    read += character;
    if (pattern.test(read)) continue;
    const shown = character === ' ' ? 'a blank' : quote(character);
    return read === character && /[\w.-]/.test(character) ? `${shown} as its first character` : shown;
  }
  return undefined;
}
