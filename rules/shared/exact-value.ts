/**
 * True when a value can be written again as it was: a number of more digits than a double holds has lost some when it
 * was read (9007199254740993 is read as …992). Nesting does not use the call stack.
 */
export function isExactValue(value: unknown): boolean {
  const open: unknown[] = [value];
  for (let at = 0; at < open.length; at++) {
    const node = open[at];
    if (typeof node === 'number' && !isExactNumber(node)) return false;
    if (typeof node === 'object' && node !== null) open.push(...Object.values(node));
  }
  return true;
}

/** Fifteen significant digits survive any double. */
const MOST_DIGITS = 15;

function isExactNumber(value: number): boolean {
  const digits = String(value).replace(/e.*$/, '').replace(/\D/g, '').replace(/^0+/, '');
  return digits.length <= MOST_DIGITS;
}
