/** A type that a name or a text can speak of. */
export type SpokenType = 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** Parameter names are identifiers, and those are written in English: how one of the type begins … */
const BOOLEAN_FIRST: ReadonlySet<string> = new Set(
  'allow allows are auto can create disable do does dry enable exclude fetch follow force has have ignore include includes is must need needs only overwrite recursive redact render return should show skip strict use uses validate verbose was with'.split(
    ' ',
  ),
);
/** … and how it ends. */
const BOOLEAN_LAST: ReadonlySet<string> = new Set(
  'active allowed archived confirm confirmed disabled dryrun enabled enforced exact force hidden only overwrite private public readonly recursive required resolved strict verbose visible'.split(
    ' ',
  ),
);
/** Numbers of things, and places in an order. "port", "year", "version" and "code" are spelled with digits and not counted. */
const INTEGER_LAST: ReadonlySet<string> = new Set(
  'attempts bytes characters chars columns count days depth entries hits iterations limit lines matches offset page pages results retries rows tokens'.split(
    ' ',
  ),
);
/** With a number of things behind them: `max_results`, `num_images`, but `max_price` is none. */
const INTEGER_FIRST: ReadonlySet<string> = new Set('num'.split(' '));
/** Whole names, their words joined by `_`. */
const INTEGER_NAMES: ReadonlySet<string> = new Set(
  'batch_size k max_items n page_index page_number page_num page_size pagesize per_page perpage skip top_k top_n'.split(
    ' ',
  ),
);
const NUMBER_LAST: ReadonlySet<string> = new Set(
  'lat latitude lng lon long longitude opacity price probability ratio temperature threshold'.split(' '),
);
const STRING_LAST: ReadonlySet<string> = new Set(
  'address branch comment cursor date description directory domain email file filename folder hostname html keyword language markdown message name owner password path prompt query repo reason selector slug subject summary text timezone title token uri url username uuid'.split(
    ' ',
  ),
);
/** Plurals that are no lists: the first ones are counted, the others are one text, map or flag. */
const NO_LISTS: ReadonlySet<string> = new Set(
  'address access alias analysis args basis bias bonus bus business canvas class css dns gas gps headers https is options params pass process progress props has settings status this us was'.split(
    ' ',
  ),
);

/** The type that a parameter's name speaks of. @param words of the name, in lower case */
export function typeOfName(words: readonly string[]): SpokenType | undefined {
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  const isFlag = words.length > 1 && BOOLEAN_FIRST.has(first);
  if (INTEGER_NAMES.has(words.join('_')) || (INTEGER_LAST.has(last) && !isFlag)) return 'integer';
  if (words.length > 1 && INTEGER_FIRST.has(first)) return 'integer';
  if (isFlag || BOOLEAN_LAST.has(last)) return 'boolean';
  if (words.length === 1 && BOOLEAN_FIRST.has(first) && first !== 'include' && first !== 'exclude')
    return 'boolean';
  if (NUMBER_LAST.has(last)) return 'number';
  if (STRING_LAST.has(last)) return 'string';
  if (last.endsWith('s') && !last.endsWith('ss') && last.length > 2 && !NO_LISTS.has(last)) return 'array';
  return undefined;
}

/** Things that are written as texts, beside those of {@link STRING_LAST}, when there are several of them. */
const STRING_ENTRIES: ReadonlySet<string> = new Set(
  'color extension hashtag keyword label pattern tag'.split(' '),
);

/**
 * The type that the name of a list speaks of for its entries: `tags`, `file_paths`. What is an "id" nobody can tell.
 * @param words of the name, in lower case
 */
export function typeOfEntries(words: readonly string[]): SpokenType | undefined {
  const last = words.at(-1) ?? '';
  if (!last.endsWith('s')) return undefined;
  const singular = last.endsWith('ies') ? `${last.slice(0, -3)}y` : last.slice(0, -1);
  return STRING_LAST.has(singular) || STRING_ENTRIES.has(singular) ? 'string' : undefined;
}

