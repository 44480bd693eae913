/** How a language is told: by the script it alone is written in, or by the small words that every sentence has. */
export interface LanguageMark {
  readonly tag: string;
  readonly name: string;
}

/**
 * Languages of the Latin script, with function words that are frequent in each. Words that English also has (`as`, `do`,
 * `no`, `per`, `die`) are left out of the others: what is no sign is no evidence.
 */
export const LATIN_LANGUAGES: readonly (LanguageMark & { readonly words: ReadonlySet<string> })[] = [
  latin(
    'en',
    'English',
    'the of and to for with from by this that is are be or an in it its all when if not can which as at on your you one only new use using into have has will no do than then',
  ),
  latin(
    'es',
    'Spanish',
    'el la los las una del y en para por que se al su sus como lo esta este cuando si según todos',
  ),
  latin(
    'fr',
    'French',
    'le la les un une des du et en avec par que qui est dans sur ou au aux ce cette ses son si pour',
  ),
  latin(
    'de',
    'German',
    'der das dem des ein eine einen einer und mit für von zu im ist auf nach oder wenn nicht aus alle',
  ),
  latin('pt', 'Portuguese', 'os uma das dos um em na para com por que é ao ou não são seu sua quando todos'),
  latin('it', 'Italian', 'il lo gli una di del della dei delle che è si al alla sono da quando se tutti con'),
  latin('nl', 'Dutch', 'het een van en met voor op uit naar zijn niet bij als dat deze wordt alle'),
  latin('pl', 'Polish', 'i w z na do dla się jest nie lub przez po od oraz który które tego jako jeśli'),
  latin('tr', 'Turkish', 've bir bu için ile olarak veya da de tüm belirli göre eğer'),
  latin('vi', 'Vietnamese', 'và của các cho một với trong là được từ theo khi không những'),
  latin(
    'id',
    'Indonesian',
    'yang dan untuk dari dengan di ke ini itu pada atau sebuah berdasarkan jika tidak',
  ),
];

/** Scripts that name the language, or the group of languages, that is written in them. */
export const SCRIPT_LANGUAGES: readonly (LanguageMark & { readonly letters: RegExp })[] = [
  { tag: 'ko', name: 'Korean', letters: /\p{Script=Hangul}/gu },
  { tag: 'ru', name: 'Russian or another language in Cyrillic', letters: /\p{Script=Cyrillic}/gu },
  { tag: 'ar', name: 'Arabic or another language in Arabic script', letters: /\p{Script=Arabic}/gu },
  { tag: 'he', name: 'Hebrew', letters: /\p{Script=Hebrew}/gu },
  { tag: 'el', name: 'Greek', letters: /\p{Script=Greek}/gu },
  { tag: 'th', name: 'Thai', letters: /\p{Script=Thai}/gu },
  { tag: 'hi', name: 'Hindi or another language in Devanagari', letters: /\p{Script=Devanagari}/gu },
];

export const JAPANESE: LanguageMark = { tag: 'ja', name: 'Japanese' };
export const CHINESE: LanguageMark = { tag: 'zh', name: 'Chinese' };

function latin(tag: string, name: string, words: string) {
  return { tag, name, words: new Set(words.split(' ')) };
}
