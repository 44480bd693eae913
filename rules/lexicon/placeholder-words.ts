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
  /^your(?![a-z])|(?<![a-z])your[-_/]|[-_/]your(?![a-z])/i,
  /(?<![a-z])your(?:company|domain|name|org|site|id|app|team|account|server|host|user|email|project|store|tenant)/i,
  /^(?:TODO|FIXME|TBD)(?![A-Za-z-])/,
  /^(?:my|your|the|some)(?:Id|Name|Value|Key|String|Url|File|Path|User)$/,
  /(?<![a-z])(?:replace|change|insert|enter|fill|put|add)[-_ ]?(?:me|this|here|in|with|your|id|name|value|key)(?![a-z])/i,
  /^(?:[a-z]+[-_ ])+here$/i,
  /(?<![a-z])path[\\/]+to(?:[\\/]|$)/i,
  /(?:^|\/)(?:some|any)\/path|^\/?path\/file/i,
  /(?:^|\/):[a-z_]\w*(?![:\w])/i,
  /\/(?:\[\w+\]|\$[a-z_]\w*)|[/@=:]<[\w .-]+>/i,
  /:(?:port|host)(?![\w])/i,
  /^(?!.*%[YmHMS]).*%(?:\d+\$)?[sdif](?![a-z0-9])/,
  /^\$[A-Z_]+$|^%[A-Z_]+%$|^__[A-Z_]+__$|^@@.*@@$|UNSPECIFIED$/,
  /#{2,}(?!\s)|\*{3,}|_{3,}|\?{3,}/,
  /^v?[XYNZ](?:\.[XYNZ])+$|^N{3,}$|^X{2,}(?:[-_]X+)*$|^\?+$|^0{4}-0{2}-0{2}/i,
  /^(?:string|number|integer|boolean|object)\s*[(|:]/i,
  /(?<![\w-])(?:owner|org|organization|user|username|namespace|account)\/(?:repo|repository|repo[-_]name|name|project)(?![\w-])/i,
  /^(?:schema|database|db|project|catalog|dataset|table)(?:\.(?:schema|table|column|name|dataset|collection|database|db|field))+$|^field:(?:direction|order|dir)$/i,
  /^(?:key|name|field|param|column|label|property)\d?\s*[:=]\s*(?:value|val)s?\d?$/i,
  /^(?:user|username|name)@(?:host|hostname|server|domain)$/i,
  /^city, (?:state|country)$/i,
  /lorem ipsum/i,
  /&(?:quot|apos|amp|lt|gt|nbsp|#\d+|#x[\da-f]+);/i,
];

/** Words that are no value by themselves, however they are joined. A schema that lists them among its values means them. */
export const PLACEHOLDER_WORDS: ReadonlySet<string> = new Set(
  'todo tbd tba fixme null nil none undefined na nan value values example sample placeholder foo bar baz qux foobar blah asdf dummy changeme unknown unspecified notset invalid empty blank etc something anything whatever sample_text example_name uuid guid'.split(
    ' ',
  ),
);

/** Names of types, which are values only of a parameter that takes a type, a format or the like. */
export const TYPE_NAMES: ReadonlySet<string> = new Set(
  'string str number int integer float boolean bool object array text'.split(' '),
);
export const TAKES_TYPE = /type|format|kind|mode|style|output|schema|as$/i;

/** The value is made of a word for "any" and a thing: `test_value`, `the_id`, `some-name`. */
export const ANY_THING =
  /^(?:test|the|some|any|an|a|example|sample|dummy|fake)[-_ ](?:id|ids|value|name|key|string|text|token|number|uuid|url|file|path|user|username)$/i;

/** The name of a field rather than what stands in it: `order_id`, `customer-uuid`. */
export const FIELD_NAME = /^[a-z]+(?:[_-][a-z]+)*[_-](?:ids?|uuid|guid|key)$/i;

/** Text or name of a parameter whose values are names of fields. */
export const ABOUT_FIELDS =
  /(?<![\p{L}_-])(?:fields?|columns?|attributes?|propert(?:y|ies)|sort\p{L}*|order(?:ed|ing)?|group(?:ed|ing)?|dimensions?|metrics?|parameters?|variables?|headers?|campos?|columnas?|champs?|colonnes?)(?![\p{L}_-])|字段|列|フィールド|カラム/iu;
