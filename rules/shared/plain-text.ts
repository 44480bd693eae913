/** The words of a text in lower case: case, blanks and punctuation tell no texts apart. */
export function plainText(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  );
}
