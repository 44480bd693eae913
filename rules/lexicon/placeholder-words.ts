/** Texts that stand in the place of a value. */

/** Stand for a value that somebody else fills in, whatever is around them: `{id}`, `XXXX`, `/users/:id`, `%s`. */
export const PLACEHOLDERS: readonly RegExp[] = [
  /\{[\w .-]*\}/,
  /^<[^>]*>$/,
  /^\[[a-z_ -]+\]$/i,
  /^\S*(?:\.{3}|…)\S*$/,
  /x{3}/i,
  /Y{2,}|(?<![A-Za-z])(?:yyyy|MM|DD|HH)(?![A-Za-z])|hh:mm/,
  /(?<![a-z])(?:d{1,2}([-/. ])m{1,2}|m{1,2}([-/. ])d{1,2})(?:[-/. ]y{2,4})?(?![a-z])/i,
  /^your(?![a-z])|(?<![a-z])your[-_]|[-_]your(?![a-z])/i,
  /(?<![a-z])(?:replace|change|insert|enter|fill|put|add)[-_ ]?(?:me|this|here|in|with|your|id|name|value|key)(?![a-z])/i,
  /^(?:[a-z]+[-_ ])+here$/i,
  /(?<![a-z])path[\\/]+to(?:[\\/]|$)/i,
  /(?:^|\/):[a-z_]\w*(?![:\w])/i,
  /:(?:port|host)(?![\w])/i,
  /^(?!.*%[YmHMS]).*%(?:\d+\$)?[sdif](?![a-z0-9])/,
  /^\$[A-Z_]+$|^%[A-Z_]+%$|^__[A-Z_]+__$|_UNSPECIFIED$/,
  /#{2,}(?!\s)|\*{3,}|_{3,}|\?{3,}/,
  /^v?[XYNZ](?:\.[XYNZ])+$/i,
  /(?<![\w-])(?:owner|org|organization|user|username|namespace|account)\/(?:repo|repository|repo[-_]name|name|project)(?![\w-])/i,
  /^(?:schema|database|db|project|catalog|dataset|table)(?:\.(?:schema|table|column|name|dataset|collection|database|db|field))+$/i,
  /^(?:key|name|field|param|column|label|property)\d?\s*[:=]\s*(?:value|val)s?\d?$/i,
  /^(?:user|username|name)@(?:host|hostname|server|domain)$/i,
  /^city, (?:state|country)$/i,
  /lorem ipsum/i,
  /&(?:quot|apos|amp|lt|gt|nbsp|#\d+|#x[\da-f]+);/i,
];

/** Words that are no value by themselves, however they are joined. A schema that lists them among its values means them. */
export const PLACEHOLDER_WORDS: ReadonlySet<string> = new Set(
  'todo tbd fixme null nil none undefined na nan string str number int integer float boolean bool object array text value values example sample placeholder foo bar baz qux foobar dummy changeme unknown unspecified invalid empty blank default_value etc something anything whatever'.split(
    ' ',
  ),
);

/** The value is made of a word for "any" and a thing: `test_value`, `the_id`, `some-name`. */
export const ANY_THING =
  /^(?:test|the|some|any|an|a|example|sample|dummy|fake)[-_ ](?:id|ids|value|name|key|string|text|token|number|uuid|url|file|path|user|username)$/i;

/** The name of a field rather than what stands in it: `order_id`, `customer-uuid`. */
export const FIELD_NAME = /^[a-z]+(?:[_-][a-z]+)*[_-](?:ids?|uuid|guid|key)$/i;

/** Text or name of a parameter whose values are names of fields. */
export const ABOUT_FIELDS =
  /(?<![\p{L}_-])(?:fields?|columns?|attributes?|propert(?:y|ies)|sort\p{L}*|order(?:ed|ing)?|group(?:ed|ing)?|dimensions?|metrics?|parameters?|variables?|headers?|campos?|columnas?|champs?|colonnes?)(?![\p{L}_-])|字段|列|フィールド|カラム/iu;

/** Entries of an `enum` that stand for none of the others, by their last word. Source: the style guide of Protocol Buffers. */
export const SENTINEL =
  /(?:^|_)(?:unspecified|unknown|none|undefined|unset|invalid|null|nil|na|unrecognized|n_a)$/;
