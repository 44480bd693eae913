/**
 * An exact fraction of whole numbers in lowest terms, so that 100 means perfect and a score does not depend on the
 * order in which its parts are added.
 */
export interface Fraction {
  readonly over: number;
  readonly under: number;
}

export const ZERO: Fraction = { over: 0, under: 1 };

/** `over / under` in lowest terms; `under` is above 0. */
export function fraction(over: number, under = 1): Fraction {
  const divisor = greatestCommonDivisor(Math.abs(over), under);
  return { over: over / divisor, under: under / divisor };
}

export function add(a: Fraction, b: Fraction): Fraction {
  if (a.under === b.under)
    return a.under === 1 ? { over: a.over + b.over, under: 1 } : fraction(a.over + b.over, a.under);
  return fraction(a.over * b.under + b.over * a.under, a.under * b.under);
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.over, a.under * b.under);
}

/** The whole number at or below. */
export function floor(value: Fraction): number {
  return Math.floor(value.over / value.under);
}

/** Rounded to hundredths, for showing. */
export function hundredths(value: Fraction): number {
  return Math.round((value.over * 100) / value.under) / 100;
}

function greatestCommonDivisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x === 0 ? 1 : x;
}
