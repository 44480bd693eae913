/** Parts of an English description that do not say what its tool does, and the rest of it in clauses. */

/** What takes an act back: "does not modify or delete", "never sends", "without saving". */
const NEGATION =
  /\b(?:not|never|without|cannot|nor)\s+(?!exist|found|only|just|present|set\b|available|given|provided|specified|supplied)(?:(?:[a-z-]+,\s+){0,6}[a-z-]+,?\s+(?:or|nor)\s+)?[a-z-]+|n't\s+(?!exist)(?:(?:[a-z-]+,\s+){0,6}[a-z-]+,?\s+(?:or|nor)\s+)?[a-z-]+/gi;
/** What is done with the result: "needed to create a page". It ends where a second act may begin. */
const PURPOSE =
  /\b(?:(?<!\b(?:tool|endpoint|function|this|it|command|method|api|call)\b[^.;]{0,80})used (?:to|for)|needed (?:to|for)|required (?:to|for|by)|available (?:to|for)|useful (?:to|for|when)|helpful (?:to|for|when)|used by)\b(?:(?! and | then )[^.;,:()])*/gi;
/** What is done after the call, in advice: "Use it before deleting one". In the first sentence it would be an act. */
const LATER = /\b(?:before|prior to|instead of|rather than)\b(?:(?! and | then )[^.;,:()])*/gi;
/** From the name of another tool on, a sentence speaks of that one. */
const OTHER_TOOL =
  /(?:\b[Tt]o [^.;,]{1,80},\s*)?\b(?:[Uu]se|[Cc]all|[Ss]ee|[Tt]ry|[Pp]refer)\s+(?:the\s+)?(?:\\?`[^`]{1,200}`|#?[A-Za-z0-9]+(?:_[A-Za-z0-9]+)+|[a-z]+[A-Z]\w*)[^.;]*/g;
const QUOTED = /`[^`]{0,200}`|"[^"]{0,200}"|“[^”]{0,200}”/g;
/** Identifiers and addresses are no words. */
const IDENTIFIER = /\b[A-Za-z0-9]+(?:[_.][A-Za-z0-9]+)+\b|\b[a-z]+[A-Z]\w*|\bhttps?:\S*/g;
/** Things whose names begin with a word that can be a verb. */
const THINGS =
  /\b(?:(?:merge|pull) requests?|rate limits?|label selectors?|docker compose|order ids?|process (?:ids?|identifiers?|usage)|commit (?:messages?|hash|hashes|ids?|information|sha)|build (?:numbers?|counts?|statistics)|price ranges?|release (?:dates?|notes)|display (?:names?|text)|issue types?|force push|complete url)\b/gi;
/** Two sentences without a blank between them. */
const UNSPACED = /([a-z]{2})\.([A-Z][a-z])/g;
const SENTENCE = /(?<=[.!?])\s+|\n+/;
const TOKEN = /[a-z]+(?:['’-][a-z]+)*|\d+|[&/—–;,:()]|(?<=\s)-(?=\s)/gi;

/** A text without what is denied. */
export function withoutDenials(text: string): string {
  return text.replace(NEGATION, ' ');
}

/** The words and marks of each sentence, in lower case, of what the text says of its own tool. */
export function ownSentences(text: string): string[][] {
  return text
    .replace(UNSPACED, '$1. $2')
    .replace(OTHER_TOOL, ' ')
    .replace(QUOTED, ' x ')
    .replace(THINGS, ' x ')
    .replace(IDENTIFIER, ' x ')
    .replace(NEGATION, ' ')
    .replace(PURPOSE, ' ')
    .split(SENTENCE)
    .map((sentence, index) => (index > 0 ? sentence.replace(LATER, ' ') : sentence))
    .map((sentence) => sentence.toLowerCase().match(TOKEN) ?? [])
    .filter((tokens) => tokens.length > 0);
}
