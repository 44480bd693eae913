/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. Source: FIPS 180-4, 4.2.2. */
const CONSTANTS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
];

/** The same of the square roots of the first eight primes. Source: FIPS 180-4, 5.3.3. */
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

const BLOCK = 64;

/**
 * The SHA-256 digest of a text in UTF-8, in base 64, as a content security policy names an inline script or style.
 * Written out here because the runtimes offer it only under names of their own, or only asynchronously.
 * Source: FIPS 180-4, 6.2.
 */
export function sha256(text: string): string {
  const bytes = padded(utf8(text));
  const hash = new Uint32Array(START);
  for (let at = 0; at < bytes.byteLength; at += BLOCK) addBlock(hash, bytes, at);
  return base64(
    [...hash].flatMap((word) => [word >>> 24, word >>> 16, word >>> 8, word].map((part) => part & 255)),
  );
}

function utf8(text: string): number[] {
  const units = encodeURIComponent(text).match(/%..|[^%]/g) ?? [];
  return units.map((unit) => (unit.length === 3 ? Number.parseInt(unit.slice(1), 16) : unit.charCodeAt(0)));
}

/** The message, a bit 1, zeros up to a whole number of blocks, and at their end the length of the message in bits. */
function padded(message: readonly number[]): DataView {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length << 3);
  return view;
}

function addBlock(hash: Uint32Array, bytes: DataView, at: number): void {
  const words = schedule(bytes, at);
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let round = 0; round < BLOCK; round++) {
    const big1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + big1 + chosen + CONSTANTS[round]! + words[round]!) | 0;
    const big0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + big0 + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => {
    hash[index]! += value;
  });
}

function schedule(bytes: DataView, at: number): Uint32Array {
  const words = new Uint32Array(BLOCK);
  for (let index = 0; index < 16; index++) words[index] = bytes.getUint32(at + 4 * index);
  for (let index = 16; index < BLOCK; index++) {
    const [early, late] = [words[index - 15]!, words[index - 2]!];
    const small0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const small1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words[index] = words[index - 16]! + small0 + words[index - 7]! + small1;
  }
  return words;
}

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function base64(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (const shift of [18, 12, 6, 0]) text += DIGITS[(three >> shift) & 63];
  }
  const missing = (3 - (bytes.length % 3)) % 3;
  return text.slice(0, text.length - missing) + '='.repeat(missing);
}
