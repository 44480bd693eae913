/** Words by which the text of a parameter says how large or how long its value may be. */

const NUMBER = '(-?\\d+(?:,\\d{3})*(?:\\.\\d+)?)';
/** What follows a number that is none of the value itself. */
const NOT_A_UNIT =
  '(?![\\d.,]*\\d|\\s*(?:%|per\\b|x\\b|×|kb|mb|gb|characters?|chars?|words?|items?|entries|tokens?))';

/** "between 1 and 100", "(1-100)", "range: 1 to 100". */
export const BOTH_BOUNDS: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})between ${NUMBER} (?:and|to) ${NUMBER}${NOT_A_UNIT}`, 'giu'),
  new RegExp(`[(（]\\s*${NUMBER}\\s?(?:-|–|to|~|\\.{2})\\s?${NUMBER}(?=\\s*[,;)）])`, 'giu'),
  new RegExp(
    `(?<!\\p{L})(?:range|valid range|allowed range|must be|value from|scale) ?(?:is|of|from|in)?:? ?${NUMBER}\\s?(?:-|–|to)\\s?${NUMBER}${NOT_A_UNIT}`,
    'giu',
  ),
];

/** "(max 100)", "Maximum: 100." */
export const UPPER_BOUND = new RegExp(
  `(?:[(（,;.]\\s*|^)(?:max|maximum|maximum value|max value|up to)(?: is| of)?\\s*[:=]?\\s*${NUMBER}(?=\\s*(?:[,;)）]|\\.(?:\\s|$)|$))|(?<!\\p{L})(?:must not exceed|cannot exceed|must be at most|the maximum is|maximum is) ${NUMBER}(?=\\s*(?:[,;)）]|\\.(?:\\s|$)|$))`,
  'giu',
);

/** "(min 1)", "Minimum: 1." */
export const LOWER_BOUND = new RegExp(
  `(?:[(（,;.]\\s*|^)(?:min|minimum|minimum value|min value|at least)(?: is| of)?\\s*[:=]?\\s*${NUMBER}(?=\\s*(?:[,;)）]|\\.(?:\\s|$)|$))|(?<!\\p{L})(?:must be at least|the minimum is|minimum is) ${NUMBER}(?=\\s*(?:[,;)）]|\\.(?:\\s|$)|$))`,
  'giu',
);

/** "max 255 characters". */
export const LONGEST = new RegExp(
  `(?<!\\p{L})(?:max(?:imum)?(?: length)?(?: is| of)?:?|up to|at most|no more than|(?:must|can|may)(?: ?not|n['’]t) exceed|cannot exceed|limited to) ${NUMBER.replace('-?', '')} (?:characters|chars)(?!\\p{L})`,
  'giu',
);

/** A bound that holds in some cases only, or is no bound. */
export const LOOSE_BOUND =
  /(?<!\p{L})(?:e\.g|for example|such as|usually|typically|recommended|prefer|approximately|about|around|unless|depend\w*|if|when|whichever|truncat\w+|clamp\w*|only for|percent\w*|otherwise|per (?:plan|tier)|free|pro|without|bypass\w*|soft|suggested)(?!\p{L})/iu;
