/** `text` in double quotes inside a message, cut to at most `longest` characters: a message has one line. */
export function quote(text: string, longest = 50): string {
  const characters = [...text];
  return characters.length <= longest ? `"${text}"` : `"${characters.slice(0, longest - 1).join('')}…"`;
}
