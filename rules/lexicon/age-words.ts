const DATA = '(?:data|figures?|usage|numbers?|counts?|metrics|statistics|prices?|rates?|quotes?|balances?)';

/**
 * English phrases by which a text warns that what it returns is not of now. What is cached is no such thing: most
 * caches hold what does not change.
 */
export const MAY_BE_OLD = new RegExp(
  `\\b${DATA} (?:(?:may|might|can) lag\\b|(?:is|are|may be|might be|can be) delayed\\b)(?! (?:until|by|while|when|if)\\b)|\\bso (?:it|they) (?:may|might|can) lag behind\\b|\\bperiodically (?:synced|updated|refreshed) ${DATA}\\b`,
  'i',
);

/** Says how old, how often, or what brings it up to date. */
export const SAYS_AGE =
  /\b(?:\d{1,9}\s{0,3}(?:-|–)?\s{0,3}(?:s|secs?|seconds?|m|mins?|minutes?|h|hours?|days?|weeks?)|(?:an?|one|two|few|several|every|each|per|once) (?:a )?(?:seconds?|minutes?|hours?|days?|weeks?)|hourly|daily|nightly|weekly|refresh\w*|re-?sync\w*|max-?age|ttl|timestamp|as of)\b/i;
