/** Scripts written without blanks between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;
const HAS_LETTER = /[\p{L}\p{N}]/u;

/**
 * How many words a text has. Words are split at blanks, and one without a letter or digit (a dash, a bullet) is none.
 * In Chinese and Japanese runs two characters count as one word: a fixed convention, so that no version of a
 * segmenter moves a score. (Rubric: "Words".)
 */
export function countWords(text: string): number {
  return countSpaced(text) ?? countMixed(text);
}

/** Where scripts without blanks begin; below are Latin, Cyrillic, Arabic … and punctuation. */
const FIRST_UNSPACED = 0x2e80;

/** Most texts have no such script, and a look at each character is enough; undefined for one that has. */
function countSpaced(text: string): number | undefined {
  let count = 0;
  let isCounted = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= FIRST_UNSPACED) return undefined;
    if (code === 32 || (code >= 9 && code <= 13) || code === 160) isCounted = false;
    else if (!isCounted && isLetter(code)) {
      isCounted = true;
      count++;
    }
  }
  return count;
}

function countMixed(text: string): number {
  let count = 0;
  const spaced = text.replace(UNSPACED, (run) => {
    count += Math.ceil(run.length / 2);
    return ' ';
  });
  for (const word of spaced.split(/\s+/)) if (HAS_LETTER.test(word)) count++;
  return count;
}

/** A letter or digit; from U+00AA on, what is not punctuation or a symbol (U+2000 to U+2BFF) is taken for one. */
function isLetter(code: number): boolean {
  if (code < 128)
    return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
  return code >= 0xc0 && (code < 0x2000 || code > 0x2bff) && code !== 0xd7 && code !== 0xf7;
}

/** The sentences of a text: they end at a full stop, question or exclamation mark, and at a line end. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|(?<=[。！？])|\n+/).filter((sentence) => sentence.trim() !== '');
}