/** What a text says of the entries of a list, outright. */
const ENTRIES: readonly (readonly [SpokenType, RegExp])[] = [
  [
    'string',
    /\b(?:array|list) of (?:[a-z-]+ ){0,3}(?:strings|urls|uris|names|paths|tags|labels|keywords|titles|e-?mails|e-?mail addresses|usernames|uuids|domains|hostnames|slugs)\b/i,
  ],
  [
    'integer',
    /\b(?:array|list) of (?:[a-z-]+ ){0,2}(?:integers|integer ids|numeric ids)\b|\b(?:numeric|integer) (?:[a-z]+ )?ids\b/i,
  ],
  ['number', /\b(?:array|list) of (?:[a-z-]+ ){0,2}(?:numbers|floats)\b/i],
  [
    'object',
    /\b(?:array|list) of (?:[a-z-]+ ){0,3}(?:objects|pairs|definitions|dictionaries|maps|entries|records|items)\b|[[{]\s*\{|\bobjects?\b/i,
  ],
];

/** The types that a text speaks of for the entries of a list; several when it is not clear. */
export function typesOfEntriesText(text: string): ReadonlySet<SpokenType> {
  return new Set(ENTRIES.filter(([, pattern]) => pattern.test(text)).map(([type]) => type));
}

/** Words in front of what a text says: "Optional.", "(required)". */
const LEAD = '^(?:\\W*(?:optional(?:ly)?|required)\\b[\\s:;,.)\\]-]*)?';

const TEXTS: readonly (readonly [SpokenType, RegExp])[] = [
  [
    'boolean',
    new RegExp(
      `${LEAD}(?:whether|if (?:true|set|enabled)|set (?:this )?to (?:true|false)|when (?:true|enabled)|true (?:to|if|when)|flag (?:to|for|indicating)|(?:a )?boolean)\\b|\\bif true\\b|\\bset to (?:true|false)\\b|\\bdefaults?(?: to|:)? (?:true|false)\\b|\\(boolean\\b|\\bboolean (?:flag|value)\\b`,
      'i',
    ),
  ],
  [
    'integer',
    new RegExp(
      `${LEAD}(?:the )?(?:max(?:imum)?|min(?:imum)?|total)?\\.? ?(?:number|count) of\\b|${LEAD}how many\\b|\\b(?:max(?:imum)?|min(?:imum)?) number\\b|\\bpage number\\b|\\b(?:0|1|zero|one)-(?:based|indexed)\\b|\\b(?:an? )?integer\\b|${LEAD}max(?:imum)? (?:[a-z]+ ){0,2}(?:results?|items|entries|records|rows|depth)\\b|\\b(?:results|items|entries|records|rows) (?:per page|to (?:return|skip|fetch|show|retrieve|get))\\b`,
      'i',
    ),
  ],
  [
    'number',
    /\b(?:latitude|longitude|decimal|float(?:ing)?|between 0 and 1|0(?:\.0)? ?(?:to|-|–) ?1(?:\.0)?|0\.\d+)\b/i,
  ],
  ['object', /(?<!\b(?:array|list) of (?:[a-z]+ )?)\bobjects?\b|\bmap of\b|\bdictionary\b|\bkey[- ]value\b/i],
  [
    'array',
    new RegExp(`${LEAD}(?:an? |the )?(?:optional )?(?:array|list) of\\b|\\(array\\b|\\barray of\\b`, 'i'),
  ],
  [
    'string',
    /\bstring\b|\b(?:url|uri)\b|https?:\/\/|YYYY|\biso[- ]?8601\b|\brfc[- ]?3339\b|\bpath\b|\be-?mail address\b|\buuid\b|\b(?:the |a )?(?:[a-z]+ )?(?:name|title|text|description|message|content|query|keyword|subject|username|password|token|cursor|slug|prompt|hostname|domain|directory|branch|owner|selector)\b/i,
  ],
];

/** Ways of writing other things as a text; a text that speaks of one is a string whatever else it says. */
const WRITTEN_AS_TEXT =
  /\b(?:comma|space|semicolon|newline|pipe)s?[- ](?:separated|delimited)\b|\bseparated by\b|\bjson(?:-| )?(?:string|encoded|array|object)?\b|\bstringified\b|\bas (?:a )?string\b|\bformat(?:ted)?\b|\(string\b|\bnumeric string\b|["'`]\d+["'`]|\bor (?:a )?(?:string|number|boolean|array|list|object)\b/i;

/** The types that a parameter's text speaks of; several when it is not clear. */
export function typesOfText(text: string): ReadonlySet<SpokenType> {
  const found = new Set(TEXTS.filter(([, pattern]) => pattern.test(text)).map(([type]) => type));
  if (WRITTEN_AS_TEXT.test(text)) found.add('string');
  return found;
}
