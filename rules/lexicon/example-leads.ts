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

/** The end of bold or slanted type: the signs before a value may as well begin it (`*.csv`). */
const END_OF_EMPHASIS = '(?:\\*{1,2}(?=[\\s,:：，]))?';

/** Announces a value; between it and the value stand at most punctuation and an opening bracket. */
export const EXAMPLE_LEAD = new RegExp(
  `(?:(?<![\\p{L}\\p{N}])(?:${LATIN_LEADS.map(loose).join('|')})|${UNSPACED_LEADS.join('|')})` +
    `${END_OF_EMPHASIS}[,:：，、]*${END_OF_EMPHASIS}[\\s,:：，、]*[（(]?\\s*`,
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
    "not|never|\\p{L}+n't|cannot|avoid|instead of|anything but|other than|rather than|except|without|unlike|invalid|wrong|bad|excluding",
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

/** Before a value, in its sentence: it is a part of what is shown. */
export const EXAMPLE_PART = new RegExp(
  [
    '(?<!\\p{L})(?:parts?|portions?|segments?|components?|pieces?|fragments?|sections?|suffix|prefix|ending|end|beginning|tail|extension|digits?|characters?) (?:of|after|before|behind|from|in)(?!\\p{L})',
    '(?<!\\p{L})(?:extract|tak|deriv|pars|cop|found|obtain|seen|shown|appear|contain|stands?)\\p{L}* (?:out of|from|in)(?!\\p{L})',
    '(?<!\\p{L})(?:from|in|of|after) (?:(?:the|a|an|its|your|their|this|any) )?(?:\\p{L}+ ){0,2}(?:urls?|uris?|links?|address bar|permalinks?|slash)(?!\\p{L})',
    '(?<!\\p{L})(?:partes?|fragmento|de (?:la|una) url|extra[íi]d[oa])(?!\\p{L})',
    "(?<!\\p{L})(?:partie|extraite?|de l['’]url|d['’]une url)(?!\\p{L})",
    '一部分|部分|末尾|中的|提取|抽出|最后',
  ].join('|'),
  'iu',
);

/** Before a value, in its sentence: it was one once. */
export const EXAMPLE_PAST =
  /(?<!\p{L})(?:formerly|previously|older (?:versions?|releases?)|historically|no longer|used to be|antes|anteriormente|autrefois|anciennement)(?!\p{L})|(?<!\p{L})(?:was|were|era|était)[\s,(（]*$|以前|原来|かつて/iu;

/** Behind a value, at the start of the next sentence: it is one no longer. */
export const EXAMPLE_OVER =
  /^[\s.!?。！？)）"'”»]*(?:now|today|instead|these days|since then|no longer|not any ?more|ahora|désormais|maintenant|现在|現在)(?!\p{L})/iu;

/** Behind a value: it becomes another one. */
export const EXAMPLE_TURNS = /^\s*(?:→|⇒|➜|-+>|=>)/u;

/**
 * A noun of its own behind a preposition: what follows it without a comma is an example of that noun ("how to deal with
 * errors such as E-401"), not of the first one.
 */
export const OF_ANOTHER_NOUN =
  /(?<!\p{L})(?:for|on|with|when|from|by|in|at|of|about|that|which|if|against|into|through|via|using|without|including)\s+[^,;:(–—]*$/iu;

/** The same for a number, which fits any amount, in brackets behind it, too: "retries on errors (e.g. 503)". */
export const OF_A_NEAR_NOUN =
  /(?<!\p{L})(?:for|on|against|from|with|after|before|above|below)\s+(?:\p{L}+\s+)?\p{L}+\s*[(（]?\s*$/iu;
