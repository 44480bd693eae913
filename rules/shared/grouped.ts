/** A whole number with commas, whatever the locale: `12,400`. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
