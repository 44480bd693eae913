import { PRESSING } from '../lexicon/assertive-words.js';
import { whenWords } from '../lexicon/when-words.js';
import type { Prose } from './description.js';
import { sentencesOf } from './words.js';

/**
 * Whether a description tells when the tool is used; undefined when its language is not known. An order to choose the
 * tool whatever the task tells nothing: the sentence it stands in does not count.
 */
export function tellsWhen({ text, language }: Prose): boolean | undefined {
  const words = whenWords(language.tag);
  if (!words) return undefined;
  if (!words.test(text)) return false;
  if (!PRESSING.some((phrase) => phrase.test(text))) return true;
  return sentencesOf(text).some(
    (sentence) => words.test(sentence) && !PRESSING.some((phrase) => phrase.test(sentence)),
  );
}
