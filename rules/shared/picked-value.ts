import { CHOICE_NAMES, CHOICE_WORDS } from '../lexicon/parameter-words.js';
import { CONSENT, NEVER_PICKED, SENTINEL } from '../lexicon/picked-words.js';
import { nameWords } from './name-words.js';

/**
 * The entries of a list of choices that an example may pick: none that stands for no choice at all, that takes something
 * away, or that opens a door to everybody.
 */
export function pickable(choices: readonly unknown[]): readonly unknown[] {
  return choices.filter((choice) => {
    if (typeof choice === 'boolean') return false;
    if (typeof choice !== 'string') return true;
    const words = nameWords(choice);
    return (
      words.length > 0 && !SENTINEL.test(words.join('_')) && !words.some((word) => NEVER_PICKED.has(word))
    );
  });
}

/** True for a parameter that chooses what the call does: which other ones it needs depends on it. */
export function choosesAct(name: string): boolean {
  const last = nameWords(name).at(-1) ?? '';
  return CHOICE_WORDS.has(last) || CHOICE_NAMES.has(last);
}

/** True for a parameter with which the user agrees to something: nobody agrees in another's place. */
export function isConsent(name: string): boolean {
  return CONSENT.test(nameWords(name).join('_'));
}
