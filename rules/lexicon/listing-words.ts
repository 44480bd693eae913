/** Words by which the text of a parameter lists all the values that it takes, or says that there are others. */

/** Stands right before a list that is complete. */
export const CLOSED_CUE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    '(?:allowed|valid|possible|accepted|supported|permitted|available) (?:values?|options?|choices)(?: (?:are|is))?\\s*:?',
    '(?:the )?following (?:values|options) are (?:supported|allowed|accepted|valid)\\s*:?',
    '\\[?enum\\]?\\s*:',
    'options(?: (?:are|is))?\\s*:?',
    '(?:choices|values)(?: (?:are|is))?\\s*:',
    '(?:must|can only|may only|should) be (?:exactly )?(?:one of|either)(?: the following(?: values)?| these(?: values)?)?\\s*:?',
    '(?:exactly )?one of(?: the following(?: values)?| these(?: values)?)?\\s*:?',
    '(?:must|can only) be(?= ?["\'`“])',
    'valores (?:posibles|permitidos|válidos|admitidos)\\s*:',
    'valeurs (?:possibles|autorisées|acceptées|admises)\\s*:',
  ].join(
    '|',
  )})\\s*|(?:可选值|可選值|取值范围|可用值|枚举值|有效值|允许值|指定可能な値|有効な値|選択肢)(?:为|包括|は)?\\s*[:：]?\\s*`,
  'giu',
);

/** Near a list: there are others than it lists. */
export const OPEN_LIST =
  /(?<!\p{L})(?:e\.\s?g|eg[.,:]|ex[.:]|for example|for instance|example|such as|like|similar to|etc|including|includes?|and (?:more|others|so on)|others|or (?:any|other|another|a|an|your|the|some|custom|more|both|all of|leave|null|omit)|custom|free[- ]?form|arbitrary|typically|usually|commonly|common|often|recommended|suggested|not limited to|at least|some of|depend\w*|varies|ejemplos?|por ej\w*|como|par exemple|tels? que|comme)(?!\p{L})|\.\.\.|…|例如|比如|等|など|例[:：]/iu;

/** Right before a cue: what it lists is refused, or only shown. */
export const NOT_MEANT =
  /(?:(?<!\p{L})(?:not|never|cannot|can['’]t|mustn['’]t|isn['’]t|except|excluding|unless|no|without|e\.\s?g\.?|i\.e\.?|ex\.|for example|for instance|such as|like)|n['’]t)(?:\s+(?:for|if))?(?:\s+be)?[,:]?\s*$/iu;

/** Anywhere: there are values beside the listed ones, or more is written to them. */
export const GOES_ON =
  /(?<!\p{L})(?:(?:any )?(?:other|custom|additional|more|further) (?:values?|ones|options|names|strings?)|prefix\w*|suffix\w*|append\w*|followed by|negate\w*|plugins?|also (?:accepts?|supports?|takes?|allowed|possible))(?!\p{L})/iu;

/** In a text that says so, a value is made of several, of a pattern, or written in more ways than one. */
export const COMPOUND =
  /(?<!\p{L})(?:comma|separated?|separator|delimited|semicolon|joined|combin\w+|concatenat\w+|regex\w*|regular expression|glob|wildcards?|case[- ]insensitive|aliases?|shorthand)(?!\p{L})|逗号|カンマ|区切り/iu;

/** They tell kinds of values apart and are none. */
export const KIND_WORDS: ReadonlySet<string> = new Set(
  'string text number integer int float boolean bool array list object null none undefined numeric json singular plural absolute relative single multiple name names id ids uuid slug url path title key file files email optional required and or etc this it these those username user organization owner yes on off'.split(
    ' ',
  ),
);

/** What is called so has a content; what a text lists of it are the kinds that there are. */
export const CONTENT_WORDS: ReadonlySet<string> = new Set(
  'data content file files image images document path url uri text body id ids name names value values query input'.split(
    ' ',
  ),
);
