import { isObject } from '../../src/model/value.js';

/** Digits that every decimal number keeps in a double (IEEE 754). */
const MOST_DIGITS = 15;

/** True when every number in `value` is the one that was written: JSON is read into doubles. */
export function survives(value: unknown): boolean {
  const open: unknown[] = [value];
  for (let at = 0; at < open.length; at++) {
    const node = open[at];
    if (typeof node === 'number' && !isExact(node)) return false;
    if (Array.isArray(node)) for (const entry of node) open.push(entry);
    else if (isObject(node)) for (const key in node) open.push(node[key]);
  }
  return true;
}

function isExact(number: number): boolean {
  if (Number.isInteger(number)) return Number.isSafeInteger(number);
  const digits = String(number).replace(/e.*$/, '').replace(/\D/g, '').replace(/^0+/, '');
  return Number.isFinite(number) && digits.length <= MOST_DIGITS;
}
