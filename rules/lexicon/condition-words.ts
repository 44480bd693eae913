/**
 * Says that a parameter is needed, or may be sent, only together with something: what that is follows. That one is
 * ignored otherwise breaks no call.
 */
export const CONDITION =
  /(?<!\p{L})(?<!not )(?<!n['’]t )(?:(?:required|mandatory|needed)(?: only)? (?:if|when|unless|with|without)|only (?:valid|allowed|accepted) (?:if|when|with)|mutually exclusive with|cannot be (?:used|combined|specified|given)(?: together)? with|must be (?:set|provided|given) (?:if|when|unless))\s+/giu;

/** Behind the name of a parameter: it is the parameter that is spoken of, and no word of the sentence. */
export const BEHIND_NAME =
  /^["'`]?\s*(?:$|[.,;)=:]|(?:is|are|was|has|equals|set|provided|given|specified|omitted|present|absent|or|and|contains|includes)(?!\p{L})|not\s)/iu;
