import {
  CHINESE,
  JAPANESE,
  LATIN_LANGUAGES,
  type LanguageMark,
  SCRIPT_LANGUAGES,
} from '../lexicon/languages.js';
import { countWords, sentencesOf } from './words.js';

const ENGLISH = LATIN_LANGUAGES[0]!;
const ONLY_ASCII = /^[\x00-\x7f]*$/;
const LATIN_WORD = /\p{Script=Latin}+(?:['’]\p{Script=Latin}+)*/gu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const IDEOGRAPHIC_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;
/** Code, and labels before the sentence: they are English in every language. */
const CODE_AND_LABELS = /`[^`]*`|^\s*(?:\[[^\]]*\]|\([^)]*\)|【[^】]*】)\s*/g;

/**
 * The language of a description: that of its first sentence, outside code and labels, told by script and by function
 * words. A sentence that gives no sign is read together with the rest; a text without any sign counts as English.
 */
export function languageOf(text: string): LanguageMark {
  const clean = text.replace(CODE_AND_LABELS, ' ');
  const first = sentencesOf(clean)[0] ?? clean;
  return byScript(first) ?? byFunctionWords(first) ?? byFunctionWords(clean) ?? ENGLISH;
}

function byScript(text: string): LanguageMark | undefined {
  if (ONLY_ASCII.test(text)) return undefined;
  const latin = text.match(LATIN_WORD)?.length ?? 0;
  const ideographs = countWords((text.match(IDEOGRAPHIC_RUN) ?? []).join(' '));
  if (ideographs > latin) return KANA.test(text) ? JAPANESE : CHINESE;
  return SCRIPT_LANGUAGES.find(({ letters }) => (text.match(letters)?.length ?? 0) > latin * 3);
}

/** The language with the most different function words; a stranger needs two, and more than English has. */
function byFunctionWords(text: string): LanguageMark | undefined {
  const words = new Set(text.toLowerCase().match(LATIN_WORD) ?? []);
  const hits = (language: (typeof LATIN_LANGUAGES)[number]) => {
    let count = 0;
    for (const word of words) if (language.words.has(word)) count++;
    return count;
  };
  const english = hits(ENGLISH);
  let best: LanguageMark | undefined = english > 0 ? ENGLISH : undefined;
  let most = Math.max(1, english);
  for (const language of LATIN_LANGUAGES) {
    const count = hits(language);
    if (count > most) [best, most] = [language, count];
  }
  return best;
}
