/** Scripts written without blanks between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;
const HAS_LETTER = /[\p{L}\p{N}]/u;

/**
 * How many words a text has. Words are split at blanks, and one without a letter or digit (a dash, a bullet) is none.
 * In Chinese and Japanese runs two characters count as one word: a fixed convention, so that no version of a
 * segmenter moves a score. (Rubric: "Words".)
 */
export function countWords(text: string): number {
  return countAscii(text) ?? countUnicode(text);
}

/** Most texts are ASCII, where a look at each character is enough; undefined for a text that is not. */
function countAscii(text: string): number | undefined {
  let count = 0;
  let isCounted = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 127) return undefined;
    if (code === 32 || (code >= 9 && code <= 13)) isCounted = false;
    else if (!isCounted && isAsciiLetter(code)) {
      isCounted = true;
      count++;
    }
  }
  return count;
}

function countUnicode(text: string): number {
  let count = 0;
  const spaced = text.replace(UNSPACED, (run) => {
    count += Math.ceil(run.length / 2);
    return ' ';
  });
  for (const word of spaced.split(/\s+/)) if (HAS_LETTER.test(word)) count++;
  return count;
}

/** A letter or digit of ASCII. */
export function isAsciiLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}

/** The sentences of a text: they end at a full stop, question or exclamation mark, and at a line end. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|(?<=[。！？])|\n+/).filter((sentence) => sentence.trim() !== '');
}
