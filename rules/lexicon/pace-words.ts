/**
 * English phrases that ask a model to call again and again. "Nothing to poll" and "internal polling" do not, nor what tells how to follow a log or what can be polled, and a tool
 * whose description begins with "Poll …" says what it does itself.
 */
export const ASKS_TO_POLL =
  /\b(?=poll|keep)(?!poll (?:its|the) (?:output|logs?)\b)(?<!\b(?:can|may|could|might) be used to )(?<!(?:^|[.!?:\n]\s{0,9})To )(?<!^\W{0,20})(?<!\b(?:an?|the|each|every|this|that|your|my|open|new|last) )(?<!\b(?:no|not|nothing|never|without|need|or|don't|internally|instead of|rather than)(?: \w{1,30}){0,2} )(?:poll(?:ed|ing)? (?:this|it|the|its|for|progress|after|while|until|with|GET|get\w+|`[^`\n]+`)(?: [\w.`]+){0,2}|keep polling)(?!\w)/i;

/** Calls are said to be limited; an error of that name, or a limit that is looked up, is none. */
export const NAMES_LIMIT =
  /\b(?:(?:is|are|be) rate[- ]limited|there (?:is|are) (?:an? )?rate limits?|rate limits? appl(?:y|ies)|subject to (?:an? )?rate limits?)\b/i;

/** Says how often, how many or how long. */
export const HAS_PACE =
  /\b(?:\d{1,9}(?:\.\d{1,9})?\s{0,3}(?:-|–|to)?\s{0,3}\d{0,9}\s{0,3}(?:ms|milliseconds?|s|secs?|seconds?|minutes?|mins?|hours?|times?|calls?|requests?|attempts?|retries)|(?:an?|one|two|few|several|every|each|per|some|couple of) (?:more )?(?:seconds?|minutes?|mins?|hours?|days?)|back-?off|interval|patient|sparingly|retry[- ]after|wait (?:between|before)|once per|at most once|how often)\b/i;
