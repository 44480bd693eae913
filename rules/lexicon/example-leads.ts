import { loose } from './phrases.js';

/** Words before a value that a text shows, by language, as sources of patterns. */
const LATIN_LEADS = [
  // English
  'e\\.\\s?g\\.?',
  'eg[.:,]',
  'ex[.:]',
  'for example',
  'for instance',
  'such as',
  'examples?(?: values?)?\\s?:',
  // Spanish
  'p\\.\\s?ej\\.?',
  'por ejemplo',
  'ejemplos?\\s?:',
  // French
  'p\\.\\s?ex\\.?',
  'par exemple',
  'exemples?\\s?:',
] as const;

/** Chinese and Japanese: no blanks around words. */
const UNSPACED_LEADS = ['例如', '比如', '示例[:：]', '例えば', 'たとえば', '例[:：]'] as const;

/** Announces a value; between it and the value stand at most punctuation and an opening bracket. */
export const EXAMPLE_LEAD = new RegExp(
  `(?:(?<![\\p{L}\\p{N}])(?:${LATIN_LEADS.map(loose).join('|')})|${UNSPACED_LEADS.join('|')})` +
    '(?:[\\s,:：，、*]*)[（(]?\\s*',
  'giu',
);

/** Goes on after a value that is complete: "or", "for …", "means". An unquoted word followed by another is a phrase. */
export const EXAMPLE_CONNECTOR =
  /^\s+(?:or|and|for|to|means|which|etc|o|y|para|ou|et|pour)(?![\p{L}\p{N}])|^\s*(?:或|和|表示|代表|など|または|や)/iu;

/** The same after a value in quotes, which shows its end itself. */
export const QUOTED_CONNECTOR = /^\s+(?:in|if|when|as)(?![\p{L}\p{N}])/iu;

/** Before a value: it is shown as one that is not wanted. */
export const EXAMPLE_DENIAL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    "not|never|\\p{L}+n't|cannot|avoid|instead of|rather than|except|without|unlike|invalid|wrong|bad|excluding",
    'reject\\p{L}*|forbid\\p{L}*|disallow\\p{L}*|unsupported|reserved|deprecated|ignor\\p{L}*|unless|no',
    'nunca|sin|excepto|evite|inválid[oa]s?|ne|pas|jamais|sans|sauf|invalides?',
  ]
    .join('|')
    .replaceAll("'", "['’]")})(?![\\p{L}\\p{N}])|不|勿|禁止|避免|除了|无效|ない|ません|無効|除く`,
  'iu',
);

/** In the text of an optional parameter: it goes with some calls only, or not with other parameters. */
export const EXAMPLE_CONDITION = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    'only|instead|alternative(?:ly|s)?|either|exclusive(?:ly)?|combined?|together|requires?|required (?:when|if|for)|must',
    'ignored|overrides?|unless|when|if|for (?:the )?\\p{L}+ (?:operation|action|mode|command)s?',
    'solo|en lugar de|si|cuando|seulement|au lieu de|lorsque|quand',
  ].join('|')})(?![\\p{L}\\p{N}])|仅|只|代替|如果|当|のみ|場合|代わり`,
  'iu',
);

/** Behind a value, in the same sentence: it is refused. */
export const EXAMPLE_REFUSAL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    'rejected|refused|forbidden|disallowed|prohibited|blocked|invalid|unsupported|ignored|not (?:allowed|supported|valid|accepted|permitted)',
    '(?:is|are|will) (?:not|never)|fails?|no (?:se )?permit\\p{L}*|prohibid[oa]s?|interdite?s?|refusée?s?',
  ].join('|')})(?![\\p{L}\\p{N}])|不支持|不允许|禁止|无效|使えません|できません|無効`,
  'iu',
);
