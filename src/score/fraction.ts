/**
 * A sum of fractions of whole numbers, kept exact: 100 means perfect, and a score does not depend on the order in
 * which its parts are added. Numerators stay small because it is brought to lowest terms when denominators differ.
 */
export class ExactSum {
  over = 0;
  under = 1;

  /** Adds `over / under`; `under` is above 0. */
  add(over: number, under: number): void {
    if (over === 0) return;
    if (under === this.under) this.over += over;
    else if (under === 1) this.over += over * this.under;
    else {
      const common = greatestCommonDivisor(under, this.under);
      this.over = this.over * (under / common) + over * (this.under / common);
      this.under *= under / common;
    }
  }

  /** Brings it to lowest terms. */
  reduce(): void {
    const divisor = greatestCommonDivisor(this.over, this.under);
    this.over /= divisor;
    this.under /= divisor;
  }
}

/** `over / under`, floored to a whole number. */
export function floorOf(over: number, under: number): number {
  return Math.floor(over / under);
}

/** Rounded to hundredths, for showing. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

export function greatestCommonDivisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x === 0 ? 1 : x;
}
