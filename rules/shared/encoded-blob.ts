/** Runs that are long enough to hide a sentence. A run that ends in the middle of a byte is cut. */
const RUN =
  /(?<![A-Za-z0-9+/_-])(?:[0-9a-fA-F]{48,}|[A-Za-z0-9+/]{48,}|[A-Za-z0-9_-]{48,})(?![A-Za-z0-9+/_-])/g;
const SHORTEST = 48;

/** What a text must have to be looked at: a run. Of a text of short words only every 48th character is read. */
export const MAY_BE_ENCODED = {
  test(text: string): boolean {
    for (let end = SHORTEST - 1, start = 0; end < text.length; ) {
      let at = end;
      while (at >= start && isDigit(text.charCodeAt(at))) at--;
      if (at < start && end - start >= SHORTEST - 1) return true;
      start = at + 1;
      end = start + SHORTEST - 1;
    }
    return false;
  },
};

/** A digit of base64, in either alphabet. */
function isDigit(code: number): boolean {
  if (code >= 97) return code <= 122;
  if (code >= 65) return code <= 90 || code === 95;
  return (code >= 47 && code <= 57) || code === 43 || code === 45;
}

/** Decoded text: printable, with blanks between words. */
const TEXT = /^[\t\n\r\x20-\x7e]+$/;
const WORDS = /[A-Za-z]{2,} (?:\S+ )*?[A-Za-z]{2,}/;
/** How much is decoded; a sentence shows itself early. */
const MOST_DECODED = 600;
/** Nobody reads so much of it, and the model pays for it with each request. */
const LONG = 1000;

interface EncodedBlob {
  readonly length: number;
  readonly form: 'base64' | 'hexadecimal';
  /** It is a sentence; without, it is only long. */
  readonly isText: boolean;
}

/**
 * The first encoded sentence in a text, or the first run of data that is long. Hashes, ids and keys decode to no
 * sentence; a JSON Web Token begins with `eyJ`, and is looked for elsewhere.
 */
export function encodedBlob(text: string): EncodedBlob | undefined {
  for (const [run] of text.matchAll(RUN)) {
    if (run.startsWith('eyJ')) continue;
    const form = /^[0-9a-fA-F]+$/.test(run) ? 'hexadecimal' : 'base64';
    const decoded = form === 'hexadecimal' ? fromHex(run) : fromBase64(run);
    const isText = TEXT.test(decoded) && WORDS.test(decoded);
    const isLong = run.length >= LONG && /\d/.test(run) && /[A-Za-z]/.test(run) && !/(.)\1{9}/.test(run);
    if (isText || isLong) return { length: run.length, form, isText };
  }
  return undefined;
}

function fromHex(run: string): string {
  const end = Math.min(run.length, MOST_DECODED) & ~1;
  let decoded = '';
  for (let at = 0; at < end; at += 2)
    decoded += String.fromCharCode(Number.parseInt(run.slice(at, at + 2), 16));
  return decoded;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function fromBase64(run: string): string {
  let bits = 0;
  let width = 0;
  let decoded = '';
  for (const digit of run.slice(0, MOST_DECODED).replaceAll('-', '+').replaceAll('_', '/')) {
    bits = ((bits << 6) | DIGITS.indexOf(digit)) & 0xffff;
    width += 6;
    if (width < 8) continue;
    width -= 8;
    decoded += String.fromCharCode((bits >> width) & 0xff);
  }
  return decoded;
}
