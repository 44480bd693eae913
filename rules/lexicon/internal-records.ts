/**
 * Numbers of decision records, and of what changed the code where it stands as a note in brackets. ADR with a year is an
 * agreement or a rate of hotels; a number alone is that of an order or a room; what is quoted is an example.
 */
export const INTERNAL_RECORD =
  /(?<![\w"'`/.-])ADR-(?!19\d\d|20\d\d)\d{3,4}\b|\((?:(?:see|per|cf\.?|since) )?(?:PR|pull request|fixe[sd](?: in| by)?|(?:see|per) issue) #\d{2,5}(?:(?:[,;]| \/| and| &) ?#\d{2,5})*\)|\(#\d{2,5} follow-up\)/;

/** Words of the names of tools that such records are arguments of. */
export const ABOUT_RECORDS =
  /\b(?:adrs?|decisions?|issues?|prs?|pull|merge|tickets?|commits?|github|gitlab|colou?rs?)\b/;
