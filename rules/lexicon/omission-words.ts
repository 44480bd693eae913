/** Verbs of names by which data goes for good. "Remove", "clear" or "cancel" as often take a background or a mark away. */
export const DESTROYING: ReadonlySet<string> = new Set(['delete', 'destroy', 'purge']);

/** English words by which a text says what happens without a value, or that it cannot be left out. */
export const SAYS_LEFT_OUT =
  /\b(?:default\w*|omit\w*|left out|leave|leaving|without|absent|missing|empty|none|null|unless|otherwise|optional\w*|required|must|all|every|any|whole|entire|current|if (?:not|no|set|given|provided|specified|true)|when (?:not|no|set|given|provided|specified)|(?:either|one|neither) (?:of|or))\b/i;
