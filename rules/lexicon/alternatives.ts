/** What a parameter's text says of values of another type beside the first one: no type is inferred then. */

/** "Or" joins values of two kinds as easily as two words for one; only where it compares or closes a pair it does not. */
const OR =
  /\bor\b(?! (?:more|less|fewer|greater|higher|lower|larger|smaller|later|earlier|equal|not|above|below|older|newer|after|before|so)\b)|\b(?:ou|oder)\b|\s[ou]\s|或|または|もしくは|あるいは/i;
/** The two values of a boolean, and things that are joined without being values. */
const ONE_KIND =
  /\b(?:true or false|false or true|and\/or|whether or not|one or more|zero or more|two or more)\b/gi;

const ANY =
  /\b(?:any(?!way|more)|either|both|mixed|polymorphic|union|arbitrary|free-form|one or many|single|scalar|depending on|depends on|also accepts?|alternatively|otherwise|instead of|unless|accepts?|can be|may be|could be)\b|任意|任何/i;

/** True when the text names another kind of value, or says that there may be one. @param text of the parameter */
export function namesAlternative(text: string): boolean {
  return OR.test(text.replace(ONE_KIND, ' ')) || ANY.test(text);
}

/** A value in quotes is a text: beside a number, a switch or a list it is an alternative. */
const QUOTED_WORD = /["'`“‘«「][^"'`”’»」]{1,60}["'`”’»」]/;

/** Values that stand for all the others, or for none, without quotes. */
const STAND_IN =
  /\b(?:null|none|nil|inf(?:inity|inite)?|unlimited|auto(?:matic)?|full|yes|no|works?|several|varies|typed)\b|=/i;

/** What is measured, not counted, may be 1.5. */
const MEASURED =
  /\b(?:(?:milli|micro)?seconds?|secs?|ms|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|delay|duration|timeout|interval|ttl|wait|meters?|metres?|km|kilomet\w+|miles?|feet|inch\w*|cm|mm|kg|kilo\w*|grams?|pounds?|degrees?|celsius|fahrenheit|percent\w*|%|ratio|factor|scale|rate|price|amount|cost|budget|score|weight|radius|distance|speed|volume|opacity|(?:giga|mega|kilo)?bytes|[gmk]b|usd|eur|dollars?|cents?|decimals?|fractions?|half|units?)\b/i;

/** Words of a text that speak of values which are none of a type. */
const OTHERS: Readonly<Record<string, readonly RegExp[]>> = {
  boolean: [
    QUOTED_WORD,
    STAND_IN,
    /\b(?:numbers?|integers?|counts?|levels?|depth|degree|percent\w*|seconds?|minutes?|milliseconds?|how (?:many|much|deep|often)|strings?|texts?|array|comma|list of|url|policy|verbosity|directory|path says|give an?|mode|all)\b|\d/i,
  ],
  integer: [
    QUOTED_WORD,
    STAND_IN,
    MEASURED,
    /\b(?:all|last|next|too|strings?|texts?|list|tokens?|cursors?|ranges?)\b|\d[a-z]|\d-\d/i,
  ],
  number: [QUOTED_WORD, STAND_IN, /\b(?:all|strings?|texts?|list)\b/i],
  string: [
    /\b(?:null|numeric|numbers?|integers?|booleans?|lists?|arrays?|objects?|several|same type|typed|literal|json|epoch|timestamps?|pixels|how many|too|works?)\b|\(e?s\)/i,
  ],
  array: [QUOTED_WORD, STAND_IN, /\b(?:texts?|an id|comma|separated|joined|all)\b|\(e?s\)|\w \/ \w/i],
  object: [QUOTED_WORD, STAND_IN, /\b(?:strings?|texts?|json|expression|lists?|arrays?|all)\b/i],
};

/** True when a text speaks of values that are none of `type`, so that it may not be the only one. */
export function speaksOfOthers(type: string, text: string): boolean {
  return (OTHERS[type] ?? []).some((pattern) => pattern.test(text));
}

/** A name of what is measured. @param words of the name, joined by blanks */
export function isMeasured(words: string): boolean {
  return MEASURED.test(words);
}

/** Names that say nothing of what a value is. */
export const NO_NAMES: ReadonlySet<string> = new Set(
  'arg argument content data default input item new_value old_value param payload v val value values'.split(
    ' ',
  ),
);

/** A text by which a default stands for another kind of value: a number in quotes, "auto", "all". */
export const NO_TEXT =
  /^(?:|-?\d[\d.,]*|true|false|yes|no|on|off|auto|all|any|none|null|default|inherit|full|max|min|unlimited|infinity)$/i;

/** Written out: a number that is called a text. */
export const WRITTEN_OUT = /["'`“‘]|\b(?:strings?|texts?|words?)\b/i;
