/** `at`, or the place before it when a text that is cut there would lose half a character. */
export function wholeCharacter(text: string, at: number): number {
  const isInside = /[\udc00-\udfff]/.test(text[at] ?? '') && /[\ud800-\udbff]/.test(text[at - 1] ?? '');
  return isInside ? at - 1 : at;
}
