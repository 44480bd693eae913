import { nameVerbs } from '../lexicon/english.js';
import {
  CHINESE,
  ENGLISH,
  FIRST_VERBS,
  FUNCTION_WORDS,
  JAPANESE,
  KANA,
  type Language,
  OWN_LETTERS,
  SCRIPTS,
  WEAK_WORDS,
} from '../lexicon/languages.js';
import { countWords } from './words.js';

const BEYOND_LATIN = /[\u0370-\u1cff\u2e80-\ud7ff\uf900-\ufaff]/;
const LATIN_WORD = /[A-Za-z\u00c0-\u024f\u1e00-\u1eff]+/g;
const BEGINS_IDEOGRAPHIC = /^[^\p{L}\p{N}]*[\u2e80-\u9fff\uf900-\ufaff]/u;
const IDEOGRAPHIC_RUN = /[\u2e80-\u9fff\uf900-\ufaff]+/g;
const ASCII = /^[\x00-\x7f]*$/;
/** Words that no other language of the table has: most texts have one early, and need no closer look. */
const ENGLISH_ONLY = / (?:the|and|with|from|this|which) /;
/** Code, and labels before the sentence: they are English in every language. */
const CODE = /`[^`]*`/g;
const LABELS = /^(?:\s*(?:\[[^\]]*\]|\([^)]*\)|【[^】]*】))+/;
const SENTENCE_END = /[.!?](?=\s)|[。！？\n]/;

/**
 * French and Spanish share many of their function words (`un`, `en`, `la`, `que`), and one more or less says little;
 * how the longer words end tells the two apart.
 */
const ENDINGS: Readonly<Record<string, { readonly rival: string; readonly own: RegExp }>> = {
  es: { rival: 'fr', own: /(?:[ao]s?|[áíóú]n?|iones)$/ },
  fr: { rival: 'es', own: /(?:[eé]|ées?|e[zt]|[iun]t|x|ions?)$/ },
};
const LONGER_WORD = /[a-z\u00e0-\u00ff\u0153]{4,}/g;

/**
 * The language of a description: that of its first sentence, outside code and labels, told by script and by function
 * words. A sentence that gives no sign is read together with the rest; a text without any sign counts as English.
 */
export function languageOf(text: string): Language {
  const head = text.slice(0, 200);
  if (ENGLISH_ONLY.test(head) && ASCII.test(head)) return ENGLISH;
  const clean = (text.includes('`') ? text.replace(CODE, ' ') : text).replace(LABELS, '').trimStart();
  const end = clean.search(SENTENCE_END);
  const first = end === -1 ? clean : clean.slice(0, end);
  return byScript(first, clean) ?? bySigns(first) ?? (end === -1 ? undefined : bySigns(clean)) ?? ENGLISH;
}

/** @param whole the rest too: a Japanese sentence may have no kana in it */
function byScript(text: string, whole: string): Language | undefined {
  if (!BEYOND_LATIN.test(text)) return undefined;
  const latin = text.match(LATIN_WORD)?.length ?? 0;
  const ideographs = countWords((text.match(IDEOGRAPHIC_RUN) ?? []).join(' '));
  if (ideographs > latin || (ideographs > 0 && BEGINS_IDEOGRAPHIC.test(text)))
    return KANA.test(whole) ? JAPANESE : CHINESE;
  return SCRIPTS.find(([, letters]) => (text.match(letters)?.length ?? 0) > latin * 2)?.[0];
}

/** What a verb that opens a text weighs: as much as two function words. */
const VERB_WEIGHT = 2;

/**
 * The language with the most signs, and more than English has: different function words, a verb at the beginning, a
 * letter of its own. A stranger needs two; one is enough where English has none and the text does not begin with an
 * English verb.
 */
function bySigns(text: string): Language | undefined {
  const words = functionWordsOf(text);
  const opens = text.match(LATIN_WORD)?.[0]?.toLowerCase() ?? '';
  const opensEnglish = opensInEnglish(opens);
  const verbOf = opensEnglish ? [] : (FIRST_VERBS.get(opens) ?? []);
  // The common case: words of English and of no other language.
  if (verbOf.length === 0 && words.every((word) => isEnglishOnly(word)))
    return words.length > 0 ? ENGLISH : undefined;
  const letters = ASCII.test(text) ? [] : OWN_LETTERS.filter(([, own]) => own.test(text)).map(([tag]) => tag);
  const candidates = new Set([...words.flatMap((word) => FUNCTION_WORDS.get(word) ?? []), ...verbOf]);
  const signs = (language: Language) => {
    const own = words.filter((word) => FUNCTION_WORDS.get(word)?.includes(language));
    const isSure =
      language === ENGLISH || verbOf.includes(language) || own.some((word) => !WEAK_WORDS.has(word));
    if (!isSure) return 0;
    return (
      own.length + (verbOf.includes(language) ? VERB_WEIGHT : 0) + (letters.includes(language.tag) ? 1 : 0)
    );
  };
  const english = signs(ENGLISH);
  let best = english > 0 ? ENGLISH : undefined;
  let most = english > 0 || opensEnglish ? Math.max(1, english) : 0;
  for (const language of candidates) if (signs(language) > most) [best, most] = [language, signs(language)];
  const rival = best && [...candidates].find(({ tag }) => tag === ENDINGS[best!.tag]?.rival);
  return best && rival && signs(rival) >= most - 1 ? byEndings(text, best, rival) : best;
}

function isEnglishOnly(word: string): boolean {
  const languages = FUNCTION_WORDS.get(word);
  return languages?.length === 1 && languages[0] === ENGLISH;
}

/** The different function words of a text. */
function functionWordsOf(text: string): string[] {
  const words: string[] = [];
  for (const [index, written] of text.split(/\s+/).entries()) {
    // What is capital inside a sentence is a name ("La Paz"), and "UN" is an abbreviation in every language.
    if (index > 0 && /^\p{Lu}/u.test(written)) continue;
    const [first = '', second] = written
      .toLowerCase()
      .replace(/[.:;!?]+$/, '')
      .split(/['’]/);
    // Elision: "l'utilisateur". In "user's" and "don't" the short part comes last.
    const word = second === undefined || first.length <= 2 ? first : '';
    if (FUNCTION_WORDS.has(word) && !words.includes(word)) words.push(word);
  }
  return words;
}

/** Verbs of names are base forms; a description may have the third person. */
function opensInEnglish(word: string): boolean {
  return [word, word.replace(/s$/, ''), word.replace(/es$/, '')].some((form) => nameVerbs.all.has(form));
}

/** The rival when more words end as its own do, else the language that has more function words. */
function byEndings(text: string, best: Language, rival: Language): Language {
  const words = text.toLowerCase().match(LONGER_WORD) ?? [];
  const count = ({ tag }: Language) => words.filter((word) => ENDINGS[tag]?.own.test(word)).length;
  return count(rival) > count(best) ? rival : best;
}
