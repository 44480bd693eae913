import type { Context } from '../../src/rule/context.js';
import type { Act } from '../lexicon/effects.js';
import { nameVerbs } from '../lexicon/english.js';
import { englishEffects } from '../lexicon/english-effects.js';
import { looksByName } from '../lexicon/english-senses.js';
import { actInName } from '../lexicon/name-acts.js';
import { ADDED, CALLED_BY_NAME, ISSUED, JOINING, NOUNS, PARTICLES, REPLACED } from '../lexicon/name-words.js';
import { prose } from './description.js';
import { ownNameWords } from './name-verb.js';

/** Names are identifiers, and identifiers are written in English. */
const { acts } = englishEffects;

/**
 * The act of a name, and its verb; undefined when the name does not say one act alone. A repair may have put the verb in
 * front: what was the name before ("reboot", "order_payment") must not be an act of its own.
 */
export function actOfName(context: Context): (Act & { readonly verb: string }) | undefined {
  const words = context.fact(ownNameWords);
  const [first = '', second = ''] = words;
  const isFirst = nameVerbs.all.has(first);
  // A noun first: the verb is the last word, as in `pods_delete`.
  const verb = isFirst ? first : (words.at(-1) ?? '');
  const act = acts.get(verb);
  if (!act || (isFirst && PARTICLES.has(second))) return undefined;
  const others = isFirst ? words.slice(1) : words.slice(0, -1);
  if (others.some((word, at) => isJoined(word, others[at - 1]))) return undefined;
  const isAlone = act.effect === 'reads' ? onlyLooks(verb, others, context) : !hasOther(act, others);
  return isAlone ? { ...act, verb } : undefined;
}

function isJoined(word: string, before: string | undefined): boolean {
  return JOINING.has(before ?? '') && nameVerbs.all.has(word);
}

function hasOther({ effect }: Act, others: readonly string[]): boolean {
  return others.some((word) => (acts.get(word)?.effect ?? effect) !== effect && !NOUNS.has(word));
}

/** Nothing beside the verb is an act, or what may be one stands in the text as a thing. */
function onlyLooks(verb: string, others: readonly string[], context: Context): boolean {
  if (!looksByName(verb, others) || PARTICLES.has(others.at(-1) ?? '')) return false;
  const { lower } = context.fact(prose);
  return others.every((word, at) => {
    if (ISSUED.has(word)) return false;
    const said = actInName(others, at);
    return said === 'none' || (said === 'either' && stands(word, lower));
  });
}

/** A text in which no act was found has the word as a noun, when it has it at all. */
function stands(word: string, lower: string): boolean {
  return new RegExp(`\\b${word}(?:e?s)?\\b`).test(lower);
}

/** What the name says to be made stands beside what is there: no rollback, no payment, no file in the place of another. */
export function onlyAdds(context: Context): boolean {
  const words = context.fact(ownNameWords);
  if (words.some((word) => REPLACED.has(word))) return false;
  return words.every((word, at) => at === 0 || ADDED.has(word) || actInName(words, at) === 'none');
}

/** The thing is told from others by the name that its maker gives it, so that a second one of that name cannot be made. */
export function isCalledByName(context: Context): boolean {
  return context.fact(ownNameWords).some((word) => CALLED_BY_NAME.has(word));
}
