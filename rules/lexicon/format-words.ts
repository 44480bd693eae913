/** Words by which the text of a parameter names one of the formats of JSON Schema, and those that make it doubtful. */

/** A text with one of these may ask for something else, or for something else as well. */
export const OTHER_FORMS =
  /(?<![\p{L}])(?:or|ou|oder|either|relative|natural|today|yesterday|tomorrow|now|partial|range|ranges|prefix|local part|domain|comma|separated|list of|list|several|multiple|json|unix|epoch|empty|blank|encoded|base64|slug|path|placeholder|template|pattern|wildcard|glob|without|converted|like|similar|optionally|shorthand|alias|identifier of|username|looks?|instead|also|both|key|keys|field|fields|column|version|validates?|contains?|match(?:es|ing)?|search)(?![\p{L}])|[<>{}]|\/|或|または|以及/iu;

/** A day, and nothing behind it. */
export const DATE_TEXT = /(?<![\p{L}\d])['"`(]*YYYY-MM-DD(?![\p{L}\d]|[-T:]|\.[.\p{L}]|\s*(?:to|HH|hh)\b)/u;

/** A point in time as RFC 3339 writes it, which is what `date-time` means. */
export const DATE_TIME_TEXT =
  /\bISO[- ]?8601 (?:UTC )?(?:date-?time|date[- ]time|timestamps?|datetime string)\b|\b(?:RFC ?3339)(?: UTC)? (?:date-?time|date[- ]time|timestamp|format)\b|\(RFC ?3339\)|\bYYYY-MM-DDTHH:MM:SSZ\b|\b(?:date-?time|timestamp)\b[^.]{0,25}\b(?:ISO[- ]?8601|RFC ?3339)\b/i;

/** Words that let a point in time be a day only, or have no time zone. */
export const NOT_A_MOMENT =
  /YYYY-MM-DD(?!T)|THH:MM:SS(?!Z)|hh:mmss|\b(?:date only|without (?:time|time ?zone|the time)|local time|time ?zone|duration|interval|P\d|date string|ISO 8601 date\b(?!-?time| time))/i;

/** The value is such a number, not a thing that has one. */
export const UUID_TEXT =
  /^(?:optional[:.]? |required[:.]? )?(?:the |an? |unique |existing |valid )*(?:\p{L}+['’]s |\p{L}+ ){0,3}UUID\b(?!s)|\b(?:must be|is|as|plain|valid|in) an? (?:plain |valid )?UUID\b|\(UUID\)|\bUUID (?:format|v4)\b/iu;

export const A_UUID = /\b(?:an?|the|plain|valid|v4) UUID\b|^UUID of\b/i;

export const EMAIL_TEXT =
  /^(?:optional[:.]? |required[:.]? )?(?:the |an? |valid )*(?:\p{L}+['’]s |[\p{L}-]+ ){0,3}e-?mail address\b(?!es)/iu;

/** An address that begins with a scheme, which is what `uri` means: of one that is shown, or that only such a one can be. */
export const ABSOLUTE_URL_TEXT =
  /\b(?:full|absolute|complete|fully[- ]qualified|https?|publicly (?:reachable|accessible)|webhook|callback|redirect) (?:URL|URI)\b|\bURL\b[^.]{0,40}\b(?:starting|beginning) with https?\b/i;

/** An address of something that is called in other ways, too. */
export const OTHER_ADDRESS =
  /\b(?:git|ssh|s3|gs|data|file|deep ?link|scheme|base|registry|repository|repo|clone|remote|docker|jdbc|connection|database|proxy|path|local)\b/i;
