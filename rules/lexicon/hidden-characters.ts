/**
 * Characters that a person does not see and a model reads, by what they do (Unicode 17, names list). Which of them are
 * innocent where they stand is said by what is around them: joiners hold emoji and letters of many scripts together.
 */

/** Any of them; a text without one needs no closer look. */
export const MAY_HIDE =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each character is meant by itself
  /[\u0008\u001b\u007f\u009b\u00ad\u034f\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]|\udb40[\udc00-\uddff]/;

/** Copies of ASCII that nothing shows (U+E0000 to U+E007F), with the subdivision flags that are rightly written with them. */
export const TAGS_AND_FLAGS =
  /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}|[\u{e0000}-\u{e007f}]/gu;

/** One selects the form of the character before it; several in a row carry bytes. */
export const SELECTORS_IN_A_ROW = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{2,}/gu;

/** They turn text around, whatever its letters are. */
export const OVERRIDES = /[\u202d\u202e]/g;

/** They set text apart; each opening one has its end in an honest text. */
export const EMBEDDINGS = /[\u202a-\u202c\u2066-\u2069]/g;
export const OPENING_EMBEDDINGS = '\u202a\u202b\u2066\u2067\u2068';
/** An isolate that keeps the direction shows nothing; interface texts are full of them. */
export const HARMLESS_ISOLATES = /^[\u2066\u2068\u2069]*$/;

/** No text of today has them: invisible operators, deprecated format characters, interlinear notes. */
export const NEVER_MEANT = /[\u2061-\u2064\u206a-\u206f\ufff9-\ufffb]/g;

/** Fillers of Korean syllables show as nothing; beside Korean letters they are meant. */
export const FILLERS = /(?<![\u1100-\u11ff\u3131-\u318e\uac00-\ud7ff])[\u115f\u1160\u3164\uffa0]/g;

/** Invisible ones that part or join: inside a word they break it for the model alone. */
const PARTING = '\\u00ad\\u034f\\u061c\\u180e\\u200b-\\u200f\\u2060\\ufeff';
const PLAIN_LETTER = '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Nd}_]';
/** A soft hyphen inside a word of a text says where the line may break. */
export const INSIDE_A_WORD = new RegExp(
  `(?<=${PLAIN_LETTER})[${PARTING.replace('\\u00ad', '')}]+(?=${PLAIN_LETTER})`,
  'gu',
);
/** So many in a row spell something. */
export const IN_A_ROW = /[\u200b-\u200f\u2060\ufeff]{4,}/g;
/** In a name or a value that is compared, each of them counts, but for the joiners of scripts and emoji. */
export const IN_AN_IDENTIFIER = new RegExp(
  `(?<![\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gujarati}\\p{Script=Gurmukhi}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Oriya}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Myanmar}\\p{Script=Mongolian}\\p{Script=Tibetan}\\p{M}])[${PARTING}]`,
  'gu',
);

/** Orders to a terminal: colours, a cleared screen, a moved cursor, a title. The keys of a keyboard are none of them. */
export const TERMINAL_ORDERS = /(?:\u001b\[|\u009b)[\d;]*[mJKHsuST]|\u001b\]\d+;/g;

/** Scripts that are read from right to left. */
export const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
