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
export const QUOTED_WORD = /["'`“‘«「][^"'`”’»」]{1,60}["'`”’»」]/;

/** Numbers of a scale or an amount: beside a switch they are an alternative. */
export const AMOUNT =
  /\b(?:numbers?|integers?|counts?|levels?|depth|degree|percent\w*|seconds?|minutes?|milliseconds?|how (?:many|much|deep|often))\b|\d\s*(?:-|–|to|=|:)\s*\w|\d/i;

/** What is measured, not counted, may be 1.5. */
export const MEASURED =
  /\b(?:(?:milli|micro)?seconds?|secs?|ms|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|delay|duration|timeout|interval|ttl|wait|meters?|metres?|km|kilomet\w+|miles?|feet|inch\w*|cm|mm|kg|kilo\w*|grams?|pounds?|degrees?|celsius|fahrenheit|percent\w*|%|ratio|factor|scale|rate|price|amount|cost|budget|score|weight|radius|distance|speed|volume|opacity|(?:giga|mega|kilo)?bytes|[gmk]b|usd|eur|dollars?|cents?)\b/i;
