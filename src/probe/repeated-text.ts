/** Shorter texts may stand twice: a label, a unit, an answer of one word. */
const LEAST_CHARACTERS = 40;

/**
 * The number of the block that says what an earlier one has said; undefined when none does. The JSON text that mirrors
 * `structuredContent` is what the protocol recommends, and is given once.
 */
export function repeatedText(texts: readonly string[]): number | undefined {
  const seen = new Set<string>();
  for (const [index, text] of texts.entries()) {
    const said = sameOf(text);
    if (said.length < LEAST_CHARACTERS) continue;
    if (seen.has(said)) return index + 1;
    seen.add(said);
  }
  return undefined;
}

/** The same for one JSON value however it is laid out, and for one text whatever its white space. */
function sameOf(text: string): string {
  if (/^\s*[[{]/.test(text)) {
    try {
      return JSON.stringify(JSON.parse(text));
    } catch {
      // A text like others.
    }
  }
  return text.trim().replace(/\s+/g, ' ');
}
