/** A word without the ending of the plural or the third person: "branches", "branch". */
export function wordStem(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('ss') ? word : word.slice(0, -1);
}
