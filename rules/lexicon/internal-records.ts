/**
 * Numbers of decision records, and of issues and pull requests where they stand as a note in brackets. Six digits are a
 * colour; what is quoted or stands in a sentence is an example.
 */
export const INTERNAL_RECORD =
  /(?<![\w"'`/.-])ADR[- ]?\d{2,}\b|\((?:(?:see|per|cf\.?|fixes|fixed in|issue|PR|since) )*#\d{2,5}(?:(?:[,;]| \/| and| &) ?#\d{2,5})*(?: follow-up)?\)/i;

/** Words of the names of tools that such records are arguments of. */
export const ABOUT_RECORDS =
  /\b(?:adrs?|decisions?|issues?|prs?|pull|merge|tickets?|commits?|github|gitlab|colou?rs?)\b/;
