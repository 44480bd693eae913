const NAMES: ReadonlySet<string> = new Set([
  'cursor',
  'page cursor',
  'next cursor',
  'pagination cursor',
  'after cursor',
  'page token',
  'next token',
  'next page token',
  'pagination token',
  'continuation token',
  'starting after',
]);

/** The words of a name are those of an opaque mark of a page. */
export function isCursor(words: readonly string[]): boolean {
  return NAMES.has(words.join(' '));
}

/** English words by which a text says where the mark of the next page comes from. */
export const SAYS_NEXT =
  /\b(?:next|previous\w*|prior|last|returned?|response|answer|results? (?:of|from)|from (?:the|a|an)|end_?cursor|has_?more|continu\w*|server[- ](?:generated|defined|side)|id of|next[A-Z]\w*|next_\w+)/i;
