/** Words by which the text of a parameter says what holds when the parameter is left out. */

/** Without one of these a text states none. */
export const DEFAULT_WORD = /default|默认|デフォルト|defecto|défaut/i;

/** Stands right before the default, which is one value. */
export const DEFAULT_LEAD =
  /(?<![\p{L}\p{N}_])(?:defaults? to|defaulting to|(?:the )?default(?: value)?(?!\p{L})(?: is:?|:|\s?=)?|默认值?(?:为|是|：|:)?|デフォルト(?:値)?(?:は|：|:)?|por defecto:?|par défaut :?)\s*/giu;

/** The default depends on more than this parameter, or there are several. */
export const LOOSE_DEFAULT =
  /(?<!\p{L})(?:depend\w*|unless|per (?:mode|action|type|operation)|otherwise|varies|on (?:macos|windows|linux|ios|android)|for (?!the\b|this\b|more\b|pagination\b|each\b)\p{L}+|when (?!(?:omitted|not|unset|absent|left|missing)\b)|if (?!(?:omitted|not|unset|absent|unspecified|none|left|missing)\b))(?!\p{L})/iu;

/** A value in words. */
export const BOOLEAN_WORDS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);
