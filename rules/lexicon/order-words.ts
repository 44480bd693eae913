/** Verbs of names of tools that give many things, each with its id. */
export const LISTING: ReadonlySet<string> = new Set('find get list query search'.split(' '));

/** Words that say of an id that it is one. */
export const NAMES_ID: ReadonlySet<string> = new Set('be id identifier ids uuid guid unique'.split(' '));

/** English words by which a text says where a value comes from. */
export const SAYS_SOURCE =
  /\b(?:from|returned|obtain\w*|retriev\w*|given|got|get|gets|fetch\w*|found|find|listed|list|look(?:ed)? up|lookup|search\w*|see|via|using|use|response|result|url|link|first|already|current|known|default\w*|provided|shown|e\.g\.|example|such as|same as|owner)\b/i;

/** A text of a tool that lists things says that their ids come with them. */
export const GIVES_IDS = /\b(?:ids?|identifiers?|uuids?|keys?|full|complete|objects?|records?|details?)\b/i;
