import { nameVerbs } from '../lexicon/english.js';
import {
  CHINESE,
  ENGLISH,
  FIRST_VERBS,
  FUNCTION_WORDS,
  JAPANESE,
  type Language,
  SCRIPTS,
} from '../lexicon/languages.js';
import { countWords } from './words.js';

const BEYOND_LATIN = /[\u0370-\u1cff\u2e80-\ud7ff\uf900-\ufaff]/;
const LATIN_WORD = /[A-Za-z\u00c0-\u024f\u1e00-\u1eff]+/g;
const KANA = /[\u3040-\u30ff]/;
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
  return (
    byScript(first, clean) ??
    byFunctionWords(first) ??
    (end === -1 ? undefined : byFunctionWords(clean)) ??
    byFirstVerb(clean) ??
    ENGLISH
  );
}

/** @param whole the rest too: a Japanese sentence may have no kana in it */
function byScript(text: string, whole: string): Language | undefined {
  if (!BEYOND_LATIN.test(text)) return undefined;
  const latin = text.match(LATIN_WORD)?.length ?? 0;
  const ideographs = countWords((text.match(IDEOGRAPHIC_RUN) ?? []).join(' '));
  if (ideographs > latin || (ideographs > 0 && BEGINS_IDEOGRAPHIC.test(text)))
    return KANA.test(whole) ? JAPANESE : CHINESE;
  return SCRIPTS.find(([, letters]) => (text.match(letters)?.length ?? 0) > latin * 3)?.[0];
}

/**
 * The language with the most different function words, and more than English has. A stranger needs two; one is enough
 * where English has none and the text does not begin with an English verb.
 */
function byFunctionWords(text: string): Language | undefined {
  const words: string[] = [];
  let isForeign = false;
  for (const written of text.split(' ')) {
    // "UN" is an abbreviation in every language.
    const word = written.length > 1 && written === written.toUpperCase() ? '' : written.toLowerCase();
    const languages = FUNCTION_WORDS.get(word);
    if (!languages || words.includes(word)) continue;
    words.push(word);
    if (languages[0] !== ENGLISH || languages.length > 1) isForeign = true;
  }
  // The common case: words of English and of no other language.
  if (!isForeign) return words.length > 0 ? ENGLISH : undefined;
  const count = (language: Language) =>
    words.filter((word) => FUNCTION_WORDS.get(word)?.includes(language)).length;
  let best = count(ENGLISH) > 0 ? ENGLISH : undefined;
  const opens = text.match(LATIN_WORD)?.[0]?.toLowerCase() ?? '';
  let most = count(ENGLISH) > 0 || nameVerbs.all.has(opens) ? Math.max(1, count(ENGLISH)) : 0;
  for (const language of new Set(words.flatMap((word) => FUNCTION_WORDS.get(word) ?? [])))
    if (count(language) > most) [best, most] = [language, count(language)];
  const rival = best && languageWithTag(words, ENDINGS[best.tag]?.rival);
  return best && rival && count(rival) >= most - 1 ? byEndings(text, best, rival) : best;
}

function languageWithTag(words: readonly string[], tag: string | undefined): Language | undefined {
  return words.flatMap((word) => FUNCTION_WORDS.get(word) ?? []).find((language) => language.tag === tag);
}

/** The rival when more words end as its own do, else the language that has more function words. */
function byEndings(text: string, best: Language, rival: Language): Language {
  const words = text.toLowerCase().match(LONGER_WORD) ?? [];
  const count = ({ tag }: Language) => words.filter((word) => ENDINGS[tag]?.own.test(word)).length;
  return count(rival) > count(best) ? rival : best;
}

/** A short sentence may have no function word; its first word may still be a verb that only one language has. */
function byFirstVerb(text: string): Language | undefined {
  const first = text.match(LATIN_WORD)?.[0]?.toLowerCase();
  return first === undefined ? undefined : FIRST_VERBS.get(first);
}
