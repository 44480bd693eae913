import type { Context } from '../../src/rule/context.js';
import type { Act } from '../lexicon/effects.js';
import { nameVerbs } from '../lexicon/english.js';
import { englishEffects } from '../lexicon/english-effects.js';
import { CALLED_BY_NAME, ISSUED, JOINING, NOUNS, PARTICLES } from '../lexicon/name-words.js';
import { ownNameWords } from './name-verb.js';

/** Names are identifiers, and identifiers are written in English. */
const { acts } = englishEffects;

/** The act of a name, and its verb; undefined when the name does not say one act alone. */
export function actOfName(context: Context): (Act & { readonly verb: string }) | undefined {
  const words = context.fact(ownNameWords);
  const [first = '', second = ''] = words;
  const isFirst = nameVerbs.all.has(first);
  // A noun first: the verb is the last word, as in `pods_delete`.
  const verb = isFirst ? first : (words.at(-1) ?? '');
  const act = acts.get(verb);
  if (!act || (isFirst && PARTICLES.has(second))) return undefined;
  const others = isFirst ? words.slice(1) : words.slice(0, -1);
  if (others.some((word, at) => isSecondAct(word, others[at - 1], act))) return undefined;
  return { ...act, verb };
}

function isSecondAct(word: string, before: string | undefined, { effect }: Act): boolean {
  if (JOINING.has(before ?? '') && nameVerbs.all.has(word)) return true;
  if (effect === 'reads' && ISSUED.has(word)) return true;
  const other = acts.get(word)?.effect;
  return other !== undefined && other !== effect && !NOUNS.has(word);
}

/** The thing is told from others by the name that its maker gives it, so that a second one of that name cannot be made. */
export function isCalledByName(context: Context): boolean {
  return context.fact(ownNameWords).some((word) => CALLED_BY_NAME.has(word));
}
